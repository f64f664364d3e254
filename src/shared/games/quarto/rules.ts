import type { Leaving, Outcome, Seat } from '../../core/game.ts';
import { assertNever } from '../../core/result.ts';
import { rowsThrough } from './rows.ts';
import { hasWord, otherSeat, placedOn, poolOf, seatToAct } from './turn.ts';
import {
  type Cell,
  CELL_INDEX,
  CELLS,
  type Move,
  type Options,
  type Piece,
  type Row,
  type State,
} from './types.ts';

/** An empty board, all pieces beside it, seat 0 to give (Q1, Q2). */
export const setup = (options: Options): State => ({
  options,
  phase: 'give',
  board: CELLS.map(() => null),
  held: null,
  last: null,
  spoken: [],
  muted: [],
});

/** Exactly one seat until the end (Q19). */
export function toAct(state: State): readonly Seat[] {
  const seat = seatToAct(state);
  return seat === undefined ? [] : [seat];
}

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (seat !== seatToAct(state)) return [];
  const moves: Move[] = hasWord(state, seat, state.options) ? [{ kind: 'quarto' }] : [];
  switch (state.phase) {
    case 'give':
      for (const piece of poolOf(state.board, null)) moves.push({ kind: 'give', piece });
      return moves;
    case 'place':
      for (const [index, cell] of CELLS.entries()) {
        if (state.board[index] === null) moves.push({ kind: 'place', cell });
      }
      return moves;
    case 'last':
      moves.push({ kind: 'quiet' });
      return moves;
    case 'over':
      return [];
    default:
      return assertNever(state);
  }
}

export function isLegal(state: State, seat: Seat, move: Move): boolean {
  if (seat !== seatToAct(state)) return false;
  switch (move.kind) {
    case 'give':
      return state.phase === 'give' && !state.board.includes(move.piece);
    case 'place':
      return state.phase === 'place' && state.board[CELL_INDEX[move.cell]] === null;
    case 'quarto':
      return hasWord(state, seat, state.options);
    case 'quiet':
      return state.phase === 'last';
    default:
      return assertNever(move);
  }
}

/** The state after a legal move. */
export function apply(state: State, seat: Seat, move: Move): State {
  if (state.phase === 'over') throw new Error('apply: the match is over');
  switch (move.kind) {
    case 'give':
      return { ...state, phase: 'place', held: move.piece };
    case 'place':
      if (state.phase !== 'place') throw new Error('apply: nothing to place');
      return place(state, seat, move.cell, state.held);
    case 'quarto':
      return call(state, seat);
    case 'quiet':
      return passWord(state, seat);
    default:
      return assertNever(move);
  }
}

type Running = Exclude<State, { phase: 'over' }>;

function place(before: Running, seat: Seat, cell: Cell, piece: Piece): State {
  const board = before.board.with(CELL_INDEX[cell], piece);
  const { options } = before;
  const placed: Running = {
    ...before,
    board,
    phase: 'give',
    held: null,
    last: cell,
    spoken: before.muted, // Q11: a false word costs the next piece, too
    muted: [],
  };
  const full = placedOn(board) === CELLS.length;
  if (options.claims === 'auto') {
    const rows = rowsThrough(board, cell, options);
    if (rows.length > 0) return won(placed, seat, rows); // Q13
    return full ? drawn(placed) : placed; // Q14
  }
  return full ? { ...placed, phase: 'last', spoken: [] } : placed; // Q12: both have their word again
}

/** `quarto` is about the piece placed last, whoever says it (Q10, Q22). */
function call(state: Running, seat: Seat): State {
  const rows = state.last === null ? [] : rowsThrough(state.board, state.last, state.options);
  if (rows.length > 0) return won(state, seat, rows);
  if (state.phase === 'last') return passWord(state, seat); // Q12
  return { ...state, spoken: including(state.spoken, seat), muted: including(state.muted, seat) };
}

/** In the phase `last`: the word goes to the other seat, and after both the match is drawn (Q12). */
function passWord(state: Running, seat: Seat): State {
  const passed = { ...state, spoken: including(state.spoken, seat) };
  return passed.spoken.length === 2 ? drawn(passed) : passed;
}

const including = (seats: readonly Seat[], seat: Seat): readonly Seat[] => [...seats, seat].sort();

/** What leaving does: the other seat wins (Q18, Q23). */
export const leave = (state: State, seat: Seat, how: Leaving): State =>
  over(state, decided(otherSeat(seat), how), null);

export const outcome = (state: State): Outcome | null => (state.phase === 'over' ? state.outcome : null);

const won = (state: Running, seat: Seat, rows: readonly Row[]): State =>
  over(state, decided(seat, 'quarto'), rows);

const drawn = (state: Running): State =>
  over(state, { ranks: [1, 1], points: [0.5, 0.5], reason: 'draw' }, null);

const over = (state: State, end: Outcome, win: readonly Row[] | null): State => ({
  ...state,
  phase: 'over',
  win,
  outcome: end,
});

const decided = (winner: Seat, reason: string): Outcome => ({
  ranks: winner === 0 ? [1, 2] : [2, 1],
  points: winner === 0 ? [1, 0] : [0, 1],
  reason,
});
