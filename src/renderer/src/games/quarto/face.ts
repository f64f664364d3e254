import { OPTIONS } from '../../../../shared/games/quarto/types.ts';
import type { GameFace } from '../table.ts';

/** Кварто as the Lobby knows it. */
export const quarto: GameFace = {
  id: 'quarto',
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  secrets: false,
  load: async () => (await import('./screen.ts')).screen,
  figure: async () => (await import('./Figure.svelte')).default,
};
