import { matches } from './001-matches.ts';
import { people } from './002-people.ts';
import { tournaments } from './003-tournaments.ts';
import { leaving } from './004-leaving.ts';
import { fair } from './005-fair.ts';
import type { Migration } from './migration.ts';

/** All steps, in order. */
export const MIGRATIONS: readonly Migration[] = [matches, people, tournaments, leaving, fair];
