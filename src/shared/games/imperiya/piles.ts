import { type Rng, shuffle } from '../../core/rng.ts';
import { type CardName, cardOf, type Front, type State } from './types.ts';
import type { Seat } from '../../core/game.ts';

/** A sorted list with one more card in its place, by character code. */
export function inserted(list: readonly CardName[], card: CardName): CardName[] {
  const at = list.findIndex((other) => other > card);
  return at < 0 ? [...list, card] : [...list.slice(0, at), card, ...list.slice(at)];
}

export const without = (list: readonly CardName[], card: CardName): CardName[] =>
  list.filter((other) => other !== card);

export const withHand = (state: State, seat: Seat, hand: readonly CardName[]): State => ({
  ...state,
  hands: state.hands.with(seat, hand),
});

export const withFront = (state: State, seat: Seat, front: Front): State => ({
  ...state,
  tables: state.tables.with(seat, front),
});

export const handOf = (state: State, seat: Seat): readonly CardName[] => state.hands[seat] ?? [];

export function frontOf(state: { readonly tables: readonly Front[] }, seat: Seat): Front {
  const front = state.tables[seat];
  if (front === undefined) throw new Error(`no seat ${seat}`);
  return front;
}

/** Takes a card out of a hand. */
export const discardFrom = (state: State, seat: Seat, card: CardName): State =>
  withHand(state, seat, without(handOf(state, seat), card));

export const ontoPile = (state: State, card: CardName): State => ({
  ...state,
  pile: [...state.pile, card],
});

/** Draws cards; an empty deck is first replaced by the played pile, shuffled or, without dice, turned over as it lies (I10). */
export function draw(state: State, seat: Seat, count: number, rng: Rng | undefined): State {
  let { deck, pile } = state;
  let hand = handOf(state, seat);
  let missing = count;
  while (missing > 0) {
    if (deck.length === 0) {
      if (pile.length === 0) break;
      deck = rng === undefined ? pile : shuffle(rng, pile);
      pile = [];
    }
    const drawn = deck.slice(0, missing);
    deck = deck.slice(drawn.length);
    missing -= drawn.length;
    for (const card of drawn) hand = inserted(hand, card);
  }
  if (missing === count) return state;
  return { ...withHand(state, seat, hand), deck, pile, drew: true };
}

export const nominalOf = (card: CardName): number => cardOf(card).nominal;
