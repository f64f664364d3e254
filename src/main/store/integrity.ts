import type { Database } from 'better-sqlite3';
import { StoreError } from './faults.ts';

/** Looks at every page of a database, `thorough`ly at every index entry too. Throws StoreError `corrupt`. */
export function checkIntegrity(db: Database, how: 'quick' | 'thorough'): void {
  const pragma = how === 'quick' ? 'quick_check(1)' : 'integrity_check(1)';
  const found = String(db.pragma(pragma, { simple: true }));
  if (found !== 'ok') throw corrupt(db, found);
  const torn = db.prepare('SELECT count(*) FROM pragma_foreign_key_check').pluck().get();
  if (torn !== 0) throw corrupt(db, `${String(torn)} rows refer to nothing`);
}

const corrupt = (db: Database, detail: string) => new StoreError({ code: 'corrupt', path: db.name, detail });
