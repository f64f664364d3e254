import { setImmediate } from 'node:timers/promises';
import type { MatchRecord } from '../../shared/core/record.ts';
import type { OpenDatabase } from './database.ts';
import { asRefused, guarded, type Refused } from './faults.ts';
import { checkIntegrity } from './integrity.ts';
import { openMatches } from './matches.ts';

/** Replays a record: what is wrong with it, or undefined. Handed in, since this room knows no rules. */
export type Replay = (record: MatchRecord) => string | undefined;

export interface CheckReport {
  readonly ok: true;
  readonly matches: number;
  /** Matches that do not replay, and why. */
  readonly faults: readonly { readonly match: string; readonly why: string }[];
}

export interface CheckWatch {
  /** Called from time to time with matches done and matches in all. */
  readonly progress?: (done: number, all: number) => void;
  readonly signal?: AbortSignal;
}

/** Matches replayed before everybody else gets a turn. */
const SLICE = 50;

/** Checks every page of the database and replays every stored match. A damaged database is a fault; so many wrong matches are a report. */
export async function checkDatabase(
  database: OpenDatabase,
  replay: Replay,
  { progress, signal }: CheckWatch = {},
): Promise<CheckReport | Refused> {
  try {
    const { db } = database;
    guarded(db.name, () => checkIntegrity(db, 'thorough'));
    const matches = openMatches(database);
    const ids = guarded(db.name, () =>
      db.prepare<[], string>('SELECT id FROM matches ORDER BY no').pluck().all(),
    );
    const faults: { match: string; why: string }[] = [];
    for (const [nth, id] of ids.entries()) {
      if (nth % SLICE === 0) {
        progress?.(nth, ids.length);
        await setImmediate();
        signal?.throwIfAborted();
      }
      const why = whyNot(() => matches.record(id), replay);
      if (why !== undefined) faults.push({ match: id, why });
    }
    progress?.(ids.length, ids.length);
    return { ok: true, matches: ids.length, faults };
  } catch (error) {
    return asRefused(error);
  }
}

function whyNot(read: () => MatchRecord | undefined, replay: Replay): string | undefined {
  let record: MatchRecord | undefined;
  try {
    record = read();
  } catch (error) {
    // A log that takes back more than there is.
    return error instanceof Error ? error.message : String(error);
  }
  return record && replay(record);
}
