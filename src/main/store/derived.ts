import type { Database } from 'better-sqlite3';
import { setImmediate } from 'node:timers/promises';
import type { Deriver } from '../people/ports.ts';
import { openLines } from './derived-lines.ts';
import { openRatings } from './derived-ratings.ts';
import { guarded } from './faults.ts';
import { recordOf } from './match-record.ts';
import { openMatchRows } from './match-rows.ts';

/** What is derived from finished matches, and kept up to the deriver's version. */
export interface Derived {
  /** Derives one finished match, in the caller's transaction. */
  derive(matchId: string): void;
  /** Gives lines and ratings to the people who have them now, after a merge; in the caller's transaction. */
  reassign(): void;
  /** Rates all matches of a game anew, after one of them is gone; in the caller's transaction. */
  rateAnew(game: string): void;
  /** Derives what was never derived or by another version; `all`: everything. Resolves to how many matches. */
  catchUp(how?: CatchUp): Promise<number>;
}

export interface CatchUp {
  readonly all?: boolean;
  readonly progress?: (done: number, all: number) => void;
  readonly signal?: AbortSignal;
}

/** Matches derived before everybody else gets a turn. */
const SLICE = 20;
/** Stamp of a match that our rules cannot replay; it is tried again by the next version. */
const NOT_REPLAYED = 0;

export function openDerived(db: Database, deriver: Deriver): Derived {
  const rows = openMatchRows(db);
  const lines = openLines(db);
  const ratings = openRatings(db, deriver);
  const stamp = db.prepare('UPDATE matches SET derived = ? WHERE id = ?');
  const every = db
    .prepare<[], string>(`SELECT id FROM matches WHERE status = 'finished' ORDER BY ended_at, no`)
    .pluck();
  const stale = db
    .prepare<{ version: number }, string>(
      `SELECT id FROM matches WHERE status = 'finished'
         AND (derived IS NULL OR (derived > ${NOT_REPLAYED} AND derived < @version) OR derived > @version)`,
    )
    .pluck();
  const newest = db
    .prepare<[], number | null>(`SELECT max(derived) FROM matches WHERE status = 'finished'`)
    .pluck();
  const forgetStamps = db.prepare(
    `UPDATE matches SET derived = NULL WHERE status = 'finished' AND derived = ${NOT_REPLAYED}`,
  );

  /** Everything but the ratings. */
  const deriveLines = (matchId: string): void => {
    const loaded = rows.load(matchId);
    if (!loaded) return;
    const facts = deriver.facts(recordOf(loaded));
    lines.put(matchId, facts ?? []);
    stamp.run(facts === undefined ? NOT_REPLAYED : deriver.version, matchId);
  };

  return {
    derive(matchId) {
      deriveLines(matchId);
      ratings.rate(matchId);
    },
    reassign() {
      lines.reassign();
      ratings.rateAll();
    },
    rateAnew: (game) => ratings.rateGame(game),
    async catchUp({ all = false, progress, signal } = {}) {
      // A new version may replay what the old one could not.
      if ((newest.get() ?? 0) !== deriver.version) guarded(db.name, () => forgetStamps.run());
      const ids = guarded(db.name, () => (all ? every.all() : stale.all({ version: deriver.version })));
      for (let done = 0; done < ids.length; done += SLICE) {
        progress?.(done, ids.length);
        await setImmediate();
        signal?.throwIfAborted();
        const slice = ids.slice(done, done + SLICE);
        guarded(db.name, () => db.transaction(() => slice.forEach(deriveLines)).immediate());
      }
      if (ids.length > 0) guarded(db.name, () => db.transaction(() => ratings.rateAll()).immediate());
      progress?.(ids.length, ids.length);
      return ids.length;
    },
  };
}
