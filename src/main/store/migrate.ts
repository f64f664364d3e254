import type { Database } from 'better-sqlite3';
import { StoreError } from './faults.ts';
import type { Migration } from './migrations/migration.ts';

/** Stands in the header of our databases, so that nobody else's is taken for one: "Igro". */
const APPLICATION_ID = 0x4967726f;

/** The schema version of a database of ours; 0 for an empty file. Throws StoreError `foreign` or `future`. */
export function versionOf(db: Database, newest: number): number {
  const refuse = (code: 'foreign' | 'future', detail: string) =>
    new StoreError({ code, path: db.name, detail });
  const version = Number(db.pragma('user_version', { simple: true }));
  const application = Number(db.pragma('application_id', { simple: true }));
  if (application !== APPLICATION_ID) {
    const tables = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get();
    if (tables !== 0 || version !== 0) throw refuse('foreign', `application_id ${application}`);
    return 0;
  }
  if (version > newest) throw refuse('future', `version ${version}, known ${newest}`);
  return version;
}

/** As `versionOf`, where an empty file is not good enough. */
export function requireOurs(db: Database, newest: number): void {
  if (versionOf(db, newest) === 0) {
    throw new StoreError({ code: 'foreign', path: db.name, detail: 'an empty database' });
  }
}

/** Brings a database up to the newest schema, each step in a transaction of its own. */
export function migrate(db: Database, migrations: readonly Migration[]): void {
  const from = versionOf(db, migrations.length);
  // A step may rebuild a table that others refer to; the references are checked before each commit instead.
  db.pragma('foreign_keys = OFF');
  for (const { version, sql } of migrations.slice(from)) {
    db.transaction(() => {
      db.exec(sql);
      const torn = db.prepare('SELECT count(*) FROM pragma_foreign_key_check').pluck().get();
      if (torn !== 0) throw new Error(`migration ${version}: ${String(torn)} torn references`);
      db.pragma(`application_id = ${APPLICATION_ID}`);
      db.pragma(`user_version = ${version}`);
    }).exclusive();
  }
  db.pragma('foreign_keys = ON');
}
