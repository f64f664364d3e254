import type { Seat } from '../../../../shared/core/game.ts';
import {
  type Card,
  type Choice,
  isSeatView,
  leftOf,
  type View,
} from '../../../../shared/games/kvartaly/types.ts';

/** A hand as this screen may draw it. */
export interface HandScene {
  readonly size: number;
  /** Null where only the backs are seen. */
  readonly cards: readonly Card[] | null;
}

/** A view of either kind, ready to be drawn. */
export interface Scene {
  readonly hands: readonly HandScene[];
  readonly deck: number;
  readonly discard: number;
  /** What is known of the Сброс, the last that came last. */
  readonly known: readonly Card[];
  /** What may be looked at just now: the whole Сброс or a hand. */
  readonly shown: readonly Card[] | null;
  /** Cards that the viewer has still to put away. */
  readonly away: number;
  readonly choice: Choice | null;
}

export function sceneOf(view: View, me: Seat | null): Scene {
  const { choice } = view;
  if (!isSeatView(view)) {
    const hands = view.hands.map((cards) => ({ size: cards.length, cards }));
    const { deck, discard } = view;
    return {
      hands,
      deck: deck.length,
      discard: discard.length,
      known: discard,
      shown: null,
      away: 0,
      choice,
    };
  }
  const left = me === null ? null : leftOf(me, view.handSizes.length);
  const seen = choice === 'seen' && view.shown ? left : null;
  const hands = view.handSizes.map((size, seat) => ({
    size,
    cards: seat === me ? view.hand : seat === seen ? view.shown : null,
  }));
  return {
    hands,
    deck: view.deckSize,
    discard: view.discardSize,
    known: [...view.own, ...view.faceUp],
    shown: view.shown,
    away: me === null ? 0 : (view.away[me] ?? 0),
    choice,
  };
}

/** The other seats, the left neighbour first: it is the one that the own cards act on. */
export function othersOf(seats: number, me: Seat): Seat[] {
  const others: Seat[] = [];
  for (let seat = leftOf(me, seats); seat !== me; seat = leftOf(seat, seats)) others.push(seat);
  return others;
}
