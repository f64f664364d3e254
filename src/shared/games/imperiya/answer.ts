import type { Seat } from '../../core/game.ts';
import { noticeWin, seatsAfter } from './ending.ts';
import { discardFrom, frontOf, inserted, nominalOf, ontoPile, withFront, without } from './piles.ts';
import { nextPayment } from './payment.ts';
import {
  colourWith,
  hasOutside,
  payables,
  rocketPlace,
  settle,
  withLooseRocket,
  withObject,
  withoutObject,
  withoutRocket,
} from './rows.ts';
import {
  asksOne,
  type Bill,
  type CardName,
  type Claim,
  isBill,
  isContact,
  type Move,
  type State,
} from './types.ts';

/** The seats after `after`, up to the one before `by`, clockwise. */
function waiting(state: State, by: Seat, after: Seat): Seat[] {
  const order = seatsAfter(state, by);
  return order.slice(order.indexOf(after) + 1);
}

/** Whoever has nothing payable owes nothing and is not asked (I20). */
const canPay = (state: State, seat: Seat): boolean => payables(frontOf(state, seat)).length > 0;

/** Asks the first of these seats who can pay, in full before the next one (I21); with nobody left play goes on. */
export function billNext(state: State, card: CardName, debt: number, seats: readonly Seat[]): State {
  const owes = seats.find((seat) => canPay(state, seat));
  if (owes === undefined) return { ...state, stage: { phase: 'play' } };
  const pending: Bill = { card, by: state.turn, owes, debt, left: debt };
  return { ...state, stage: { phase: 'answer', pending } };
}

const billAfter = (state: State, { card, by, owes, debt }: Bill): State =>
  billNext(state, card, debt, asksOne(card) ? [] : waiting(state, by, owes));

/** One card of a payment: it changes hands at once, no change is given, what cannot be paid is forgiven (I18, I19). */
export function pay(state: State, bill: Bill, card: CardName): State {
  const payer = frontOf(state, bill.owes);
  const collector = frontOf(state, bill.by);
  const colour = colourWith(payer, card);
  let [from, to] = [payer, collector];
  if (payer.bank.includes(card)) {
    from = { ...payer, bank: without(payer.bank, card) };
    to = { ...collector, bank: inserted(collector.bank, card) };
  } else if (colour !== undefined) {
    from = withoutObject(payer, card);
    to = withObject(collector, colour, card);
  } else {
    from = withoutRocket(payer, card);
    to = withLooseRocket(collector, card);
  }
  const paid = noticeWin(withFront(withFront(state, bill.owes, settle(from)), bill.by, settle(to)));
  if (paid.stage.phase === 'over') return paid;
  const left = bill.left - nominalOf(card);
  if (left <= 0 || !canPay(paid, bill.owes)) return billAfter(paid, bill);
  return { ...paid, stage: { phase: 'answer', pending: { ...bill, left } } };
}

/** Диктатор: names an object of the next seat that has one outside a system; when all are named, they answer (I31). */
export function chooseNext(state: State, claim: Omit<Claim, 'owes'>, after: Seat): State {
  const owes = waiting(state, claim.by, after).find((seat) => hasOutside(frontOf(state, seat)));
  if (owes === undefined) return claimNext(state, claim);
  return { ...state, stage: { phase: 'take', pending: { ...claim, owes } } };
}

/** Asks the owner of the first object that is claimed; with nothing claimed any more play goes on. */
export function claimNext(state: State, claim: Omit<Claim, 'owes'>): State {
  const [first] = claim.takes;
  if (first === undefined) return { ...state, stage: { phase: 'play' } };
  const owes = state.tables.findIndex(
    (front) => colourWith(front, first) !== undefined || rocketPlace(front, first) !== undefined,
  );
  return { ...state, stage: { phase: 'answer', pending: { ...claim, owes } } };
}

/** The attack succeeds: what is claimed changes hands (I29, I30, I31). */
export function accept(state: State, claim: Claim): State {
  const [first, ...takes] = claim.takes;
  if (first === undefined) throw new Error('nothing is claimed');
  const loser = frontOf(state, claim.owes);
  const taker = frontOf(state, claim.by);
  const colour = colourWith(loser, first);
  let [from, to] = [loser, taker];
  if (colour === undefined) {
    from = withoutRocket(loser, first);
    to = withLooseRocket(taker, first);
  } else {
    const { gives } = claim;
    const given = gives === undefined ? undefined : colourWith(taker, gives);
    from = withoutObject(loser, first);
    if (gives !== undefined && given !== undefined) {
      // Both leave, then both arrive (I30).
      to = withoutObject(taker, gives);
      from = withObject(from, given, gives);
    }
    to = withObject(to, colour, first);
  }
  const moved = noticeWin(withFront(withFront(state, claim.owes, settle(from)), claim.by, settle(to)));
  return moved.stage.phase === 'over' ? moved : claimNext(moved, { card: claim.card, by: claim.by, takes });
}

/** A Неразменный пятак cancels the card for the one who answers; the others are still asked (I32). */
export function cancel(state: State, pending: Bill | Claim, nickel: CardName): State {
  const cancelled = ontoPile(discardFrom(state, pending.owes, nickel), nickel);
  if (isBill(pending)) return billAfter(cancelled, pending);
  const [, ...takes] = pending.takes;
  return claimNext(cancelled, { card: pending.card, by: pending.by, takes });
}

/** Whether a пятак of this hand may answer now: before the first card is paid (I21). */
export const mayCancel = (pending: Bill | Claim): boolean =>
  !isBill(pending) || pending.left === pending.debt;

export const isNickel = (card: CardName): boolean => isContact(card, 'nickel');

/** What is said for a seat that is asked and stays silent: the cheapest payment, card by card, or `accept`; never a пятак. */
export function answerFor({ stage, tables }: State, seat: Seat): Move | undefined {
  if (stage.phase !== 'answer' || stage.pending.owes !== seat) return undefined;
  const { pending } = stage;
  if (!isBill(pending)) return { kind: 'accept' };
  const front = tables[seat];
  const card = front && nextPayment(front, pending.left);
  return card === undefined ? undefined : { kind: 'pay', card };
}
