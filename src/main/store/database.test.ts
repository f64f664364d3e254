import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase, openForReading } from './database.ts';
import { describeFault, STORE_FAULTS } from './faults.ts';
import { openMatches } from './matches.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { databasePath } from './paths.ts';
import { aMatch, aRow, faultOf, freshFolder, opened, withoutRights } from './scenes.ts';

const pragma = (db: Database.Database, name: string) => db.pragma(name, { simple: true });

/** The fault with which opening a folder is refused. */
function refusal(folder: string): { code: string; path: string } {
  const result = openDatabase(folder);
  if (result.ok) result.database.close();
  return result.ok ? { code: 'opened', path: folder } : result.fault;
}

/** A folder with a database in it that has seen a match. */
function usedFolder(rows = 1): string {
  const folder = freshFolder();
  const database = opened(folder);
  const matches = openMatches(database);
  matches.create(aMatch('m1'));
  for (let row = 0; row < rows; row++) matches.append('m1', aRow(row, 'x'.repeat(200)));
  database.close();
  return folder;
}

describe('opening', () => {
  test('a folder with Cyrillic and spaces is made, and the database is durable and strict', () => {
    const { db, journal, folder } = opened();
    expect(existsSync(databasePath(folder))).toBe(true);
    expect(journal).toBe('wal');
    expect(pragma(db, 'journal_mode')).toBe('wal');
    expect(pragma(db, 'synchronous')).toBe(2);
    expect(pragma(db, 'foreign_keys')).toBe(1);
    expect(pragma(db, 'user_version')).toBe(MIGRATIONS.length);
    const tables = db.prepare(
      `SELECT name, strict FROM pragma_table_list WHERE type = 'table' AND schema = 'main'`,
    );
    for (const { name, strict } of tables.all() as { name: string; strict: number }[]) {
      if (!name.startsWith('sqlite_')) expect(strict, name).toBe(1);
    }
  });

  test('what was written is there after closing and opening again', () => {
    const folder = usedFolder(3);
    expect(openMatches(opened(folder)).load('m1')?.rows).toHaveLength(3);
  });

  test('a file system without shared memory falls back to journal_mode=DELETE with EXTRA, new or used', () => {
    for (const folder of [freshFolder(), usedFolder(3)]) {
      // A folder in the place of the shared memory file: SQLite cannot make one.
      mkdirSync(`${databasePath(folder)}-shm`, { recursive: true });
      const database = opened(folder);
      expect(database.journal).toBe('delete');
      expect(pragma(database.db, 'journal_mode')).toBe('delete');
      expect(pragma(database.db, 'synchronous')).toBe(3);
      openMatches(database).create(aMatch('m2'));
      expect(openMatches(database).load('m2')?.match).toEqual(aMatch('m2'));
      // Somebody else can read beside it, as with WAL.
      const reader = openForReading(folder);
      expect(reader.ok).toBe(true);
      if (reader.ok) reader.database.close();
    }
  });
});

describe('a disk that lets us down is a named fault', () => {
  test('locked: a second program on the same folder', () => {
    const folder = freshFolder();
    const first = opened(folder);
    expect(refusal(folder).code).toBe('locked');
    first.close();
    expect(refusal(folder).code).toBe('opened');
  });

  test('locked: by another process, until it is killed', async () => {
    const folder = usedFolder();
    const script = `
      import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database.ts'))};
      console.log(openDatabase(${JSON.stringify(folder)}).ok);
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const [said] = await once(child.stdout, 'data');
    expect(String(said)).toBe('true\n');
    expect(refusal(folder).code).toBe('locked');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(refusal(folder).code).toBe('opened');
  });

  test('future: a database of a newer version, which is left as it is', () => {
    const folder = usedFolder();
    const db = new Database(databasePath(folder));
    db.pragma(`user_version = ${MIGRATIONS.length + 1}`);
    db.close();
    expect(refusal(folder).code).toBe('future');
    expect(openForReading(folder)).toMatchObject({ ok: false, fault: { code: 'future' } });
  });

  test('foreign: a database of another program, which is left as it is', () => {
    const folder = freshFolder();
    mkdirSync(folder, { recursive: true });
    const db = new Database(databasePath(folder));
    db.exec('CREATE TABLE invoices (id INTEGER)');
    db.close();
    const before = readFileSync(databasePath(folder));
    expect(refusal(folder).code).toBe('foreign');
    expect(readFileSync(databasePath(folder)).equals(before)).toBe(true);
  });

  test('corrupt: no database at all, a page overwritten, the end cut off', () => {
    const garbage = usedFolder();
    writeFileSync(databasePath(garbage), 'это не база данных '.repeat(500));
    expect(refusal(garbage)).toMatchObject({ code: 'corrupt', path: databasePath(garbage) });

    const overwritten = usedFolder(80);
    const bytes = readFileSync(databasePath(overwritten));
    bytes.fill(0xee, bytes.length - 8_192, bytes.length - 4_096);
    writeFileSync(databasePath(overwritten), bytes);
    expect(refusal(overwritten).code).toBe('corrupt');

    const cut = usedFolder(80);
    truncateSync(databasePath(cut), bytes.length - 8_192);
    expect(refusal(cut).code).toBe('corrupt');
  });

  test('read-only: a folder that may not be written, with and without a database in it', () => {
    const used = usedFolder();
    expect(withoutRights(used, () => refusal(used).code)).toBe('read-only');
    const empty = freshFolder();
    mkdirSync(empty, { recursive: true });
    expect(withoutRights(empty, () => refusal(empty).code)).toBe('read-only');
    expect(withoutRights(empty, () => refusal(join(empty, 'deeper')).code)).toBe('read-only');
  });

  test('full: a move that finds no space is a fault, nothing of it is there, and the match goes on later', () => {
    const database = opened();
    const matches = openMatches(database);
    matches.create(aMatch('m1'));
    const pages = Number(pragma(database.db, 'page_count'));
    pragma(database.db, `max_page_count = ${pages}`);
    let row = 0;
    expect(
      faultOf(() => {
        for (;;) matches.append('m1', aRow(row++));
      }),
    ).toBe('full');
    const stands = matches.load('m1')?.rows ?? [];
    expect(stands).toHaveLength(row - 1);
    expect(pragma(database.db, 'integrity_check')).toBe('ok');
    pragma(database.db, `max_page_count = ${pages + 100}`);
    matches.append('m1', aRow(row - 1));
    expect(matches.load('m1')?.rows).toHaveLength(row);
  });

  test('not-a-folder: a file stands where the folder should be', () => {
    const folder = freshFolder();
    mkdirSync(dirname(folder), { recursive: true });
    writeFileSync(folder, 'a file');
    expect(refusal(folder)).toMatchObject({ code: 'not-a-folder', path: folder });
    expect(refusal(join(folder, 'deeper')).code).toBe('not-a-folder');
  });

  test('missing: reading needs a database, writing makes one', () => {
    const folder = freshFolder();
    expect(openForReading(folder)).toMatchObject({ ok: false, fault: { code: 'missing' } });
    expect(refusal(folder).code).toBe('opened');
  });

  test('every fault has a sentence that names the place', () => {
    for (const code of STORE_FAULTS) {
      expect(describeFault({ code, path: '/дом/игротека', detail: '' })).toMatch(/\/дом\/игротека.*\.$/);
    }
  });
});

describe('reading beside a program that plays', () => {
  test('sees what is durable and cannot write', () => {
    const folder = freshFolder();
    const matches = openMatches(opened(folder));
    matches.create(aMatch('m1'));
    const reader = openForReading(folder);
    if (!reader.ok) throw new Error(reader.fault.code);
    const { database } = reader;
    matches.append('m1', aRow(0));
    expect(openMatches(database).load('m1')?.rows).toHaveLength(1);
    expect(faultOf(() => openMatches(database).append('m1', aRow(1)))).toBe('read-only');
    database.close();
  });
});
