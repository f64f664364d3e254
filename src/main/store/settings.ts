import type { OpenDatabase } from './database.ts';
import { guarded } from './faults.ts';
import type { SettingsStore } from '../tables/ports.ts';

/** Values kept between starts, by key, as JSON; setting one to undefined forgets it. */
export function openSettings({ db }: Pick<OpenDatabase, 'db'>): SettingsStore {
  const read = db.prepare<[string], string>('SELECT value FROM settings WHERE key = ?').pluck();
  const write = db.prepare<[string, string]>(
    'INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  const forget = db.prepare<[string]>('DELETE FROM settings WHERE key = ?');
  return {
    get(key) {
      const value = guarded(db.name, () => read.get(key));
      return value === undefined ? undefined : JSON.parse(value);
    },
    set(key, value) {
      guarded(db.name, () => (value === undefined ? forget.run(key) : write.run(key, JSON.stringify(value))));
    },
  };
}
