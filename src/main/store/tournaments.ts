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
import { seatsOfPeople } from './who-sits.ts';
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
  readonly name: string;
  readonly match: string | null;
  /** Whether the match has seats for several people. */
  readonly shared: 0 | 1;
  /** The seats of the match as JSON. */
  readonly taken: string | null;
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
  const { insert, enter, addBoard, addSeat, link, linkOne, correct, leave, finish, drop, list, ...reads } =
    prepare(db);
  const inOneGo = <T>(act: () => T): T => guarded(db.name, () => db.transaction(act).immediate());

  const boardOf = ({ correction, ...head }: BoardLine): Board => {
    const lines = reads.seats.all(head.no);
    // Written by SQL right beside.
    const takenOf = ({ taken }: SeatLine) => JSON.parse(taken ?? '[]') as Parameters<typeof seatsOfPeople>[1];
    const people = lines.map(({ person, name }) => ({ id: person, name }));
    const [first] = lines;
    const seats = first?.shared === 1 ? seatsOfPeople(people, takenOf(first)) : lines.map(() => 0);
    return {
      ...head,
      people: lines.map(({ person }) => person),
      matches: lines.map(({ match }) => match),
      seats,
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
        const entrants = reads.entrants.all(no);
        return {
          ...head,
          games: JSON.parse(games) as Tournament['games'], // Written by `create`.
          people: [...new Set(entrants.map(({ person }) => person))],
          left: new Map(
            entrants.flatMap(({ person, leftIn }): [string, number][] =>
              leftIn === null ? [] : [[person, leftIn]],
            ),
          ),
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
        return changes > 0;
      }),
    correct: (board, correction) =>
      inOneGo(() => {
        const text = correction === null ? null : JSON.stringify(correction);
        sure(correct.run({ board, text }).changes, `board ${board}`);
      }),
    leave: (id, person, round) =>
      inOneGo(() => sure(leave.run({ id, person, round }).changes, `${person} in tournament ${id}`)),
    finish: (id, at) => inOneGo(() => sure(finish.run({ id, at }).changes, `tournament ${id}`)),
    remove: (id) => inOneGo(() => sure(drop.run(id).changes, `tournament ${id}`)),
  };
}

function prepare(db: Database) {
  return {
    insert: db.prepare(`
      INSERT INTO tournaments (id, name, kind, games, rounds, created_at)
      VALUES (@id, @name, @kind, @games, @rounds, @at)`),
    enter: db.prepare('INSERT INTO entrants (tournament_no, lot, person_id) VALUES (@no, @lot, @person)'),
    addBoard: db.prepare(`
      INSERT INTO boards (tournament_no, round, game, seed)
      SELECT no, @round, @game, @seed FROM tournaments WHERE id = @id`),
    addSeat: db.prepare('INSERT INTO board_seats (board_no, nth, person_id) VALUES (@no, @nth, @person)'),
    link: db.prepare(`
      UPDATE board_seats SET match_no = m.no FROM matches m WHERE m.id = @matchId AND board_no = @board`),
    linkOne: db.prepare(`
      UPDATE board_seats SET match_no = m.no FROM matches m
      WHERE m.id = @matchId AND board_no = @board
        AND @person = (SELECT coalesce(merged_into, id) FROM people WHERE id = person_id)`),
    correct: db.prepare('UPDATE boards SET correction = @text WHERE no = @board'),
    leave: db.prepare(`
      UPDATE entrants SET left_in = @round
      WHERE tournament_no = (SELECT no FROM tournaments WHERE id = @id)
        AND @person = (SELECT coalesce(merged_into, id) FROM people WHERE id = person_id)`),
    finish: db.prepare('UPDATE tournaments SET finished_at = @at WHERE id = @id'),
    drop: db.prepare('DELETE FROM tournaments WHERE id = ?'),
    list: db.prepare<[], TournamentHead>(`
      SELECT id, name, kind, (SELECT count(*) FROM entrants WHERE tournament_no = no) AS people,
        created_at AS createdAt, finished_at AS finishedAt
      FROM tournaments ORDER BY created_at DESC, no DESC`),
    one: db.prepare<[string], Line>(`
      SELECT no, id, name, kind, games, rounds, created_at AS createdAt, finished_at AS finishedAt
      FROM tournaments WHERE id = ?`),
    entrants: db.prepare<[number], { person: string; leftIn: number | null }>(`
      SELECT coalesce(merged_into, id) AS person, left_in AS leftIn FROM entrants JOIN people ON id = person_id
      WHERE tournament_no = ? ORDER BY lot`),
    boards: db.prepare<[number], BoardLine>(
      'SELECT no, round, game, seed, correction FROM boards WHERE tournament_no = ? ORDER BY round, no',
    ),
    seats: db.prepare<[number], SeatLine>(`
      SELECT p.id AS person, p.name, m.id AS "match",
        (SELECT count(*) > 1 FROM seats WHERE match_no = m.no) AS shared,
        (SELECT json_group_array(json_object('seat', seat, 'person', person_id, 'name', name) ORDER BY seat)
          FROM shown_seats WHERE match_no = m.no) AS taken,
        iif(m.status = 'finished', json_object(
          'reason', m.reason,
          'ranks', json((SELECT json_group_array(rank ORDER BY seat) FROM results WHERE match_no = m.no)),
          'points', json((SELECT json_group_array(points ORDER BY seat) FROM results WHERE match_no = m.no))), NULL) AS outcome
      FROM board_seats b JOIN people entered ON entered.id = b.person_id
        JOIN people p ON p.id = coalesce(entered.merged_into, entered.id)
        -- A match that was given up leaves its board open again, as one that was deleted does.
        LEFT JOIN matches m ON m.no = b.match_no AND m.status <> 'abandoned'
      WHERE b.board_no = ? ORDER BY b.nth`),
  };
}
