import { carcassonne } from './carcassonne/face.ts';
import { foursquare } from './foursquare/face.ts';
import { imperiya } from './imperiya/face.ts';
import { kvartaly } from './kvartaly/face.ts';
import { quarto } from './quarto/face.ts';
import type { GameFace } from './table.ts';

/** Every game that this renderer can draw, in the order of the shelf; a face is small, its table comes when it is needed. */
export const FACES: readonly GameFace[] = [quarto, foursquare, carcassonne, kvartaly, imperiya];

export const GAME_IDS: readonly string[] = FACES.map(({ id }) => id);

/** How a game looks; undefined for an id that this version does not know. */
export const faceOf = (id: string): GameFace | undefined => FACES.find((face) => face.id === id);
