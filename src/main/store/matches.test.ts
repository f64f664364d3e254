import { describe, expect, test } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { openMatches } from './matches.ts';
import { aMatch, aRow, NOW, opened, WON } from './scenes.ts';

/** A store whose clock goes on by a second at each reading. */
function store(database: OpenDatabase = opened()) {
  let time = NOW.getTime();
  return openMatches(database, { now: () => (time += 1_000) });
}

describe('a match', () => {
  test('comes back as it was stored, seats and rows and all', () => {
    const matches = store();
    const match = aMatch('m1', { deal: ['b', 'a'], seed: null, clock: 30, follows: 'm0' });
    matches.create(match);
    matches.append('m1', aRow(0));
    matches.append('m1', aRow(1, 'place b2', { requestId: null }));
    expect(matches.load('m1')).toEqual({
      match,
      rows: [aRow(0), aRow(1, 'place b2', { requestId: null })],
      outcome: null,
    });
    expect(matches.load('m2')).toBeUndefined();
  });

  test('is there after a restart', () => {
    const database = opened();
    store(database).create(aMatch('m1'));
    store(database).append('m1', aRow(0));
    database.close();
    const matches = store(opened(database.folder));
    expect(matches.load('m1')?.rows).toEqual([aRow(0)]);
    expect(matches.unfinished().map(({ id, rows }) => [id, rows])).toEqual([['m1', 1]]);
  });

  test('is stored whole or not at all', () => {
    const matches = store();
    const twice = aMatch('m1').seats.map((seat) => ({ ...seat, seat: 0, bot: 3 as const }));
    matches.create(aMatch('m1', { seats: twice }));
    expect(() => matches.create(aMatch('m1'))).toThrow(/UNIQUE/);
    expect(() => matches.create(aMatch('m2', { options: Number.NaN }))).not.toThrow();
    expect(() => matches.create(aMatch('m3', { startedAt: Number.NaN }))).toThrow();
    expect(matches.load('m3')).toBeUndefined();
  });

  test('is dealt before its first move, and never after', () => {
    const matches = store();
    const fair = { secret: 's', parts: [{ seat: 1, part: 'p' }] };
    matches.create(aMatch('m1', { seed: 's', fair: { secret: 's', parts: [] } }));
    matches.deal('m1', 'made of both', fair);
    expect(matches.record('m1')).toMatchObject({ seed: 'made of both', fair });
    matches.append('m1', aRow(0));
    expect(() => matches.deal('m1', 'another', fair)).toThrow('cannot be dealt');
  });

  test('changes hands: a seat is replaced, the others stay', () => {
    const matches = store();
    matches.create(aMatch('m1'));
    const guest = { seat: 1, name: 'Борис', bot: null, tokenHash: 'b2', open: true };
    matches.seat('m1', guest);
    expect(matches.load('m1')?.match.seats).toEqual([aMatch('m1').seats[0], guest]);
    expect(() => matches.seat('m2', guest)).toThrow('no match m2');
  });
});

describe('the log', () => {
  test('grows by the next row only', () => {
    const matches = store();
    matches.create(aMatch('m1'));
    matches.append('m1', aRow(0));
    for (const row of [0, 2, -1]) {
      expect(() => matches.append('m1', aRow(row, 'x', { requestId: null }))).toThrow(
        `row ${row} does not fit`,
      );
    }
    expect(() => matches.append('m2', aRow(0))).toThrow('does not fit match m2');
    expect(matches.load('m1')?.rows).toHaveLength(1);
  });

  test('holds a request once a match, and the same one in another match', () => {
    const matches = store();
    for (const id of ['m1', 'm2']) {
      matches.create(aMatch(id));
      matches.append(id, aRow(0, 'a', { requestId: 'r' }));
    }
    expect(() => matches.append('m1', aRow(1, 'b', { requestId: 'r' }))).toThrow(/UNIQUE/);
    expect(matches.load('m1')?.rows).toHaveLength(1);
  });

  test('cannot be changed, not even by SQL', () => {
    const database = opened();
    store(database).create(aMatch('m1'));
    store(database).append('m1', aRow(0));
    expect(() => database.db.exec(`UPDATE moves SET text = 'x'`)).toThrow('append only');
  });

  test('keeps what was taken back, and the record holds what stands', () => {
    const matches = store();
    matches.create(aMatch('m1'));
    const texts = ['give dsth', 'place b2', 'undo 1', 'redo 1', 'undo 2', 'give lrsf'];
    for (const [row, text] of texts.entries()) matches.append('m1', aRow(row, text, { took: row + 0.4 }));
    expect(matches.load('m1')?.rows.map(({ text }) => text)).toEqual(texts);
    expect(matches.record('m1')).toEqual({
      format: 'igroteka-record/1',
      game: 'quarto',
      rulesVersion: 1,
      options: { squares: false },
      seats: [{ name: 'Аня' }, { name: 'Бот', bot: 3 }],
      seed: 'майский вечер',
      moves: ['1 give lrsf'],
      id: 'm1',
      at: NOW.toISOString(),
      times: [5],
      undone: 2,
    });
    expect(matches.record('m2')).toBeUndefined();
  });
});

describe('the end', () => {
  test('stores the last move and the result together', () => {
    const matches = store();
    matches.create(aMatch('m1'));
    matches.finish('m1', aRow(0), WON, 0);
    expect(matches.load('m1')?.outcome).toEqual(WON);
    expect(matches.load('m1')?.rows).toHaveLength(1);
    expect(matches.record('m1')?.result).toEqual(WON);
    expect(matches.unfinished()).toEqual([]);
  });

  test('is nothing at all when any part of it fails', () => {
    const matches = store();
    matches.create(aMatch('m1'));
    expect(() => matches.finish('m1', aRow(0), { ...WON, ranks: [1, 2, 3] }, 0)).toThrow(/FOREIGN KEY/);
    expect(matches.load('m1')).toMatchObject({ rows: [], outcome: null });
    expect(matches.unfinished()).toHaveLength(1);
  });

  test('is final: nothing is appended, finished or given up after it', () => {
    const matches = store();
    matches.create(aMatch('m1'));
    matches.finish('m1', aRow(0), WON, 0);
    expect(() => matches.append('m1', aRow(1))).toThrow('does not fit');
    expect(() => matches.finish('m1', aRow(1), WON, 0)).toThrow('does not fit');
    expect(() => matches.abandon('m1')).toThrow('not being played');
  });

  test('a match given up is in no list, and its rows are kept', () => {
    const matches = store();
    matches.create(aMatch('m1'));
    matches.append('m1', aRow(0));
    matches.abandon('m1');
    expect([matches.unfinished(), matches.finished(0, 10)]).toEqual([[], []]);
    expect(matches.load('m1')?.rows).toHaveLength(1);
  });
});

describe('lists', () => {
  test('unfinished matches: last touched first', () => {
    const matches = store();
    for (const id of ['m1', 'm2', 'm3']) matches.create(aMatch(id));
    matches.append('m3', aRow(0));
    matches.append('m1', aRow(0));
    expect(matches.unfinished().map(({ id }) => id)).toEqual(['m1', 'm3', 'm2']);
  });

  test('finished matches: newest first, a page at a time', () => {
    const matches = store();
    const ids = ['m1', 'm2', 'm3', 'm4', 'm5'];
    for (const id of ids) matches.create(aMatch(id));
    for (const id of ids) matches.finish(id, aRow(0), WON, 0);
    const page = (offset: number) => matches.finished(offset, 2).map(({ id }) => id);
    expect([page(0), page(2), page(4), page(6)]).toEqual([['m5', 'm4'], ['m3', 'm2'], ['m1'], []]);
    expect(matches.finished(4, 1)[0]).toMatchObject({
      game: 'quarto',
      seats: [
        { name: 'Аня', bot: null },
        { name: 'Бот', bot: 3 },
      ],
      startedAt: NOW.getTime(),
      rows: 1,
      outcome: WON,
    });
  });

  test('reading a page of many matches walks an index and sorts nothing', () => {
    const { db } = opened();
    const plan = (status: string) =>
      db
        .prepare(
          `EXPLAIN QUERY PLAN SELECT id FROM matches WHERE status = '${status}' ORDER BY ended_at DESC, no DESC`,
        )
        .all()
        .map((line) => (line as { detail: string }).detail)
        .join('\n');
    expect(plan('finished')).toContain('matches_by_end');
    expect(plan('finished')).not.toContain('TEMP B-TREE');
  });
});
