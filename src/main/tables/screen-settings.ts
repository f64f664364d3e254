import * as v from 'valibot';
import { ok, refuse, type Result } from '../../shared/core/result.ts';
import type { SettingsStore } from './ports.ts';
import { onDisk } from './disk.ts';

const KEY = 'screen';
/** The setting that says whether to look for tables nearby; it is on unless it is false. */
export const LOOK_NEARBY = 'nearby';
/** Longest text of all settings together, in characters of JSON. */
const LONGEST = 65_536;

const settingsSchema = v.record(v.string(), v.unknown());

/** What the host's screens keep between starts (name, language, theme …), under one key of the store. */
export function screenSettings(store: SettingsStore) {
  const all = (): Readonly<Record<string, unknown>> => {
    const kept = v.safeParse(settingsSchema, store.get(KEY));
    return kept.success ? kept.output : {};
  };
  return {
    all,
    set(key: string, value: unknown): Result<null, 'too-much'> {
      const next = { ...all(), [key]: value };
      if (JSON.stringify(next).length > LONGEST) return refuse('too-much');
      onDisk(() => store.set(KEY, next));
      return ok(null);
    },
  };
}
