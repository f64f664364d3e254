import type { OpenDatabase } from './database.ts';

/** People who have played all these matches between them. */
export const PLAYERS = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'];
const GAMES = ['quarto', 'carcassonne', 'kvartaly', 'imperiya', 'foursquare'];
const MOVES = 12;
const TURNS = 8;

/**
 * Fills a database with so many finished matches, written by SQL since playing them would take hours: two seats
 * (a solitaire one), a person against another or a bot, one in seven with an undo, facts by turn in two of the games.
 */
export function fillWith({ db }: OpenDatabase, matches: number): void {
  db.pragma('synchronous = OFF');
  db.transaction(() => {
    const person = db.prepare(
      `INSERT INTO people (id, name, colour, avatar, home, created_at) VALUES (?, ?, 0, '', 1, 0)`,
    );
    for (const id of PLAYERS) person.run(id, `Игрок ${id}`);
    const numbered = `WITH RECURSIVE n (no) AS (SELECT 1 UNION ALL SELECT no + 1 FROM n WHERE no < ${matches})`;
    const game = `CASE no % 5 ${GAMES.map((id, nth) => `WHEN ${nth} THEN '${id}'`).join(' ')} END`;
    db.exec(`
      INSERT INTO matches (no, id, game, rules_version, options, seed, started_at, status, ended_at, undone, reason, derived)
        ${numbered} SELECT no, 'm' || no, ${game}, 1, '{}', date(no, 'unixepoch'), no * 1000, 'finished',
          no * 1000 + 500, no % 7 = 0, 'counted', 1 FROM n;
      INSERT INTO seats (match_no, seat, name, bot, open, person_id)
        SELECT no, 0, '', NULL, 0, 'p' || (no % 10) FROM matches;
      INSERT INTO seats (match_no, seat, name, bot, open, person_id)
        SELECT no, 1, '', iif(no % 3 = 0, 1 + no % 5, NULL), 0,
          iif(no % 3 = 0, 'bot:' || (1 + no % 5), 'p' || ((no + 1 + no / 10 % 8) % 10))
        FROM matches WHERE game <> 'foursquare';
      INSERT INTO moves (match_no, row, seat, text, request_id, took, at)
        WITH RECURSIVE r (row) AS (SELECT 0 UNION ALL SELECT row + 1 FROM r WHERE row < ${MOVES - 1})
        SELECT no, row, row % 2, 'place b2', 'request ' || no || '.' || row, 1000, no * 1000 + row FROM matches, r;
      INSERT INTO results (match_no, seat, rank, points) SELECT match_no, seat, seat + 1, (match_no * (seat + 3)) % 40 FROM seats;
      INSERT INTO lines (match_no, seat, person_id, game, ended_at, rank, won, drawn, points, undone, moves, time)
        SELECT no, seat, person_id, game, ended_at, rank, rank = 1, 0, points, undone, ${MOVES / 2}, 6000
        FROM seats JOIN matches ON no = match_no JOIN results USING (match_no, seat);
      INSERT INTO ratings (match_no, seat, person_id, game, ended_at, mu, sigma)
        SELECT match_no, seat, person_id, game, ended_at, 25, 4 FROM lines WHERE undone = 0 AND game <> 'foursquare';
      INSERT INTO facts (match_no, seat, name, step, value)
        WITH RECURSIVE t (step) AS (SELECT 1 UNION ALL SELECT step + 1 FROM t WHERE step < ${TURNS})
        SELECT match_no, seat, 'figures', step, step FROM lines, t WHERE game IN ('carcassonne', 'kvartaly');`);
  })();
  db.pragma('synchronous = FULL');
  db.pragma('wal_checkpoint(TRUNCATE)');
}
