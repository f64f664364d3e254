import type { Seat } from '../../core/game.ts';
import { basePoints, canBeSpoilt, isBare, isOpen, isSpoilt, stacksWhere } from './field.ts';
import {
  type Card,
  type Cards,
  type Choice,
  FACTS,
  type Field,
  type Laying,
  leftOf,
  MAY,
  type Move,
  type StackMove,
} from './types.ts';

/** Where a choice is made: what lies where, whose choice, and the card that waits for a place. */
export interface Asking {
  readonly cards: Cards;
  readonly seat: Seat;
  readonly laying: Laying | null;
}

export const ownField = ({ cards, seat }: Asking): Field => cards.fields[seat] ?? [];

export const theirField = ({ cards, seat }: Asking): Field =>
  cards.fields[leftOf(seat, cards.fields.length)] ?? [];

/** Cards each once, in their order. */
const kinds = (cards: readonly Card[]): Card[] => [...new Set(cards)];

/** What Доктор can heal: Blue, but no Доктор (K12, K35). */
export const isHealable = (card: Card): boolean => FACTS[card].colour === 'blue' && card !== 'doctor';

const healable = ({ cards }: Asking): Card[] => kinds(cards.discard.filter(isHealable));

/** Open stacks whose base card has the fewest points now (K13). */
export function fewest(field: Field): number[] {
  const points = basePoints(field);
  const open = stacksWhere(field, isOpen);
  const least = Math.min(...open.map((stack) => points[stack - 1] ?? 0));
  return open.filter((stack) => points[stack - 1] === least);
}

const openAndBare = (field: Field): number[] => stacksWhere(field, (stack) => isBare(stack) && isOpen(stack));

/** Own cards that this Артист, the one that came last, can replace (K17). */
const replaceable = (field: Field): number[] => openAndBare(field.slice(0, -1));

/** Where Инженер or Саботер can be laid (K19, K22). */
const coverable = (asking: Asking): number[] =>
  asking.laying === 'engineer' ? openAndBare(ownField(asking)) : stacksWhere(theirField(asking), canBeSpoilt);

const onStacks = (kind: StackMove, numbers: readonly number[]): Move[] =>
  numbers.map((stack) => ({ kind, stack }));

/** Every answer to a choice but `keep`, in a stable order. */
export function answersTo(choice: Choice, asking: Asking): Move[] {
  const { cards, seat } = asking;
  switch (choice) {
    case 'heal':
      return healable(asking).map((card): Move => ({ kind: 'heal', card }));
    case 'take':
      return onStacks('take', fewest(theirField(asking)));
    case 'judge':
      return [
        ...onStacks('judge', stacksWhere(theirField(asking), isOpen)),
        ...onStacks('free', stacksWhere(ownField(asking), isSpoilt)),
      ];
    case 'cover':
      return onStacks('cover', coverable(asking));
    case 'swap':
      return [
        ...kinds(cards.hands[seat] ?? []).map((card): Move => ({ kind: 'swap-hand', card })),
        ...onStacks('swap-field', replaceable(ownField(asking))),
      ];
    case 'return':
      return onStacks('return', openAndBare(ownField(asking)));
    case 'protect':
      return onStacks('protect', stacksWhere(ownField(asking), isOpen));
    case 'exchange': {
      const theirs = stacksWhere(theirField(asking), isOpen);
      return stacksWhere(ownField(asking), isOpen).flatMap((own) =>
        theirs.map((their): Move => ({ kind: 'exchange', own, theirs: their })),
      );
    }
    case 'seen':
      return [{ kind: 'seen' }];
  }
}

/** Whether a move answers a choice; the same set as `answersTo` and `keep` where it may be declined. */
export function isAnswer(choice: Choice, move: Move, asking: Asking): boolean {
  const { cards, seat } = asking;
  switch (move.kind) {
    case 'heal':
      return choice === 'heal' && isHealable(move.card) && cards.discard.includes(move.card);
    case 'swap-hand':
      return choice === 'swap' && (cards.hands[seat] ?? []).includes(move.card);
    case 'swap-field':
      return choice === 'swap' && replaceable(ownField(asking)).includes(move.stack);
    case 'take':
      return choice === 'take' && fewest(theirField(asking)).includes(move.stack);
    case 'judge':
      return choice === 'judge' && passes(theirField(asking), move.stack, isOpen);
    case 'free':
      return choice === 'judge' && passes(ownField(asking), move.stack, isSpoilt);
    case 'cover':
      return choice === 'cover' && coverable(asking).includes(move.stack);
    case 'return':
      return choice === 'return' && openAndBare(ownField(asking)).includes(move.stack);
    case 'protect':
      return choice === 'protect' && passes(ownField(asking), move.stack, isOpen);
    case 'exchange':
      return (
        choice === 'exchange' &&
        passes(ownField(asking), move.own, isOpen) &&
        passes(theirField(asking), move.theirs, isOpen)
      );
    case 'seen':
      return choice === 'seen';
    case 'keep':
      return MAY.includes(choice);
    case 'discard':
    case 'play':
      return false;
  }
}

function passes(field: Field, number: number, test: (stack: Field[number]) => boolean): boolean {
  const stack = field[number - 1];
  return stack !== undefined && test(stack);
}
