import type { Effort, Level, Seat, Solution } from '../../core/game.ts';
import type { Rng } from '../../core/rng.ts';
import { countFaceDown, offeredCells } from './grid.ts';
import { colOf, positionOf, rowOf } from './kernel.ts';
import { foresee } from './preview.ts';
import { unseenCards } from './rules.ts';
import { bestField } from './search.ts';
import { findLine } from './solver.ts';
import { CARDS, type Move, RANK_NAMES, rankOf, type Said, SPAN, type State, type View } from './types.ts';

/** Won is 1 and lost 0; before the end a dark window weighs as much as one and a half piles. */
export function value(state: State, _seat: Seat): number {
  if (state.phase === 'over') return state.outcome.ranks[0] === 1 ? 1 : 0;
  const built = state.piles.length - 1.5 * countFaceDown(state.piles);
  return Math.min(0.99, Math.max(0.01, 0.5 + built / (2 * SPAN * SPAN + 2)));
}

/** Alive first, then fewest face down, then most piles. */
export function greed(state: State, _seat: Seat): number {
  if (state.phase === 'over') return state.outcome.ranks[0] === 1 ? Infinity : -Infinity;
  return state.piles.length - (SPAN * SPAN + 1) * countFaceDown(state.piles);
}

/** One strength, the best (every level plays it): what the next two cards of those still out promise, on average. */
export function choose(view: View, _seat: Seat, _level: Level, _rng: Rng, _effort: Effort): Move {
  if (!('options' in view) || view.drawn === null) throw new Error('choose: nothing is drawn');
  const unseen = unseenCards(CARDS, view.piles, view.drawn).map(rankOf);
  const left = RANK_NAMES.map((_, index) => unseen.filter((rank) => rank === index + 1).length);
  const field = bestField(positionOf(view.piles), rankOf(view.drawn), left, view.stock, view.options.flips);
  return { kind: 'place', row: rowOf(field), col: colOf(field) };
}

/** Whether this deal can still be won by somebody who sees the stock, and a first step of a winning line. */
export function solve(state: State, _seat: Seat, effort: Effort): Solution<Move> {
  if (state.phase === 'over') {
    return { value: state.outcome.ranks[0] === 1 ? 1 : -1, best: [], nodes: 0, exact: true };
  }
  const ranks = [state.drawn, ...state.stock].map(rankOf);
  const { line, exact, nodes } = findLine(positionOf(state.piles), ranks, state.options.flips, effort);
  const field = line?.[0];
  if (field !== undefined) {
    return { value: 1, best: [{ kind: 'place', row: rowOf(field), col: colOf(field) }], nodes, exact: true };
  }
  return { value: exact ? -1 : null, best: [], nodes, exact };
}

/** Why this cell: what it turns, and what that wins or saves, from the View alone. */
export function reason(view: View, seat: Seat, move: Move): readonly Said[] {
  const foreseen = foresee(view, seat, move);
  const verdict = foreseen.at(-1);
  if (verdict?.kind === 'would-win') return [{ kind: 'wins-now', score: verdict.score }];
  const survivors = countSurvivors(view, seat);
  if (survivors === 0) return [{ kind: 'every-cell-loses' }];
  if (verdict?.kind !== 'would-leave') return [];
  const turns = foreseen.filter(({ kind }) => kind === 'would-turn');
  if (survivors === 1) return [{ kind: 'only-way' }, ...turns];
  const { faceDown, piles } = verdict;
  if (faceDown < view.faceDown) {
    return [...turns, { kind: 'lights-up', dark: view.faceDown - faceDown, faceDown }];
  }
  if (piles > view.piles.length) return [{ kind: 'new-pile', piles, faceDown }, ...turns, verdict];
  return [...turns, { kind: 'keeps-calm', faceDown }];
}

/** How many of all cells do not lose. */
const countSurvivors = (view: View, seat: Seat): number =>
  offeredCells(view.piles).filter(
    (cell) => foresee(view, seat, { kind: 'place', ...cell }).at(-1)?.kind !== 'would-lose',
  ).length;
