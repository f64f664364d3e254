import type { Effort, Level, Seat } from '../../core/game.ts';
import { pickOne, type Rng } from '../../core/rng.ts';
import { legalMoves } from './rules.ts';
import { candidates } from './skill/candidates.ts';
import { type Depth, plan } from './skill/plan.ts';
import type { Move, View } from './types.ts';
import { imagine } from './view.ts';

export { candidates as order } from './skill/candidates.ts';
export { greed } from './skill/policy.ts';
export { reason } from './skill/reason.ts';
export { value } from './skill/value.ts';

interface Strength extends Depth {
  /** Moves in a hundred that are made without a thought. */
  readonly slips: number;
}

/** Less than 300 ms of a slow computer. */
const LOOKS = 4_000;

const STRENGTHS: Readonly<Record<Level, Strength>> = {
  1: { slips: 60, glances: 1, width: 1, worlds: 0, turns: 0, looks: 0 },
  2: { slips: 30, glances: 1, width: 1, worlds: 0, turns: 0, looks: 0 },
  3: { slips: 10, glances: 1, width: 1, worlds: 0, turns: 0, looks: 0 },
  4: { slips: 0, glances: 3, width: 1, worlds: 0, turns: 0, looks: 0 },
  5: { slips: 0, glances: 4, width: 8, worlds: 96, turns: 0, looks: LOOKS },
};

/** Effort of one thought of full depth (shared/bots): more of it looks into more worlds. */
const FULL_EFFORT = 1_000;

/** A move by level: from now and then any sensible one to a plan over many imagined worlds. */
export function choose(view: View, seat: Seat, level: Level, rng: Rng, effort: Effort): Move {
  const { slips, ...depth } = STRENGTHS[level];
  if (rng.int(100) < slips) {
    const world = imagine(view, seat, rng);
    return pickOne(rng, candidates(world, seat, legalMoves(world, seat)));
  }
  const worlds = Math.ceil((depth.worlds * effort.iterations) / FULL_EFFORT);
  return plan(view, seat, rng, effort, { ...depth, worlds });
}
