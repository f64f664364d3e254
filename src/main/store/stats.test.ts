import { describe, expect, test } from 'vitest';
import type { Deriver, StatsFilter } from '../people/ports.ts';
import { aHouse, aMatch, aRow, bot, NOW, person } from './scenes.ts';

/** Facts that a test can see through: one of the whole match, two by turn. */
const deriver: Deriver = {
  version: 1,
  facts: ({ seats, moves }) =>
    seats.flatMap((_, seat) => [
      { seat, name: 'moves', step: 0, value: 10 },
      { seat, name: 'time', step: 0, value: 5_000 },
      { seat, name: 'resigned', step: 0, value: moves.at(-1) === `${seat} resign` ? 1 : 0 },
      { seat, name: 'figures', step: 1, value: seat + 1 },
      { seat, name: 'figures', step: 2, value: seat + 3 },
    ]),
  rate: (before) => before.map((known) => ({ mu: (known?.mu ?? 20) + 1, sigma: 3 })),
};

const QUARTO: StatsFilter = { game: 'quarto' };
const outcome = (ranks: number[], points: number[]) => ({ ranks, points, reason: 'counted' });

/** An evening: Аня and Борис play four times, once with a bot, once with an undo; Вера watches, then plays. */
function evening() {
  const the = aHouse(deriver);
  const [anya, boris, vera] = ['Аня', 'Борис', 'Вера'].map((name) => the.people.add(name)) as [
    string,
    string,
    string,
  ];
  const play = (
    id: string,
    seats: ReturnType<typeof person>[],
    ranks: number[],
    points: number[],
    undone = 0,
    last = 'x',
  ) => {
    the.matches.create(aMatch(id, { seats }));
    the.matches.finish(id, aRow(0, last), outcome(ranks, points), undone);
  };
  play('m1', [person(0, 'Аня'), person(1, 'Борис')], [1, 2], [8, 5]);
  play('m2', [person(0, 'Борис'), person(1, 'Аня')], [2, 1], [4, 8]);
  play('m3', [person(0, 'Аня'), person(1, 'Борис'), bot(2, 4)], [2, 2, 1], [6, 6, 7]);
  play('m4', [person(0, 'Аня'), person(1, 'Борис')], [1, 1], [5, 5]);
  play('m5', [person(0, 'Аня'), person(1, 'Борис')], [1, 2], [9, 1], 3);
  play('m6', [person(0, 'Вера'), person(1, 'Аня')], [2, 1], [0, 3], 0, 'resign');
  the.matches.create(aMatch('m7', { seats: [person(0, 'Аня'), person(1, 'Вера')] }));
  return { ...the, anya, boris, vera };
}

describe('figures of an evening', () => {
  test('played, won, drawn and points of everybody, matches with an undo left out or counted', () => {
    const { stats, anya, boris } = evening();
    const of = (id: string, filter = QUARTO) => stats.people(filter).find(({ person: who }) => who === id);
    expect(of(anya)).toEqual({
      ...{ person: anya, played: 5, won: 3, drawn: 1, points: 30, best: 8 },
      ...{ time: 25_000, moves: 50, resigned: 0, timedOut: 0 },
    });
    expect(stats.person(anya, QUARTO)).toEqual(of(anya));
    expect(stats.person('nobody', QUARTO)).toBeUndefined();
    expect(of(boris)).toMatchObject({ played: 4, won: 0, drawn: 1, best: 6 });
    expect(of('bot:4')).toMatchObject({ played: 1, won: 1 });
    expect(of(anya, { ...QUARTO, undone: 'with' })).toMatchObject({ played: 6, won: 4, best: 9 });
    expect(stats.people({ game: 'foursquare' })).toEqual([]);
  });

  test('what does not count stands apart: taken back, given up, not ended', () => {
    const { stats, matches, anya, boris, vera } = evening();
    expect(stats.aside(anya, QUARTO)).toEqual({ undone: 1, left: 0, unfinished: 1 });
    expect(stats.aside(boris, QUARTO)).toEqual({ undone: 1, left: 0, unfinished: 0 });
    expect(stats.aside(vera, QUARTO)).toEqual({ undone: 0, left: 1, unfinished: 1 });
    expect(stats.aside(anya, { ...QUARTO, together: [boris] })).toEqual({
      undone: 1,
      left: 0,
      unfinished: 0,
    });
    matches.abandon('m7');
    expect(stats.aside(vera, QUARTO).unfinished).toBe(1);
  });

  test('by time, by who sat together, by level of a bot', () => {
    const { stats, anya, boris, vera } = evening();
    const played = (filter: Partial<StatsFilter>) =>
      stats.people({ ...QUARTO, ...filter }).find(({ person: who }) => who === anya)?.played ?? 0;
    const second = stats.recent(anya, QUARTO, 9)[1]?.at ?? 0;
    expect([played({ from: second }), played({ to: second })]).toEqual([4, 1]);
    expect([played({ together: [boris] }), played({ together: [boris, vera] })]).toEqual([4, 0]);
    expect([played({ level: 4 }), played({ level: 5 })]).toEqual([1, 0]);
  });

  test('a streak is wins in a row; a draw ends it', () => {
    const { stats, anya, boris } = evening();
    expect(stats.streak(anya, QUARTO)).toEqual({ current: 1, longest: 2 });
    expect(stats.streak(boris, QUARTO)).toEqual({ current: 0, longest: 0 });
  });

  test('against whom: a better place is a win over that one, whoever won the match', () => {
    const { stats, people, anya, boris, vera } = evening();
    expect(stats.opponents(anya, QUARTO)).toEqual([
      { person: boris, played: 4, won: 2, drawn: 2 },
      ...[
        { person: vera, played: 1, won: 1, drawn: 0 },
        { person: 'bot:4', played: 1, won: 0, drawn: 0 },
      ].toSorted((a, b) => (a.person < b.person ? -1 : 1)),
    ]);
    people.remove(vera);
    expect(stats.opponents(anya, QUARTO).map(({ person: who }) => who)).toContain(null);
    expect(stats.people(QUARTO).map(({ person: who }) => who)).not.toContain(vera);
  });

  test('by seat', () => {
    const { stats, anya } = evening();
    expect(stats.seats(anya, QUARTO)).toEqual([
      { seat: 0, played: 3, won: 1, drawn: 1 },
      { seat: 1, played: 2, won: 2, drawn: 0 },
    ]);
  });

  test('facts are summed up by name and turn', () => {
    const { stats, boris } = evening();
    // Seat 1, 0, 1, 1.
    expect(stats.facts(boris, QUARTO)).toEqual([
      { name: 'figures', step: 1, matches: 4, sum: 7, best: 2 },
      { name: 'figures', step: 2, matches: 4, sum: 15, best: 4 },
    ]);
  });

  test('curves run forward in time and show the newest', () => {
    const { stats, anya } = evening();
    expect(stats.recent(anya, QUARTO, 3).map(({ match, points }) => [match, points])).toEqual([
      ['m3', 6],
      ['m4', 5],
      ['m6', 3],
    ]);
    expect(stats.ratingCurve(anya, 'quarto', 2).map(({ match, mu }) => [match, mu])).toEqual([
      ['m4', 24],
      ['m6', 25],
    ]);
    expect(stats.ratings('quarto').get(anya)).toEqual({ mu: 25, sigma: 3 });
    expect(stats.distribution(anya, QUARTO)).toEqual([
      { points: 3, matches: 1 },
      { points: 5, matches: 1 },
      { points: 6, matches: 1 },
      { points: 8, matches: 2 },
    ]);
  });

  test('the export has a line for each seat, oldest first, also beyond a page', () => {
    const { stats, matches, database } = evening();
    expect([...stats.rows(QUARTO)].map(({ match, seat }) => `${match} ${seat}`)).toEqual(
      'm1 0,m1 1,m2 0,m2 1,m3 0,m3 1,m3 2,m4 0,m4 1,m6 0,m6 1'.split(','),
    );
    expect([...stats.rows(QUARTO)][0]).toEqual({
      ...{ match: 'm1', game: 'quarto', startedAt: NOW.getTime(), endedAt: expect.any(Number), seat: 0 },
      ...{
        name: 'Аня',
        level: null,
        rank: 1,
        points: 8,
        reason: 'counted',
        undone: 0,
        moves: 10,
        time: 5_000,
      },
    });
    database.db.pragma('synchronous = OFF');
    for (let nth = 0; nth < 300; nth++) {
      matches.create(aMatch(`more ${nth}`, { seats: [person(0, 'Аня'), person(1, 'Борис')] }));
      matches.finish(`more ${nth}`, aRow(0), outcome([1, 2], [1, 0]), 0);
    }
    const all = [...stats.rows(QUARTO)].map(({ match, seat }) => `${match} ${seat}`);
    expect([all.length, new Set(all).size]).toEqual([611, 611]);
  });
});

test('days won are the dates whose deal was won without an undo, each once', () => {
  const { stats, people, matches } = aHouse(deriver);
  const anya = people.add('Аня');
  const solitaire = (id: string, seed: string, won: boolean, undone = 0) => {
    matches.create(aMatch(id, { game: 'foursquare', seed, seats: [person(0, 'Аня')] }));
    matches.finish(id, aRow(0), outcome([won ? 1 : 2], [won ? 9 : 0]), undone);
  };
  solitaire('m1', '2026-05-08', true);
  solitaire('m2', '2026-05-08', true);
  solitaire('m3', '2026-05-09', false);
  solitaire('m4', '2026-05-10', true, 1);
  solitaire('m5', '17', true);
  solitaire('m6', '2026-05-07', true);
  expect(stats.daysWon(anya)).toEqual(['2026-05-07', '2026-05-08']);
});
