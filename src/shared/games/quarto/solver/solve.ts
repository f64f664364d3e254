import type { Effort, Seat, Solution } from '../../../core/game.ts';
import { rowsThrough } from '../rows.ts';
import { hasWord, otherSeat, placedOn, poolOf } from '../turn.ts';
import {
  type Board,
  type Cell,
  CELLS,
  type Move,
  type Options,
  type Piece,
  PIECE_NUMBER,
  PIECES,
  type State,
} from '../types.ts';
import { type CellSet, geometryOf } from './geometry.ts';
import { createMemory, type Memory } from './memory.ts';
import { isDrawnOpening } from './openings.ts';
import { countingBits, createSearch, type Position, type Search, STOPPED } from './search.ts';

export type Value = 1 | 0 | -1;

/** Entries of the memory, as a power of two: for a bot's thought, and to prove the whole game. */
const USUAL_BITS = 20;
const WHOLE_BITS = 26;

/** Nodes that count as one iteration of an effort. */
const NODES = 10_000;

/** Thrown inside when the effort is used up, caught where a question was asked. */
class OutOfEffort extends Error {}

/** Answers questions about one kind of game; keeps what it proved for the next one. */
export class Solver {
  readonly #options: Options;
  readonly #search: Search;
  /** Whether openings are looked up in the book. */
  readonly #booked: boolean;

  constructor(options: Options, effort: Effort, memory: Memory, booked: boolean) {
    this.#options = options;
    this.#booked = booked;
    this.#search = createSearch(
      options,
      memory,
      () => effort.stopped() || this.#search.nodes() > effort.iterations * NODES,
    );
  }

  get nodes(): number {
    return this.#search.nodes();
  }

  /** Whether whoever is to place `piece` can force a win. Throws OutOfEffort, as all questions do. */
  wins(board: Board, piece: Piece): boolean {
    if (winningCells(board, piece, this.#options).length > 0) return true;
    return this.#ask(board, piece, true);
  }

  /** Whether whoever is to place `piece` cannot escape a loss. */
  loses(board: Board, piece: Piece): boolean {
    if (winningCells(board, piece, this.#options).length > 0) return false;
    return this.#ask(board, piece, false);
  }

  /** For whoever is to place `piece`: wins, draws or loses with best play. */
  placing(board: Board, piece: Piece): Value {
    if (this.wins(board, piece)) return 1;
    return this.loses(board, piece) ? -1 : 0;
  }

  /** For whoever has placed and is to give: each gift with what it leads to. */
  gifts(board: Board): { piece: Piece; value: Value }[] {
    return poolOf(board, null).map((piece) => ({ piece, value: minus(this.placing(board, piece)) }));
  }

  /** For whoever is to give; looks no further once `enough` is reached. On a full board nothing is left to win. */
  giving(board: Board, enough: Value = 1): Value {
    let best: Value = -1;
    const pool = poolOf(board, null);
    if (pool.length === 0) return 0;
    for (const piece of pool) {
      const value = minus(this.placing(board, piece));
      if (value > best) best = value;
      if (best >= enough) break;
    }
    return best;
  }

  /** Whether whoever has placed and is to give need not lose. */
  holds(board: Board): boolean {
    const pool = poolOf(board, null);
    return pool.length === 0 || pool.some((piece) => !this.wins(board, piece));
  }

  #ask(board: Board, piece: Piece, attacking: boolean): boolean {
    if (this.#booked && isDrawnOpening(this.#options, placedOn(board))) return false;
    const proved = this.#search.proves(positionOf(board, piece, this.#options), attacking);
    if (proved === STOPPED) throw new OutOfEffort();
    return proved;
  }
}

const minus = (value: Value): Value => (value === 0 ? 0 : value === 1 ? -1 : 1);

/** Free cells on which the piece completes a row. */
export function winningCells(board: Board, piece: Piece, options: Options): Cell[] {
  const cells = winningSet(cellsOf(board, piece, options), options);
  return cells === 0 ? [] : CELLS.filter((_, at) => cells & (1 << at));
}

function winningSet(
  { filled, differing }: Pick<Position, 'filled' | 'differing'>,
  options: Options,
): CellSet {
  const { completing } = geometryOf(options.squares);
  const counting = countingBits(options.attributes);
  return differing.reduce((cells, unlike, bit) => {
    if ((counting & (1 << bit)) === 0) return cells;
    return cells | ((completing[filled ^ unlike] as number) & ~filled);
  }, 0);
}

/** Which cells are filled, and for each counting attribute with a piece unlike this one. */
function cellsOf(
  board: Board,
  piece: Piece,
  { attributes }: Options,
): Pick<Position, 'filled' | 'differing'> {
  const hand = PIECE_NUMBER[piece];
  const counting = countingBits(attributes);
  const differing: [CellSet, CellSet, CellSet, CellSet] = [0, 0, 0, 0];
  let filled = 0;
  for (const [at, other] of board.entries()) {
    if (other === null) continue;
    filled |= 1 << at;
    const unlike = (PIECE_NUMBER[other] ^ hand) & counting;
    for (let bit = 0; bit < 4; bit++) {
      if (unlike & (1 << bit)) differing[bit] = (differing[bit] ?? 0) | (1 << at);
    }
  }
  return { filled, differing };
}

function positionOf(board: Board, piece: Piece, options: Options): Position {
  const pool = poolOf(board, piece).reduce((set, other) => set | (1 << PIECE_NUMBER[other]), 0);
  return { ...cellsOf(board, piece, options), hand: PIECE_NUMBER[piece], pool };
}

const memories = new Map<string, Memory>();

function memoryFor(options: Options, whole: boolean): Memory {
  const key = `${options.squares} ${countingBits(options.attributes)} ${whole}`;
  const known = memories.get(key);
  if (known) return known;
  const memory = createMemory(geometryOf(options.squares), whole ? WHOLE_BITS : USUAL_BITS);
  memories.set(key, memory);
  return memory;
}

/** A solver for these options with the memory that belongs to them. An effort without end gets the large one, and no book. */
export function solverFor(options: Options, effort: Effort): Solver {
  const whole = effort.iterations === Number.MAX_SAFE_INTEGER;
  return new Solver(options, effort, memoryFor(options, whole), !whole);
}

/** Asks a solver; undefined when the effort ran out before the answer. */
export function withinEffort<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (thrown) {
    if (thrown instanceof OutOfEffort) return undefined;
    throw thrown;
  }
}

/**
 * The exact value of a state for the seat to act, and the moves that keep it. Both point out what they see; a word in vain
 * is not thought of, as it gains nothing.
 */
export function solve(state: State, seat: Seat, effort: Effort): Solution<Move> {
  const solver = solverFor(state.options, effort);
  const found = withinEffort(() => valued(state, seat, solver));
  if (!found || found.length === 0) return { value: null, best: [], nodes: solver.nodes, exact: false };
  const value = found.reduce<Value>((most, one) => (one.value > most ? one.value : most), -1);
  const best = found.filter((one) => one.value === value).map(({ move }) => move);
  return { value, best, nodes: solver.nodes, exact: true };
}

/** The moves of a state with their values; saying «Кварто!» comes first where it is true. */
function valued(state: State, seat: Seat, solver: Solver): { move: Move; value: Value }[] {
  const { board, options, muted, spoken } = state;
  const row = options.claims === 'shout' && hasRow(state);
  if (row && hasWord(state, seat, options)) return [{ move: { kind: 'quarto' }, value: 1 }];
  switch (state.phase) {
    case 'over':
      return [];
    case 'last':
      return [{ move: { kind: 'quiet' }, value: 0 }];
    case 'give': {
      // Who has no word any more leaves the row to the other seat.
      const lost = row && !spoken.includes(otherSeat(seat));
      const gifts = lost
        ? poolOf(board, null).map((piece) => ({ piece, value: -1 as const }))
        : solver.gifts(board);
      return gifts.map(({ piece, value }) => ({ move: { kind: 'give', piece }, value }));
    }
    case 'place':
      return CELLS.flatMap((cell, at) => {
        if (board[at] !== null) return [];
        const after = board.with(at, state.held);
        const made =
          rowsThrough(after, cell, options).length > 0 ? claimOf(seat, placedOn(after), muted) : null;
        return [{ move: { kind: 'place', cell }, value: made ?? solver.giving(after) }];
      });
  }
}

/** What a new row is worth to the seat that makes it; null where nobody may point it out. After the last piece both may (Q12). */
function claimOf(seat: Seat, placed: number, muted: readonly Seat[]): Value | null {
  if (placed === CELLS.length || !muted.includes(seat)) return 1;
  return muted.includes(otherSeat(seat)) ? null : -1;
}

/** Whether the piece placed last completed a row. */
export const hasRow = ({ board, last, options }: State): boolean =>
  last !== null && rowsThrough(board, last, options).length > 0;
/** How many pieces can be given without handing over a row, once this one stands on this cell. */
export const safeGifts = (board: Board, cell: Cell, piece: Piece, options: Options): number => {
  const after = board.with(CELLS.indexOf(cell), piece);
  return PIECES.filter((gift) => !after.includes(gift) && winningCells(after, gift, options).length === 0)
    .length;
};
