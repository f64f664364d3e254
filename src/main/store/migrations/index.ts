import { matches } from './001-matches.ts';
import type { Migration } from './migration.ts';

/** All steps, in order. */
export const MIGRATIONS: readonly Migration[] = [matches];
