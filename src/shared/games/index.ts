import type { Games } from '../core/game.ts';

/** The registry: every game the house knows, by id. */
export const games: Games = {};
