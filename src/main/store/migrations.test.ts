import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { listBackups } from './backup.ts';
import { openDatabase } from './database.ts';
import { openMatches } from './matches.ts';
import { migrate, versionOf } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { aMatch, aRow, freshFolder, opened } from './scenes.ts';

const NEXT: Migration = {
  version: MIGRATIONS.length + 1,
  sql: `ALTER TABLE matches ADD COLUMN note TEXT NOT NULL DEFAULT 'old'`,
};

describe('migrations', () => {
  test('are numbered from 1 without gaps', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, nth) => nth + 1));
  });

  test('do nothing to a database that is new enough', () => {
    const { db } = opened();
    const schema = () => db.prepare('SELECT sql FROM sqlite_schema').pluck().all();
    const before = schema();
    migrate(db, MIGRATIONS);
    expect(schema()).toEqual(before);
  });

  test('keep the rows, and a copy of the old database is made first', () => {
    const database = opened();
    openMatches(database).create(aMatch('m1'));
    database.close();
    const newer = openDatabase(database.folder, [...MIGRATIONS, NEXT]);
    if (!newer.ok) throw new Error(newer.fault.code);
    const { db, close } = newer.database;
    expect(db.prepare('SELECT note FROM matches').pluck().all()).toEqual(['old']);
    close();
    const [copy] = listBackups(database.folder);
    const old = new Database(copy?.path ?? '', { readonly: true });
    expect(versionOf(old, MIGRATIONS.length)).toBe(MIGRATIONS.length);
    expect(old.prepare('SELECT id FROM matches').pluck().all()).toEqual(['m1']);
    old.close();
  });

  test('a step that fails leaves the step before it, whole', () => {
    const { db } = opened();
    const broken = {
      version: NEXT.version + 1,
      sql: 'CREATE TABLE half (a INTEGER) STRICT; SELECT no_such()',
    };
    expect(() => migrate(db, [...MIGRATIONS, NEXT, broken])).toThrow('no_such');
    expect(versionOf(db, 99)).toBe(NEXT.version);
    expect(db.prepare(`SELECT count(*) FROM sqlite_schema WHERE name = 'half'`).pluck().get()).toBe(0);
  });

  test('a step that tears references apart is refused', () => {
    const { db } = opened();
    openMatches({ db }).create(aMatch('m1'));
    openMatches({ db }).append('m1', aRow(0));
    const tearing = { version: NEXT.version, sql: 'DELETE FROM matches' };
    expect(() => migrate(db, [...MIGRATIONS, tearing])).toThrow('torn references');
    expect(db.prepare('SELECT count(*) FROM matches').pluck().get()).toBe(1);
  });

  test('a new database has no copy to make', () => {
    const { folder } = opened(freshFolder());
    expect(listBackups(folder)).toEqual([]);
  });
});
