import type { Seat } from '../../../core/game.ts';
import { outcome } from '../ending.ts';
import { playsLeft } from '../turn.ts';
import { type CardName, type Front, PLAYS, type State } from '../types.ts';
import { type Count, countFront, countHand, type Reach, type Rest } from './features.ts';
import { WEIGHTS } from './weights.ts';

interface Weighed<T> {
  readonly sum: number;
  readonly result: T;
}

/** The weighted sum of what is counted, and what the counting found out. */
function weigh<T>(counting: (count: Count) => T): Weighed<T> {
  let sum = 0;
  const result = counting((feature, count) => {
    sum += WEIGHTS[feature] * count;
  });
  return { sum, result };
}

// A search looks at thousands of states in which most fronts and hands are the same ones: each is weighed once.
const fronts = new WeakMap<Front, Weighed<Rest>>();
const hands = new WeakMap<readonly CardName[], Weighed<Reach> & { readonly front: Front }>();

function weighFront(front: Front): Weighed<Rest> {
  const known = fronts.get(front);
  if (known !== undefined) return known;
  const weighed = weigh((count) => countFront(front, count));
  fronts.set(front, weighed);
  return weighed;
}

function weighHand(hand: readonly CardName[], front: Front, rest: Rest): Weighed<Reach> {
  const known = hands.get(hand);
  if (known?.front === front) return known;
  const weighed = { ...weigh((count) => countHand(hand, rest, count)), front };
  hands.set(hand, weighed);
  return weighed;
}

/** How well a seat stands, on a scale on which a difference of 1 means 2.7 times the chance to win. */
export function standing(state: State, seat: Seat): number {
  const front = state.tables[seat];
  const hand = state.hands[seat];
  if (front === undefined || hand === undefined) throw new Error(`no seat ${seat}`);
  const laid = weighFront(front);
  const held = weighHand(hand, front, laid.result);
  const short = state.systems - front.systems;
  const { systems, cards } = held.result;
  const ready = systems >= short && cards <= (state.turn === seat ? playsLeft(state) : PLAYS);
  return laid.sum + held.sum + (short === 1 ? WEIGHTS.lastSystem : 0) + (ready ? WEIGHTS.readyToWin : 0);
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
