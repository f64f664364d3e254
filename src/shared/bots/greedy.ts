import type { AnyGame, Seat } from '../core/game.ts';
import { pickOne, type Rng } from '../core/rng.ts';

/** The move after which this seat counts most, in one imagined world; equal ones by lot. */
export function chooseGreedy(game: AnyGame, view: unknown, seat: Seat, rng: Rng): unknown {
  const world = game.imagine(view, seat, rng);
  let most = -Infinity;
  let best: unknown[] = [];
  for (const move of game.legalMoves(world, seat)) {
    const greed = game.skill.greed(game.apply(world, seat, move, rng), seat);
    if (greed > most) {
      most = greed;
      best = [];
    }
    if (greed === most) best.push(move);
  }
  return pickOne(rng, best);
}
