import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../shared/games/index.ts';
import { deriverOf } from '../people/deriver.ts';
import { makeBackup } from '../store/backup.ts';
import { databasePath } from '../store/paths.ts';
import { aHouse, aMatch, aRow, bot, freshFolder, person } from '../store/scenes.ts';

const CLI = join(import.meta.dirname, '../cli.ts');

function cli(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8' });
  return { status, said: stdout === '' ? undefined : JSON.parse(stdout), stderr };
}

/** A data folder with a finished match; `wrong`: one whose stored move no rules allow. */
function house(wrong = false) {
  const the = aHouse(deriverOf(games));
  the.matches.create(aMatch('m1', { options: {}, seats: [person(0, 'Аня'), bot(1, 3)] }));
  the.matches.append('m1', aRow(0, wrong ? 'give nothing' : 'give dsth'));
  const resigned = { ...aRow(1, 'resign'), seat: 0 };
  the.matches.finish('m1', resigned, { ranks: [2, 1], points: [0, 1], reason: 'resign' }, 0);
  return the;
}

describe('check', () => {
  test('all well: exit 0, beside a running app too', () => {
    const { folder } = house().database;
    expect(cli('check', '--data', folder)).toEqual({
      status: 0,
      said: { ok: true, matches: 1, faults: [] },
      stderr: '',
    });
  });

  test('a match that does not replay is named: exit 1', () => {
    const { folder } = house(true).database;
    expect(cli('check', '--data', folder)).toMatchObject({
      status: 1,
      said: { ok: false, faults: [{ match: 'm1', why: 'illegal (moves.0)' }] },
    });
  });

  test('after a crash, with the last moves still in the journal, it reads them', () => {
    const { database } = house();
    const crashed = join(freshFolder());
    mkdirSync(crashed, { recursive: true });
    for (const suffix of ['', '-wal'])
      copyFileSync(databasePath(database.folder) + suffix, databasePath(crashed) + suffix);
    expect(cli('check', '--data', crashed).said).toEqual({ ok: true, matches: 1, faults: [] });
  });

  test('a damaged database: exit 1, and what is in the way of looking: exit 2', () => {
    const { database } = house();
    database.close();
    const bytes = readFileSync(databasePath(database.folder));
    writeFileSync(databasePath(database.folder), bytes.fill(0xee, 4_096));
    expect(cli('check', '--data', database.folder)).toMatchObject({ status: 1, said: { ok: false } });
    const nowhere = cli('check', '--data', join(database.folder, 'nowhere'));
    expect([nowhere.status, nowhere.said]).toEqual([2, undefined]);
    expect(nowhere.stderr).toMatch(/no database/);
  });

  test('--rebuild counts everything anew, and wants the folder for itself', () => {
    const { database } = house();
    expect(cli('check', '--rebuild', '--data', database.folder).status).toBe(2);
    database.close();
    expect(cli('check', '--rebuild', '--data', database.folder).said).toMatchObject({ ok: true, rebuilt: 1 });
  });
});

describe('backup', () => {
  test('writes a copy that can be checked itself, while the app is running', () => {
    const { folder } = house().database;
    const copy = join(freshFolder());
    mkdirSync(copy, { recursive: true });
    expect(cli('backup', databasePath(copy), '--data', folder)).toMatchObject({
      status: 0,
      said: { file: databasePath(copy) },
    });
    expect(cli('check', '--data', copy).said).toEqual({ ok: true, matches: 1, faults: [] });
  });

  test('without a file, or with one that cannot be written: exit 2 and a sentence', () => {
    const { folder } = house().database;
    expect(cli('backup', '--data', folder)).toMatchObject({ status: 2, stderr: /needs one FILE/ });
    const nowhere = join(folder, 'nowhere', 'copy.sqlite');
    expect(cli('backup', nowhere, '--data', folder)).toMatchObject({
      status: 2,
      stderr: /There is no folder/,
    });
  });
});

describe('restore', () => {
  test('brings back the newest good backup where the database is damaged, and sets that one aside', async () => {
    const { database } = house();
    const { folder } = database;
    const made = await makeBackup(database.db, folder, new Date());
    database.close();
    writeFileSync(databasePath(folder), readFileSync(databasePath(folder)).fill(0xee, 4_096));
    expect(cli('host', '--data', folder)).toMatchObject({
      status: 2,
      stderr: /is damaged; the command `restore`/,
    });
    const { status, said } = cli('restore', '--data', folder);
    expect([status, said.restored]).toEqual([0, made.ok && made.backup?.name]);
    expect(said.aside).toMatch(/igroteka-replaced-.*\.sqlite$/);
    expect(cli('check', '--data', folder).said).toEqual({ ok: true, matches: 1, faults: [] });
  });

  test('without a backup, with a wrong name or beside a running app: exit 2 and a sentence', async () => {
    const { database } = house();
    expect(cli('restore', '--data', database.folder)).toMatchObject({ status: 2, stderr: /no good backup/ });
    const made = await makeBackup(database.db, database.folder, new Date());
    expect(cli('restore', 'x.sqlite', '--data', database.folder)).toMatchObject({
      status: 2,
      stderr: /no backup x/,
    });
    expect(made.ok && cli('restore', '--data', database.folder)).toMatchObject({
      status: 2,
      stderr: /using the folder/,
    });
  });
});
