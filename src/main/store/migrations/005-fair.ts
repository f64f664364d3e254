import type { Migration } from './migration.ts';

/** What the seed of a match is made of, where guests took part in the shuffle. */
export const fair: Migration = {
  version: 5,
  sql: `ALTER TABLE matches ADD COLUMN fair TEXT CHECK (json_valid(fair));`,
};
