import type { Database } from 'better-sqlite3';
import type { Level } from '../../shared/core/game.ts';
import type { MatchSummary } from '../tables/ports.ts';

interface Line {
  readonly no: number;
  readonly id: string;
  readonly game: string;
  readonly startedAt: number;
  readonly changedAt: number;
  readonly rows: number;
  readonly reason: string | null;
}

interface SeatLine {
  readonly name: string;
  readonly bot: Level | null;
  readonly rank: number | null;
  readonly points: number | null;
}

const COLUMNS = `no, id, game, started_at AS startedAt, reason,
  coalesce(ended_at, (SELECT at FROM moves WHERE match_no = no ORDER BY row DESC LIMIT 1), started_at) AS changedAt,
  (SELECT count(*) FROM moves WHERE match_no = no) AS rows`;

/** The lists of matches. */
export function openMatchLists(db: Database) {
  const unfinished = db.prepare<[], Line>(
    `SELECT ${COLUMNS} FROM matches WHERE status = 'playing' ORDER BY changedAt DESC, no DESC`,
  );
  const finished = db.prepare<[number, number], Line>(
    `SELECT ${COLUMNS} FROM matches WHERE status = 'finished' ORDER BY ended_at DESC, no DESC LIMIT ? OFFSET ?`,
  );
  const seats = db.prepare<[number], SeatLine>(`
    SELECT name, bot, rank, points
    FROM shown_seats LEFT JOIN results USING (match_no, seat) WHERE match_no = ? ORDER BY seat`);

  const summary = ({ no, reason, ...head }: Line): MatchSummary => {
    const lines = seats.all(no);
    return {
      ...head,
      seats: lines.map(({ name, bot }) => ({ name, bot })),
      outcome:
        reason === null
          ? null
          : {
              ranks: lines.map(({ rank }) => rank ?? 0),
              points: lines.map(({ points }) => points ?? 0),
              reason,
            },
    };
  };

  return {
    unfinished: (): readonly MatchSummary[] => unfinished.all().map(summary),
    finished: (offset: number, limit: number): readonly MatchSummary[] =>
      finished.all(limit, offset).map(summary),
  };
}
