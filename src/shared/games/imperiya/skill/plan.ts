import type { Effort, Seat } from '../../../core/game.ts';
import type { Rng } from '../../../core/rng.ts';
import { formatMove } from '../notation.ts';
import { apply, toAct } from '../rules.ts';
import type { Move, State, View } from '../types.ts';
import { imagine } from '../view.ts';
import { judge } from './policy.ts';
import { value } from './value.ts';

export interface Depth {
  /** Imagined worlds in which every candidate is judged at once. */
  readonly glances: number;
  /** Candidates that are thought through, and in how many more worlds. */
  readonly width: number;
  readonly worlds: number;
  /** Turns played on by what looks best at once, before a position is judged; 0: to the end of the own turn. */
  readonly turns: number;
  /** How many positions may be judged on the way: a rich turn is dear to play on, and no thought may take long. */
  readonly looks: number;
}

interface Candidate {
  readonly move: Move;
  worth: number;
  seen: number;
}

/** The move with the best mean over imagined worlds that fit the View: judged at once, the best ones then played on. */
export function plan(view: View, seat: Seat, rng: Rng, effort: Effort, depth: Depth): Move {
  const glanced = glance(view, seat, rng, depth.glances);
  let rivals = glanced.slice(0, depth.width).map(({ move }): Candidate => ({ move, worth: 0, seen: 0 }));
  const [first] = rivals;
  if (first === undefined) throw new Error(`seat ${seat} has no move`);
  if (rivals.length === 1 || depth.worlds === 0) return first.move;
  let looks = glanced.length * depth.glances;
  let dearest = 0;
  for (let nth = 1; nth <= depth.worlds && looks + dearest <= depth.looks; nth++) {
    const world = imagine(view, seat, rng);
    const before = looks;
    for (const rival of rivals) {
      const played = playedOn(apply(world, seat, rival.move, rng), seat, rng, depth.turns);
      rival.worth += value(played.state, seat);
      looks += played.looks;
    }
    dearest = Math.max(dearest, looks - before);
    if (nth % ROUND === 0) rivals = betterHalf(rivals);
    if (rivals.length === 1 || effort.stopped()) break;
  }
  return rivals.reduce((best, other) => (other.worth > best.worth ? other : best)).move;
}

/** Worlds after which the weaker half is thought about no more. */
const ROUND = 32;

const betterHalf = (rivals: readonly Candidate[]): Candidate[] =>
  rivals.toSorted((a, b) => b.worth - a.worth).slice(0, Math.ceil(rivals.length / 2));

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

/** The world after so many more turns, everybody making the move that looks best at once, and how many positions were judged for it. */
function playedOn(
  from: State,
  seat: Seat,
  rng: Rng,
  turns: number,
): { readonly state: State; readonly looks: number } {
  let state = from;
  let looks = 1;
  const last = state.turns + turns + (state.turn === seat ? 1 : 0);
  while (state.turns < last) {
    const [mover] = toAct(state);
    if (mover === undefined) break;
    const judged = judge(state, mover, rng);
    const [best] = judged;
    if (best === undefined) break;
    looks += judged.length;
    state = apply(state, mover, best.move, rng);
  }
  return { state, looks };
}
