import type { Effort, Level, Seat } from '../../core/game.ts';
import { pickOne, type Rng, shuffle } from '../../core/rng.ts';
import { legalMoves, outcome } from './rules.ts';
import { hasRow, safeGifts, solve, solverFor, winningCells, withinEffort } from './solver/solve.ts';
import { placedOn, poolOf } from './turn.ts';
import {
  type Cell,
  CELLS,
  type Move,
  type Options,
  type Piece,
  type Said,
  type State,
  type View,
} from './types.ts';
import { imagine } from './view.ts';

/** 1 for a match this seat has won, 0 for one it has lost, one half before the end. */
export const worth = (state: State, seat: Seat): number => outcome(state)?.points[seat] ?? 0.5;

/** How a level plays: what it sees, and from how many pieces on the board it calculates to the end. */
interface Strength {
  /** Rows noticed in a hundred: own ones, and those it would hand over. */
  readonly notices: number;
  /** Whether it counts what it leaves to give. */
  readonly counts: boolean;
  /** Pieces on the board from which it plays exactly; 17 for never. */
  readonly exactFrom: number;
}

const STRENGTHS: Readonly<Record<Level, Strength>> = {
  1: { notices: 69, counts: false, exactFrom: 17 },
  2: { notices: 82, counts: true, exactFrom: 17 },
  3: { notices: 93, counts: true, exactFrom: 12 },
  4: { notices: 97, counts: true, exactFrom: 10 },
  5: { notices: 100, counts: true, exactFrom: 0 },
};

/**
 * Pieces on the board from which a win can be proved within a move's time; with one less only that a move does not lose.
 * Before that any safe move will do: no position with three pieces that was tried is anything but a draw, and with squares,
 * where one in seventy is, three are few enough.
 */
const knownFrom = ({ squares }: Options): number => (squares ? 3 : 4);

/** A move of this level. The word is never said in vain. */
export function choose(view: View, seat: Seat, level: Level, rng: Rng, effort: Effort): Move {
  const state = imagine(view);
  const strength = STRENGTHS[level];
  const notices = () => rng.int(100) < strength.notices;
  const moves = legalMoves(state, seat);
  if (moves.some(({ kind }) => kind === 'quarto') && hasRow(state) && notices()) return { kind: 'quarto' };
  switch (state.phase) {
    case 'give':
      return { kind: 'give', piece: pieceToGive(state, strength, rng, effort, notices) };
    case 'place':
      if (state.muted.includes(seat)) return placeUnspoken(state, state.held, seat, rng, effort);
      return { kind: 'place', cell: cellFor(state, state.held, strength, rng, effort, notices) };
    case 'last':
    case 'over':
      return { kind: 'quiet' };
  }
}

function pieceToGive(
  state: State,
  strength: Strength,
  rng: Rng,
  effort: Effort,
  notices: () => boolean,
): Piece {
  const { board, options } = state;
  const pool = poolOf(board, null);
  const reach = Math.max(strength.exactFrom, knownFrom(options));
  const exact = placedOn(board) >= reach ? exactGift(state, rng, effort) : undefined;
  if (exact) return exact;
  const safe = pool.filter((piece) => winningCells(board, piece, options).length === 0 || !notices());
  return pickOne(rng, safe.length > 0 ? safe : pool);
}

function cellFor(
  state: State,
  held: Piece,
  strength: Strength,
  rng: Rng,
  effort: Effort,
  notices: () => boolean,
): Cell {
  const { board, options } = state;
  const winning = winningCells(board, held, options).filter(notices);
  if (winning.length > 0) return pickOne(rng, winning);
  const free = CELLS.filter((_, at) => board[at] === null);
  const reach = Math.max(strength.exactFrom, knownFrom(options) - 1);
  const exact = placedOn(board) >= reach ? exactCell(state, held, rng, effort) : undefined;
  if (exact) return exact;
  if (!strength.counts) return pickOne(rng, free);
  const counted = free.map((cell) => ({ cell, safe: safeGifts(board, cell, held, options) }));
  const playable = counted.filter(({ safe }) => safe > 0);
  return pickOne(rng, playable.length > 0 ? playable : counted).cell;
}

/** A place for a piece whose row this seat could not point out: somebody else has spent its word before the bot sat in. */
function placeUnspoken(state: State, held: Piece, seat: Seat, rng: Rng, effort: Effort): Move {
  const { best } = solve(state, seat, effort);
  if (best.length > 0) return pickOne(rng, best);
  const rows = winningCells(state.board, held, state.options);
  const free = CELLS.filter((_, at) => state.board[at] === null);
  const harmless = free.filter((cell) => !rows.includes(cell));
  return { kind: 'place', cell: pickOne(rng, harmless.length > 0 ? harmless : free) };
}

/** A gift that wins or else does not lose; undefined when there is none or the effort ran out before one was found. */
function exactGift({ board, options }: State, rng: Rng, effort: Effort): Piece | undefined {
  const solver = solverFor(options, effort);
  const pieces = shuffle(rng, poolOf(board, null));
  const holding = withinEffort(() => pieces.find((piece) => !solver.wins(board, piece)));
  if (holding === undefined) return undefined;
  return withinEffort(() => pieces.find((piece) => solver.loses(board, piece))) ?? holding;
}

/** A cell that keeps the value of the position; undefined when the effort ran out before one was found. */
function exactCell({ board, options }: State, held: Piece, rng: Rng, effort: Effort): Cell | undefined {
  const solver = solverFor(options, effort);
  const free = shuffle(
    rng,
    CELLS.filter((_, at) => board[at] === null),
  );
  return withinEffort(() => {
    // To know whether the fourth piece could win takes too long for a move; that it does not lose, a moment.
    const target = placedOn(board) < knownFrom(options) ? 0 : solver.placing(board, held);
    return free.find((cell) => {
      const after = board.with(CELLS.indexOf(cell), held);
      return target === 0 ? solver.holds(after) : solver.giving(after, target) >= target;
    });
  });
}

/** Why a hint says this move, without telling more than the move does. */
export function reason(view: View, seat: Seat, move: Move): readonly Said[] {
  const state = imagine(view);
  const { board, options } = state;
  switch (move.kind) {
    case 'quarto':
      return hasRow(state) ? [{ kind: 'row-stands' }] : [];
    case 'quiet':
      return [{ kind: 'no-row' }];
    case 'give':
      return winningCells(board, move.piece, options).length === 0
        ? [{ kind: 'safe-gift' }]
        : [{ kind: 'no-safe-gift' }];
    case 'place': {
      if (state.phase !== 'place') return [];
      if (winningCells(board, state.held, options).includes(move.cell)) return [{ kind: 'makes-row' }];
      const count = safeGifts(board, move.cell, state.held, options);
      return [{ kind: 'leaves-safe', count, seat }];
    }
  }
}
