import type { Database } from 'better-sqlite3';
import type { Level, Outcome } from '../../shared/core/game.ts';
import type { FairMix } from '../../shared/core/record.ts';
import type { PersonId } from '../people/ports.ts';
import type { StoredMatch, StoredRow, StoredSeat } from '../tables/ports.ts';

/** A stored match as a whole. */
export interface LoadedMatch {
  readonly match: StoredMatch;
  readonly rows: readonly StoredRow[];
  readonly outcome: Outcome | null;
}

export interface Ending {
  readonly status: 'finished' | 'abandoned';
  readonly at: number;
  readonly undone: number | null;
  readonly reason: string | null;
}

interface MatchLine {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: string;
  readonly seed: string | null;
  readonly deal: string | null;
  readonly clock: number | null;
  readonly follows: string | null;
  readonly fair: string | null;
  readonly startedAt: number;
  readonly reason: string | null;
}

interface SeatLine {
  readonly seat: number;
  readonly name: string;
  readonly bot: Level | null;
  readonly tokenHash: string | null;
  readonly open: 0 | 1;
  readonly device: string | null;
}

/** The statements about one match; transactions are the caller's. Each throws when it finds nothing to act on. */
export function openMatchRows(db: Database) {
  const insert = db.prepare(`
    INSERT INTO matches (id, game, rules_version, options, seed, deal, clock, follows, fair, started_at)
    VALUES (@id, @game, @rulesVersion, @options, @seed, @deal, @clock, @follows, @fair, @startedAt)`);
  const setDeal = db.prepare(`
    UPDATE matches SET seed = @seed, fair = @fair WHERE id = @matchId AND status = 'playing'
      AND NOT EXISTS (SELECT 1 FROM moves WHERE match_no = no)`);
  const putSeat = db.prepare(`
    INSERT INTO seats (match_no, seat, name, bot, token_hash, open, device, person_id)
    SELECT no, @seat, @name, @bot, @tokenHash, @open, @device, @person FROM matches WHERE id = @matchId
    ON CONFLICT (match_no, seat) DO UPDATE SET
      name = excluded.name, bot = excluded.bot, token_hash = excluded.token_hash, open = excluded.open,
      device = excluded.device, person_id = excluded.person_id`);
  // Only the next row of a match that is being played fits.
  const append = db.prepare(`
    INSERT INTO moves (match_no, row, seat, text, request_id, took, at)
    SELECT no, @row, @seat, @text, @requestId, @took, @at FROM matches
    WHERE id = @matchId AND status = 'playing'
      AND @row = (SELECT coalesce(max(row) + 1, 0) FROM moves WHERE match_no = no)`);
  const end = db.prepare(`
    UPDATE matches SET status = @status, ended_at = @at, undone = @undone, reason = @reason
    WHERE id = @matchId AND status = 'playing'`);
  const putResult = db.prepare(`
    INSERT INTO results (match_no, seat, rank, points)
    SELECT no, @seat, @rank, @points FROM matches WHERE id = @matchId`);
  const oneMatch = db.prepare<[string], MatchLine>(`
    SELECT id, game, rules_version AS rulesVersion, options, seed, deal, clock, follows, fair,
      started_at AS startedAt, reason
    FROM matches WHERE id = ?`);
  const ofMatch = 'WHERE match_no = (SELECT no FROM matches WHERE id = ?)';
  const seats = db.prepare<[string], SeatLine>(
    `SELECT seat, name, bot, token_hash AS tokenHash, open, device FROM shown_seats ${ofMatch} ORDER BY seat`,
  );
  const rows = db.prepare<[string], StoredRow>(
    `SELECT row, seat, text, request_id AS requestId, took FROM moves ${ofMatch} ORDER BY row`,
  );
  const results = db.prepare<[string], { rank: number; points: number }>(
    `SELECT rank, points FROM results ${ofMatch} ORDER BY seat`,
  );

  const outcomeOf = (matchId: string, reason: string | null): Outcome | null => {
    if (reason === null) return null;
    const lines = results.all(matchId);
    return { ranks: lines.map(({ rank }) => rank), points: lines.map(({ points }) => points), reason };
  };

  return {
    insertMatch(match: StoredMatch): void {
      const { options, deal, fair } = match;
      insert.run({
        ...match,
        options: JSON.stringify(options ?? {}),
        deal: jsonOf(deal),
        fair: jsonOf(fair),
      });
    },
    deal(matchId: string, seed: string, fair: FairMix): void {
      const { changes } = setDeal.run({ matchId, seed, fair: JSON.stringify(fair) });
      if (changes !== 1) throw new Error(`store: match ${matchId} cannot be dealt`);
    },
    putSeat(matchId: string, sitting: StoredSeat, person: PersonId | null): void {
      const { seat, name, bot, tokenHash, open, device } = sitting;
      const line = { seat, name, bot, tokenHash, open: open ? 1 : 0, device: device ?? null };
      const { changes } = putSeat.run({ matchId, ...line, person });
      if (changes !== 1) throw new Error(`store: no match ${matchId} to sit in`);
    },
    appendRow(matchId: string, { row, seat, text, requestId, took }: StoredRow, at: number): void {
      const { changes } = append.run({ matchId, row, seat, text, requestId, took: Math.round(took), at });
      if (changes !== 1) throw new Error(`store: row ${row} does not fit match ${matchId}`);
    },
    end(matchId: string, ending: Ending): void {
      const { changes } = end.run({ matchId, ...ending });
      if (changes !== 1) throw new Error(`store: match ${matchId} is not being played`);
    },
    putResults(matchId: string, { ranks, points }: Outcome): void {
      for (const [seat, rank] of ranks.entries()) {
        putResult.run({ matchId, seat, rank, points: points[seat] ?? 0 });
      }
    },
    load(matchId: string): LoadedMatch | undefined {
      const found = oneMatch.get(matchId);
      if (!found) return undefined;
      const { reason, options, deal, fair, ...head } = found;
      return {
        match: {
          ...head,
          options: JSON.parse(options),
          deal: deal === null ? null : JSON.parse(deal),
          fair: fair === null ? null : JSON.parse(fair),
          seats: seats.all(matchId).map(({ device, ...seat }) => ({
            ...seat,
            open: seat.open === 1,
            ...(device === null ? {} : { device }),
          })),
        },
        rows: rows.all(matchId),
        outcome: outcomeOf(matchId, reason),
      };
    },
  };
}

const jsonOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);
