import { LEAVINGS, type Seat } from '../../shared/core/game.ts';
import type { Step, Timeline } from './timeline.ts';

/** How many moves each way of taking back would turn back or give back now. */
export interface TurnsBack {
  readonly undo: number;
  readonly redo: number;
  readonly restart: number;
}
export const NO_TURNS_BACK: TurnsBack = { undo: 0, redo: 0, restart: 0 };

/**
 * How many moves an undo of this seat takes back; 0 = none. A solitaire goes back one move at a time without limit.
 * At any other table it is everything since the seat's own last decision, unless somebody went for good
 * or somebody was shown something hidden since then.
 */
export function movesToTakeBack({ steps }: Timeline, seat: Seat): number {
  const first = steps[0];
  if (!first) return 0;
  if (first.before.setup.seats === 1) return steps.some(left) ? 0 : 1;
  const own = steps.findLastIndex((step) => step.seat === seat && !left(step));
  return own >= 0 && steps.slice(own).every(canGo) ? steps.length - own : 0;
}

/** How many moves a restart takes back: all, under the same limits. */
export function movesToRestart({ steps }: Timeline): number {
  const alone = steps[0]?.before.setup.seats === 1;
  return steps.every((step) => (alone ? !left(step) : canGo(step))) ? steps.length : 0;
}

/** How many moves a redo gives back: up to where this seat decides again. */
export function movesToGiveBack({ taken }: Timeline, seat: Seat): number {
  const coming = taken.toReversed();
  if (coming[0]?.before.setup.seats === 1) return 1;
  const own = coming.findIndex((step, nth) => nth > 0 && step.seat === seat);
  return own < 0 ? coming.length : own;
}

const left = ({ text }: Step): boolean => LEAVINGS.some((leaving) => leaving === text);

const canGo = (step: Step): boolean => !left(step) && !reveals(step);

function reveals({ seat, text, before, after }: Step): boolean {
  const { game } = before.setup;
  const move = game.parseMove(text);
  return move !== undefined && (game.reveals?.(before.state, seat, move, after.state) ?? false);
}
