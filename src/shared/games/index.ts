import type { Games } from '../core/game.ts';
import { carcassonne } from './carcassonne/index.ts';
import { foursquare } from './foursquare/index.ts';
import { imperiya } from './imperiya/index.ts';
import { kvartaly } from './kvartaly/index.ts';
import { quarto } from './quarto/index.ts';

/** The registry: every game the house knows, by id. */
export const games: Games = { quarto, foursquare, carcassonne, imperiya, kvartaly };
