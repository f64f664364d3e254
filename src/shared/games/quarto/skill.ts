import type { Effort, Level, Seat } from '../../core/game.ts';
import { type Rng, pickOne } from '../../core/rng.ts';
import { apply, legalMoves, outcome } from './rules.ts';
import type { Move, Said, State, View } from './types.ts';
import { imagine } from './view.ts';

/** 1 for a match this seat has won, 0 for one it has lost, one half before the end. */
export const value = (state: State, seat: Seat): number => outcome(state)?.points[seat] ?? 0.5;

export const greed = value;

export function choose(view: View, seat: Seat, _level: Level, rng: Rng, _effort: Effort): Move {
  const state = imagine(view);
  const moves = legalMoves(state, seat);
  const winning = moves.find((move) => value(apply(state, seat, move), seat) === 1);
  return (
    winning ??
    pickOne(
      rng,
      moves.filter((move) => move.kind !== 'quarto'),
    )
  );
}

export const reason = (_view: View, _seat: Seat, _move: Move): readonly Said[] => [];
