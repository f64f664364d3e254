import { app_game_carcassonne, app_note_carcassonne } from '../../../../i18n/compiled/rooms/app.js';
import { OPTIONS } from '../../../../shared/games/carcassonne/types.ts';
import type { GameFace } from '../table.ts';
import Cover from './box/Cover.svelte';
import Emblem from './box/Emblem.svelte';
import { palette } from './box/palette.ts';

/** Дети Каркассона as the Lobby knows it. */
export const carcassonne: GameFace = {
  id: 'carcassonne',
  name: app_game_carcassonne,
  note: app_note_carcassonne,
  words: () => import('../../../../i18n/compiled/rooms/carcassonne.js'),
  box: { ...palette, Cover, Emblem, crop: [44, 40, 165], board: 0 },
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  secrets: false,
  load: async () => (await import('./screen.ts')).screen,
  figure: async () => (await import('./parts/Figure.svelte')).default,
};
