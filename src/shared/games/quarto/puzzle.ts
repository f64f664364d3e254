import type { Effort, Puzzle } from '../../core/game.ts';
import { pickOne, type Rng, shuffle } from '../../core/rng.ts';
import { formatMoveLine } from '../../core/record.ts';
import { formatMove } from './notation.ts';
import { apply, setup, toAct } from './rules.ts';
import { type Solver, solverFor, winningCells } from './solver/solve.ts';
import { poolOf } from './turn.ts';
import { type Board, CELLS, DEFAULTS, type Move, type Options, type Piece, type State } from './types.ts';

const PUZZLES = ['win-in-two', 'only-safe'] as const;

const OPTIONS: Options = { ...DEFAULTS, claims: 'auto' };
/** With so many pieces on the board there is something to think about, and an answer in no time. */
const PLACED = { 'win-in-two': [8, 9, 10], 'only-safe': [7, 8, 9] } as const;
/** So many gifts must look harmless, the right one among them. */
const LEAST_TEMPTING = { 'win-in-two': 2, 'only-safe': 3 } as const;
/** Proofs from seven pieces on are short. */
const UNHURRIED: Effort = { iterations: 1_000_000, stopped: () => false };

/** A puzzle with exactly one answer, proved by the solver; the same dice make the same one. */
export function puzzle(rng: Rng): Puzzle {
  const kind = pickOne(rng, PUZZLES);
  const solver = solverFor(OPTIONS, UNHURRIED);
  for (;;) {
    const played = playedTo(pickOne(rng, PLACED[kind]), kind === 'win-in-two', rng);
    if (!played) continue;
    const { state, moves } = played;
    const fits =
      state.phase === 'place'
        ? winsInTwo(state.board, state.held, solver)
        : hasOneSafeGift(state.board, solver);
    if (fits) return { kind, options: { claims: 'auto' }, moves };
  }
}

/** A match by chance in which nobody hands over or makes a row, up to so many pieces, the next one in hand or not yet. */
function playedTo(placed: number, given: boolean, rng: Rng): { state: State; moves: string[] } | undefined {
  let state: State = setup(OPTIONS);
  const moves: string[] = [];
  const play = (move: Move) => {
    const [seat = 0] = toAct(state);
    moves.push(formatMoveLine(seat, formatMove(move)));
    state = apply(state, seat, move);
  };
  const gifts = given ? placed + 1 : placed;
  for (let nth = 0; nth < gifts; nth++) {
    const { board } = state;
    const piece = shuffle(rng, poolOf(board, null)).find((one) => isHarmless(board, one));
    if (piece === undefined) return undefined;
    play({ kind: 'give', piece });
    const free = CELLS.filter((_, at) => board[at] === null);
    if (nth < placed) play({ kind: 'place', cell: pickOne(rng, free) });
  }
  return { state, moves };
}

const isHarmless = (board: Board, piece: Piece) => winningCells(board, piece, OPTIONS).length === 0;

/** One cell and one gift win, and whatever the answer is, the next piece makes the row. */
function winsInTwo(board: Board, held: Piece, solver: Solver): boolean {
  if (!solver.wins(board, held)) return false;
  const winning = CELLS.map((_, at) => at)
    .filter((at) => board[at] === null)
    .map((at) => board.with(at, held))
    .filter((after) => solver.giving(after) === 1);
  const [after] = winning;
  if (winning.length !== 1 || !after) return false;
  const gifts = solver.gifts(after);
  const [gift, ...more] = gifts.filter(({ value }) => value === 1);
  const tempting = gifts.filter(({ piece }) => isHarmless(after, piece));
  return (
    gift !== undefined &&
    more.length === 0 &&
    tempting.length >= LEAST_TEMPTING['win-in-two'] &&
    isStuck(after, gift.piece)
  );
}

/** Wherever this piece goes, no harmless one is left to give. */
const isStuck = (board: Board, held: Piece): boolean =>
  CELLS.every((_, at) => {
    if (board[at] !== null) return true;
    const after = board.with(at, held);
    return poolOf(after, null).every((piece) => !isHarmless(after, piece));
  });

/** All gifts but one lose, though several of them make no row at once. */
function hasOneSafeGift(board: Board, solver: Solver): boolean {
  const tempting = poolOf(board, null).filter((piece) => isHarmless(board, piece));
  if (tempting.length < LEAST_TEMPTING['only-safe']) return false;
  const values = tempting.map((piece) => ({
    wins: solver.wins(board, piece),
    loses: solver.loses(board, piece),
  }));
  const holding = values.filter(({ wins }) => !wins);
  return holding.length === 1 && holding[0]?.loses === false;
}
