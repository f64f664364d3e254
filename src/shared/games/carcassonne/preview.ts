import type { Seat } from '../../core/game.ts';
import { assertNever } from '../../core/result.ts';
import { closedThrough, figuresFor } from './roads.ts';
import { withTile } from './rules.ts';
import type { LaidTile, Move, PlacedFigure, Road, Said, View } from './types.ts';

/** How a tile lies once it is turned: what a drawing needs to know. */
export { lying, turned } from './lie.ts';

/** Which roads a placement would close and whose figures would stand there. */
export function foresee(view: View, _seat: Seat, move: Move): readonly Said[] {
  switch (move.kind) {
    case 'flip': {
      const stack = view.stacks[move.stack - 1] ?? 0;
      return [
        { kind: 'would-flip', stack: move.stack, tiles: typeof stack === 'number' ? stack : stack.length },
      ];
    }
    case 'place': {
      const foreseen = closedBy(view, move);
      if (!foreseen || foreseen.roads.length === 0) return [{ kind: 'closes-nothing' }];
      const { roads, figures } = foreseen;
      const winners = finishers(view.left, figures);
      const said: Said[] = [{ kind: 'would-close', roads, figures }];
      return winners.length > 0 ? [...said, { kind: 'would-win', seats: winners }] : said;
    }
    default:
      return assertNever(move);
  }
}

interface Closing {
  readonly roads: readonly Road[];
  readonly figures: readonly PlacedFigure[];
}

function closedBy(view: View, { row, col, rot }: Extract<Move, { kind: 'place' }>): Closing | undefined {
  if (view.flipped === null || !('options' in view)) return undefined;
  const laid: LaidTile = { row, col, tile: view.flipped, rot, figures: [] };
  const map = withTile(view.map, laid);
  const roads = closedThrough(map, laid);
  return { roads, figures: figuresFor(map, roads, view) };
}

/** Seats that these figures would bring to zero (C12, C13). */
const finishers = (left: readonly number[], figures: readonly PlacedFigure[]): Seat[] =>
  [...left.keys()].filter((seat) => figures.filter((figure) => figure.seat === seat).length === left[seat]);

/** Whose turn it is and what comes first; which stacks are empty (C4, C17). */
export function barred(view: View, seat: Seat): readonly Said[] {
  if (!('options' in view) || view.phase === 'over') return [];
  if (seat !== view.turn) return [{ kind: 'waits-for', seat: view.turn, to: view.phase }];
  if (view.flipped !== null) return [{ kind: 'place-first', tile: view.flipped }];
  const empty = [...view.stacks.keys()].filter((stack) => view.stacks[stack] === 0);
  return [{ kind: 'flip-first' }, ...empty.map((stack): Said => ({ kind: 'empty-stack', stack: stack + 1 }))];
}
