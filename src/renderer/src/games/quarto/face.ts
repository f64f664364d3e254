import { app_game_quarto, app_note_quarto } from '../../../../i18n/compiled/rooms/app.js';
import { OPTIONS } from '../../../../shared/games/quarto/types.ts';
import type { GameFace } from '../table.ts';
import Cover from './box/Cover.svelte';
import Emblem from './box/Emblem.svelte';
import { palette } from './box/palette.ts';

/** Кварто as the Lobby knows it. */
export const quarto: GameFace = {
  id: 'quarto',
  name: app_game_quarto,
  note: app_note_quarto,
  words: () => import('../../../../i18n/compiled/rooms/quarto.js'),
  box: { ...palette, Cover, Emblem, crop: [28, 22, 130], board: 0 },
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  secrets: false,
  load: async () => (await import('./screen.ts')).screen,
  figure: async () => (await import('./Figure.svelte')).default,
};
