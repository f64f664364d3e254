import * as m from '../../../../i18n/compiled/rooms/imperiya.js';
import type { Outcome, Seat } from '../../../../shared/core/game.ts';
import {
  cardOf,
  type CardName,
  type Colour,
  HAND_LIMIT,
  isBill,
  type Said,
  type View,
} from '../../../../shared/games/imperiya/types.ts';
import { payables } from '../../../../shared/games/imperiya/preview.ts';
import { asksOne } from '../../../../shared/games/imperiya/types.ts';
import type { LogEntry, Player } from '../table.ts';
import { nameOf } from './log.ts';

/** Whose moment it is, in words. */
export interface Duty {
  readonly seat: Seat | null;
  readonly title: string;
  readonly note: string;
}

export interface Moment {
  readonly view: View;
  readonly me: Seat | null;
  readonly players: readonly Player[];
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** What the seat does that the table waits for; a few words after its name. */
export function stateOf(seat: Seat, { view, players, toAct, outcome }: Moment): string {
  const player = players[seat];
  if (outcome !== null) return outcome.ranks[seat] === 1 ? m.imperiya_table_won() : '';
  if (player?.left) return m.imperiya_table_left();
  if (player && !player.here && player.bot === null) return m.imperiya_table_away();
  if (toAct.includes(seat)) return doing(view);
  return view.turn === seat ? m.imperiya_table_turn_now() : '';
}

function doing({ phase, pending, playsLeft }: View): string {
  switch (phase) {
    case 'play':
      return playsLeft > 0 ? m.imperiya_table_turn_left({ count: playsLeft }) : m.imperiya_table_turn_now();
    case 'answer':
      return pending !== null && isBill(pending)
        ? m.imperiya_table_owes({ debt: pending.left })
        : m.imperiya_table_answers();
    case 'take':
      return m.imperiya_table_chooses();
    case 'surplus':
      return m.imperiya_table_returns();
    case 'over':
      return '';
  }
}

/** What the desk says when there is nothing else to decide on it. */
export function dutyOf(moment: Moment): Duty {
  const { view, me, players, toAct, outcome } = moment;
  if (outcome !== null) {
    const winner = outcome.ranks.indexOf(1);
    const alone = outcome.ranks.filter((rank) => rank === 1).length === 1;
    return {
      seat: alone ? winner : null,
      title: alone ? m.imperiya_say_won({ name: nameOf(players, winner) }) : m.imperiya_say_stalemate(),
      note: '',
    };
  }
  const [seat] = toAct;
  if (seat === undefined) return { seat: null, title: '', note: '' };
  if (seat !== me) return { seat, title: nameOf(players, seat), note: stateOf(seat, moment) };
  if (view.phase === 'surplus') {
    const hand = view.hands[seat];
    const count = (typeof hand === 'object' ? hand.length : HAND_LIMIT) - HAND_LIMIT;
    return { seat, title: m.imperiya_table_surplus_title(), note: m.imperiya_table_surplus({ count }) };
  }
  const note =
    view.playsLeft > 0
      ? m.imperiya_table_plays_left({ count: view.playsLeft })
      : m.imperiya_table_plays_none();
  return { seat, title: m.imperiya_table_your_turn(), note };
}

/** The cards of a hand; null where only their number is known. */
export function handIn({ hands }: View, seat: Seat): readonly CardName[] | null {
  const cards = hands[seat];
  return typeof cards === 'object' ? cards : null;
}

/** The row whose freight is being asked for: the View names the card, the log the colour. */
export function askedColour(view: View, log: readonly LogEntry<Said>[]): Colour | null {
  const { pending } = view;
  if (pending === null || !isBill(pending)) return null;
  const said = log
    .flatMap((entry) => entry.said)
    .findLast((one) => one.kind === 'billed' && one.card === pending.card);
  return said?.kind === 'billed' ? said.colour : null;
}

/** Those who pay a bill, in order, from the first that was asked. */
export function payersOf(view: View): Seat[] {
  const { pending, tables } = view;
  if (pending === null || !isBill(pending)) return [];
  if (asksOne(pending.card)) return [pending.owes];
  const order = tables.map((_, step) => (pending.by + step + 1) % tables.length).slice(0, -1);
  const now = order.indexOf(pending.owes);
  // Whoever comes later and has nothing to pay with will not be asked; who came before has been.
  return order.filter((seat, nth) => nth <= now || payables(tables[seat] ?? NO_FRONT).length > 0);
}

const NO_FRONT = { bank: [], rows: {}, rockets: { loose: [] }, systems: 0 };

export const sumOf = (cards: readonly CardName[]): number =>
  cards.reduce((sum, card) => sum + cardOf(card).nominal, 0);

/** The row that the last move changed, and whose it is. */
export function freshRow(
  log: readonly LogEntry<Said>[],
): { readonly seat: Seat; readonly colour: Colour } | null {
  for (const said of log.at(-1)?.said ?? []) {
    if (
      said.kind === 'laid' ||
      said.kind === 'moved' ||
      said.kind === 'attached' ||
      said.kind === 'completed'
    ) {
      return { seat: said.seat, colour: said.colour };
    }
  }
  return null;
}
