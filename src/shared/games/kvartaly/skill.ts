import type { Seat } from '../../core/game.ts';
import { fieldPoints } from './field.ts';
import { FACTS } from './types.ts';
import type { Move, Said, State, View } from './types.ts';

/** Points of the own field ahead of the best other field. */
export function greed(state: State, seat: Seat): number {
  return (
    fieldPoints(state.fields[seat] ?? []) +
    0.001 * (state.hands[seat] ?? []).reduce((a, c) => a + FACTS[c].strength, 0)
  );
}

export const value = (state: State, seat: Seat): number => 1 / (1 + Math.exp(-greed(state, seat) / 20));

export const reason = (_view: View, _seat: Seat, _move: Move): readonly Said[] => [];
