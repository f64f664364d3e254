import type { AnyGame, Seat } from '../core/game.ts';
import { pickOne, type Rng } from '../core/rng.ts';

/** The legal moves worth a look, the most promising first, at most `width`. */
export function promising(game: AnyGame, state: unknown, mover: Seat, width: number): readonly unknown[] {
  const moves = game.legalMoves(state, mover);
  return (game.skill.order?.(state, mover, moves) ?? moves).slice(0, width);
}

/** The state some plies on, where everybody picks by chance among their three most promising moves. */
export function rollOut(game: AnyGame, from: unknown, rng: Rng, plies: number): unknown {
  let state = from;
  for (let ply = 0; ply < plies; ply++) {
    const mover = game.toAct(state)[0];
    if (mover === undefined) break;
    state = game.apply(state, mover, pickOne(rng, promising(game, state, mover, 3)), rng);
  }
  return state;
}
