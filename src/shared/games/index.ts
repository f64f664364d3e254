import type { Games } from '../core/game.ts';
import { quarto } from './quarto/index.ts';

/** The registry: every game the house knows, by id. */
export const games: Games = { quarto };
