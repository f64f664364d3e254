import type { Effort, Seat } from '../../../core/game.ts';
import type { Rng } from '../../../core/rng.ts';
import { formatMove } from '../notation.ts';
import { apply, toAct } from '../rules.ts';
import type { Move, State, View } from '../types.ts';
import { imagine } from '../view.ts';
import { instinct, judge } from './policy.ts';
import { value } from './value.ts';

export interface Depth {
  /** Imagined worlds in which every candidate is judged at once. */
  readonly glances: number;
  /** Candidates that are thought through, and in how many more worlds. */
  readonly width: number;
  readonly worlds: number;
  /** Turns played on by instinct before a position is judged; 0: to the end of the own turn. */
  readonly turns: number;
}

interface Candidate {
  readonly move: Move;
  worth: number;
  seen: number;
}

/** The move with the best mean over imagined worlds that fit the View: judged at once, the best ones then played on. */
export function plan(view: View, seat: Seat, rng: Rng, effort: Effort, depth: Depth): Move {
  const glanced = glance(view, seat, rng, depth.glances).slice(0, depth.width);
  const [first] = glanced;
  if (first === undefined) throw new Error(`seat ${seat} has no move`);
  if (glanced.length === 1 || depth.worlds === 0) return first.move;
  const thought = glanced.map(({ move }): Candidate => ({ move, worth: 0, seen: 0 }));
  for (let nth = 0; nth < depth.worlds && (nth === 0 || !effort.stopped()); nth++) {
    const world = imagine(view, seat, rng);
    for (const candidate of thought) {
      const state = playedOn(apply(world, seat, candidate.move, rng), seat, rng, depth.turns);
      candidate.worth += value(state, seat);
    }
  }
  return thought.reduce((best, other) => (other.worth > best.worth ? other : best)).move;
}

/** Every candidate, best first, by its mean over a few worlds. */
function glance(view: View, seat: Seat, rng: Rng, worlds: number): Candidate[] {
  const all = new Map<string, Candidate>();
  for (let nth = 0; nth < worlds; nth++) {
    for (const { move, worth } of judge(imagine(view, seat, rng), seat, rng)) {
      const text = formatMove(move);
      const known = all.get(text) ?? { move, worth: 0, seen: 0 };
      known.worth += worth;
      known.seen++;
      all.set(text, known);
    }
  }
  return [...all.values()].sort((a, b) => b.worth / b.seen - a.worth / a.seen);
}

/** The world after so many more turns, everybody playing by instinct. */
function playedOn(from: State, seat: Seat, rng: Rng, turns: number): State {
  let state = from;
  const last = state.turns + turns + (state.turn === seat ? 1 : 0);
  while (state.turns < last) {
    const [mover] = toAct(state);
    if (mover === undefined) break;
    state = apply(state, mover, instinct(state, mover, rng), rng);
  }
  return state;
}
