import type { Seat } from '../../../core/game.ts';
import { frontOf, withFront } from '../piles.ts';
import { nextPayment } from '../payment.ts';
import { settle, withoutObject } from '../rows.ts';
import { apply } from '../rules.ts';
import { type CardName, cardOf, isBill, type Move, type State } from '../types.ts';
import { standing } from './value.ts';

/** How many own objects are looked at as an offer of an Обмен разумов. */
const OFFERS = 2;

/**
 * The moves worth a thought: one of several copies, free moves only where they gain something (so that no universal
 * is moved for ever), payments with the next card of the cheapest one, offers of the least useful objects.
 */
export function candidates(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const { stage } = state;
  if (stage.phase === 'answer' && isBill(stage.pending)) return payments(state, seat, moves);
  const offers = offersOf(state, seat, moves);
  const seen = new Set<string>();
  const chosen = moves.filter((move) => {
    if (move.kind === 'swap' && !offers.includes(move.gives)) return false;
    const key = kindOf(move);
    if (seen.has(key)) return false;
    seen.add(key);
    return (move.kind !== 'move' && move.kind !== 'attach') || gains(state, seat, move);
  });
  return chosen.length > 0 ? chosen : moves.slice(0, 1);
}

const idOf = (card: CardName): string => cardOf(card).id;

/** The same for moves that differ only in the copies they name. */
function kindOf(move: Move): string {
  switch (move.kind) {
    case 'end':
    case 'accept':
      return move.kind;
    case 'swap':
      return `swap ${idOf(move.gives)} ${move.seat} ${idOf(move.takes)}`;
    case 'annihilate':
      return `annihilate ${move.seat}`;
    case 'freight':
      return `freight ${idOf(move.card)} ${move.colour} ${move.from}`;
    case 'lay':
    case 'move':
    case 'attach':
    case 'rocket':
      return `${move.kind} ${idOf(move.card)} ${move.colour}`;
    default:
      return `${move.kind} ${idOf(move.card)}`;
  }
}

const gains = (state: State, seat: Seat, move: Move): boolean =>
  standing(apply(state, seat, move), seat) > standing(state, seat) + 1e-6;

/** The next card of the cheapest payment, or a пятак. */
function payments(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const { stage } = state;
  const left = stage.phase === 'answer' && isBill(stage.pending) ? stage.pending.left : 0;
  const first = nextPayment(frontOf(state, seat), left);
  const nickel = moves.find((move) => move.kind === 'nickel');
  return moves.filter((move) => move === nickel || (move.kind === 'pay' && move.card === first));
}

/** Own objects that are missed least. */
function offersOf(state: State, seat: Seat, moves: readonly Move[]): readonly CardName[] {
  const gives = new Set(moves.flatMap((move) => (move.kind === 'swap' ? [move.gives] : [])));
  if (gives.size <= OFFERS) return [...gives];
  const without = (card: CardName) => {
    const front = settle(withoutObject(frontOf(state, seat), card));
    return standing(withFront(state, seat, front), seat);
  };
  return [...gives]
    .map((card) => ({ card, rest: without(card) }))
    .sort((a, b) => b.rest - a.rest)
    .slice(0, OFFERS)
    .map(({ card }) => card);
}
