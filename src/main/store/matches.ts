import type { OpenDatabase } from './database.ts';
import { guarded } from './faults.ts';
import { recordOf } from './match-record.ts';
import { openMatchLists } from './match-lists.ts';
import { openMatchRows } from './match-rows.ts';
import { openRecognition } from './recognise.ts';
import type { MatchStore } from '../tables/ports.ts';

/** What happens to a match in the transaction that ends it; a fault in it must not cost the match. */
export interface Ending {
  derive(matchId: string): void;
  onFault(error: unknown): void;
}

export interface MatchesOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly ending?: Ending;
}

/** Matches on a disk. Each change is one transaction, durable on return; it throws and nothing happened otherwise. */
export function openMatches(
  { db }: Pick<OpenDatabase, 'db'>,
  { now = Date.now, ending }: MatchesOptions = {},
): MatchStore {
  const rows = openMatchRows(db);
  const lists = openMatchLists(db);
  const { sitting } = openRecognition(db);
  const durable = (act: () => void): void => {
    guarded(db.name, () => db.transaction(act).immediate());
  };
  const derive = db.transaction((matchId: string) => ending?.derive(matchId));

  const store: MatchStore = {
    create(match, begun = []) {
      durable(() => {
        rows.insertMatch(match);
        for (const seat of match.seats) rows.putSeat(match.id, seat, sitting(seat, now()));
        for (const row of begun) rows.appendRow(match.id, row, now());
      });
    },
    deal(matchId, seed, fair) {
      durable(() => rows.deal(matchId, seed, fair));
    },
    append(matchId, row) {
      durable(() => rows.appendRow(matchId, row, now()));
    },
    finish(matchId, row, outcome, undone) {
      durable(() => {
        rows.appendRow(matchId, row, now());
        rows.end(matchId, { status: 'finished', at: now(), undone, reason: outcome.reason });
        rows.putResults(matchId, outcome);
        try {
          derive(matchId);
        } catch (error) {
          // The savepoint took back what was derived; the next start tries again.
          ending?.onFault(error);
        }
      });
    },
    seat(matchId, ...seats) {
      durable(() => {
        for (const seat of seats) rows.putSeat(matchId, seat, sitting(seat, now()));
      });
    },
    load(matchId) {
      return guarded(db.name, () => rows.load(matchId));
    },
    unfinished() {
      return guarded(db.name, () => lists.unfinished());
    },
    finished(offset, limit) {
      return guarded(db.name, () => lists.finished(offset, limit));
    },
    abandon(matchId) {
      durable(() => rows.end(matchId, { status: 'abandoned', at: now(), undone: null, reason: null }));
    },
    record(matchId) {
      const loaded = store.load(matchId);
      return loaded && recordOf(loaded);
    },
  };
  return store;
}
