import { basePoints, isOpen, isSpoilt, stacksWhere, withoutBase } from './field.ts';
import {
  drawToHand,
  drawTop,
  lay,
  leaveHand,
  putFaceDown,
  putFaceUp,
  setField,
  takeFromDiscard,
  toHand,
  type Turn,
} from './draft.ts';
import { answersTo, ownField, theirField } from './targets.ts';
import {
  type Card,
  type Choice,
  type Cover,
  type Field,
  MAY,
  type Move,
  type Source,
  type Stack,
  TRADER_DRAWS,
} from './types.ts';

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

function idle({ tell, seat }: Turn, card: Card): void {
  tell?.({ kind: 'idle', seat, card });
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

function draw(turn: Turn, card: Card, most: number): void {
  if (turn.cards.deck.length === 0) idle(turn, card);
  else drawToHand(turn, most);
}

function stackAt(field: Field, number: number): Stack {
  const stack = field[number - 1];
  if (stack === undefined) throw new Error(`no stack ${number}`);
  return stack;
}

function take(turn: Turn, stack: number): void {
  const field = theirField(turn);
  const { card } = stackAt(field, stack);
  setField(turn, turn.left, withoutBase(field, stack - 1));
  turn.tell?.({ kind: 'took', seat: turn.seat, from: turn.left, stack, card });
  playCard(turn, card, 'field');
}

function judge(turn: Turn, stack: number): void {
  const field = theirField(turn);
  const { card } = stackAt(field, stack);
  setField(turn, turn.left, withoutBase(field, stack - 1));
  putFaceUp(turn, card);
  turn.tell?.({ kind: 'judged', seat: turn.seat, from: turn.left, stack, card });
}

function free(turn: Turn, number: number): void {
  const field = ownField(turn);
  const stack = stackAt(field, number);
  setField(turn, turn.seat, field.with(number - 1, { ...stack, covers: stack.covers.slice(0, -1) }));
  putFaceUp(turn, 'saboteur');
  turn.tell?.({ kind: 'freed', seat: turn.seat, stack: number, card: stack.covers.at(-2) ?? stack.card });
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

function cover(turn: Turn, number: number): void {
  const card = turn.laying === 'engineer' ? 'engineer' : 'saboteur';
  const to = card === 'engineer' ? turn.seat : turn.left;
  const field = turn.cards.fields[to] ?? [];
  const stack = stackAt(field, number);
  const on = isOpen(stack) ? stack.card : 'engineer';
  turn.laying = null;
  setField(turn, to, field.with(number - 1, { ...stack, covers: [...stack.covers, card] }));
  turn.tell?.({ kind: 'covered', seat: turn.seat, card, to, stack: number, on });
}

/** The old card leaves before the new one comes (K17). */
function swapHand(turn: Turn, card: Card): void {
  putFaceDown(turn, card);
  const drawn = drawTop(turn) ?? null;
  if (drawn !== null) toHand(turn, drawn);
  turn.tell?.({ kind: 'swapped-hand', seat: turn.seat, card, drawn });
}

function swapField(turn: Turn, stack: number): void {
  const field = ownField(turn);
  const { card } = stackAt(field, stack);
  setField(turn, turn.seat, withoutBase(field, stack - 1));
  putFaceUp(turn, card);
  turn.tell?.({ kind: 'swapped-field', seat: turn.seat, stack, card });
  playTop(turn, 'artist');
}

function giveBack(turn: Turn, stack: number): void {
  const field = ownField(turn);
  const { card } = stackAt(field, stack);
  setField(turn, turn.seat, withoutBase(field, stack - 1));
  toHand(turn, card);
  turn.tell?.({ kind: 'returned', seat: turn.seat, stack, card });
}

function protect(turn: Turn, number: number): void {
  const field = ownField(turn);
  const stack = stackAt(field, number);
  setField(turn, turn.seat, field.with(number - 1, { ...stack, immune: true }));
  turn.tell?.({ kind: 'protected', seat: turn.seat, stack: number, card: stack.card });
}

/** Every Саботер on own stacks goes to the Сброс, one lying alone too (K28). */
function clear(turn: Turn, card: Card): void {
  const field = ownField(turn);
  const kept: Stack[] = [];
  let count = 0;
  for (const stack of field) {
    const covers = stack.covers.filter((over) => over !== 'saboteur');
    count += stack.covers.length - covers.length;
    if (stack.card === 'saboteur') count++;
    else kept.push(isSpoilt(stack) ? { ...stack, covers } : stack);
  }
  if (count === 0) return idle(turn, card);
  setField(turn, turn.seat, kept);
  for (let nth = 0; nth < count; nth++) putFaceUp(turn, 'saboteur');
  turn.tell?.({ kind: 'cleared', seat: turn.seat, count });
}

/** The open cards with the most points now on all fields go to the Сброс, then Ураган itself (K33). */
function blow(turn: Turn, card: Card): void {
  const { fields } = turn.cards;
  const points = fields.map(basePoints);
  const open = fields.map((field) => stacksWhere(field, isOpen));
  const pointsAt = (seat: number, stack: number) => points[seat]?.[stack - 1] ?? 0;
  const most = Math.max(...open.flatMap((stacks, seat) => stacks.map((stack) => pointsAt(seat, stack))));
  const gone: { seat: number; card: Card }[] = [];
  for (const [seat, stacks] of open.entries()) {
    const highest = stacks.filter((stack) => pointsAt(seat, stack) === most);
    const field = fields[seat] ?? [];
    for (const stack of highest) gone.push({ seat, card: stackAt(field, stack).card });
    // From the last one on, so that the numbers before it stay right.
    setField(
      turn,
      seat,
      highest.reduceRight((rest, stack) => withoutBase(rest, stack - 1), field),
    );
  }
  for (const { card: blown } of gone) putFaceUp(turn, blown);
  putFaceUp(turn, card);
  if (gone.length === 0) idle(turn, card);
  else turn.tell?.({ kind: 'blew-away', seat: turn.seat, cards: gone });
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

function exchange(turn: Turn, own: number, theirs: number): void {
  const mine = ownField(turn);
  const other = theirField(turn);
  const gives = stackAt(mine, own);
  const gets = stackAt(other, theirs);
  setField(turn, turn.seat, mine.with(own - 1, { ...gives, card: gets.card }));
  setField(turn, turn.left, other.with(theirs - 1, { ...gets, card: gives.card }));
  turn.tell?.({
    kind: 'exchanged',
    seat: turn.seat,
    own,
    gives: gives.card,
    with: turn.left,
    theirs,
    gets: gets.card,
  });
}

/** What is left to do after a choice was answered or declined: Перекрёсток goes to the Сброс. */
export function settle(turn: Turn): void {
  if (turn.laying !== 'crossroads' || turn.choice !== null) return;
  turn.laying = null;
  putFaceUp(turn, 'crossroads');
}
