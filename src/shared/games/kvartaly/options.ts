import * as v from 'valibot';
import type { RecordRefusal } from '../../core/refusal.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import { type Rng, shuffle } from '../../core/rng.ts';
import { type Card, CARDS, type Deal, dealtTo, deckOf, DEFAULTS, FACTS, type Options } from './types.ts';

/** An object with these fields and no others; the library alone would take a list for one. */
const objectOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.custom<object>((json) => !Array.isArray(json)),
    v.strictObject(entries),
  );

const optionsSchema = objectOf({ booster: v.optional(v.boolean(), DEFAULTS.booster) });

const cardsSchema = v.array(v.picklist(CARDS));

const dealSchema = objectOf({
  hands: v.array(cardsSchema),
  deck: cardsSchema,
  discard: v.optional(cardsSchema),
});

/** Options of a record, completed. */
export function parseOptions(json: unknown): Result<Options, RecordRefusal> {
  const parsed = v.safeParse(optionsSchema, json);
  return parsed.success ? ok(parsed.output) : refuse('bad-record');
}

/** An explicit deal: a hand a seat, no card more often than it exists, and the sizes of K3 unless hands are as kept. */
export function parseDeal(json: unknown, options: Options, seats: number): Result<Deal, RecordRefusal> {
  const parsed = v.safeParse(dealSchema, json);
  if (!parsed.success) return refuse('bad-record');
  const { hands, deck, discard } = parsed.output;
  const { dealt } = dealtTo(seats, options.booster);
  if (hands.length !== seats || !exist([...hands.flat(), ...deck, ...(discard ?? [])], options)) {
    return refuse('bad-record');
  }
  if (discard !== undefined) return ok({ hands, deck, discard });
  return hands.every((hand) => hand.length === dealt) ? ok({ hands, deck }) : refuse('bad-record');
}

function exist(cards: readonly Card[], { booster }: Options): boolean {
  const count = new Map<Card, number>();
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
  return [...count].every(
    ([card, often]) => often <= FACTS[card].copies && (booster || FACTS[card].colour !== 'gold'),
  );
}

/** The shuffle: hands are cut off one after the other, what is left is the deck (K1, K3). */
export function deal({ booster }: Options, seats: number, rng: Rng): Deal {
  const cards = shuffle(rng, deckOf(booster));
  const { dealt } = dealtTo(seats, booster);
  const hands = Array.from({ length: seats }, (_, seat) => cards.slice(seat * dealt, (seat + 1) * dealt));
  return { hands, deck: cards.slice(seats * dealt) };
}
