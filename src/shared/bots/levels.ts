import type { AnyGame, Effort, Level, Seat } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';
import { chooseGreedy } from './greedy.ts';
import { chooseRandom } from './random.ts';
import { search, type SearchPlan } from './search.ts';

/** Who plays a seat: a level as people choose it, or a yardstick. */
export type Bot = Level | 'random' | 'greedy';

export const BOTS: readonly Bot[] = [1, 2, 3, 4, 5, 'random', 'greedy'];

/** A level of the general player: how often it plays by chance, and how much of the effort its search gets. */
interface Strength {
  /** Moves in a hundred that are made by chance. */
  readonly slips: number;
  /** Share of the iterations; 0 is a greedy player. */
  readonly share: number;
}

const STRENGTHS: Readonly<Record<Level, Strength>> = {
  1: { slips: 60, share: 0 },
  2: { slips: 25, share: 0 },
  3: { slips: 0, share: 0 },
  4: { slips: 0, share: 0.15 },
  5: { slips: 0, share: 1 },
};

const PLAN: SearchPlan = { rollout: 4, width: 24 };

/** Iterations of a thought at the highest level; "think longer" multiplies them. */
export const ITERATIONS = 1_000;

/** A legal move for this seat, chosen from its View alone. The same dice and iterations give the same move. */
export function chooseMove(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  bot: Bot,
  rng: Rng,
  effort: Effort,
): unknown {
  if (bot === 'random') return chooseRandom(game, view, seat, rng);
  if (bot === 'greedy') return chooseGreedy(game, view, seat, rng);
  if (game.skill.choose) return game.skill.choose(view, seat, bot, rng, effort);
  const { slips, share } = STRENGTHS[bot];
  if (rng.int(100) < slips) return chooseRandom(game, view, seat, rng);
  if (share === 0) return chooseGreedy(game, view, seat, rng);
  const iterations = Math.max(1, Math.round(effort.iterations * share));
  return search(game, view, seat, rng, { ...effort, iterations }, PLAN);
}
