import * as v from 'valibot';
import type { RecordRefusal } from '../../core/refusal.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import { type Rng, shuffle } from '../../core/rng.ts';
import { countSystems, EMPTY_FRONT, rocketsOf, rocketsOn, rowOf } from './rows.ts';
import {
  type Card,
  type CardName,
  cardsOf,
  COLOURS,
  type Colour,
  type Deal,
  findCard,
  type Front,
  HAND_AT_START,
  isContact,
  isObject,
  type Options,
  systemsIn,
} from './types.ts';

/** Five cards to each, the rest is the deck (I2). */
export function deal(options: Options, seats: number, rng: Rng): Deal {
  const cards = shuffle(
    rng,
    cardsOf(options.decks).map(({ name }) => name),
  );
  return {
    hands: Array.from({ length: seats }, (_, seat) =>
      cards.slice(seat * HAND_AT_START, (seat + 1) * HAND_AT_START).sort(),
    ),
    deck: cards.slice(seats * HAND_AT_START),
    pile: [],
    tables: Array.from({ length: seats }, () => EMPTY_FRONT),
  };
}

const pileSchema = v.array(v.string());
const piles = v.optional(pileSchema, []);
// The keys are those of COLOURS; the type of fromEntries forgets them.
const byColour = Object.fromEntries(COLOURS.map((colour) => [colour, v.optional(pileSchema)])) as Record<
  Colour,
  v.OptionalSchema<typeof pileSchema, undefined>
>;

const dealSchema = v.strictObject({
  hands: v.array(pileSchema),
  deck: piles,
  pile: piles,
  tables: v.optional(
    v.array(
      v.strictObject({
        bank: piles,
        rows: v.optional(v.strictObject(byColour), {}),
        rockets: v.optional(v.strictObject({ ...byColour, loose: piles }), { loose: [] }),
      }),
    ),
  ),
});

type DealtTable = NonNullable<v.InferOutput<typeof dealSchema>['tables']>[number];

/** An explicit deal; what makes it impossible is I39. */
export function parseDeal(json: unknown, options: Options, seats: number): Result<Deal, RecordRefusal> {
  const parsed = v.safeParse(dealSchema, json);
  if (!parsed.success) return refuse('bad-record');
  const { hands, deck, pile, tables } = parsed.output;
  if (hands.length !== seats || (tables !== undefined && tables.length !== seats)) {
    return refuse('bad-record');
  }
  const fronts = tables === undefined ? hands.map(() => EMPTY_FRONT) : tables.map(frontOf);
  const dealt: Deal = { hands: hands.map((hand) => [...hand].sort()), deck, pile, tables: fronts };
  return isPossible(dealt, options) ? ok(dealt) : refuse('bad-record');
}

/** A front from what the deal names of it: empty rows and rocket places are left out. */
function frontOf({ bank, rows, rockets }: DealtTable): Front {
  const front: Front = {
    bank: [...bank].sort(),
    rows: filled(rows),
    rockets: { ...filled(rockets), loose: rockets.loose },
    systems: 0,
  };
  return { ...front, systems: countSystems(front) };
}

type Lists = { readonly [C in Colour]?: readonly CardName[] | undefined };

const filled = (lists: Lists): Front['rows'] =>
  Object.fromEntries(
    COLOURS.flatMap((colour) => {
      const list = lists[colour];
      return list === undefined || list.length === 0 ? [] : [[colour, list]];
    }),
  );

function isPossible({ hands, deck, pile, tables }: Deal, options: Options): boolean {
  const inMatch = new Set(cardsOf(options.decks).map(({ name }) => name));
  const inFronts = tables.flatMap((front) => [
    ...front.bank,
    ...COLOURS.flatMap((colour) => rowOf(front, colour)),
    ...rocketsOf(front),
  ]);
  const named = [...hands.flat(), ...deck, ...pile, ...inFronts];
  if (!named.every((name) => inMatch.has(name)) || new Set(named).size !== named.length) return false;
  return (
    pile.every((name) => cardIs(name, (card) => card.kind === 'contact')) &&
    tables.every((front) => isPossibleFront(front) && front.systems < options.systems)
  );
}

const isPossibleFront = (front: Front): boolean =>
  front.bank.every((name) => cardIs(name, (card) => !isObject(card))) &&
  rocketsOf(front).every((name) => isContact(name, 'rocket')) &&
  COLOURS.every(
    (colour) =>
      rowOf(front, colour).every((name) =>
        cardIs(name, (card) => isObject(card) && card.colours.includes(colour)),
      ) && rocketsOn(front, colour).length <= systemsIn(colour, rowOf(front, colour).length),
  );

function cardIs(name: string, test: (card: Card) => boolean): boolean {
  const card = findCard(name);
  return card !== undefined && test(card);
}
