import type { Seat, Viewer } from '../../core/game.ts';
import { type Rng, shuffle } from '../../core/rng.ts';
import { withoutCard } from './draft.ts';
import { stackPoints } from './field.ts';
import { isHealable } from './targets.ts';
import {
  type Card,
  type Cards,
  deckOf,
  type Field,
  isSeatView,
  leftOf,
  type SeatView,
  type SeenStack,
  type State,
  type View,
} from './types.ts';

/** What a viewer may see (K36); the open view has the fields of the rule page and no more. */
export function view(state: State, viewer: Viewer): View {
  const { hands, deck, discard } = state;
  const fields = state.fields.map(withPoints);
  const common = {
    fields,
    points: fields.map((field) => field.reduce((sum, { points }) => sum + points, 0)),
    phase: state.phase,
    choice: state.phase === 'choose' ? state.choice : null,
    laying: state.phase === 'choose' || state.phase === 'over' ? state.laying : null,
  };
  if (viewer === 'open') return { hands, deck, discard, ...common };
  const seat = viewer === 'spectator' ? -1 : viewer;
  return {
    ...common,
    viewer,
    booster: state.booster,
    turn: state.phase === 'play' || state.phase === 'choose' ? state.turn : null,
    away: state.phase === 'discard' ? state.away : [],
    hand: hands[seat] ?? [],
    handSizes: hands.map((hand) => hand.length),
    deckSize: deck.length,
    discardSize: discard.length,
    faceUp: state.faceUp,
    own: state.own[seat] ?? [],
    shown: shownTo(state, seat),
    left: state.phase === 'over' ? state.left : null,
  };
}

function withPoints(field: Field): SeenStack[] {
  const points = stackPoints(field);
  return field.map((stack, index) => ({ ...stack, points: points[index] ?? 0 }));
}

/** The whole Сброс while choosing for Доктор, the neighbour's hand until `seen`; otherwise nothing. */
function shownTo(state: State, seat: Seat): readonly Card[] | null {
  if (state.phase !== 'choose' || state.turn !== seat) return null;
  if (state.choice === 'heal') return [...state.discard].sort();
  if (state.choice === 'seen') return state.hands[leftOf(seat, state.hands.length)] ?? [];
  return null;
}

/** A whole world that agrees with the view of a seat: the cards it cannot place are dealt at random. */
export function imagine(seen: View, seat: Seat, rng: Rng): State {
  if (!isSeatView(seen)) throw new Error('imagine: an open view is no seat’s');
  const { phase, turn, choice, laying } = seen;
  const cards = imagineCards(seen, seat, rng);
  switch (phase) {
    case 'discard':
      return { ...cards, phase, away: seen.away };
    case 'over':
      return { ...cards, phase, laying, left: seen.left };
    case 'play':
      if (turn !== null) return { ...cards, phase, turn };
      break;
    case 'choose':
      if (turn !== null && choice !== null) return { ...cards, phase, turn, choice, laying };
  }
  throw new Error(`imagine: no state looks like ${JSON.stringify(seen)}`);
}

function imagineCards(seen: SeatView, seat: Seat, rng: Rng): Cards {
  const { booster, handSizes, deckSize, discardSize, faceUp, hand, shown, choice } = seen;
  const left = leftOf(seat, handSizes.length);
  const discard = choice === 'heal' && shown ? shown : [...faceUp, ...seen.own];
  const hands = handSizes.map((_, other): readonly Card[] => {
    if (other === seat) return hand;
    return choice === 'seen' && shown && other === left ? shown : [];
  });
  const fields = seen.fields.map((field) =>
    field.map(({ card, covers, immune }) => ({ card, covers, immune })),
  );
  const hidden = shuffle(rng, unplaced(seen, hands, discard));
  const rest = healableFirst(hidden, seen, discard);
  const deal = (known: readonly Card[], size: number) => [...known, ...rest.splice(0, size - known.length)];
  return {
    booster,
    discard: deal(discard, discardSize),
    hands: hands.map((known, other) => deal(known, handSizes[other] ?? 0).sort()),
    deck: deal([], deckSize),
    faceUp,
    // What others put away face down is theirs to know; no rule asks for it.
    own: handSizes.map((_, other) => (other === seat ? seen.own : [])),
    fields,
  };
}

/** Cards of the whole deck that the view does not place. */
function unplaced(seen: SeatView, hands: readonly (readonly Card[])[], discard: readonly Card[]): Card[] {
  const lying = seen.fields.flat().flatMap(({ card, covers }) => [card, ...covers]);
  const waiting = seen.laying === null ? [] : [seen.laying];
  const placed = [...hands.flat(), ...discard, ...lying, ...waiting];
  return [...placed.reduce<readonly Card[]>(withoutCard, deckOf(seen.booster))];
}

/** While somebody else chooses for Доктор, two sorts of healable cards must lie in the Сброс: those it lacks come first. */
function healableFirst(hidden: Card[], { choice, shown }: SeatView, discard: readonly Card[]): Card[] {
  if (choice !== 'heal' || shown) return hidden;
  const sorts = new Set(discard.filter(isHealable));
  const first: Card[] = [];
  for (const card of hidden) {
    if (sorts.size > 1) break;
    if (!isHealable(card) || sorts.has(card)) continue;
    sorts.add(card);
    first.push(card);
  }
  return [...first, ...first.reduce<readonly Card[]>(withoutCard, hidden)];
}
