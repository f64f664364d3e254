import { app_game_foursquare, app_note_foursquare } from '../../../../i18n/compiled/rooms/app.js';
import { OPTIONS } from '../../../../shared/games/foursquare/types.ts';
import type { GameFace } from '../table.ts';
import Cover from './box/Cover.svelte';
import Emblem from './box/Emblem.svelte';
import { palette } from './box/palette.ts';

/** Foursquare as the Lobby knows it. */
export const foursquare: GameFace = {
  id: 'foursquare',
  name: app_game_foursquare,
  note: app_note_foursquare,
  words: () => import('../../../../i18n/compiled/rooms/foursquare.js'),
  box: { ...palette, Cover, Emblem, crop: [16, 14, 118], board: 1 },
  sound: 'card',
  seats: { min: 1, max: 1 },
  options: OPTIONS,
  secrets: false,
  load: async () => (await import('./screen.ts')).screen,
  print: async () => (await import('./print/kit.ts')).kit,
  figure: async () => (await import('./parts/Figure.svelte')).default,
};
