import type { Games } from '../core/game.ts';
import { foursquare } from './foursquare/index.ts';
import { imperiya } from './imperiya/index.ts';
import { quarto } from './quarto/index.ts';

/** The registry: every game the house knows, by id. */
export const games: Games = { quarto, foursquare, imperiya };
