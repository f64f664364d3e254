import type { Effort, Level, Seat } from '../../core/game.ts';
import { pickOne, type Rng } from '../../core/rng.ts';
import { apply, legalMoves, toAct } from './rules.ts';
import { greed, value } from './skill.ts';
import type { Move, State, View } from './types.ts';
import { imagine } from './view.ts';

/** How a level thinks. */
interface Plan {
  /** Moves in a hundred that are made by chance. */
  readonly chance: number;
  /** Moves in a hundred that are made for most points now. */
  readonly greedy: number;
  /** Worlds imagined for a hundred iterations of effort. */
  readonly worlds: number;
  /** Whether the answer of whoever acts next is weighed too. */
  readonly replies: boolean;
}

const PLANS: Readonly<Record<Level, Plan>> = {
  1: { chance: 100, greedy: 0, worlds: 0, replies: false },
  2: { chance: 0, greedy: 100, worlds: 0, replies: false },
  3: { chance: 0, greedy: 50, worlds: 1, replies: false },
  4: { chance: 0, greedy: 0, worlds: 3, replies: false },
  5: { chance: 0, greedy: 0, worlds: 10, replies: true },
};

/** Of many moves only so many are weighed with their replies. */
const WEIGHED = 10;
/** Worlds in which the moves are sorted before that. */
const GLANCES = 10;

/** A move for this seat from its View alone: the one that promises most over imagined worlds. */
export function choose(view: View, seat: Seat, level: Level, rng: Rng, effort: Effort): Move {
  const plan = PLANS[level];
  const world = imagine(view, seat, rng);
  const moves = legalMoves(world, seat);
  if (moves.length === 1) return moves[0] as Move;
  const mood = rng.int(100);
  if (mood < plan.chance) return pickOne(rng, moves);
  if (mood < plan.chance + plan.greedy)
    return most(rng, moves, (move) => greed(apply(world, seat, move), seat));
  const worlds = Math.max(1, Math.round((effort.iterations * plan.worlds) / 100));
  if (!plan.replies) return best(rng, weigh(view, seat, rng, moves, worlds, effort, after));
  const glances = weigh(view, seat, rng, moves, Math.min(GLANCES, worlds), effort, after);
  const few = [...glances.entries()]
    .sort(([, one], [, other]) => other - one)
    .slice(0, WEIGHED)
    .map(([move]) => move);
  return best(rng, weigh(view, seat, rng, few, worlds, effort, afterReply));
}

/** What a move is worth to the seat in one world. */
type Scale = (world: State, seat: Seat, move: Move) => number;

const after: Scale = (world, seat, move) => promised(apply(world, seat, move), seat);

/** Where the chance is the same, as when the match is decided, points make the difference. */
const promised = (state: State, seat: Seat): number => value(state, seat) + greed(state, seat) / 1e6;

/** The same once whoever acts next has made the move that is best for them. */
const afterReply: Scale = (world, seat, move) => {
  const state = apply(world, seat, move);
  const [next] = toAct(state);
  if (next === undefined) return promised(state, seat);
  let highest = -1;
  let own = 0;
  for (const reply of legalMoves(state, next)) {
    const replied = apply(state, next, reply);
    const theirs = value(replied, next);
    if (theirs <= highest) continue;
    highest = theirs;
    own = promised(replied, seat);
  }
  return own;
};

/** Sums of what the moves are worth over worlds that fit the view; all moves meet the same worlds. */
function weigh(
  view: View,
  seat: Seat,
  rng: Rng,
  moves: readonly Move[],
  worlds: number,
  effort: Effort,
  scale: Scale,
): ReadonlyMap<Move, number> {
  const sums = new Map(moves.map((move) => [move, 0]));
  for (let nth = 0; nth < worlds && (nth === 0 || !effort.stopped()); nth++) {
    const world = imagine(view, seat, rng);
    for (const [move, sum] of sums) sums.set(move, sum + scale(world, seat, move));
  }
  return sums;
}

const best = (rng: Rng, sums: ReadonlyMap<Move, number>): Move =>
  most(rng, [...sums.keys()], (move) => sums.get(move) ?? 0);

/** The move that scores most; equal ones by lot. */
function most(rng: Rng, moves: readonly Move[], score: (move: Move) => number): Move {
  const scores = moves.map(score);
  const highest = Math.max(...scores);
  return pickOne(
    rng,
    moves.filter((_, at) => scores[at] === highest),
  );
}
