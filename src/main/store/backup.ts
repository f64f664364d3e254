import type { Database } from 'better-sqlite3';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { asRefused, guarded, guardedAsync, type Refused, StoreError } from './faults.ts';
import { backupMoment, backupName, backupsPath, sync } from './paths.ts';
import { sameContent } from './same-content.ts';
import { checkSealed, seal } from './seal.ts';

/** How many backups a data folder keeps. */
export const BACKUPS_KEPT = 10;

export interface Backup {
  /** Name of the file in the folder of backups, by which it is asked for. */
  readonly name: string;
  readonly path: string;
  readonly at: Date;
  readonly bytes: number;
}

/** A backup that was made, or null where the newest one holds the same already. */
export type BackupMade = { readonly ok: true; readonly backup: Backup | null } | Refused;

/** Copies the database while it is in use, checks the copy and lets go of the oldest ones beyond ten. */
export async function makeBackup(db: Database, folder: string, now: Date): Promise<BackupMade> {
  const backups = backupsPath(folder);
  const path = join(backups, backupName(now));
  try {
    guarded(backups, () => mkdirSync(backups, { recursive: true }));
    const newest = listBackups(folder)[0];
    const part = await copyTo(db, path);
    return guarded(path, () => {
      if (newest && sameContent(part, newest.path)) {
        rmSync(part);
        return { ok: true, backup: null };
      }
      putInPlace(part, path);
      for (const old of listBackups(folder).slice(BACKUPS_KEPT)) rmSync(old.path);
      return { ok: true, backup: { name: backupName(now), path, at: now, bytes: statSync(path).size } };
    });
  } catch (error) {
    return asRefused(error);
  }
}

/** Copies the database to a file of the caller's choice: it is complete or it is not there. */
export async function backupTo(db: Database, file: string): Promise<{ readonly ok: true } | Refused> {
  const path = resolve(file);
  try {
    if (path === resolve(db.name)) {
      throw new StoreError({ code: 'locked', path, detail: 'the database itself' });
    }
    const part = await copyTo(db, path);
    guarded(path, () => putInPlace(part, path));
    return { ok: true };
  } catch (error) {
    return asRefused(error);
  }
}

/** The backups of a data folder, newest first. */
export function listBackups(folder: string): readonly Backup[] {
  const backups = backupsPath(folder);
  if (!existsSync(backups)) return [];
  return guarded(backups, () => readdirSync(backups))
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const at = backupMoment(name);
      const path = join(backups, name);
      return at ? [{ name, path, at, bytes: statSync(path).size }] : [];
    });
}

/** The newest backup that passes its check: what to offer when the database is damaged. */
export function newestGoodBackup(folder: string): Backup | undefined {
  return listBackups(folder).find(({ path }) => {
    try {
      checkSealed(path);
      return true;
    } catch (error) {
      asRefused(error);
      return false;
    }
  });
}

/** A checked copy under a passing name beside `path`; nothing is left of one that did not succeed. */
async function copyTo(db: Database, path: string): Promise<string> {
  const part = `${path}.part`;
  try {
    await guardedAsync(path, () => {
      requireFolder(dirname(path));
      rmSync(part, { force: true });
      return db.backup(part);
    });
    seal(part);
    return part;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function requireFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new StoreError({ code: 'not-a-folder', path, detail: 'no such folder' });
}

function putInPlace(part: string, path: string): void {
  renameSync(part, path);
  sync(dirname(path), 'folder');
}
