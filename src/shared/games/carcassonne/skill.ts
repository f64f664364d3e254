import type { Effort, Level, Seat } from '../../core/game.ts';
import { pickOne, type Rng } from '../../core/rng.ts';
import { Frontier, turnOf } from './frontier.ts';
import { foresee } from './preview.ts';
import { openCells } from './roads.ts';
import { type Placement, Search, type Taste } from './search.ts';
import {
  FIGURES,
  type Move,
  ROTS,
  type Said,
  type SeatView,
  type State,
  type TileId,
  type View,
} from './types.ts';

/** Own figures, then the rivals', then children of roads that will close soon, and few ways for others to close them. */
const KEEN: Taste = { rival: 1, oneEnd: 0.4, twoEnds: 0.05, openEnd: 0.05 };

/** How a level plays: how many tiles in a hundred it lays anywhere, and how far it looks. */
interface Strength {
  readonly slips: number;
  /** 2 weighs the next player's answers with every tile still out, too. */
  readonly depth: 1 | 2;
}

/** Measured: each level wins about two matches in three against the one before. */
const STRENGTHS: Readonly<Record<Level, Strength>> = {
  1: { slips: 56, depth: 1 },
  2: { slips: 40, depth: 1 },
  3: { slips: 24, depth: 1 },
  4: { slips: 10, depth: 1 },
  5: { slips: 0, depth: 2 },
};

/** Chance to win: figures ahead of the best rival, children of half-closed roads counted in part. */
export function value(state: State, seat: Seat): number {
  if (state.phase === 'over') return state.outcome.ranks[seat] === 1 ? 1 : 0;
  const frontier = new Frontier(state.map, state.options.colours, 0);
  const standing = state.left.map((left, other) => frontier.promise(other, KEEN.oneEnd, KEEN.twoEnds) - left);
  const own = standing[seat] ?? -FIGURES;
  const rival = Math.max(...standing.filter((_, other) => other !== seat));
  return 1 / (1 + Math.exp((rival - own) / 2));
}

/** Figures placed. */
export const greed = (state: State, seat: Seat): number => -(state.left[seat] ?? FIGURES);

/** Which stack does not matter, what lies there is unknown; where the tile goes is searched. */
export function choose(view: View, seat: Seat, level: Level, rng: Rng, _effort: Effort): Move {
  if (!('options' in view)) throw new Error('choose: an open view is no seat’s');
  if (view.flipped === null) {
    const stacks = [...view.stacks.keys()].filter((stack) => view.stacks[stack]);
    return { kind: 'flip', stack: pickOne(rng, stacks) + 1 };
  }
  const { slips, depth } = STRENGTHS[level];
  if (rng.int(100) < slips) {
    return { kind: 'place', ...pickOne(rng, openCells(view.map)), rot: pickOne(rng, ROTS) };
  }
  const { row, col, rot } = pickOne(rng, bestPlacements(view, view.flipped, seat, depth));
  return { kind: 'place', row, col, rot };
}

function bestPlacements(view: SeatView, tile: TileId, seat: Seat, depth: 1 | 2): Placement[] {
  const ranked = new Search(view, KEEN, depth).rank(tile, seat, depth);
  const most = ranked[0]?.promise ?? 0;
  return ranked.filter(({ promise }) => promise === most);
}

/** Why this stack or this place: whom it brings figures, else what it keeps. */
export function reason(view: View, seat: Seat, move: Move): readonly Said[] {
  if (move.kind === 'flip') return [{ kind: 'any-stack' }];
  const said = foresee(view, seat, move);
  const winners = said.find((foreseen) => foreseen.kind === 'would-win')?.seats;
  if (winners) return [{ kind: 'finishes', seats: winners }];
  const figures = said.find((foreseen) => foreseen.kind === 'would-close')?.figures ?? [];
  const own = figures.filter((figure) => figure.seat === seat).length;
  if (figures.length > 0) return [{ kind: 'brings', own, others: figures.length - own }];
  return [{ kind: prepares(view, seat, move) ? 'prepares' : 'gives-least' }];
}

/** Whether a placement brings own children nearer to a closed road. */
function prepares(view: View, seat: Seat, { row, col, rot }: Extract<Move, { kind: 'place' }>): boolean {
  if (!('options' in view) || view.flipped === null) return false;
  const frontier = new Frontier(view.map, view.options.colours, 1);
  const before = frontier.promise(seat, KEEN.oneEnd, KEEN.twoEnds);
  frontier.lay(frontier.cellOf({ row, col }), turnOf({ tile: view.flipped, rot }, view.options.colours));
  return frontier.promise(seat, KEEN.oneEnd, KEEN.twoEnds) > before + KEEN.twoEnds;
}
