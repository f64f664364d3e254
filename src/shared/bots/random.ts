import type { AnyGame, Seat } from '../core/game.ts';
import { pickOne, type Rng } from '../core/rng.ts';

/** Any legal move, each as likely. The weakest opponent, and what is played when a bot fails. */
export function chooseRandom(game: AnyGame, view: unknown, seat: Seat, rng: Rng): unknown {
  return pickOne(rng, game.legalMoves(game.imagine(view, seat, rng), seat));
}
