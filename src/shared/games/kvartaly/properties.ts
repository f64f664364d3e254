import {
  blow,
  clear,
  cover,
  draw,
  exchange,
  free,
  giveBack,
  idle,
  judge,
  protect,
  stackAt,
  swapHand,
} from './effects.ts';
import { withoutBase } from './field.ts';
import { drawTop, lay, leaveHand, putFaceUp, setField, takeFromDiscard, type Turn } from './draft.ts';
import { answersTo, ownField, theirField } from './targets.ts';
import { type Card, type Choice, type Cover, MAY, type Move, type Source, TRADER_DRAWS } from './types.ts';

/** Plays a card that has left where it was: it finds its place and its property happens (K8). */
function playCard(turn: Turn, card: Card, from: Source): void {
  const to = placeOf(turn, card);
  if (to !== null) lay(turn, to, card);
  turn.tell?.({ kind: 'played', seat: turn.seat, card, from, to });
  happen(turn, card);
}

/** The field a card lies on before its property happens; null for those that get a place by it, or none (K40). */
function placeOf({ seat, left }: Turn, card: Card): number | null {
  switch (card) {
    case 'trader':
      return left;
    case 'engineer':
    case 'saboteur':
    case 'hurricane':
    case 'crossroads':
      return null;
    default:
      return seat;
  }
}

function happen(turn: Turn, card: Card): void {
  switch (card) {
    case 'kid':
      return playTop(turn, card);
    case 'doctor':
      return ask(turn, card, 'heal');
    case 'pastor':
      return ask(turn, card, 'take');
    case 'judge':
      return ask(turn, card, 'judge');
    case 'artist':
      return turn.cards.deck.length === 0 ? idle(turn, card) : ask(turn, card, 'swap');
    case 'trader':
      return draw(turn, card, TRADER_DRAWS);
    case 'courier':
      return draw(turn, card, 1);
    case 'engineer':
    case 'saboteur':
      return wait(turn, card);
    case 'teacher':
      return ask(turn, card, 'return');
    case 'fireman':
      return clear(turn, card);
    case 'journalist':
      return turn.cards.hands[turn.left]?.length === 0 ? idle(turn, card) : askFor(turn, 'seen');
    case 'lawyer':
      return ask(turn, card, 'protect');
    case 'hurricane':
      return blow(turn, card);
    case 'crossroads':
      return cross(turn, card);
    case 'twin':
    case 'partner':
    case 'athlete':
    case 'policeman':
    case 'mayor':
    case 'architect':
      return undefined;
  }
}

function askFor(turn: Turn, choice: Choice): void {
  turn.choice = choice;
  turn.tell?.({ kind: 'asked', seat: turn.seat, choice, laying: turn.laying });
}

/** Opens a choice; without an answer nothing happens, and a single answer that must be given is given by the rule. */
function ask(turn: Turn, card: Card, choice: Choice): void {
  const answers = answersTo(choice, turn);
  const [only] = answers;
  if (only === undefined) idle(turn, card);
  else if (answers.length > 1 || MAY.includes(choice)) askFor(turn, choice);
  else carryOut(turn, only);
}

/** Does what an answer says. */
export function carryOut(turn: Turn, move: Move): void {
  switch (move.kind) {
    case 'heal':
      takeFromDiscard(turn, move.card);
      return playCard(turn, move.card, 'discard');
    case 'take':
      return take(turn, move.stack);
    case 'judge':
      return judge(turn, move.stack);
    case 'free':
      return free(turn, move.stack);
    case 'cover':
      return cover(turn, move.stack);
    case 'swap-hand':
      return swapHand(turn, move.card);
    case 'swap-field':
      return swapField(turn, move.stack);
    case 'return':
      return giveBack(turn, move.stack);
    case 'protect':
      return protect(turn, move.stack);
    case 'exchange':
      return exchange(turn, move.own, move.theirs);
    case 'play':
      leaveHand(turn, move.card);
      return playCard(turn, move.card, 'hand');
    case 'seen':
      return turn.tell?.({ kind: 'saw', seat: turn.seat, whose: turn.left });
    case 'keep':
    case 'discard':
      return undefined;
  }
}

/** Малыш, and Артист after a card of the field left: the top of the deck is played (K11, K17). */
function playTop(turn: Turn, card: Card): void {
  const top = drawTop(turn);
  if (top === undefined) idle(turn, card);
  else playCard(turn, top, 'deck');
}

function take(turn: Turn, stack: number): void {
  const field = theirField(turn);
  const { card } = stackAt(field, stack);
  setField(turn, turn.left, withoutBase(field, stack - 1));
  turn.tell?.({ kind: 'took', seat: turn.seat, from: turn.left, stack, card });
  playCard(turn, card, 'field');
}

/** Инженер or Саботер without a place: covers a card, or lies alone on the field where it belongs (K19, K22). */
function wait(turn: Turn, card: Cover): void {
  turn.laying = card;
  const answers = answersTo('cover', turn);
  const [only] = answers;
  if (only === undefined) {
    const to = card === 'engineer' ? turn.seat : turn.left;
    turn.laying = null;
    lay(turn, to, card);
    turn.tell?.({ kind: 'alone', seat: turn.seat, card, to });
  } else if (answers.length > 1) askFor(turn, 'cover');
  else carryOut(turn, only);
}

function swapField(turn: Turn, stack: number): void {
  const field = ownField(turn);
  const { card } = stackAt(field, stack);
  setField(turn, turn.seat, withoutBase(field, stack - 1));
  putFaceUp(turn, card);
  turn.tell?.({ kind: 'swapped-field', seat: turn.seat, stack, card });
  playTop(turn, 'artist');
}

/** Перекрёсток waits for its choice without a place, and goes to the Сброс whatever is answered (K34, K40). */
function cross(turn: Turn, card: Card): void {
  if (answersTo('exchange', turn).length === 0) {
    putFaceUp(turn, card);
    return idle(turn, card);
  }
  turn.laying = 'crossroads';
  askFor(turn, 'exchange');
}

/** What is left to do after a choice was answered or declined: Перекрёсток goes to the Сброс. */
export function settle(turn: Turn): void {
  if (turn.laying !== 'crossroads' || turn.choice !== null) return;
  turn.laying = null;
  putFaceUp(turn, 'crossroads');
}
