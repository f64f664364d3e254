import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asRefused, guarded, type Refused } from './faults.ts';
import { lockFolder } from './lock.ts';
import { databasePath, restoringPath, stampOf, sync } from './paths.ts';
import { seal } from './seal.ts';

/** Where the database went that stood there before; null when there was none. */
export type SetAside = { readonly ok: true; readonly aside: string | null } | Refused;

/** Renames a damaged database, so that the next start begins anew or a backup can take its place. Nothing is deleted. */
export function setAside(folder: string, now: Date): SetAside {
  return holding(folder, () => moveAway(folder, 'damaged', now));
}

/**
 * Puts a backup in the place of the database, which must be closed; what was there is kept under another name.
 * The file is copied and checked first; a power cut leaves either the old database or the restored one.
 */
export function restoreBackup(folder: string, file: string, now: Date): SetAside {
  return holding(folder, () => {
    stage(folder, file);
    return finishRestore(folder, now);
  });
}

/** The same for a program that has the database open: the backup takes its place at the next start. */
export function restoreAtNextStart(folder: string, file: string): { readonly ok: true } | Refused {
  try {
    guarded(folder, () => stage(folder, file));
    return { ok: true };
  } catch (error) {
    return asRefused(error);
  }
}

/** Checks a copy of a backup and lays it ready; from here on it will take the database's place. */
function stage(folder: string, file: string): void {
  const part = `${restoringPath(folder)}.part`;
  try {
    guarded(file, () => copyFileSync(file, part, constants.COPYFILE_FICLONE));
    seal(part);
    renameSync(part, restoringPath(folder));
    sync(folder, 'folder');
  } finally {
    rmSync(part, { force: true });
  }
}

/** Ends a restore that was interrupted after its copy was whole; does nothing where there is none. */
export function finishRestore(folder: string, now: Date = new Date()): string | null {
  const restoring = restoringPath(folder);
  if (!existsSync(restoring)) return null;
  const aside = moveAway(folder, 'replaced', now);
  renameSync(restoring, databasePath(folder));
  sync(folder, 'folder');
  return aside;
}

/** Moves a database and its journals to another name; the shared memory file is worth nothing without them. */
function moveAway(folder: string, why: 'damaged' | 'replaced', now: Date): string | null {
  const path = databasePath(folder);
  const aside = join(folder, `igroteka-${why}-${stampOf(now)}.sqlite`);
  rmSync(`${path}-shm`, { force: true, recursive: true });
  const present = ['-wal', '-journal', ''].filter((suffix) => existsSync(path + suffix));
  for (const suffix of present) renameSync(path + suffix, aside + suffix);
  sync(folder, 'folder');
  return present.includes('') ? aside : null;
}

function holding(folder: string, act: () => string | null): SetAside {
  try {
    const lock = lockFolder(folder);
    try {
      return { ok: true, aside: guarded(folder, act) };
    } finally {
      lock.release();
    }
  } catch (error) {
    return asRefused(error);
  }
}
