import { app_game_imperiya, app_note_imperiya } from '../../../../i18n/compiled/rooms/app.js';
import { OPTIONS } from '../../../../shared/games/imperiya/types.ts';
import type { GameFace } from '../table.ts';
import Cover from './box/Cover.svelte';
import Emblem from './box/Emblem.svelte';
import { palette } from './box/palette.ts';

/** Империя as the Lobby knows it. */
export const imperiya: GameFace = {
  id: 'imperiya',
  name: app_game_imperiya,
  note: app_note_imperiya,
  words: () => import('../../../../i18n/compiled/rooms/imperiya.js'),
  box: { ...palette, Cover, Emblem, crop: [38, 54, 136], board: 1 },
  sound: 'card',
  seats: { min: 2, max: 16 },
  options: OPTIONS,
  secrets: true,
  answers: true,
  load: async () => (await import('./screen.ts')).screen,
  figure: async () => (await import('./parts/Figure.svelte')).default,
  print: async () => (await import('./print/kit.ts')).kit,
};
