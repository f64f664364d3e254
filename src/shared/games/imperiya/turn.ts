import type { Seat } from '../../core/game.ts';
import type { Rng } from '../../core/rng.ts';
import { stalemate } from './ending.ts';
import { discardFrom, draw, handOf } from './piles.ts';
import {
  type CardName,
  DRAW,
  HAND_LIMIT,
  JUMP,
  MOST_FREE_MOVES,
  MOST_PLAYS,
  MOST_ROUNDS,
  PLAYS,
  type State,
} from './types.ts';

/** Plays the rest of this turn still has: 3, plus 3 for each Гиперпрыжок, but 30 at most (I3, I11, I26). */
export function playsLeft(state: State): number {
  if (state.stage.phase === 'surplus' || state.stage.phase === 'over') return 0;
  return Math.min(PLAYS + JUMP * state.jumps, MOST_PLAYS) - state.plays;
}

export const movesFreely = (state: State): boolean => state.free < MOST_FREE_MOVES;

/** A turn begins with two cards (I3). */
export function beginTurn(state: State, turn: Seat, rng: Rng | undefined): State {
  const begun: State = {
    ...state,
    turn,
    plays: 0,
    jumps: 0,
    free: 0,
    drew: false,
    stage: { phase: 'play' },
  };
  return draw(begun, turn, DRAW, rng);
}

/** `end`: surplus cards first, where there are any (I8). */
export function endTurn(state: State, rng: Rng | undefined): State {
  if (handOf(state, state.turn).length > HAND_LIMIT) return { ...state, stage: { phase: 'surplus' } };
  return nextTurn(state, rng);
}

/** One surplus card goes under the deck, below those returned before it (I8). */
export function returnCard(state: State, card: CardName, rng: Rng | undefined): State {
  const returned = discardFrom(state, state.turn, card);
  return endTurn({ ...returned, deck: [...state.deck, card] }, rng);
}

/** The turn is over: the next one, unless nobody moved for a round or fifty rounds are full (I15, I36). */
function nextTurn(state: State, rng: Rng | undefined): State {
  const seats = state.tables.length;
  const idle = state.drew || state.plays > 0 ? 0 : state.idle + 1;
  const ended: State = { ...state, turns: state.turns + 1, idle };
  if (idle >= seats || ended.turns >= MOST_ROUNDS * seats) return stalemate(ended);
  return beginTurn(ended, (state.turn + 1) % seats, rng);
}
