import json from './cards.json' with { type: 'json' };

/** The thirteen characters, four cards each. */
const BASE_CARDS = [
  ...(['kid', 'pastor', 'doctor', 'judge', 'artist', 'twin', 'partner', 'trader', 'athlete'] as const),
  ...(['saboteur', 'teacher', 'engineer', 'policeman'] as const),
] as const;

/** The booster: one card each. */
const GOLD_CARDS = [
  ...(['mayor', 'fireman', 'journalist', 'lawyer', 'courier', 'architect'] as const),
  ...(['hurricane', 'crossroads'] as const),
] as const;

export const CARDS = [...BASE_CARDS, ...GOLD_CARDS] as const;
export type Card = (typeof CARDS)[number];

export const COLOURS = ['blue', 'red', 'gold'] as const;
export type Colour = (typeof COLOURS)[number];

/** What is printed on a card, and how often it exists. */
export interface CardFacts {
  readonly colour: Colour;
  readonly strength: number;
  readonly copies: number;
}

const PRINTED = [...json.base, ...json.booster];

function factsOf(card: Card): CardFacts {
  const printed = PRINTED.find(({ id }) => id === card);
  const colour = COLOURS.find((name) => name === printed?.colour);
  if (!printed || !colour) throw new Error(`cards.json: no usable ${card}`);
  return { colour, strength: printed.strength, copies: printed.copies };
}

/** What cards.json says of each card. */
export const FACTS = Object.fromEntries(CARDS.map((card) => [card, factsOf(card)])) as Readonly<
  Record<Card, CardFacts>
>;

export const isCard = (text: string): text is Card => Object.hasOwn(FACTS, text);

/** The whole deck, unshuffled (K1). */
export const deckOf = (booster: boolean): Card[] =>
  (booster ? CARDS : BASE_CARDS).flatMap((card) => Array<Card>(FACTS[card].copies).fill(card));
