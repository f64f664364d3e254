import Database from 'better-sqlite3';
import { guarded } from './faults.ts';
import { checkIntegrity } from './integrity.ts';
import { requireOurs } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { sync } from './paths.ts';

/** Makes a copy of the database a file that stands alone, checks it and sees it on the disk. Throws StoreError. */
export function seal(path: string): void {
  guarded(path, () => {
    const db = new Database(path, { fileMustExist: true });
    try {
      // A copy nobody else holds: this works also where WAL could not.
      db.pragma('locking_mode = EXCLUSIVE');
      requireOurs(db, MIGRATIONS.length);
      db.pragma('journal_mode = DELETE');
      checkIntegrity(db, 'quick');
    } finally {
      db.close();
    }
    sync(path, 'file');
  });
}

/** Whether a sealed copy is whole and of a schema that we can read. Throws StoreError when it is not. */
export function checkSealed(path: string): void {
  guarded(path, () => {
    const db = new Database(path, { readonly: true, fileMustExist: true });
    try {
      requireOurs(db, MIGRATIONS.length);
      checkIntegrity(db, 'quick');
    } finally {
      db.close();
    }
  });
}
