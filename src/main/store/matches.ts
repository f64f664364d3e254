import type { OpenDatabase } from './database.ts';
import { guarded } from './faults.ts';
import { recordOf } from './match-record.ts';
import { openMatchLists } from './match-lists.ts';
import { openMatchRows } from './match-rows.ts';
import type { MatchStore } from '../tables/ports.ts';

/** Matches on a disk. Each change is one transaction, durable on return; it throws and nothing happened otherwise. */
export function openMatches({ db }: Pick<OpenDatabase, 'db'>, now: () => number = Date.now): MatchStore {
  const rows = openMatchRows(db);
  const lists = openMatchLists(db);
  const durable = (act: () => void): void => {
    guarded(db.name, () => db.transaction(act).immediate());
  };

  const store: MatchStore = {
    create(match) {
      durable(() => {
        rows.insertMatch(match);
        for (const seat of match.seats) rows.putSeat(match.id, seat);
      });
    },
    append(matchId, row) {
      durable(() => rows.appendRow(matchId, row, now()));
    },
    finish(matchId, row, outcome, undone) {
      durable(() => {
        rows.appendRow(matchId, row, now());
        rows.end(matchId, { status: 'finished', at: now(), undone, reason: outcome.reason });
        rows.putResults(matchId, outcome);
      });
    },
    seat(matchId, seat) {
      durable(() => rows.putSeat(matchId, seat));
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
