import { basePoints, isOpen, isSpoilt, stacksWhere, withoutBase } from './field.ts';
import { drawToHand, drawTop, putFaceDown, putFaceUp, setField, toHand, type Turn } from './draft.ts';
import { ownField, theirField } from './targets.ts';
import type { Card, Field, Stack } from './types.ts';

/** A property without anything to act on. */
export function idle({ tell, seat }: Turn, card: Card): void {
  tell?.({ kind: 'idle', seat, card });
}

/** Торговец and Курьер: cards to the hand (K18, K31). */
export function draw(turn: Turn, card: Card, most: number): void {
  if (turn.cards.deck.length === 0) idle(turn, card);
  else drawToHand(turn, most);
}

/** A stack by its number, which an answer has proved. */
export function stackAt(field: Field, number: number): Stack {
  const stack = field[number - 1];
  if (stack === undefined) throw new Error(`no stack ${number}`);
  return stack;
}

/** Судья sends an open card to the Сброс (K20). */
export function judge(turn: Turn, stack: number): void {
  const field = theirField(turn);
  const { card } = stackAt(field, stack);
  setField(turn, turn.left, withoutBase(field, stack - 1));
  putFaceUp(turn, card);
  turn.tell?.({ kind: 'judged', seat: turn.seat, from: turn.left, stack, card });
}

/** Судья lifts the upper Саботер from an own card (K20). */
export function free(turn: Turn, number: number): void {
  const field = ownField(turn);
  const stack = stackAt(field, number);
  setField(turn, turn.seat, field.with(number - 1, { ...stack, covers: stack.covers.slice(0, -1) }));
  putFaceUp(turn, 'saboteur');
  turn.tell?.({ kind: 'freed', seat: turn.seat, stack: number, card: stack.covers.at(-2) ?? stack.card });
}

/** Инженер or Саботер comes to lie on a stack (K19, K22). */
export function cover(turn: Turn, number: number): void {
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
export function swapHand(turn: Turn, card: Card): void {
  putFaceDown(turn, card);
  const drawn = drawTop(turn) ?? null;
  if (drawn !== null) toHand(turn, drawn);
  turn.tell?.({ kind: 'swapped-hand', seat: turn.seat, card, drawn });
}

/** Учитель returns a card to the hand (K21). */
export function giveBack(turn: Turn, stack: number): void {
  const field = ownField(turn);
  const { card } = stackAt(field, stack);
  setField(turn, turn.seat, withoutBase(field, stack - 1));
  toHand(turn, card);
  turn.tell?.({ kind: 'returned', seat: turn.seat, stack, card });
}

/** Адвокат makes a card immune (K30). */
export function protect(turn: Turn, number: number): void {
  const field = ownField(turn);
  const stack = stackAt(field, number);
  setField(turn, turn.seat, field.with(number - 1, { ...stack, immune: true }));
  turn.tell?.({ kind: 'protected', seat: turn.seat, stack: number, card: stack.card });
}

/** Every Саботер on own stacks goes to the Сброс, one lying alone too (K28). */
export function clear(turn: Turn, card: Card): void {
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
export function blow(turn: Turn, card: Card): void {
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

/** Перекрёсток exchanges two cards; what covers them stays (K34). */
export function exchange(turn: Turn, own: number, theirs: number): void {
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
