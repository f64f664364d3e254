import type { Seat } from '../../core/game.ts';
import type { Asking } from './targets.ts';
import {
  type Card,
  type Cards,
  type Choice,
  type Field,
  type Laying,
  leftOf,
  type Said,
  type Stack,
} from './types.ts';

/** Cards in the middle of a move: its fields are replaced one by one, what they hold never changes. */
interface Draft {
  booster: boolean;
  hands: Cards['hands'];
  deck: Cards['deck'];
  discard: Cards['discard'];
  faceUp: Cards['faceUp'];
  own: Cards['own'];
  fields: Cards['fields'];
}

/** A turn in the making. */
export interface Turn extends Asking {
  readonly cards: Draft;
  readonly seat: Seat;
  readonly left: Seat;
  laying: Laying | null;
  /** The choice that waits; at most one (K39). */
  choice: Choice | null;
  /** Hears what happens, all cards up. Absent: nobody listens. */
  readonly tell: ((said: Said) => void) | undefined;
}

export function turnOf(cards: Cards, seat: Seat, laying: Laying | null, tell?: (said: Said) => void): Turn {
  const { booster, hands, deck, discard, faceUp, own, fields } = cards;
  return {
    cards: { booster, hands, deck, discard, faceUp, own, fields },
    seat,
    left: leftOf(seat, fields.length),
    laying,
    choice: null,
    tell,
  };
}

/** A hand with one card more, sorted as plain text. */
function withCard(hand: readonly Card[], card: Card): Card[] {
  const place = hand.findIndex((other) => other > card);
  return place < 0 ? [...hand, card] : hand.toSpliced(place, 0, card);
}

/** A list without one card of this name, the first. */
export const withoutCard = (cards: readonly Card[], card: Card): readonly Card[] => {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
};

const handOf = ({ cards, seat }: Turn): readonly Card[] => cards.hands[seat] ?? [];

export function setField(turn: Turn, seat: Seat, field: Field): void {
  turn.cards.fields = turn.cards.fields.with(seat, field);
}

export function lay(turn: Turn, seat: Seat, card: Card): void {
  const stack: Stack = { card, covers: [], immune: false };
  setField(turn, seat, [...(turn.cards.fields[seat] ?? []), stack]);
}

/** Puts a card face up on the Сброс. */
export function putFaceUp({ cards }: Turn, card: Card): void {
  cards.discard = [...cards.discard, card];
  cards.faceUp = [...cards.faceUp, card];
}

/** Puts a card of the seat's hand face down on the Сброс: only that seat knows it lies there (K36). */
export function putFaceDown(turn: Turn, card: Card): void {
  const { cards, seat } = turn;
  leaveHand(turn, card);
  cards.discard = [...cards.discard, card];
  cards.own = cards.own.with(seat, [...(cards.own[seat] ?? []), card]);
}

/**
 * Takes a card out of the Сброс, of equal ones the last (K12). Nobody is shown which one it was, but equal cards are worth
 * the same: whoever knew of one there counts one less, and all do it alike.
 */
export function takeFromDiscard({ cards }: Turn, card: Card): void {
  cards.discard = cards.discard.toSpliced(cards.discard.lastIndexOf(card), 1);
  if (cards.faceUp.includes(card)) cards.faceUp = withoutCard(cards.faceUp, card);
  else cards.own = cards.own.map((known) => withoutCard(known, card));
}

export function leaveHand({ cards, seat }: Turn, card: Card): void {
  cards.hands = cards.hands.with(seat, withoutCard(cards.hands[seat] ?? [], card));
}

export function toHand(turn: Turn, card: Card): void {
  const { cards, seat } = turn;
  cards.hands = cards.hands.with(seat, withCard(handOf(turn), card));
}

/** The top card of the deck, taken off. */
export function drawTop({ cards }: Turn): Card | undefined {
  const [top, ...rest] = cards.deck;
  if (top !== undefined) cards.deck = rest;
  return top;
}

/** Draws up to so many cards into hand. */
export function drawToHand(turn: Turn, most: number): void {
  const drawn = turn.cards.deck.slice(0, most);
  turn.cards.deck = turn.cards.deck.slice(drawn.length);
  for (const card of drawn) toHand(turn, card);
  turn.tell?.({ kind: 'drew', seat: turn.seat, count: drawn.length, cards: drawn.toSorted() });
}
