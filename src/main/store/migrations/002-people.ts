import type { Migration } from './migration.ts';

/** People and the devices they come from; what is derived from finished matches: facts, ratings, one line a seat. */
export const people: Migration = {
  version: 2,
  sql: `
    CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      colour INTEGER NOT NULL,
      avatar TEXT NOT NULL,
      level INTEGER,
      home INTEGER NOT NULL CHECK (home IN (0, 1)),
      created_at INTEGER NOT NULL,
      deleted_at INTEGER,
      -- Never a chain: whoever was merged into somebody merged later is led on at once.
      merged_into TEXT REFERENCES people (id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO people (id, name, colour, avatar, level, home, created_at)
      VALUES ('bot:1', '', 0, '', 1, 1, 0), ('bot:2', '', 0, '', 2, 1, 0), ('bot:3', '', 0, '', 3, 1, 0),
        ('bot:4', '', 0, '', 4, 1, 0), ('bot:5', '', 0, '', 5, 1, 0);

    -- Who says which name on which device ('' is this computer).
    CREATE TABLE known_as (
      device TEXT NOT NULL,
      name TEXT NOT NULL,
      person_id TEXT NOT NULL REFERENCES people (id),
      PRIMARY KEY (device, name)
    ) STRICT, WITHOUT ROWID;

    -- Rows of people as they were before a change, to take it back.
    CREATE TABLE people_changes (
      no INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      before TEXT NOT NULL CHECK (json_valid(before))
    ) STRICT;

    ALTER TABLE seats ADD COLUMN device TEXT;
    ALTER TABLE seats ADD COLUMN person_id TEXT REFERENCES people (id);
    CREATE INDEX seats_by_person ON seats (person_id);

    -- Seats as they are shown: a person by today's name, nobody's after a deletion.
    CREATE VIEW shown_seats AS
      SELECT s.match_no, s.seat, s.bot, s.token_hash, s.open, s.device, p.id AS person_id,
        CASE WHEN p.id IS NULL OR p.level IS NOT NULL THEN s.name
          WHEN p.deleted_at IS NOT NULL THEN '' ELSE p.name END AS name
      FROM seats s
        LEFT JOIN people sat ON sat.id = s.person_id
        LEFT JOIN people p ON p.id = coalesce(sat.merged_into, sat.id);

    -- Version of what was derived from a finished match; null: nothing yet, negative: its rules could not replay it.
    ALTER TABLE matches ADD COLUMN derived INTEGER;
    CREATE INDEX matches_to_derive ON matches (derived) WHERE status = 'finished';

    CREATE TABLE facts (
      match_no INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      name TEXT NOT NULL,
      step INTEGER NOT NULL,
      value REAL NOT NULL,
      PRIMARY KEY (match_no, seat, name, step),
      FOREIGN KEY (match_no, seat) REFERENCES seats (match_no, seat) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;

    -- One line a seat of a finished match, narrow enough to be added up by the hundred thousand.
    CREATE TABLE lines (
      match_no INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      person_id TEXT REFERENCES people (id),
      game TEXT NOT NULL,
      ended_at INTEGER NOT NULL,
      rank INTEGER NOT NULL,
      won INTEGER NOT NULL CHECK (won IN (0, 1)),
      drawn INTEGER NOT NULL CHECK (drawn IN (0, 1)),
      points REAL NOT NULL,
      undone INTEGER NOT NULL CHECK (undone IN (0, 1)),
      moves INTEGER NOT NULL DEFAULT 0,
      time INTEGER NOT NULL DEFAULT 0,
      resigned INTEGER NOT NULL DEFAULT 0,
      timed_out INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (match_no, seat),
      FOREIGN KEY (match_no, seat) REFERENCES seats (match_no, seat) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX lines_by_person ON lines
      (game, person_id, ended_at, undone, won, drawn, points, moves, time, resigned, timed_out);

    CREATE INDEX lines_of_person ON lines (person_id, ended_at);
    CREATE INDEX lines_by_time ON lines (game, ended_at, match_no, seat);

    CREATE TABLE ratings (
      match_no INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      person_id TEXT NOT NULL REFERENCES people (id),
      game TEXT NOT NULL,
      ended_at INTEGER NOT NULL,
      mu REAL NOT NULL,
      sigma REAL NOT NULL,
      PRIMARY KEY (match_no, seat),
      FOREIGN KEY (match_no, seat) REFERENCES lines (match_no, seat) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ratings_by_person ON ratings (game, person_id, ended_at, match_no, mu, sigma);
  `,
};
