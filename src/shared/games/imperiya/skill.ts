import type { Seat } from '../../core/game.ts';
import { outcome } from './ending.ts';
import type { Move, Said, State, View } from './types.ts';
export const value = (state: State, seat: Seat): number => (outcome(state)?.ranks[seat] === 1 ? 1 : 0);
export const greed = value;
export const reason = (_view: View, _seat: Seat, _move: Move): readonly Said[] => [];
