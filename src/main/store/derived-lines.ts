import type { Database } from 'better-sqlite3';
import type { Fact, FactName } from '../people/ports.ts';

/** Facts that every game has; they stand in the lines themselves, where they are added up fast. */
const COLUMNS: Partial<Record<FactName, 'moves' | 'time' | 'resigned' | 'timed_out'>> = {
  moves: 'moves',
  time: 'time',
  resigned: 'resigned',
  'timed-out': 'timed_out',
};

/** Lines and facts of finished matches; transactions are the caller's. */
export function openLines(db: Database) {
  const drop = db.prepare('DELETE FROM lines WHERE match_no = (SELECT no FROM matches WHERE id = ?)');
  const dropFacts = db.prepare('DELETE FROM facts WHERE match_no = (SELECT no FROM matches WHERE id = ?)');
  // A shared first place is a draw of those who share it.
  const put = db.prepare(`
    INSERT INTO lines (match_no, seat, person_id, game, ended_at, rank, won, drawn, points, undone)
    SELECT no, r.seat, s.person_id, game, ended_at, r.rank, r.rank = 1 AND firsts = 1, r.rank = 1 AND firsts > 1,
      r.points, undone > 0
    FROM (SELECT *, (SELECT count(*) FROM results WHERE match_no = no AND rank = 1) AS firsts FROM matches)
      JOIN results r ON r.match_no = no
      JOIN shown_seats s ON s.match_no = no AND s.seat = r.seat
    WHERE id = ? AND status = 'finished'`);
  const fact = db.prepare(`
    INSERT INTO facts (match_no, seat, name, step, value)
    SELECT no, @seat, @name, @step, @value FROM matches WHERE id = @matchId`);
  const columns = Object.fromEntries(
    Object.values(COLUMNS).map((column) => [
      column,
      db.prepare(
        `UPDATE lines SET ${column} = @value
         WHERE match_no = (SELECT no FROM matches WHERE id = @matchId) AND seat = @seat`,
      ),
    ]),
  );
  const reassign = db.prepare(`
    UPDATE lines SET person_id = s.person_id FROM shown_seats s
    WHERE s.match_no = lines.match_no AND s.seat = lines.seat AND s.person_id IS NOT lines.person_id`);

  return {
    put(matchId: string, facts: readonly Fact[]): void {
      drop.run(matchId);
      dropFacts.run(matchId);
      put.run(matchId);
      for (const { seat, name, step, value } of facts) {
        const column = COLUMNS[name];
        if (column === undefined) fact.run({ matchId, seat, name, step, value });
        else columns[column]?.run({ matchId, seat, value: Math.round(value) });
      }
    },
    reassign: () => void reassign.run(),
  };
}
