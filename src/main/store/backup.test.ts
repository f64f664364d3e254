import Database from 'better-sqlite3';
import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Backup, BACKUPS_KEPT, backupTo, listBackups, makeBackup, newestGoodBackup } from './backup.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { openMatches } from './matches.ts';
import { backupsPath, databasePath, restoringPath } from './paths.ts';
import { restoreAtNextStart, restoreBackup, setAside } from './restore.ts';
import { aMatch, aRow, freshFolder, NOW, opened } from './scenes.ts';

const minute = (nth: number) => new Date(NOW.getTime() + nth * 60_000);

/** Adds a match and backs up. */
async function backedUp({ db, folder }: OpenDatabase, id: string, at: Date): Promise<Backup> {
  openMatches({ db }).create(aMatch(id));
  const made = await makeBackup(db, folder, at);
  if (!made.ok || !made.backup) throw new Error(`no backup: ${JSON.stringify(made)}`);
  return made.backup;
}

/** Ids of the matches in a database file. */
function idsIn(file: string): string[] {
  const db = new Database(file, { readonly: true });
  const ids = db.prepare<[], string>('SELECT id FROM matches ORDER BY no').pluck().all();
  db.close();
  return ids;
}

const damage = (file: string) => {
  const bytes = readFileSync(file);
  bytes.fill(0xee, 4_096, 12_288);
  writeFileSync(file, bytes);
};

describe('backups', () => {
  test('hold what was there at their time, newest first', async () => {
    const database = opened();
    const first = await backedUp(database, 'm1', minute(1));
    const second = await backedUp(database, 'm2', minute(2));
    expect(listBackups(database.folder)).toEqual([second, first]);
    expect(idsIn(first.path)).toEqual(['m1']);
    expect(idsIn(second.path)).toEqual(['m1', 'm2']);
    expect(second.at).toEqual(minute(2));
  });

  test('are files that stand alone', async () => {
    const database = opened();
    const { path } = await backedUp(database, 'm1', NOW);
    expect(readdirSync(backupsPath(database.folder))).toHaveLength(1);
    const db = new Database(path, { readonly: true });
    expect(db.pragma('journal_mode', { simple: true })).toBe('delete');
    db.close();
  });

  test('are not made twice of the same content, restarts between or not', async () => {
    const database = opened();
    await backedUp(database, 'm1', minute(1));
    expect(await makeBackup(database.db, database.folder, minute(2))).toEqual({ ok: true, backup: null });
    database.close();
    const again = opened(database.folder);
    expect(await makeBackup(again.db, again.folder, minute(3))).toEqual({ ok: true, backup: null });
    expect(listBackups(again.folder)).toHaveLength(1);
  });

  test('are ten: the oldest goes when the eleventh is there', async () => {
    const database = opened();
    for (let nth = 0; nth <= BACKUPS_KEPT + 1; nth++) await backedUp(database, `m${nth}`, minute(nth));
    const kept = listBackups(database.folder);
    expect(kept).toHaveLength(BACKUPS_KEPT);
    expect(kept.at(-1)?.at).toEqual(minute(2));
  });

  test('can be made while matches go on', async () => {
    const database = opened();
    const matches = openMatches(database);
    for (let nth = 0; nth < 400; nth++) matches.create(aMatch(`m${nth}`));
    matches.create(aMatch('live'));
    const making = makeBackup(database.db, database.folder, NOW);
    let row = 0;
    const playing = setInterval(() => matches.append('live', aRow(row++)), 0);
    const made = await making;
    clearInterval(playing);
    expect(made.ok && made.backup && idsIn(made.backup.path)).toHaveLength(401);
    expect(matches.load('live')?.rows).toHaveLength(row);
  });

  test('that were damaged later are passed over', async () => {
    const database = opened();
    const good = await backedUp(database, 'm1', minute(1));
    damage((await backedUp(database, 'm2', minute(2))).path);
    truncateSync((await backedUp(database, 'm3', minute(3))).path, 0);
    expect(newestGoodBackup(database.folder)).toEqual(good);
  });

  test('a folder without backups has none', () => {
    expect(listBackups(freshFolder())).toEqual([]);
    expect(newestGoodBackup(freshFolder())).toBeUndefined();
  });

  test('a damaged database makes none and pushes none out', async () => {
    const database = opened();
    const { path } = await backedUp(database, 'm1', minute(1));
    const matches = openMatches(database);
    for (let nth = 2; nth < 50; nth++) matches.create(aMatch(`m${nth}`));
    database.close();
    damage(databasePath(database.folder));
    const db = new Database(databasePath(database.folder));
    expect(await makeBackup(db, database.folder, minute(2))).toMatchObject({
      ok: false,
      fault: { code: 'corrupt' },
    });
    db.close();
    expect(readdirSync(backupsPath(database.folder))).toHaveLength(1);
    expect(idsIn(path)).toEqual(['m1']);
  });
});

describe('backupTo', () => {
  test('writes a file of its own, over an older one too', async () => {
    const database = opened();
    const file = join(database.folder, 'вечер 9 мая.sqlite');
    openMatches(database).create(aMatch('m1'));
    expect(await backupTo(database.db, file)).toEqual({ ok: true });
    openMatches(database).create(aMatch('m2'));
    expect(await backupTo(database.db, file)).toEqual({ ok: true });
    expect(idsIn(file)).toEqual(['m1', 'm2']);
  });

  test('leaves nothing where it cannot be done, and never touches the database itself', async () => {
    const database = opened();
    const nowhere = join(database.folder, 'nowhere', 'file.sqlite');
    expect(await backupTo(database.db, nowhere)).toMatchObject({
      ok: false,
      fault: { code: 'not-a-folder' },
    });
    expect(await backupTo(database.db, databasePath(database.folder))).toMatchObject({ ok: false });
    expect(readdirSync(database.folder).filter((name) => name.includes('part'))).toEqual([]);
    expect(openMatches(database).unfinished()).toEqual([]);
  });
});

/** A folder whose database has gone on after its backup; closed. */
async function movedOn() {
  const database = opened();
  const backup = await backedUp(database, 'm1', minute(1));
  openMatches(database).create(aMatch('m2'));
  database.close();
  return { folder: database.folder, backup };
}

describe('restoring', () => {
  test('puts a backup in the place of the database and keeps what was there', async () => {
    const { folder, backup } = await movedOn();
    const restored = restoreBackup(folder, backup.path, minute(9));
    if (!restored.ok || !restored.aside) throw new Error('not restored');
    expect(idsIn(restored.aside)).toEqual(['m1', 'm2']);
    expect(
      openMatches(opened(folder))
        .unfinished()
        .map(({ id }) => id),
    ).toEqual(['m1']);
    expect(existsSync(backup.path)).toBe(true);
  });

  test('does not mix in the journals of the old database', async () => {
    const { folder, backup } = await movedOn();
    // What a killed program leaves: a journal with a match that the file itself does not hold yet.
    const killed = new Database(databasePath(folder));
    openMatches({ db: killed }).create(aMatch('m3'));
    const [main, wal, shm] = ['', '-wal', '-shm'].map((suffix) =>
      readFileSync(databasePath(folder) + suffix),
    );
    killed.close();
    for (const [suffix, bytes] of [
      ['', main],
      ['-wal', wal],
      ['-shm', shm],
    ] as const) {
      if (bytes) writeFileSync(databasePath(folder) + suffix, bytes);
    }
    const restored = restoreBackup(folder, backup.path, minute(9));
    if (!restored.ok || !restored.aside) throw new Error('not restored');
    expect(
      openMatches(opened(folder))
        .unfinished()
        .map(({ id }) => id),
    ).toEqual(['m1']);
    // The old one still has all of its own.
    const aside = new Database(restored.aside);
    expect(aside.prepare('SELECT count(*) FROM matches').pluck().get()).toBe(3);
    aside.close();
  });

  test('refuses a damaged backup, somebody else’s file and no file, and the database stays', async () => {
    const { folder, backup } = await movedOn();
    const foreign = join(folder, 'foreign.sqlite');
    const db = new Database(foreign);
    db.exec('CREATE TABLE invoices (id INTEGER)');
    db.close();
    expect(restoreBackup(folder, foreign, NOW)).toMatchObject({ ok: false, fault: { code: 'foreign' } });
    damage(backup.path);
    expect(restoreBackup(folder, backup.path, NOW)).toMatchObject({ ok: false, fault: { code: 'corrupt' } });
    expect(restoreBackup(folder, join(folder, 'none'), NOW)).toMatchObject({
      ok: false,
      fault: { code: 'io' },
    });
    expect(existsSync(restoringPath(folder))).toBe(false);
    expect(openMatches(opened(folder)).unfinished()).toHaveLength(2);
  });

  test('is refused while a program holds the database', async () => {
    const { folder, backup } = await movedOn();
    opened(folder);
    expect(restoreBackup(folder, backup.path, NOW)).toMatchObject({ ok: false, fault: { code: 'locked' } });
    expect(setAside(folder, NOW)).toMatchObject({ ok: false, fault: { code: 'locked' } });
  });

  test('can be asked for while a program plays: what it goes on to store is kept aside at the next start', async () => {
    const database = opened();
    const backup = await backedUp(database, 'm1', minute(1));
    expect(restoreAtNextStart(database.folder, backup.path)).toEqual({ ok: true });
    openMatches(database).create(aMatch('m2'));
    database.close();
    const restored = opened(database.folder);
    expect(
      openMatches(restored)
        .unfinished()
        .map(({ id }) => id),
    ).toEqual(['m1']);
    const [aside] = readdirSync(database.folder).filter((name) => name.startsWith('igroteka-replaced'));
    expect(idsIn(join(database.folder, aside ?? ''))).toEqual(['m1', 'm2']);
    expect(existsSync(restoringPath(database.folder))).toBe(false);
    damage(backup.path);
    expect(restoreAtNextStart(database.folder, backup.path)).toMatchObject({ fault: { code: 'corrupt' } });
    expect(existsSync(restoringPath(database.folder))).toBe(false);
  });

  test('a damaged database is set aside, and the next start begins anew', async () => {
    const { folder, backup } = await movedOn();
    damage(databasePath(folder));
    expect(openDatabase(folder)).toMatchObject({ ok: false, fault: { code: 'corrupt' } });
    expect(newestGoodBackup(folder)).toEqual(backup);
    const set = setAside(folder, NOW);
    expect(set).toEqual({
      ok: true,
      aside: join(folder, 'igroteka-damaged-2026-05-09T18-30-00-000Z.sqlite'),
    });
    expect(openMatches(opened(folder)).unfinished()).toEqual([]);
  });
});
