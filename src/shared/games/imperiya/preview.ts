import type { Seat } from '../../core/game.ts';
import { assertNever } from '../../core/result.ts';
import { isNickel, mayCancel } from './answer.ts';
import { obstacleTo } from './contact.ts';
import { frontOf, nominalOf } from './piles.ts';
import {
  colourWith,
  freightIn,
  payables,
  settle,
  withObject,
  withoutObject,
  withoutRocket,
  withRocketOn,
} from './rows.ts';
import {
  type CardName,
  cardOf,
  COLOURS,
  DRAW,
  type Front,
  FUND,
  HAND_LIMIT,
  isBill,
  isObject,
  JUMP,
  type Move,
  type Obstacle,
  type Said,
  systemsIn,
  type View,
} from './types.ts';

export { cheapestPayment } from './payment.ts';
export { coloursOf, freightIn, payables, rocketsOf, rocketsOn } from './rows.ts';

/** What a move would do, from what this seat sees. */
export function foresee(view: View, seat: Seat, move: Move): readonly Said[] {
  const own = frontOf(view, seat);
  switch (move.kind) {
    case 'bank':
      return [];
    case 'lay':
      return changes(view, own, withObject(own, move.colour, move.card));
    case 'move':
      return changes(view, own, withObject(withoutObject(own, move.card), move.colour, move.card));
    case 'rocket':
      return changes(view, own, withRocketOn(own, move.colour, move.card));
    case 'attach':
      return changes(view, own, withRocketOn(withoutRocket(own, move.card), move.colour, move.card));
    case 'freight': {
      const payers = move.from === null ? othersOf(view, seat) : [move.from];
      return [collects(view, payers, freightIn(own, move.colour))];
    }
    case 'play':
      return played(view, seat, move.card);
    case 'annihilate':
    case 'take':
    case 'accept':
    case 'nickel':
    case 'return':
      return [];
    case 'swap':
      return swapped(view, own, move);
    case 'pay':
      return pays(view, own, move.card);
    case 'end': {
      const surplus = cardsInHand(view, seat).length - HAND_LIMIT;
      return surplus > 0 ? [{ kind: 'surplus', count: surplus }] : [];
    }
    default:
      return assertNever(move);
  }
}

const othersOf = (view: View, seat: Seat): Seat[] =>
  view.tables.flatMap((_, other) => (other === seat ? [] : [other]));

function cardsInHand(view: View, seat: Seat): readonly CardName[] {
  const hand = view.hands[seat];
  return typeof hand === 'object' ? hand : [];
}

/** What becomes of systems and freights in front. */
function changes(view: View, was: Front, unsettled: Front): Said[] {
  const now = settle(unsettled);
  const said = COLOURS.flatMap((colour): Said[] => {
    const before = was.rows[colour]?.length ?? 0;
    const after = now.rows[colour]?.length ?? 0;
    const gain = systemsIn(colour, after) - systemsIn(colour, before);
    const freight = { was: freightIn(was, colour), now: freightIn(now, colour) };
    return [
      ...(gain === 0 ? [] : [{ kind: gain > 0 ? ('completes' as const) : ('breaks' as const), colour }]),
      ...(freight.was === freight.now ? [] : [{ kind: 'freight' as const, colour, ...freight }]),
    ];
  });
  const wins = 'tally' in view && now.systems >= view.tally.systems;
  return wins ? [{ kind: 'wins' }, ...said] : said;
}

/** A debt for each of these, and what they could bring together at most. */
function collects(view: View, payers: readonly Seat[], each: number): Said {
  const sums = payers
    .map((payer) => payables(frontOf(view, payer)).reduce((sum, card) => sum + nominalOf(card), 0))
    .filter((sum) => sum > 0);
  const most = sums.reduce((total, sum) => total + Math.min(sum, each), 0);
  return { kind: 'collects', each, payers: sums.length, most };
}

function played(view: View, seat: Seat, name: CardName): Said[] {
  const { id } = cardOf(name);
  if (id === 'fund') return [collects(view, othersOf(view, seat), FUND)];
  if (id === 'hyperjump') return [{ kind: 'plays-left', count: view.playsLeft - 1 + JUMP }];
  if (id === 'time-machine') return [{ kind: 'regains', cards: view.pile.slice(0, DRAW) }];
  if (id !== 'spaceport') return [];
  const deck = typeof view.deck === 'number' ? view.deck : view.deck.length;
  return [{ kind: 'draws', count: Math.min(DRAW, deck + view.pile.length) }];
}

function swapped(view: View, own: Front, { gives, seat, takes }: Extract<Move, { kind: 'swap' }>): Said[] {
  const colour = colourWith(frontOf(view, seat), takes);
  return colour === undefined ? [] : changes(view, own, withObject(withoutObject(own, gives), colour, takes));
}

function pays(view: View, own: Front, card: CardName): Said[] {
  if (view.pending === null || !isBill(view.pending)) return [];
  const rest = view.pending.left - nominalOf(card);
  const payment: Said = { kind: 'pays', left: Math.max(0, rest), over: Math.max(0, -rest) };
  const isLaid = isObject(cardOf(card)) && colourWith(own, card) !== undefined;
  return isLaid ? [payment, ...changes(view, own, withoutObject(own, card))] : [payment];
}

/** Why cards of the own hand can only be banked, or not be used at all now. */
export function barred(view: View, seat: Seat): readonly Said[] {
  if (view.phase === 'over') return [];
  return cardsInHand(view, seat).flatMap((card): Said[] => {
    const why = obstacle(view, seat, card);
    return why === undefined ? [] : [{ kind: 'barred', card, why }];
  });
}

function obstacle(view: View, seat: Seat, name: CardName): Obstacle | undefined {
  if (view.phase === 'answer' && view.pending?.owes === seat) {
    return isNickel(name) && mayCancel(view.pending) ? undefined : 'only-front';
  }
  if (view.turn !== seat || view.phase === 'answer') return 'not-your-turn';
  if (view.phase === 'surplus') return undefined;
  if (view.phase === 'take') return 'choose-first';
  if (view.playsLeft === 0) return 'no-plays';
  const card = cardOf(name);
  return card.kind === 'contact' ? obstacleTo(view, card) : undefined;
}
