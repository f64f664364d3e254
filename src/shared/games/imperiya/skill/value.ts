import type { Seat } from '../../../core/game.ts';
import { outcome } from '../ending.ts';
import type { State } from '../types.ts';
import { countSeat } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** How well a seat stands, on a scale on which a difference of 1 means 2.7 times the chance to win. */
export function standing(state: State, seat: Seat): number {
  let sum = 0;
  countSeat(state, seat, (feature, count) => {
    sum += WEIGHTS[feature] * count;
  });
  return sum;
}

/** The chance of a seat to win; exact when the match is over: first places share it. */
export function value(state: State, seat: Seat): number {
  const ended = outcome(state);
  if (ended !== null) {
    const firsts = ended.ranks.filter((rank) => rank === 1).length;
    return ended.ranks[seat] === 1 ? 1 / firsts : 0;
  }
  const odds = state.tables.map((_, other) => Math.exp(standing(state, other)));
  return (odds[seat] ?? 0) / odds.reduce((sum, odd) => sum + odd, 0);
}
