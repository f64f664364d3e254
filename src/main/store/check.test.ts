import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkDatabase } from './check.ts';
import { openForReading } from './database.ts';
import { openMatches } from './matches.ts';
import { databasePath } from './paths.ts';
import { aMatch, aRow, opened } from './scenes.ts';

const fine = () => undefined;

describe('check', () => {
  test('replays every match and names those that fail, with what is wrong', async () => {
    const database = opened();
    const matches = openMatches(database);
    for (let nth = 0; nth < 120; nth++) matches.create(aMatch(`m${nth}`));
    matches.append('m7', aRow(0, 'undo 1'));
    const progress: number[] = [];
    const report = await checkDatabase(database, ({ id }) => (id === 'm3' ? 'illegal at 0' : undefined), {
      progress: (done) => progress.push(done),
    });
    expect(report).toEqual({
      ok: true,
      matches: 120,
      faults: [
        { match: 'm3', why: 'illegal at 0' },
        { match: 'm7', why: 'log: undo 1 of 0 moves' },
      ],
    });
    expect(progress).toEqual([0, 50, 100, 120]);
  });

  test('can be stopped', async () => {
    const database = opened();
    openMatches(database).create(aMatch('m1'));
    await expect(checkDatabase(database, fine, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });

  test('a damaged database is a fault', async () => {
    const database = opened();
    const matches = openMatches(database);
    for (let nth = 0; nth < 200; nth++) matches.create(aMatch(`m${nth}`));
    database.close();
    const bytes = readFileSync(databasePath(database.folder));
    bytes.fill(0xee, bytes.length - 8_192);
    writeFileSync(databasePath(database.folder), bytes);
    const reader = openForReading(database.folder);
    if (!reader.ok) throw new Error(reader.fault.code);
    expect(await checkDatabase(reader.database, fine)).toMatchObject({
      ok: false,
      fault: { code: 'corrupt' },
    });
    reader.database.close();
  });
});
