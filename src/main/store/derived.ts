import type { Database } from 'better-sqlite3';
import { setImmediate } from 'node:timers/promises';
import type { Deriver } from '../people/ports.ts';
import { openLines } from './derived-lines.ts';
import { openRatings } from './derived-ratings.ts';
import { guarded } from './faults.ts';
import { recordOf } from './match-record.ts';
import { openMatchRows } from './match-rows.ts';
import { openRecognition } from './recognise.ts';
import type { StoredSeat } from '../tables/ports.ts';

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
const SLICE = 5;
export function openDerived(db: Database, deriver: Deriver): Derived {
  const rows = openMatchRows(db);
  const lines = openLines(db);
  const ratings = openRatings(db, deriver);
  const { sitting } = openRecognition(db);
  const strangers = db.prepare<
    [string],
    Omit<StoredSeat, 'open'> & { device: string | null; matchNo: number; at: number }
  >(
    `SELECT match_no AS matchNo, seat, name, bot, token_hash AS tokenHash, device, started_at AS at
     FROM seats JOIN matches ON no = match_no WHERE id = ? AND person_id IS NULL`,
  );
  const introduce = db.prepare(
    'UPDATE seats SET person_id = @person WHERE match_no = @matchNo AND seat = @seat',
  );
  const stamp = db.prepare('UPDATE matches SET derived = ? WHERE id = ?');
  const every = db
    .prepare<[], string>(`SELECT id FROM matches WHERE status = 'finished' ORDER BY ended_at, no`)
    .pluck();
  const stale = db
    .prepare<{ version: number }, string>(
      `SELECT id FROM matches WHERE status = 'finished'
         AND (derived IS NULL OR derived < -@version OR derived > @version
           OR (derived > -@version AND derived < @version))`,
    )
    .pluck();

  /** Seats from a time that did not know people get theirs. */
  const adopt = (matchId: string): void => {
    for (const { matchNo, seat, name, bot, tokenHash, device, at } of strangers.all(matchId)) {
      const person = sitting({ seat, name, bot, tokenHash, device, open: false }, at);
      if (person !== null) introduce.run({ matchNo, seat, person });
    }
  };

  /** Everything but the ratings. */
  const deriveLines = (matchId: string): void => {
    const loaded = rows.load(matchId);
    if (!loaded) return;
    adopt(matchId);
    const facts = deriver.facts(recordOf(loaded));
    lines.put(matchId, facts ?? []);
    stamp.run(facts === undefined ? -deriver.version : deriver.version, matchId);
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
      const ids = guarded(db.name, () => (all ? every.all() : stale.all({ version: deriver.version })));
      for (let done = 0; done < ids.length; done += SLICE) {
        progress?.(done, ids.length);
        await setImmediate();
        signal?.throwIfAborted();
        const slice = ids.slice(done, done + SLICE);
        guarded(db.name, () =>
          db
            .transaction(() => {
              slice.forEach(deriveLines);
              // With the last stamp, so that no ratings are missing where nothing is left to derive.
              if (done + SLICE >= ids.length) ratings.rateAll();
            })
            .immediate(),
        );
      }
      progress?.(ids.length, ids.length);
      return ids.length;
    },
  };
}
