import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { Outcome } from '../../shared/core/game.ts';
import type {
  Board,
  Correction,
  Tournament,
  TournamentHead,
  TournamentKind,
  TournamentStore,
} from '../people/tournament/ports.ts';
import type { OpenDatabase } from './database.ts';
import { guarded } from './faults.ts';

interface Line {
  readonly no: number;
  readonly id: string;
  readonly name: string;
  readonly kind: TournamentKind;
  readonly games: string;
  readonly rounds: number;
  readonly createdAt: number;
  readonly finishedAt: number | null;
}

interface BoardLine {
  readonly no: number;
  readonly round: number;
  readonly game: string;
  readonly seed: string;
  readonly correction: string | null;
}

interface SeatLine {
  readonly person: string;
  readonly match: string | null;
  readonly seat: number;
  readonly outcome: string | null;
}

/** Nothing was there to act on: a mistake of the caller. */
function sure(changes: number, what: string): void {
  if (changes === 0) throw new Error(`store: no ${what}`);
}

/** Tournaments on a disk; results are those of the matches themselves. */
export function openTournaments(
  { db }: Pick<OpenDatabase, 'db'>,
  now: () => number = Date.now,
): TournamentStore {
  const { insert, enter, addBoard, addSeat, link, linkOne, correct, finish, drop, list, ...reads } =
    prepare(db);
  const inOneGo = <T>(act: () => T): T => guarded(db.name, () => db.transaction(act).immediate());

  const boardOf = ({ correction, ...head }: BoardLine): Board => {
    const lines = reads.seats.all(head.no);
    return {
      ...head,
      people: lines.map(({ person }) => person),
      matches: lines.map(({ match }) => match),
      seats: lines.map(({ seat }) => seat),
      // Written by SQL right beside.
      outcomes: lines.map(({ outcome }) => (outcome === null ? null : (JSON.parse(outcome) as Outcome))),
      correction: correction === null ? null : (JSON.parse(correction) as Correction),
    };
  };

  return {
    create: ({ name, kind, games, people, rounds }) =>
      inOneGo(() => {
        const id = randomUUID();
        const line = { id, name, kind, games: JSON.stringify(games), rounds, at: now() };
        const no = insert.run(line).lastInsertRowid;
        for (const [lot, person] of people.entries()) enter.run({ no, lot, person });
        return id;
      }),
    load: (id) =>
      guarded(db.name, (): Tournament | undefined => {
        const found = reads.one.get(id);
        if (!found) return undefined;
        const { no, games, ...head } = found;
        return {
          ...head,
          games: JSON.parse(games) as Tournament['games'], // Written by `create`.
          people: reads.entrants.all(no),
          boards: reads.boards.all(no).map(boardOf),
        };
      }),
    list: () => guarded(db.name, () => list.all()),
    addRound: (id, round, game, seed, pairings) =>
      inOneGo(() => {
        for (const { people } of pairings) {
          const { changes, lastInsertRowid: no } = addBoard.run({ id, round, game, seed });
          sure(changes, `tournament ${id}`);
          for (const [nth, person] of people.entries()) addSeat.run({ no, nth, person });
        }
      }),
    link: (board, matchId, person) =>
      inOneGo(() => {
        const { changes } =
          person === null ? link.run({ board, matchId }) : linkOne.run({ board, matchId, person });
        sure(changes, `match ${matchId} for board ${board}`);
      }),
    correct: (board, correction) =>
      inOneGo(() => {
        const text = correction === null ? null : JSON.stringify(correction);
        sure(correct.run({ board, text }).changes, `board ${board}`);
      }),
    finish: (id, at) => inOneGo(() => sure(finish.run({ id, at }).changes, `tournament ${id}`)),
    remove: (id) => inOneGo(() => sure(drop.run(id).changes, `tournament ${id}`)),
  };
}

function prepare(db: Database) {
  return {
    insert: db.prepare(`
      INSERT INTO tournaments (id, name, kind, games, rounds, created_at)
      VALUES (@id, @name, @kind, @games, @rounds, @at)`),
    enter: db.prepare('INSERT INTO entrants VALUES (@no, @lot, @person)'),
    addBoard: db.prepare(`
      INSERT INTO boards (tournament_no, round, game, seed)
      SELECT no, @round, @game, @seed FROM tournaments WHERE id = @id`),
    addSeat: db.prepare('INSERT INTO board_seats (board_no, nth, person_id) VALUES (@no, @nth, @person)'),
    // In one match a person has the seat of the same number; with a match of one's own the only seat there is.
    link: db.prepare(`
      UPDATE board_seats SET seat = nth, match_no = m.no FROM matches m
      WHERE m.id = @matchId AND board_no = @board`),
    linkOne: db.prepare(`
      UPDATE board_seats SET seat = 0, match_no = m.no FROM matches m
      WHERE m.id = @matchId AND board_no = @board AND person_id = @person`),
    correct: db.prepare('UPDATE boards SET correction = @text WHERE no = @board'),
    finish: db.prepare('UPDATE tournaments SET finished_at = @at WHERE id = @id'),
    drop: db.prepare('DELETE FROM tournaments WHERE id = ?'),
    list: db.prepare<[], TournamentHead>(`
      SELECT id, name, kind, (SELECT count(*) FROM entrants WHERE tournament_no = no) AS people,
        created_at AS createdAt, finished_at AS finishedAt
      FROM tournaments ORDER BY created_at DESC, no DESC`),
    one: db.prepare<[string], Line>(`
      SELECT no, id, name, kind, games, rounds, created_at AS createdAt, finished_at AS finishedAt
      FROM tournaments WHERE id = ?`),
    entrants: db
      .prepare<[number], string>(
        `SELECT coalesce(merged_into, id) FROM entrants JOIN people ON id = person_id
         WHERE tournament_no = ? ORDER BY lot`,
      )
      .pluck(),
    boards: db.prepare<[number], BoardLine>(
      'SELECT no, round, game, seed, correction FROM boards WHERE tournament_no = ? ORDER BY round, no',
    ),
    seats: db.prepare<[number], SeatLine>(`
      SELECT coalesce(p.merged_into, p.id) AS person, m.id AS "match", b.seat,
        iif(m.status = 'finished', json_object(
          'reason', m.reason,
          'ranks', json((SELECT json_group_array(rank ORDER BY seat) FROM results WHERE match_no = m.no)),
          'points', json((SELECT json_group_array(points ORDER BY seat) FROM results WHERE match_no = m.no))), NULL) AS outcome
      FROM board_seats b JOIN people p ON p.id = b.person_id LEFT JOIN matches m ON m.no = b.match_no
      WHERE b.board_no = ? ORDER BY b.nth`),
  };
}
