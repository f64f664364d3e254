import type { Seat } from '../../core/game.ts';
import { assertNever } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import { accept, cancel, chooseNext, pay } from './answer.ts';
import { playContact } from './contact.ts';
import { noticeWin } from './ending.ts';
import { discardFrom, frontOf, inserted, withFront } from './piles.ts';
import { settle, withObject, withoutObject, withoutRocket, withRocketOn } from './rows.ts';
import { beginTurn, endTurn, returnCard } from './turn.ts';
import { type CardName, cardOf, type Deal, isBill, type Move, type Options, type State } from './types.ts';

export { isLegal, legalMoves, toAct } from './legal.ts';

/** The beginning: seat 0 has drawn its two cards. */
export function setup(options: Options, _seats: number, deal: Deal): State {
  const dealt: State = {
    ...deal,
    ...options,
    turns: 0,
    idle: 0,
    drew: false,
    plays: 0,
    jumps: 0,
    free: 0,
    turn: 0,
    stage: { phase: 'play' },
  };
  return beginTurn(dealt, 0, undefined);
}

export function apply(state: State, seat: Seat, move: Move, rng?: Rng): State {
  const { stage } = state;
  switch (stage.phase) {
    case 'play':
      return applyInTurn(state, move, rng);
    case 'answer': {
      const { pending } = stage;
      if (move.kind === 'nickel') return cancel(state, pending, move.card);
      if (move.kind === 'pay' && isBill(pending)) return pay(state, pending, move.card);
      if (move.kind === 'accept' && !isBill(pending)) return accept(state, pending);
      break;
    }
    case 'take': {
      const { owes, ...claim } = stage.pending;
      if (move.kind === 'take') {
        return chooseNext(state, { ...claim, takes: [...claim.takes, move.card] }, owes);
      }
      break;
    }
    case 'surplus':
      if (move.kind === 'return') return returnCard(state, move.card, rng);
      break;
    case 'over':
      break;
  }
  throw new Error(`seat ${seat} cannot ${move.kind} now`);
}

function applyInTurn(state: State, move: Move, rng: Rng | undefined): State {
  const { turn } = state;
  const own = frontOf(state, turn);
  switch (move.kind) {
    case 'end':
      return endTurn(state, rng);
    case 'move': {
      const moved = withObject(withoutObject(own, move.card), move.colour, move.card);
      return noticeWin({ ...withFront(state, turn, settle(moved)), free: state.free + 1 });
    }
    case 'attach': {
      const attached = withRocketOn(withoutRocket(own, move.card), move.colour, move.card);
      return { ...withFront(state, turn, attached), free: state.free + 1 };
    }
    case 'bank': {
      const front = { ...own, bank: inserted(own.bank, move.card) };
      return withFront(fromHand(state, move), turn, front);
    }
    case 'lay': {
      const front = settle(withObject(own, move.colour, move.card));
      return noticeWin(withFront(fromHand(state, move), turn, front));
    }
    case 'play':
    case 'freight':
    case 'rocket':
    case 'annihilate':
    case 'swap': {
      const card = cardOf(move.card);
      if (card.kind === 'contact') return playContact(fromHand(state, move), move, card, rng);
      break;
    }
    case 'pay':
    case 'accept':
    case 'nickel':
    case 'take':
    case 'return':
      break;
    default:
      assertNever(move);
  }
  throw new Error(`${move.kind} is no move of a turn`);
}

/** A card leaves the hand and uses its play (I4). */
const fromHand = (state: State, { card }: { readonly card: CardName }): State => ({
  ...discardFrom(state, state.turn, card),
  plays: state.plays + 1,
});
