import { OPTIONS, SEATS } from '../../../../shared/games/kvartaly/types.ts';
import type { GameFace } from '../table.ts';

/** Кварталы as the Lobby knows it. */
export const kvartaly: GameFace = {
  id: 'kvartaly',
  seats: SEATS,
  options: OPTIONS,
  secrets: true,
  load: async () => (await import('./screen.ts')).screen,
  figure: async () => (await import('./parts/Figure.svelte')).default,
  print: async () => (await import('./print/kit.ts')).kit,
};
