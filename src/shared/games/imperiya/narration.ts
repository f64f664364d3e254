import type { Seat, Viewer } from '../../core/game.ts';
import { assertNever } from '../../core/result.ts';
import {
  type CardName,
  cardOf,
  COLOURS,
  DRAW,
  freightOf,
  FUND,
  isBill,
  type Move,
  type Said,
  type State,
  systemsIn,
} from './types.ts';

/** What a viewer may be told of a move: drawn and returned cards only to the one who holds them (I35). */
export function narrate(
  before: State,
  seat: Seat,
  move: Move,
  after: State,
  viewer: Viewer,
): readonly Said[] {
  return [
    ...happened(before, seat, move, after, viewer),
    ...changed(before, after),
    ...drawn(before, move, after, viewer),
    ...ended(after),
  ];
}

function happened(before: State, seat: Seat, move: Move, after: State, viewer: Viewer): Said[] {
  const sees = viewer === 'open' || viewer === seat;
  switch (move.kind) {
    case 'bank':
      return [{ kind: 'banked', seat, card: move.card }];
    case 'lay':
      return [{ kind: 'laid', seat, card: move.card, colour: move.colour }];
    case 'move':
      return [{ kind: 'moved', seat, card: move.card, colour: move.colour }];
    case 'rocket':
    case 'attach':
      return [{ kind: 'attached', seat, card: move.card, colour: move.colour }];
    case 'play':
      if (cardOf(move.card).id === 'fund') {
        return [{ kind: 'billed', seat, card: move.card, colour: null, debt: FUND, from: null }];
      }
      return [{ kind: 'played', seat, card: move.card }, ...regained(before, seat, move.card)];
    case 'freight':
      return [billed(before, seat, move)];
    case 'annihilate':
      return [{ kind: 'attacked', seat, card: move.card, on: move.seat, takes: move.takes, gives: null }];
    case 'swap':
      return [
        { kind: 'attacked', seat, card: move.card, on: move.seat, takes: move.takes, gives: move.gives },
      ];
    case 'take':
      return [{ kind: 'chose', seat, on: move.seat, takes: move.card }];
    case 'pay':
      return payment(before, seat, move.card, after);
    case 'accept':
      return accepted(before, seat);
    case 'nickel':
      return [{ kind: 'cancelled', seat, card: move.card }];
    case 'return':
      return [{ kind: 'returned', seat, card: sees ? move.card : null }];
    case 'end':
      return [{ kind: 'ended', seat }];
    default:
      return assertNever(move);
  }
}

function billed({ tables }: State, seat: Seat, move: Extract<Move, { kind: 'freight' }>): Said {
  const { card, colour, from } = move;
  const own = tables[seat];
  const debt = freightOf(colour, own?.rows[colour] ?? [], own?.rockets[colour]?.length ?? 0);
  return { kind: 'billed', seat, card, colour, debt, from };
}

/** Машина времени takes what lay at the bottom of the played pile, before everybody's eyes. */
function regained(before: State, seat: Seat, card: CardName): Said[] {
  if (cardOf(card).id !== 'time-machine') return [];
  return [{ kind: 'regained', seat, cards: before.pile.slice(0, DRAW) }];
}

function payment({ stage }: State, seat: Seat, card: CardName, after: State): Said[] {
  if (stage.phase !== 'answer' || !isBill(stage.pending)) return [];
  const left = Math.max(0, stage.pending.left - cardOf(card).nominal);
  const paid: Said = { kind: 'paid', seat, to: stage.pending.by, card, left };
  const goesOn = after.stage.phase === 'answer' && after.stage.pending.owes === seat;
  if (left === 0 || goesOn || after.stage.phase === 'over') return [paid];
  return [paid, { kind: 'forgiven', seat, missing: left }];
}

function accepted({ stage }: State, seat: Seat): Said[] {
  if (stage.phase !== 'answer' || isBill(stage.pending)) return [];
  const [card] = stage.pending.takes;
  return card === undefined ? [] : [{ kind: 'accepted', seat, to: stage.pending.by, card }];
}

/** Systems that are complete now and were not, or were and are not. */
function changed(before: State, after: State): Said[] {
  return after.tables.flatMap((front, seat) => {
    const was = before.tables[seat];
    if (was === undefined || was.rows === front.rows) return [];
    return COLOURS.flatMap((colour): Said[] => {
      const gain =
        systemsIn(colour, front.rows[colour]?.length ?? 0) - systemsIn(colour, was.rows[colour]?.length ?? 0);
      if (gain === 0) return [];
      return [{ kind: gain > 0 ? 'completed' : 'broken', seat, colour }];
    });
  });
}

/** Cards that came from the deck: by Космодром, or at the beginning of the next turn. */
function drawn(before: State, move: Move, after: State, viewer: Viewer): Said[] {
  if (move.kind !== 'end' && move.kind !== 'return' && move.kind !== 'play') return [];
  const seat = after.turn;
  const held = before.hands[seat] ?? [];
  const old = new Set(held);
  const fromPile = move.kind === 'play' && cardOf(move.card).id === 'time-machine';
  const cards = (after.hands[seat] ?? []).filter((card) => !old.has(card));
  if (cards.length === 0 || fromPile) return [];
  const [oldest] = before.pile;
  const reshuffled: Said[] =
    oldest !== undefined && !after.pile.includes(oldest) ? [{ kind: 'reshuffled' }] : [];
  const sees = viewer === 'open' || viewer === seat;
  return [...reshuffled, { kind: 'drew', seat, count: cards.length, cards: sees ? cards : [] }];
}

/** Whether somebody saw something hidden: a card from the deck, or a пятак from a hand. */
export const reveals = (before: State, _seat: Seat, move: Move, after: State): boolean =>
  move.kind === 'nickel' || drawn(before, move, after, 'open').length > 0;

function ended({ stage }: State): Said[] {
  if (stage.phase !== 'over') return [];
  const { winner } = stage.end;
  return [winner === null ? { kind: 'stalemate' } : { kind: 'won', seat: winner }];
}
