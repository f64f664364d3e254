import type { Leaving, Outcome, Seat } from '../../../shared/core/game.ts';
import { CELLS, type Move, ROWS, type State } from './types.ts';

export const setup = (): State => ({ marks: [], left: null });

/** Who has three in a row. */
const winner = ({ marks }: State): Seat | undefined =>
  [0, 1].find((seat) =>
    ROWS.some((row) => row.every((cell) => marks.some((mark) => mark.cell === cell && mark.seat === seat))),
  );

export function outcome(state: State): Outcome | null {
  if (state.left) return state.left;
  const won = winner(state);
  if (won !== undefined) return wonBy(won, 'row');
  return state.marks.length === CELLS.length ? { ranks: [1, 1], points: [0.5, 0.5], reason: 'full' } : null;
}

export const toAct = (state: State): readonly Seat[] => (outcome(state) ? [] : [state.marks.length % 2]);

export const legalMoves = (state: State, seat: Seat): readonly Move[] =>
  toAct(state).includes(seat) ? CELLS.filter((cell) => isFree(state, cell)) : [];

export const isLegal = (state: State, seat: Seat, move: Move): boolean =>
  toAct(state).includes(seat) && isFree(state, move);

export const apply = (state: State, seat: Seat, cell: Move): State => ({
  ...state,
  marks: [...state.marks, { cell, seat }],
});

export const leave = (state: State, seat: Seat, how: Leaving): State => ({
  ...state,
  left: wonBy(1 - seat, how),
});

const isFree = ({ marks }: State, cell: Move): boolean => marks.every((mark) => mark.cell !== cell);

const wonBy = (seat: Seat, reason: string): Outcome => ({
  ranks: seat === 0 ? [1, 2] : [2, 1],
  points: seat === 0 ? [1, 0] : [0, 1],
  reason,
});
