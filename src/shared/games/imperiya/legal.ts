import type { Seat } from '../../core/game.ts';
import { isNickel, mayCancel } from './answer.ts';
import { mayPlay, waysToPlay } from './contact.ts';
import { frontOf, handOf } from './piles.ts';
import {
  colourWith,
  coloursOf,
  isPayable,
  liesOutside,
  objectsOf,
  outsideOf,
  payables,
  takesRocket,
} from './rows.ts';
import { movesFreely, playsLeft } from './turn.ts';
import { cardOf, isBill, isObject, type Move, type Pending, type State } from './types.ts';

/** Exactly one seat decides at any moment, until the match is over. */
export function toAct({ stage, turn }: State): readonly Seat[] {
  switch (stage.phase) {
    case 'over':
      return [];
    case 'answer':
      return [stage.pending.owes];
    case 'play':
    case 'take':
    case 'surplus':
      return [turn];
  }
}

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  const { stage } = state;
  if (!toAct(state).includes(seat)) return [];
  switch (stage.phase) {
    case 'over':
      return [];
    case 'play':
      return [...plays(state), ...freeMoves(state), { kind: 'end' }];
    case 'answer':
      return answers(state, stage.pending);
    case 'take': {
      const { owes } = stage.pending;
      const front = frontOf(state, owes);
      return coloursOf(front).flatMap((colour) =>
        outsideOf(front, colour).map((card): Move => ({ kind: 'take', seat: owes, card })),
      );
    }
    case 'surplus':
      return handOf(state, state.turn).map((card) => ({ kind: 'return', card }));
  }
}

/** What can be made of the hand with the plays that are left (I4–I6). */
function plays(state: State): Move[] {
  if (playsLeft(state) === 0) return [];
  return handOf(state, state.turn).flatMap((name): Move[] => {
    const card = cardOf(name);
    if (isObject(card)) return card.colours.map((colour) => ({ kind: 'lay', card: name, colour }));
    const bank: Move = { kind: 'bank', card: name };
    return card.kind === 'money' ? [bank] : [bank, ...waysToPlay(state, card)];
  });
}

/** Universals to another row, loose rockets to a system (I7, I28). */
function freeMoves(state: State): Move[] {
  if (!movesFreely(state)) return [];
  const own = frontOf(state, state.turn);
  const moves = objectsOf(own).flatMap((name): Move[] =>
    cardOf(name)
      .colours.filter((colour) => colour !== colourWith(own, name))
      .map((colour) => ({ kind: 'move', card: name, colour })),
  );
  const homes = coloursOf(own).filter((colour) => takesRocket(own, colour));
  const attached = own.rockets.loose.flatMap((card) =>
    homes.map((colour): Move => ({ kind: 'attach', card, colour })),
  );
  return [...moves, ...attached];
}

function answers(state: State, pending: Pending): Move[] {
  const yes: Move[] = isBill(pending)
    ? payables(frontOf(state, pending.owes)).map((card) => ({ kind: 'pay', card }))
    : [{ kind: 'accept' }];
  const nickels = mayCancel(pending) ? handOf(state, pending.owes).filter(isNickel) : [];
  return [...yes, ...nickels.map((card): Move => ({ kind: 'nickel', card }))];
}

export function isLegal(state: State, seat: Seat, move: Move): boolean {
  const { stage } = state;
  if (!toAct(state).includes(seat)) return false;
  switch (stage.phase) {
    case 'over':
      return false;
    case 'play':
      return isLegalInTurn(state, move);
    case 'answer': {
      const { pending } = stage;
      if (move.kind === 'accept') return !isBill(pending);
      if (move.kind === 'pay') return isBill(pending) && isPayable(frontOf(state, seat), move.card);
      return (
        move.kind === 'nickel' &&
        mayCancel(pending) &&
        isNickel(move.card) &&
        handOf(state, seat).includes(move.card)
      );
    }
    case 'take':
      return (
        move.kind === 'take' &&
        move.seat === stage.pending.owes &&
        liesOutside(frontOf(state, move.seat), move.card)
      );
    case 'surplus':
      return move.kind === 'return' && handOf(state, seat).includes(move.card);
  }
}

function isLegalInTurn(state: State, move: Move): boolean {
  const own = frontOf(state, state.turn);
  switch (move.kind) {
    case 'end':
      return true;
    case 'move': {
      const lies = colourWith(own, move.card);
      if (!movesFreely(state) || lies === undefined || lies === move.colour) return false;
      return cardOf(move.card).colours.includes(move.colour);
    }
    case 'attach':
      return movesFreely(state) && own.rockets.loose.includes(move.card) && takesRocket(own, move.colour);
    case 'bank':
    case 'lay':
    case 'play':
    case 'freight':
    case 'rocket':
    case 'annihilate':
    case 'swap': {
      if (playsLeft(state) === 0 || !handOf(state, state.turn).includes(move.card)) return false;
      const card = cardOf(move.card);
      if (move.kind === 'bank') return !isObject(card); // I5
      if (move.kind === 'lay') return isObject(card) && card.colours.includes(move.colour); // I6
      return card.kind === 'contact' && mayPlay(state, card, move);
    }
    case 'pay':
    case 'accept':
    case 'nickel':
    case 'take':
    case 'return':
      return false;
  }
}
