import Database from 'better-sqlite3';
import { versionOf } from './migrate.ts';

export const JOURNALS = ['wal', 'delete'] as const;
/** How transactions are kept: `wal` where the file system can, else `delete`. */
export type Journal = (typeof JOURNALS)[number];

export interface Connection {
  readonly db: Database.Database;
  readonly journal: Journal;
}

/** Milliseconds to wait for somebody who reads the same file (`igroteka backup`, a virus scanner). */
const PATIENCE = 2_000;

/** Opens a database for writing and proves by a real write that it can be written durably. */
export function connect(path: string, newest: number): Connection {
  try {
    return { db: connectAs('wal', path, newest), journal: 'wal' };
  } catch (error) {
    if (!lacksWal(error)) throw error;
    try {
      return { db: connectAs('delete', path, newest), journal: 'delete' };
    } catch {
      throw error; // It was something else: the first attempt says it best.
    }
  }
}

function connectAs(journal: Journal, path: string, newest: number): Database.Database {
  const db = new Database(path, { timeout: PATIENCE });
  try {
    // A file in WAL mode can be read without shared memory only by one connection that keeps all others out.
    if (journal === 'delete') db.pragma('locking_mode = EXCLUSIVE');
    const version = versionOf(db, newest);
    const got = db.pragma(`journal_mode = ${journal}`, { simple: true });
    if (got !== journal) throw new JournalRefused(String(got));
    if (journal === 'delete') db.pragma('locking_mode = NORMAL');
    // Without WAL the end of a transaction is a deleted file, and only EXTRA makes that outlive a power cut.
    db.pragma(`synchronous = ${journal === 'wal' ? 'FULL' : 'EXTRA'}`);
    // macOS: an ordinary fsync stops at the drive's cache.
    db.pragma('fullfsync = ON');
    db.pragma('checkpoint_fullfsync = ON');
    // A write that changes nothing: a full or read-only disk shows now and not at the first move.
    db.pragma(`user_version = ${version}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** SQLite kept another journal mode than it was told to. */
class JournalRefused extends Error {}

/** Whether a fault may come from shared memory or locks that cannot be had: then the other journal works. */
function lacksWal(error: unknown): boolean {
  if (error instanceof JournalRefused) return true;
  return (
    error instanceof Database.SqliteError &&
    /^SQLITE_(IOERR_SHM|IOERR_LOCK|CANTOPEN|PROTOCOL|READONLY)/.test(error.code)
  );
}
