import type { Outcome } from '../../shared/core/game.ts';
import { type MatchRecord, parseMoveLine } from '../../shared/core/record.ts';
import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from './database.ts';
import type { Derived } from './derived.ts';
import { guarded } from './faults.ts';
import { recordOf } from './match-record.ts';
import { openMatchRows } from './match-rows.ts';
import { botId, HERE, openRecognition } from './recognise.ts';

/** Matches that come in as files, and go out for good. */
export interface Archive {
  /**
   * Takes in a record that replays; without an outcome it can be played on at this computer.
   * One whose id is stored already is that match, and nothing is added.
   */
  add(record: MatchRecord, rulesVersion: number, outcome: Outcome | null): { id: string; added: boolean };
  /** Deletes a match with everything that hangs on it; the record that comes back can be added again. */
  remove(matchId: string): MatchRecord | undefined;
}

export function openArchive(
  { db }: Pick<OpenDatabase, 'db'>,
  derived: Derived,
  now: () => number = Date.now,
): Archive {
  const rows = openMatchRows(db);
  const people = openRecognition(db);
  const has = db.prepare<[string], number>('SELECT 1 FROM matches WHERE id = ?').pluck();
  const drop = db.prepare('DELETE FROM matches WHERE id = ?');
  const inOneGo = <T>(act: () => T): T => guarded(db.name, () => db.transaction(act).immediate());

  const putSeats = (id: string, { seats }: MatchRecord, playable: boolean): void => {
    for (const [seat, { name = '', bot = null }] of seats.entries()) {
      const person = bot === null ? (people.find(HERE, name) ?? null) : botId(bot);
      // Nobody has the secret of such a seat; the host gets a new one when it puts the match on a table.
      const tokenHash = playable && bot === null ? `import ${randomUUID()}` : null;
      rows.putSeat(id, { seat, name, bot, tokenHash, open: false }, person);
    }
  };

  return {
    add: (record, rulesVersion, outcome) =>
      inOneGo(() => {
        const id = record.id ?? randomUUID();
        if (has.get(id)) return { id, added: false };
        const { game, options, seed = null, deal = null, at, times, undone = 0, fair = null } = record;
        const startedAt = at === undefined ? now() : Date.parse(at);
        rows.insertMatch({
          ...{ id, game, rulesVersion, options, seed, deal, startedAt },
          ...{ seats: [], clock: null, follows: null, fair },
        });
        putSeats(id, record, outcome === null);
        let moment = startedAt;
        for (const [row, line] of record.moves.entries()) {
          const { seat, text } = parseMoveLine(line) ?? { seat: 0, text: line };
          const took = times?.[row] ?? 0;
          moment += took;
          rows.appendRow(id, { row, seat, text, requestId: null, took }, Math.round(moment));
        }
        if (outcome !== null) {
          rows.end(id, { status: 'finished', at: Math.round(moment), undone, reason: outcome.reason });
          rows.putResults(id, outcome);
          derived.derive(id);
        }
        return { id, added: true };
      }),
    remove: (matchId) =>
      inOneGo(() => {
        const loaded = rows.load(matchId);
        if (!loaded) return undefined;
        drop.run(matchId);
        if (loaded.outcome) derived.rateAnew(loaded.match.game);
        return recordOf(loaded);
      }),
  };
}
