import { app_game_kvartaly, app_note_kvartaly } from '../../../../i18n/compiled/rooms/app.js';
import { OPTIONS, SEATS } from '../../../../shared/games/kvartaly/types.ts';
import type { GameFace } from '../table.ts';
import Cover from './box/Cover.svelte';
import Emblem from './box/Emblem.svelte';
import { palette } from './box/palette.ts';

/** Кварталы as the Lobby knows it. */
export const kvartaly: GameFace = {
  id: 'kvartaly',
  name: app_game_kvartaly,
  note: app_note_kvartaly,
  words: () => import('../../../../i18n/compiled/rooms/kvartaly.js'),
  box: { ...palette, Cover, Emblem, crop: [24, 26, 150], board: 1 },
  sound: 'card',
  seats: SEATS,
  options: OPTIONS,
  secrets: true,
  load: async () => (await import('./screen.ts')).screen,
  figure: async () => (await import('./parts/Figure.svelte')).default,
  print: async () => (await import('./print/kit.ts')).kit,
};
