import { app_game_carcassonne, app_note_carcassonne } from '../../../../i18n/compiled/rooms/app.js';
import type { Seat } from '../../../../shared/core/game.ts';
import { type Colour, COLOURS, OPTIONS, type Options } from '../../../../shared/games/carcassonne/types.ts';
import type { GameFace } from '../table.ts';
import Cover from './box/Cover.svelte';
import Emblem from './box/Emblem.svelte';
import { palette } from './box/palette.ts';

/** The seat signs of the children's colours. */
const SIGNS: Readonly<Record<Colour, number>> = { red: 0, blue: 1, green: 2, yellow: 3 };

/** Дети Каркассона as the Lobby knows it. */
export const carcassonne: GameFace = {
  id: 'carcassonne',
  name: app_game_carcassonne,
  note: app_note_carcassonne,
  words: () => import('../../../../i18n/compiled/rooms/carcassonne.js'),
  box: { ...palette, Cover, Emblem, crop: [44, 40, 165], board: 0 },
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  sign: (seat: Seat, options: unknown) => {
    const { colours = COLOURS } = (options ?? {}) as Partial<Options>;
    const colour = colours[seat];
    return colour && SIGNS[colour];
  },
  secrets: false,
  load: async () => (await import('./screen.ts')).screen,
  figure: async () => (await import('./parts/Figure.svelte')).default,
};
