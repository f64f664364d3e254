import type { Seat } from '../../../../shared/core/game.ts';
import { type Card, leftOf, type Laying, type Move } from '../../../../shared/games/kvartaly/types.ts';

/** A legal move as the table offers it. */
export interface Offer {
  readonly text: string;
  readonly move: Move;
}

/** What a stack is for, while a choice is open. */
export type Target =
  | { readonly kind: 'move'; readonly text: string; readonly lifts: boolean }
  /** The own half of an exchange, before the other half is known. */
  | { readonly kind: 'half' };

const key = (seat: Seat, stack: number): string => `${seat}:${stack}`;

/** Stacks that can be chosen, by seat and number. */
export function targetsOf(
  offers: readonly Offer[],
  me: Seat,
  seats: number,
  laying: Laying | null,
  half: number | null,
): (seat: Seat, stack: number) => Target | undefined {
  const left = leftOf(me, seats);
  const targets = new Map<string, Target>();
  const halves = new Set(offers.flatMap(({ move }) => (move.kind === 'exchange' ? [move.own] : [])));
  const [only] = halves.size === 1 ? halves : [half];
  for (const { text, move } of offers) {
    const to = (seat: Seat, stack: number, lifts = false) =>
      targets.set(key(seat, stack), { kind: 'move', text, lifts });
    switch (move.kind) {
      case 'take':
      case 'judge':
        to(left, move.stack);
        break;
      case 'cover':
        to(laying === 'engineer' ? me : left, move.stack);
        break;
      case 'free':
        to(me, move.stack, true);
        break;
      case 'return':
        to(me, move.stack, true);
        break;
      case 'swap-field':
      case 'protect':
        to(me, move.stack);
        break;
      case 'exchange':
        if (halves.size > 1) targets.set(key(me, move.own), { kind: 'half' });
        if (move.own === only) to(left, move.theirs);
        break;
      default:
        break;
    }
  }
  return (seat, stack) => targets.get(key(seat, stack));
}

/** Moves that a card of the hand makes. */
export const handMoves = (offers: readonly Offer[]): ReadonlyMap<Card, string> =>
  new Map(
    offers.flatMap(({ text, move }): [Card, string][] =>
      move.kind === 'play' || move.kind === 'discard' || move.kind === 'swap-hand' ? [[move.card, text]] : [],
    ),
  );
