import type { Seat } from '../../core/game.ts';
import type { Rng } from '../../core/rng.ts';
import { billNext, chooseNext, claimNext } from './answer.ts';
import { seatsAfter } from './ending.ts';
import { draw, frontOf, handOf, inserted, ontoPile, withFront, withHand } from './piles.ts';
import {
  colourWith,
  coloursOf,
  freightIn,
  hasOutside,
  liesOutside,
  objectsOf,
  outside,
  rocketPlace,
  rocketsOf,
  takesRocket,
  withRocketOn,
} from './rows.ts';
import {
  asksOne,
  type CardName,
  type ContactCard,
  DRAW,
  FUND,
  type Move,
  type Obstacle,
  type State,
  type View,
} from './types.ts';

/** A move that plays a Контакт card for its effect. */
export type Contact = Extract<Move, { kind: 'play' | 'freight' | 'rocket' | 'annihilate' | 'swap' }>;

/** What both a State and a View show of the table. */
type Table = Pick<State | View, 'tables' | 'turn'>;

const othersOf = ({ tables, turn }: Table): Seat[] =>
  Array.from({ length: tables.length - 1 }, (_, step) => (turn + step + 1) % tables.length);

/** Why a Контакт card of the player on turn can only be banked; undefined when it can be played. */
export function obstacleTo(table: Table, card: ContactCard): Obstacle | undefined {
  const own = frontOf(table, table.turn);
  const others = othersOf(table).map((seat) => frontOf(table, seat));
  switch (card.contact) {
    case 'freight':
      return card.colours.some((colour) => freightIn(own, colour) > 0) ? undefined : 'no-freight'; // I23
    case 'rocket':
      return coloursOf(own).some((colour) => takesRocket(own, colour)) ? undefined : 'no-system'; // I28
    case 'annihilation':
      return others.some((front) => rocketsOf(front).length > 0) ? undefined : 'no-rocket'; // I29
    case 'mind-swap': // I30
      if (coloursOf(own).length === 0) return 'no-own-object';
      return others.some(hasOutside) ? undefined : 'no-loose-object';
    case 'dictator':
      return others.some(hasOutside) ? undefined : 'no-loose-object'; // I31
    case 'nickel':
      return 'only-answer'; // I32
    default:
      return undefined;
  }
}

/** Every way to play a Контакт card of the player on turn; empty when it can only be banked. */
export function waysToPlay(table: Table, contact: ContactCard): Contact[] {
  if (obstacleTo(table, contact) !== undefined) return [];
  const card = contact.name;
  const own = frontOf(table, table.turn);
  const others = othersOf(table);
  switch (contact.contact) {
    case 'freight': {
      const payers = asksOne(card) ? others : [null];
      return contact.colours
        .filter((colour) => freightIn(own, colour) > 0)
        .flatMap((colour) => payers.map((from): Contact => ({ kind: 'freight', card, colour, from })));
    }
    case 'rocket':
      return coloursOf(own)
        .filter((colour) => takesRocket(own, colour))
        .map((colour) => ({ kind: 'rocket', card, colour }));
    case 'annihilation':
      return others.flatMap((seat) =>
        rocketsOf(frontOf(table, seat)).map((takes): Contact => ({ kind: 'annihilate', card, seat, takes })),
      );
    case 'mind-swap': {
      const targets = others.flatMap((seat) =>
        outside(frontOf(table, seat)).map((takes) => ({ seat, takes })),
      );
      return objectsOf(own).flatMap((gives) =>
        targets.map((target): Contact => ({ kind: 'swap', card, gives, ...target })),
      );
    }
    default:
      return [{ kind: 'play', card }];
  }
}

/** Whether a Контакт card may be played so; the same set as `waysToPlay` without building it. */
export function mayPlay(table: Table, contact: ContactCard, move: Contact): boolean {
  const own = frontOf(table, table.turn);
  const other = 'seat' in move && move.seat !== table.turn ? table.tables[move.seat] : undefined;
  switch (move.kind) {
    case 'play':
      return obstacleTo(table, contact) === undefined;
    case 'freight':
      if (move.from === table.turn || (move.from !== null && table.tables[move.from] === undefined))
        return false;
      return contact.colours.includes(move.colour) && freightIn(own, move.colour) > 0;
    case 'rocket':
      return takesRocket(own, move.colour);
    case 'annihilate':
      return other !== undefined && rocketPlace(other, move.takes) !== undefined;
    case 'swap':
      return (
        other !== undefined && colourWith(own, move.gives) !== undefined && liesOutside(other, move.takes)
      );
  }
}

/** The effect of a Контакт card that has left the hand and used its play. */
export function playContact(state: State, move: Contact, contact: ContactCard, rng: Rng | undefined): State {
  const { card } = move;
  const { turn: by } = state;
  switch (move.kind) {
    case 'rocket': // stays with its system (I34)
      return withFront(state, by, withRocketOn(frontOf(state, by), move.colour, card));
    case 'freight': {
      const debt = freightIn(frontOf(state, by), move.colour);
      const payers = move.from === null ? seatsAfter(state, by) : [move.from];
      return billNext(ontoPile(state, card), card, debt, payers);
    }
    case 'annihilate':
      return claimNext(ontoPile(state, card), { card, by, takes: [move.takes] });
    case 'swap':
      return claimNext(ontoPile(state, card), { card, by, takes: [move.takes], gives: move.gives });
    case 'play':
      return playPlain(state, card, contact, rng);
  }
}

function playPlain(state: State, card: CardName, { contact }: ContactCard, rng: Rng | undefined): State {
  const { turn: by } = state;
  switch (contact) {
    case 'fund':
      return billNext(ontoPile(state, card), card, FUND, seatsAfter(state, by));
    case 'dictator':
      return chooseNext(ontoPile(state, card), { card, by, takes: [] }, by);
    case 'hyperjump':
      return { ...ontoPile(state, card), jumps: state.jumps + 1 };
    case 'spaceport': // on the pile only after its two cards have come (I34)
      return ontoPile(draw(state, by, DRAW, rng), card);
    case 'time-machine': {
      const hand = state.pile.slice(0, DRAW).reduce(inserted, [...handOf(state, by)]);
      return ontoPile({ ...withHand(state, by, hand), pile: state.pile.slice(DRAW) }, card);
    }
    default:
      throw new Error(`${card} cannot be played alone`);
  }
}
