import type { Database } from 'better-sqlite3';
import type { StatsFilter, StatsRow, StatsStore } from '../people/ports.ts';
import { COUNTED, type Counted, countedBy } from './stats-filter.ts';

/** Rows read at once: a reader that is slow must not hold the connection. */
const PAGE = 500;

interface Place {
  readonly at: number;
  readonly no: number;
  readonly nth: number;
}

/** The export, oldest first, a page at a time. */
export function openStatsRows(db: Database): StatsStore['rows'] {
  const page = db.prepare<Counted & Place, StatsRow & Place>(`
    SELECT m.id AS "match", m.game, m.started_at AS startedAt, m.ended_at AS endedAt, l.seat, s.name, s.bot AS level,
      l.rank, l.points, m.reason, m.undone, l.moves, l.time, l.ended_at AS at, l.match_no AS no, l.seat AS nth
    FROM lines l JOIN matches m ON m.no = l.match_no
      JOIN shown_seats s ON s.match_no = l.match_no AND s.seat = l.seat
    WHERE ${COUNTED} AND (l.ended_at, l.match_no, l.seat) > (@at, @no, @nth)
    ORDER BY l.ended_at, l.match_no, l.seat LIMIT ${PAGE}`);

  return function* rows(filter: StatsFilter): Generator<StatsRow> {
    const counted = countedBy(filter);
    let place: Place = { at: -1, no: 0, nth: 0 };
    for (;;) {
      const lines = page.all({ ...counted, ...place });
      for (const { at, no, nth, ...row } of lines) {
        place = { at, no, nth };
        yield row;
      }
      if (lines.length < PAGE) return;
    }
  };
}
