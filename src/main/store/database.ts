import Database from 'better-sqlite3';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Journal } from './connect.ts';
import { asRefused, guarded, type Refused, StoreError } from './faults.ts';
import { checkIntegrity } from './integrity.ts';
import { lockFolder } from './lock.ts';
import { migrate, requireOurs, versionOf } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { backupName, backupsPath, databasePath } from './paths.ts';
import { finishRestore } from './restore.ts';
import { seal } from './seal.ts';

/** The database of a data folder, open. */
export interface OpenDatabase {
  readonly folder: string;
  readonly db: Database.Database;
  readonly journal: Journal;
  /** Lets go of the database and the folder. */
  close(): void;
}

export type Opened = { readonly ok: true; readonly database: OpenDatabase } | Refused;

/** Below this size, in bytes, the whole database is checked at every start; a larger one only after a crash, and with each backup. */
const SMALL = 16 * 1024 * 1024;

/**
 * Opens the database of a data folder (made when it is not there) for this program alone: checked, brought up to
 * the newest schema and written to once. A disk that lets us down is a fault, not an exception.
 */
export function openDatabase(folder: string, migrations: readonly Migration[] = MIGRATIONS): Opened {
  try {
    guarded(folder, () => mkdirSync(folder, { recursive: true }));
    const lock = lockFolder(folder);
    try {
      const { db, journal } = guarded(databasePath(folder), () => prepare(folder, migrations));
      const close = () => {
        db.close();
        lock.release();
      };
      return { ok: true, database: { folder, db, journal, close } };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    return asRefused(error);
  }
}

/** Opens a database beside a program that may be using it, for `backup` and `check`: nothing can be written. */
export function openForReading(folder: string): Opened {
  const path = databasePath(folder);
  try {
    if (!existsSync(path)) throw new StoreError({ code: 'missing', path, detail: 'no such file' });
    return guarded(path, () => {
      const db = new Database(path, { readonly: true });
      try {
        requireOurs(db, MIGRATIONS.length);
      } catch (error) {
        db.close();
        throw error;
      }
      const journal: Journal = db.pragma('journal_mode', { simple: true }) === 'wal' ? 'wal' : 'delete';
      return { ok: true, database: { folder, db, journal, close: () => void db.close() } };
    });
  } catch (error) {
    return asRefused(error);
  }
}

function prepare(folder: string, migrations: readonly Migration[]) {
  finishRestore(folder);
  const path = databasePath(folder);
  const crashed = existsSync(`${path}-wal`) || existsSync(`${path}-journal`);
  const connection = connect(path, migrations.length);
  const { db } = connection;
  try {
    if (crashed || statSync(path).size < SMALL) checkIntegrity(db, 'quick');
    keepOldSchema(folder, db, migrations.length);
    migrate(db, migrations);
    return connection;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** A database that is about to change its schema is copied first, so that no update can cost a match. */
function keepOldSchema(folder: string, db: Database.Database, newest: number): void {
  const version = versionOf(db, newest);
  if (version === 0 || version === newest) return;
  const backups = backupsPath(folder);
  mkdirSync(backups, { recursive: true });
  const copy = join(backups, backupName(new Date()));
  db.prepare('VACUUM INTO ?').run(copy);
  seal(copy);
}
