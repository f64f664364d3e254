import type { Seat } from '../../core/game.ts';
import { fieldPoints } from './field.ts';
import { foresee } from './preview.ts';
import { outcome } from './rules.ts';
import { type Card, FACTS, type Move, type Said, type State, type View } from './types.ts';

/** Points of the own field now; of equal ones the stronger hand. */
export function greed(state: State, seat: Seat): number {
  const strength = (state.hands[seat] ?? []).reduce((sum, card) => sum + FACTS[card].strength, 0);
  return fieldPoints(state.fields[seat] ?? []) + strength / 1000;
}

/** What a card in hand is worth at the end, in points ahead: a linear fit over matches played against itself. */
const WORTH: Readonly<Record<Card, number>> = {
  kid: 13.5,
  pastor: 19.5,
  doctor: 14,
  judge: 10.5,
  artist: 8,
  twin: 8.7,
  partner: 9.6,
  trader: 13,
  athlete: 10,
  saboteur: 7.5,
  teacher: 8,
  engineer: 10.5,
  policeman: 9.5,
  mayor: 13,
  fireman: 6,
  journalist: 6,
  lawyer: 4,
  courier: 16,
  architect: 9,
  hurricane: 6,
  crossroads: 5,
};

/** What a seat's field and hand promise, in points. */
function promise({ fields, hands }: State, seat: Seat): number {
  let sum = fieldPoints(fields[seat] ?? []);
  for (const card of hands[seat] ?? []) sum += WORTH[card];
  return sum;
}

/** How far points still scatter with so many cards to play, as a standard deviation. */
const scatter = (left: number): number => 22 * Math.sqrt(left / (left + 6));

/** The chance of beating another seat, averaged over the others. */
export function value(state: State, seat: Seat): number {
  const over = outcome(state);
  const left = state.hands.reduce((sum, hand) => sum + hand.length, 1);
  const own = over ? 0 : promise(state, seat);
  let sum = 0;
  for (let other = 0; other < state.hands.length; other++) {
    if (other === seat) continue;
    if (over) sum += (Math.sign((over.ranks[other] ?? 0) - (over.ranks[seat] ?? 0)) + 1) / 2;
    else sum += 1 / (1 + Math.exp((-1.7 * (own - promise(state, other))) / scatter(left)));
  }
  return sum / (state.hands.length - 1);
}

/** Why a hint names this move: what it does to the points, and what the card is worth besides. */
export function reason(view: View, seat: Seat, move: Move): readonly Said[] {
  const foreseen = foresee(view, seat, move);
  switch (move.kind) {
    case 'discard':
      return [{ kind: 'spares', card: move.card }];
    case 'keep':
      return [{ kind: 'declines' }];
    case 'play':
    case 'heal':
      return [{ kind: 'worth', card: move.card }, ...foreseen];
    default:
      return foreseen;
  }
}
