import { describe, expect, test } from 'vitest';
import { examine } from '../../shared/core/examine.ts';
import { games } from '../../shared/games/index.ts';
import { deriverOf } from '../people/deriver.ts';
import type { Deriver } from '../people/ports.ts';
import { aHouse, aMatch, aRow, bot, NOW, person, WON } from './scenes.ts';

const deriver = deriverOf(games);
const LOST = { ranks: [2, 1], points: [0, 1], reason: 'resign' };

/** A real match of Кварто that seat 0 resigns at once. */
function resigned({ matches }: ReturnType<typeof aHouse>, id: string, undone = 0): void {
  matches.create(aMatch(id, { options: {}, seats: [person(0, 'Аня'), bot(1, 3)] }));
  matches.append(id, aRow(0, 'give dsth'));
  matches.finish(id, { ...aRow(1, 'resign'), seat: 0 }, LOST, undone);
}

const countOf = ({ database }: ReturnType<typeof aHouse>, table: string) =>
  database.db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

const stamps = ({ database }: ReturnType<typeof aHouse>) =>
  database.db.prepare('SELECT derived FROM matches ORDER BY no').pluck().all();

describe('what is derived', () => {
  test('is there in the moment in which the match ends', () => {
    const the = aHouse(deriver);
    resigned(the, 'm1');
    expect(stamps(the)).toEqual([deriver.version]);
    const [anya] = the.stats.people({ game: 'quarto' }).filter(({ resigned: gone }) => gone === 1);
    expect(anya).toMatchObject({ played: 1, won: 0, moves: 1, time: 1_500 });
    expect(the.stats.ratings('quarto').size).toBe(2);
  });

  test('a match with moves taken back is not rated, and neither is a solitaire', () => {
    const the = aHouse(deriver);
    resigned(the, 'm1', 1);
    the.matches.create(aMatch('m2', { game: 'foursquare', options: {}, seats: [person(0, 'Аня')] }));
    the.matches.finish('m2', aRow(0, 'resign'), { ranks: [2], points: [0], reason: 'resign' }, 0);
    expect(countOf(the, 'ratings')).toBe(0);
    expect(countOf(the, 'lines')).toBe(3);
  });

  test('a mistake in counting does not cost the match; the next start counts it', async () => {
    const broken: Deriver = {
      ...deriver,
      facts() {
        throw new Error('miscounted');
      },
    };
    const the = aHouse(broken);
    resigned(the, 'm1');
    expect(the.faults).toEqual([new Error('miscounted')]);
    expect(the.matches.load('m1')?.outcome).toEqual(LOST);
    expect([stamps(the), countOf(the, 'lines')]).toEqual([[null], 0]);
    the.database.close();
    const again = aHouse(deriver, the.database.folder);
    expect(await again.derived.catchUp()).toBe(1);
    expect([stamps(again), countOf(again, 'lines')]).toEqual([[deriver.version], 2]);
    expect(await again.derived.catchUp()).toBe(0);
  });

  test('another version counts everything anew, all at once by hand, and tells how far it is', async () => {
    const the = aHouse(deriver);
    for (let nth = 0; nth < 25; nth++) resigned(the, `m${nth}`);
    const before = the.database.db.prepare('SELECT * FROM ratings').all();
    the.database.close();
    const next = aHouse({ ...deriver, version: 2 }, the.database.folder);
    const progress: number[] = [];
    expect(await next.derived.catchUp({ progress: (done) => progress.push(done) })).toBe(25);
    expect(progress).toEqual([0, 5, 10, 15, 20, 25]);
    expect(new Set(stamps(next))).toEqual(new Set([2]));
    expect(next.database.db.prepare('SELECT * FROM ratings').all()).toEqual(before);
    expect(await next.derived.catchUp({ all: true })).toBe(25);
  });

  test('a match of other rules has its lines but no facts, and is tried again by the next version only', async () => {
    const the = aHouse(deriver);
    the.matches.create(aMatch('m1', { rulesVersion: 99, seats: [person(0, 'Аня'), bot(1, 3)] }));
    the.matches.finish('m1', aRow(0), WON, 0);
    expect([stamps(the), countOf(the, 'lines'), countOf(the, 'facts')]).toEqual([[-1], 2, 0]);
    expect(await the.derived.catchUp()).toBe(0);
    the.database.close();
    const next = aHouse({ ...deriver, version: 2 }, the.database.folder);
    expect(await next.derived.catchUp()).toBe(1);
  });
});

describe('files', () => {
  const played = {
    format: 'igroteka-record/1' as const,
    game: 'quarto',
    seats: [{ name: 'Аня' }, { bot: 3 as const }],
    moves: ['0 give dsth', '0 resign'],
    id: 'from a friend',
    at: '2020-01-01T12:00:00.000Z',
    times: [2_000, 3_000],
    undone: 0,
  };

  test('a match goes out as a record, is deleted, and comes back by its file as it was', () => {
    const the = aHouse(deriver);
    resigned(the, 'm1');
    const before = [the.matches.record('m1'), the.stats.people({ game: 'quarto' })];
    const record = the.archive.remove('m1');
    expect([the.matches.finished(0, 9), countOf(the, 'lines'), countOf(the, 'ratings')]).toEqual([[], 0, 0]);
    if (!record) throw new Error('no record');
    expect(the.archive.add(record, 1, LOST)).toEqual({ id: 'm1', added: true });
    expect([the.matches.record('m1'), the.stats.people({ game: 'quarto' })]).toEqual(before);
    expect(the.archive.remove('m2')).toBeUndefined();
  });

  test('the same file twice is one match', () => {
    const the = aHouse(deriver);
    expect(the.archive.add(played, 1, LOST)).toEqual({ id: played.id, added: true });
    expect(the.archive.add(played, 1, LOST)).toEqual({ id: played.id, added: false });
    expect(the.matches.finished(0, 9)).toHaveLength(1);
    expect(the.matches.finished(0, 9)[0]?.changedAt).toBe(Date.parse(played.at) + 5_000);
  });

  test('an older match is rated before those that came after it', () => {
    const the = aHouse(deriver);
    the.people.add('Аня');
    resigned(the, 'm1');
    const alone = the.stats.ratingCurve('bot:3', 'quarto', 9);
    the.archive.add(played, 1, LOST);
    const both = the.stats.ratingCurve('bot:3', 'quarto', 9);
    expect(both.map(({ match }) => match)).toEqual([played.id, 'm1']);
    expect(both[0]?.mu).toBe(alone[0]?.mu);
    expect(both[1]?.mu).toBeGreaterThan(both[0]?.mu ?? 0);
  });

  test('an unfinished match goes on at this computer', () => {
    const the = aHouse(deriver);
    const { id } = the.archive.add({ ...played, moves: ['0 give dsth'] }, 1, null);
    expect(the.matches.unfinished().map((match) => match.id)).toEqual([id]);
    const [chair, machine] = the.matches.load(id)?.match.seats ?? [];
    expect(chair?.tokenHash).toMatch(/^import /);
    expect([chair?.open, machine?.tokenHash]).toEqual([false, null]);
    the.matches.append(id, aRow(1));
  });

  test('what the store hands out is what the rules take back', () => {
    const the = aHouse(deriver);
    resigned(the, 'm1');
    const examined = examine(the.matches.record('m1'), games);
    expect(examined.kind).toBe('playable');
    expect(NOW.toISOString()).toBe(the.matches.record('m1')?.at);
  });
});
