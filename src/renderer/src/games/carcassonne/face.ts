import { OPTIONS } from '../../../../shared/games/carcassonne/types.ts';
import type { GameFace } from '../table.ts';

/** Дети Каркассона as the Lobby knows it. */
export const carcassonne: GameFace = {
  id: 'carcassonne',
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  secrets: false,
  load: async () => (await import('./screen.ts')).screen,
  figure: async () => (await import('./parts/Figure.svelte')).default,
};
