import type { Level } from '../../../shared/core/game.ts';

/** Every strength of a bot, weakest first. */
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];
