import type { Seat } from '../../core/game.ts';
import type { Move, Said, View } from './types.ts';

export const foresee = (_view: View, _seat: Seat, _move: Move): readonly Said[] => [];
export const barred = (_view: View, _seat: Seat): readonly Said[] => [];
