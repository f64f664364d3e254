import type { Migration } from './migration.ts';

/** Somebody may go home in the middle of an evening. */
export const leaving: Migration = {
  version: 4,
  sql: `
    -- The round in which somebody left; null while they play on.
    ALTER TABLE entrants ADD COLUMN left_in INTEGER;
    -- Who sits where is the match's own affair.
    ALTER TABLE board_seats DROP COLUMN seat;
  `,
};
