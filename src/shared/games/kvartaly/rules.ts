import type { Leaving, Outcome, Seat } from '../../core/game.ts';
import { putFaceDown, turnOf, type Turn } from './draft.ts';
import { fieldPoints } from './field.ts';
import { carryOut, settle } from './properties.ts';
import { type Asking, answersTo, isAnswer } from './targets.ts';
import {
  type Card,
  type Cards,
  dealtTo,
  type Deal,
  leftOf,
  MAY,
  type Move,
  type Options,
  type Said,
  type State,
} from './types.ts';

/** The table after dealing; with a Сброс in the deal the hands are as kept. */
export function setup(options: Options, seats: number, deal: Deal): State {
  const cards: Cards = {
    booster: options.booster,
    hands: deal.hands.map((hand) => [...hand].sort()),
    deck: deal.deck,
    discard: deal.discard ?? [],
    faceUp: [],
    own: Array.from({ length: seats }, () => []),
    fields: Array.from({ length: seats }, () => []),
  };
  if (deal.discard !== undefined) return nextTurn(cards, seats - 1);
  const { away } = dealtTo(seats, options.booster);
  return { ...cards, phase: 'discard', away: Array<number>(seats).fill(away) };
}

/** Play goes on with the next seat to the left that has cards, perhaps the same; with none it is over (K5, K6). */
function nextTurn(cards: Cards, after: Seat): State {
  const seats = cards.hands.length;
  for (let seat = leftOf(after, seats), nth = 0; nth < seats; nth++, seat = leftOf(seat, seats)) {
    if (cards.hands[seat]?.length !== 0) return { ...cards, phase: 'play', turn: seat };
  }
  return { ...cards, phase: 'over', laying: null, left: null };
}

export function toAct(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'discard':
      return [...state.away.keys()].filter((seat) => state.away[seat] !== 0);
    case 'play':
    case 'choose':
      return [state.turn];
    case 'over':
      return [];
  }
}

const acts = (state: State, seat: Seat): boolean =>
  state.phase === 'discard' ? (state.away[seat] ?? 0) > 0 : state.phase !== 'over' && state.turn === seat;

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (!acts(state, seat)) return [];
  if (state.phase === 'choose') {
    const answers = answersTo(state.choice, { cards: state, seat, laying: state.laying });
    return MAY.includes(state.choice) ? [...answers, { kind: 'keep' }] : answers;
  }
  const kind = state.phase === 'discard' ? 'discard' : 'play';
  return [...new Set(state.hands[seat])].map((card) => ({ kind, card }));
}

export function isLegal(state: State, seat: Seat, move: Move): boolean {
  if (!acts(state, seat)) return false;
  if (state.phase === 'choose') {
    const asking: Asking = { cards: state, seat, laying: state.laying };
    return isAnswer(state.choice, move, asking);
  }
  if (move.kind !== 'discard' && move.kind !== 'play') return false;
  return (
    (move.kind === 'discard') === (state.phase === 'discard') && (state.hands[seat] ?? []).includes(move.card)
  );
}

/** The state after a legal move. Nothing in it is random: the deck was shuffled before. */
export const apply = (state: State, seat: Seat, move: Move): State => resolve(state, seat, move);

/** The same, and tells what happens on the way, all cards up. */
export function resolve(state: State, seat: Seat, move: Move, tell?: (said: Said) => void): State {
  const turn = turnOf(state, seat, state.phase === 'choose' ? state.laying : null, tell);
  if (move.kind === 'discard') return putAway(state, turn, move.card);
  if (move.kind === 'keep' && state.phase === 'choose') {
    turn.tell?.({ kind: 'kept', seat, choice: state.choice });
  } else carryOut(turn, move);
  settle(turn);
  if (turn.choice === null) return nextTurn(turn.cards, seat);
  return { ...turn.cards, phase: 'choose', turn: seat, choice: turn.choice, laying: turn.laying };
}

/** One card face down to the Сброс; play begins when all have put theirs away (K4). */
function putAway(state: State, turn: Turn, card: Card): State {
  if (state.phase !== 'discard') throw new Error('kvartaly: nothing is put away now');
  putFaceDown(turn, card);
  turn.tell?.({ kind: 'put-away', seat: turn.seat, card });
  const away = state.away.with(turn.seat, (state.away[turn.seat] ?? 0) - 1);
  if (away.every((left) => left === 0)) return nextTurn(turn.cards, away.length - 1);
  return { ...turn.cards, phase: 'discard', away };
}

/** With two seats the match is over and a card without a place keeps none; with three a bot plays on (K38). */
export function leave(state: State, seat: Seat, how: Leaving): State {
  if (state.hands.length > 2) return state;
  const { booster, hands, deck, discard, faceUp, own, fields } = state;
  const laying = state.phase === 'choose' ? state.laying : null;
  const cards: Cards = { booster, hands, deck, discard, faceUp, own, fields };
  return { ...cards, phase: 'over', laying, left: { seat, how } };
}

/** Places by points of the own field; who left a match of two is second (K7, K37, K38). */
export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const points = state.fields.map(fieldPoints);
  const { left } = state;
  if (left) return { ranks: points.map((_, seat) => (seat === left.seat ? 2 : 1)), points, reason: left.how };
  const ranks = points.map((own) => 1 + points.filter((other) => other > own).length);
  return { ranks, points, reason: 'counted' };
}
