import Database from 'better-sqlite3';
import { guarded } from './faults.ts';
import { lockPath } from './paths.ts';

/** A folder held for this program alone. */
export interface FolderLock {
  release(): void;
}

/** A connection that nobody refers to is collected and its lock with it; these stay. */
const held = new Set<Database.Database>();

/**
 * Holds a data folder by an exclusive SQLite lock on an empty file beside the database. The system lets go of it
 * when the program ends in whatever way, so no stale lock file can shut anybody out. Throws StoreError `locked`.
 */
export function lockFolder(folder: string): FolderLock {
  const path = lockPath(folder);
  return guarded(path, () => {
    const db = new Database(path, { timeout: 0 });
    try {
      db.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      db.close();
      throw error;
    }
    held.add(db);
    return {
      release() {
        held.delete(db);
        db.close();
      },
    };
  });
}
