import { describe, expect, test } from 'vitest';
import { games } from '../../../shared/games/index.ts';
import { aHouse, aMatch, aRow, person } from '../../store/scenes.ts';
import { openTournaments } from '../../store/tournaments.ts';
import { deriverOf } from '../deriver.ts';
import { openEvenings } from './evening.ts';
import type { TournamentPlan } from './ports.ts';
import { sharesOf } from './scoring.ts';

const NAMES = ['Аня', 'Борис', 'Вера', 'Гена'];

/** A house with friends in it and a place for their evenings. */
function house(names: readonly string[] = NAMES) {
  const the = aHouse(deriverOf(games));
  let time = 0;
  const evenings = openEvenings(
    openTournaments(the.database, () => ++time),
    games,
    () => ++time,
  );
  const people = names.map((name) => the.people.add(name));
  const nameOf = (id: string) => names[people.indexOf(id)] ?? '';
  const page = (id: string) => {
    const found = evenings.page(id);
    if (!found) throw new Error(`no tournament ${id}`);
    return found;
  };
  /** Plays a match of people in their seats; the outcome is what the test says. */
  const play = (
    id: string,
    game: string,
    seats: readonly string[],
    ranks: number[],
    points = ranks.map((rank) => 9 - rank),
  ) => {
    the.matches.create(
      aMatch(id, { game, options: {}, seats: seats.map((who, seat) => person(seat, nameOf(who))) }),
    );
    the.matches.finish(id, aRow(0), { ranks, points, reason: 'counted' }, 0);
  };
  return { ...the, evenings, friends: people, nameOf, page, play };
}

const plan = (people: readonly string[], changes: Partial<TournamentPlan> = {}): TournamentPlan => ({
  ...{ name: 'Пятница', kind: 'swiss', rounds: 3, people },
  games: ['quarto', 'carcassonne', 'kvartaly'].map((game) => ({ game, options: {} })),
  ...changes,
});

function created(the: ReturnType<typeof house>, changes: Partial<TournamentPlan> = {}): string {
  const made = the.evenings.create(plan(the.friends, changes));
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

describe('a Swiss evening of four over three games', () => {
  test('goes from the first pairing to the table, results coming from the matches', () => {
    const the = house();
    const id = created(the);
    for (const [nth, game] of ['quarto', 'carcassonne', 'kvartaly'].entries()) {
      const { tournament, round } = the.page(id);
      expect(round).toBe(nth + 1);
      for (const board of tournament.boards.filter((each) => each.round === round)) {
        expect(board.game).toBe(game);
        expect(the.evenings.nextRound(id)).toEqual({ ok: false, error: 'round-open' });
        // Аня always wins, then Борис, then Вера.
        const order = board.people.map((who) => the.friends.indexOf(who));
        const ranks = order[0] !== undefined && order[0] < (order[1] ?? 0) ? [1, 2] : [2, 1];
        the.play(`m${board.no}`, game, board.people, ranks);
        expect(the.evenings.link(id, board.no, `m${board.no}`, null)).toEqual({ ok: true, value: null });
      }
      expect(the.page(id).roundOver).toBe(true);
      if (nth < 2) expect(the.evenings.nextRound(id)).toEqual({ ok: true, value: nth + 2 });
    }
    expect(the.evenings.nextRound(id)).toEqual({ ok: false, error: 'last-round' });
    expect(the.evenings.finish(id).ok).toBe(true);
    const { standings, tournament } = the.page(id);
    expect(standings.map(({ person: who, place, points }) => [the.nameOf(who), place, points])).toEqual([
      ['Аня', 1, 3],
      ['Борис', 2, 2],
      ['Вера', 3, 1],
      ['Гена', 4, 0],
    ]);
    expect(standings[0]).toMatchObject({ played: 3, wins: 3, buchholz: 3, sonneborn: 3 });
    expect(tournament.finishedAt).not.toBeNull();
    expect(the.evenings.list()).toEqual([expect.objectContaining({ id, people: 4, kind: 'swiss' })]);
    expect(the.evenings.nextRound(id)).toEqual({ ok: false, error: 'evening-over' });
  });

  test('a correction counts instead of the match, with its note, and can be taken back', () => {
    const the = house();
    const id = created(the);
    const board = the.page(id).tournament.boards[0];
    if (!board) throw new Error('no board');
    the.play('m1', 'quarto', board.people, [1, 2]);
    the.evenings.link(id, board.no, 'm1', null);
    const shares = () => the.page(id).shares[board.no];
    expect(shares()).toEqual([1, 0]);
    expect(the.evenings.correct(id, board.no, [1, 1], 'Часы стояли').ok).toBe(true);
    expect(shares()).toEqual([0.5, 0.5]);
    expect(the.page(id).tournament.boards[0]?.correction?.note).toBe('Часы стояли');
    expect(the.evenings.correct(id, board.no, null, '').ok).toBe(true);
    expect(shares()).toEqual([1, 0]);
    for (const ranks of [[1], [2, 2], [0, 1]]) {
      expect(the.evenings.correct(id, board.no, ranks, 'x')).toEqual({ ok: false, error: 'bad-places' });
    }
    expect(the.evenings.correct(id, 999, null, '')).toEqual({ ok: false, error: 'no-such-board' });
  });

  test('a match that is deleted or given up leaves its board open, and one that is not there is refused', () => {
    const the = house();
    const id = created(the);
    const [one, other] = the.page(id).tournament.boards;
    the.play('m1', 'quarto', one?.people ?? [], [1, 2]);
    the.evenings.link(id, one?.no ?? 0, 'm1', null);
    the.archive.remove('m1');
    the.matches.create(aMatch('m2', { seats: [person(0, 'Аня'), person(1, 'Борис')] }));
    the.evenings.link(id, other?.no ?? 0, 'm2', null);
    the.matches.abandon('m2');
    expect(the.page(id).shares).toEqual({});
    expect(the.page(id).tournament.boards.map(({ matches }) => matches)).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(the.evenings.link(id, one?.no ?? 0, 'm1', null)).toEqual({ ok: false, error: 'no-such-match' });
  });

  test('guests who take each other’s chairs still get their own results', () => {
    const the = house();
    const id = created(the);
    const [board] = the.page(id).tournament.boards;
    const [one = '', other = ''] = board?.people.map(the.nameOf) ?? [];
    const seats = [person(0, other.toUpperCase(), 'phone'), person(1, one, 'tablet')];
    the.matches.create(aMatch('m1', { seats }));
    the.matches.finish('m1', aRow(0), { ranks: [1, 2], points: [1, 0], reason: 'line' }, 0);
    the.evenings.link(id, board?.no ?? 0, 'm1', null);
    expect(the.page(id).shares[board?.no ?? 0]).toEqual([0, 1]);
  });
});

describe('somebody goes home', () => {
  /** Plays every open board of the round; whoever stands first in the list of friends wins. */
  const playRound = (the: ReturnType<typeof house>, id: string) => {
    const { tournament, shares } = the.page(id);
    for (const { no, game, people } of tournament.boards.filter((board) => !shares[board.no])) {
      const order = people.map((who) => the.friends.indexOf(who));
      const places = order.map((one) => 1 + order.filter((ahead) => ahead < one).length);
      the.play(`m${no}`, game, people, places);
      the.evenings.link(id, no, `m${no}`, null);
    }
  };

  test('whoever waited for them has won, and from then on they are not paired', () => {
    const the = house();
    const id = created(the);
    const [board] = the.page(id).tournament.boards;
    const [stays = '', goes = ''] = board?.people ?? [];
    expect(the.evenings.leave(id, goes, true).ok).toBe(true);
    expect(the.page(id).shares[board?.no ?? 0]).toEqual([1, 0]);
    playRound(the, id);
    expect(the.evenings.nextRound(id).ok).toBe(true);
    const second = the.page(id).tournament.boards.filter(({ round }) => round === 2);
    expect(second.flatMap(({ people }) => people).toSorted()).toEqual(
      the.friends.filter((friend) => friend !== goes).toSorted(),
    );
    expect(second.map(({ people }) => people.length).toSorted()).toEqual([1, 2]);
    expect(the.page(id).standings.map(({ person: who }) => who)).toContain(goes);
    expect(the.page(id).tournament.left).toEqual(new Map([[goes, 1]]));
    expect(the.page(id).standings.find(({ person: who }) => who === stays)?.points).toBeGreaterThan(0);
  });

  test('who comes back is paired again, and an open board is open again', () => {
    const the = house();
    const id = created(the);
    const goes = the.page(id).tournament.boards[0]?.people[1] ?? '';
    the.evenings.leave(id, goes, true);
    the.evenings.leave(id, goes, false);
    expect(the.page(id).shares).toEqual({});
    expect(the.page(id).tournament.left).toEqual(new Map());
    expect(the.evenings.leave(id, 'nobody', true)).toEqual({ ok: false, error: 'no-such-person' });
  });

  test('in a round robin everybody has the same of them: a win that needs no match', () => {
    const the = house();
    const id = created(the, { kind: 'round-robin', rounds: 0 });
    playRound(the, id);
    const goes = the.friends[3] ?? '';
    the.evenings.leave(id, goes, true);
    while (the.evenings.nextRound(id).ok) playRound(the, id);
    expect(the.page(id).round).toBe(3);
    const { standings } = the.page(id);
    expect(standings.map(({ person: who, points, played }) => [the.nameOf(who), points, played])).toEqual([
      ['Аня', 3, 3],
      ['Борис', 2, 3],
      ['Вера', 1, 3],
      ['Гена', 0, 3],
    ]);
  });

  test('one alone has nobody to play: the evening can only be ended', () => {
    const the = house(['Аня', 'Борис']);
    const id = created(the);
    the.evenings.leave(id, the.friends[0] ?? '', true);
    expect(the.page(id).roundOver).toBe(true);
    expect(the.evenings.nextRound(id)).toEqual({ ok: false, error: 'too-few' });
    expect(the.evenings.finish(id).ok).toBe(true);
    expect(the.evenings.leave(id, the.friends[1] ?? '', true)).toEqual({ ok: false, error: 'evening-over' });
  });
});

describe('other evenings', () => {
  test('an odd number in a Swiss: the bye is a win and no opponent', () => {
    const the = house(['Аня', 'Борис', 'Вера']);
    const id = created(the);
    const bye = the.page(id).tournament.boards.find(({ people }) => people.length === 1);
    const line = the.page(id).standings.find(({ person: who }) => who === bye?.people[0]);
    expect(line).toMatchObject({ points: 1, played: 0, wins: 0, buchholz: 0 });
  });

  test('a series with a solitaire: one deal for all, a match for each, compared by place and points', () => {
    const the = house();
    const id = created(the, { kind: 'series', games: [{ game: 'foursquare', options: {} }], rounds: 1 });
    const [board] = the.page(id).tournament.boards;
    if (!board) throw new Error('no board');
    expect(board.people.toSorted()).toEqual(the.friends.toSorted());
    expect(board.seed).not.toBe('');
    const results: [number, number][] = [
      [1, 12],
      [2, 0],
      [1, 0],
      [1, 12],
    ];
    for (const [nth, [rank, points]] of results.entries()) {
      const who = the.friends[nth] ?? '';
      the.play(`m${nth}`, 'foursquare', [who], [rank], [points]);
      the.evenings.link(id, board.no, `m${nth}`, who);
      expect(the.page(id).roundOver).toBe(nth === 3);
    }
    const points = new Map(the.page(id).standings.map((line) => [the.nameOf(line.person), line.points]));
    expect([...points].map(([name, made]) => [name, Math.round(made * 6) / 6]).toSorted()).toEqual(
      [
        ['Аня', 5 / 6],
        ['Борис', 0],
        ['Вера', 2 / 6],
        ['Гена', 5 / 6],
      ].map(([name, made]) => [name, Math.round(Number(made) * 6) / 6]),
    );
  });

  test('a round robin has as many rounds as everybody needs', () => {
    const the = house();
    expect(the.page(created(the, { kind: 'round-robin', rounds: 0 })).tournament.rounds).toBe(3);
  });

  test('plans that cannot be are refused', () => {
    const the = house();
    const refused = (changes: Partial<TournamentPlan>) => the.evenings.create(plan(the.friends, changes)).ok;
    expect(refused({ people: the.friends.slice(0, 1) })).toBe(false);
    expect(refused({ people: [...the.friends, the.friends[0] ?? ''] })).toBe(false);
    expect(refused({ games: [] })).toBe(false);
    expect(refused({ games: [{ game: 'chess', options: {} }] })).toBe(false);
    expect(refused({ games: [{ game: 'quarto', options: { squares: 7 } }] })).toBe(false);
    expect(refused({ name: ' ' })).toBe(false);
    expect(refused({ rounds: 1.5 })).toBe(false);
    expect(the.evenings.list()).toEqual([]);
  });

  test('a tournament is deleted whole; its matches stay', () => {
    const the = house();
    const id = created(the);
    expect(the.evenings.remove(id).ok).toBe(true);
    expect(the.evenings.page(id)).toBeUndefined();
    expect(the.evenings.remove(id)).toEqual({ ok: false, error: 'no-such-tournament' });
  });
});

test('shares: ahead of all 1, of none 0, equals half, whatever the size of the table', () => {
  expect(sharesOf([1, 2])).toEqual([1, 0]);
  expect(sharesOf([1, 1])).toEqual([0.5, 0.5]);
  expect(sharesOf([1, 2, 3])).toEqual([1, 0.5, 0]);
  expect(sharesOf([1, 1, 3])).toEqual([0.75, 0.75, 0]);
});
