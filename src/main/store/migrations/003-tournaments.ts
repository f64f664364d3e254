import type { Migration } from './migration.ts';

/** Tournaments: who takes part, the boards of each round, and the matches that were played on them. */
export const tournaments: Migration = {
  version: 3,
  sql: `
    CREATE TABLE tournaments (
      no INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      kind TEXT NOT NULL,
      games TEXT NOT NULL CHECK (json_valid(games)),
      rounds INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      finished_at INTEGER
    ) STRICT;

    CREATE TABLE entrants (
      tournament_no INTEGER NOT NULL REFERENCES tournaments (no) ON DELETE CASCADE,
      lot INTEGER NOT NULL,
      person_id TEXT NOT NULL REFERENCES people (id),
      PRIMARY KEY (tournament_no, lot)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE boards (
      no INTEGER PRIMARY KEY,
      tournament_no INTEGER NOT NULL REFERENCES tournaments (no) ON DELETE CASCADE,
      round INTEGER NOT NULL,
      game TEXT NOT NULL,
      seed TEXT NOT NULL,
      -- Places set by hand, with the reason; the matches stay as they are.
      correction TEXT CHECK (json_valid(correction))
    ) STRICT;
    CREATE INDEX boards_by_tournament ON boards (tournament_no, round);

    -- A match that is deleted leaves its board open again.
    CREATE TABLE board_seats (
      board_no INTEGER NOT NULL REFERENCES boards (no) ON DELETE CASCADE,
      nth INTEGER NOT NULL,
      person_id TEXT NOT NULL REFERENCES people (id),
      match_no INTEGER REFERENCES matches (no) ON DELETE SET NULL,
      seat INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (board_no, nth)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX board_seats_by_match ON board_seats (match_no);
  `,
};
