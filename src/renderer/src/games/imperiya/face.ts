import { OPTIONS } from '../../../../shared/games/imperiya/types.ts';
import type { GameFace } from '../table.ts';

/** Империя as the Lobby knows it. */
export const imperiya: GameFace = {
  id: 'imperiya',
  seats: { min: 2, max: 16 },
  options: OPTIONS,
  secrets: true,
  answers: true,
  load: async () => (await import('./screen.ts')).screen,
  figure: async () => (await import('./parts/Figure.svelte')).default,
  print: async () => (await import('./print/kit.ts')).kit,
};
