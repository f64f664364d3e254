import type { AnyGame, Effort, Outcome, Seat } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';
import { rollOut } from './rollout.ts';

/** What each seat could expect of a position with all cards up. */
export interface Judgement {
  /** By seat, from 0 lost to 1 won. */
  readonly chances: readonly number[];
  /** Proved by a solver, or the match is over. */
  readonly exact: boolean;
}

/** Plies played on by chance before a position is valued. */
const DEPTH = 10;

/** Judges a position of a finished match: by the solver where it reaches, else by playing on a little, many times. */
export function judge(game: AnyGame, state: unknown, seats: number, rng: Rng, effort: Effort): Judgement {
  const outcome = game.outcome(state);
  if (outcome) return { chances: sharesOf(outcome), exact: true };
  return solved(game, state, seats, effort) ?? sampled(game, state, seats, rng, effort);
}

/** First place, shared equally among those who reached it. */
function sharesOf({ ranks }: Outcome): number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

function solved(game: AnyGame, state: unknown, seats: number, effort: Effort): Judgement | undefined {
  const mover = game.toAct(state)[0];
  if (!game.skill.solve || mover === undefined || seats !== 2) return undefined;
  const { value, exact } = game.skill.solve(state, mover, effort);
  if (value === null || !exact) return undefined;
  const own = (value + 1) / 2;
  return { chances: mover === 0 ? [own, 1 - own] : [1 - own, own], exact: true };
}

function sampled(game: AnyGame, state: unknown, seats: number, rng: Rng, effort: Effort): Judgement {
  const sums = Array.from({ length: seats }, () => 0);
  let played = 0;
  while (played < effort.iterations && (played === 0 || !effort.stopped())) {
    const end = rollOut(game, state, rng, DEPTH);
    for (let seat: Seat = 0; seat < seats; seat++) {
      sums[seat] = (sums[seat] ?? 0) + game.skill.value(end, seat);
    }
    played++;
  }
  return { chances: sums.map((sum) => sum / played), exact: false };
}
