import type { Migration } from './migration.ts';

/** Matches with their seats, moves and results, and the settings. */
export const matches: Migration = {
  version: 1,
  sql: `
    CREATE TABLE matches (
      no INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      game TEXT NOT NULL,
      rules_version INTEGER NOT NULL,
      options TEXT NOT NULL CHECK (json_valid(options)),
      seed TEXT,
      deal TEXT CHECK (json_valid(deal)),
      clock INTEGER,
      follows TEXT,
      started_at INTEGER NOT NULL,
      status TEXT NOT NULL DEFAULT 'playing' CHECK (status IN ('playing', 'finished', 'abandoned')),
      ended_at INTEGER,
      undone INTEGER,
      reason TEXT,
      CHECK ((status = 'playing') = (ended_at IS NULL)),
      CHECK ((status = 'finished') = (reason IS NOT NULL AND undone IS NOT NULL))
    ) STRICT;
    CREATE INDEX matches_by_end ON matches (status, ended_at);

    CREATE TABLE seats (
      match_no INTEGER NOT NULL REFERENCES matches (no) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      name TEXT NOT NULL,
      bot INTEGER,
      token_hash TEXT,
      open INTEGER NOT NULL CHECK (open IN (0, 1)),
      PRIMARY KEY (match_no, seat)
    ) STRICT, WITHOUT ROWID;

    -- The log, append only: a move that was taken back stays, "undo <n>" follows it.
    CREATE TABLE moves (
      match_no INTEGER NOT NULL REFERENCES matches (no) ON DELETE CASCADE,
      row INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      text TEXT NOT NULL,
      request_id TEXT,
      took INTEGER NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (match_no, row)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX moves_by_request ON moves (match_no, request_id) WHERE request_id IS NOT NULL;
    CREATE TRIGGER moves_never_change BEFORE UPDATE ON moves
      BEGIN SELECT RAISE(ABORT, 'moves are append only'); END;

    CREATE TABLE results (
      match_no INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      rank INTEGER NOT NULL,
      points REAL NOT NULL,
      PRIMARY KEY (match_no, seat),
      FOREIGN KEY (match_no, seat) REFERENCES seats (match_no, seat) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL CHECK (json_valid(value))
    ) STRICT, WITHOUT ROWID;
  `,
};
