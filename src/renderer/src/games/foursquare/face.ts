import { OPTIONS } from '../../../../shared/games/foursquare/types.ts';
import type { GameFace } from '../table.ts';

/** Foursquare as the Lobby knows it. */
export const foursquare: GameFace = {
  id: 'foursquare',
  seats: { min: 1, max: 1 },
  options: OPTIONS,
  secrets: false,
  load: async () => (await import('./screen.ts')).screen,
  print: async () => (await import('./print/kit.ts')).kit,
  figure: async () => (await import('./parts/Figure.svelte')).default,
};
