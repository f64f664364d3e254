import * as v from 'valibot';
import json from './cards.json' with { type: 'json' };

/** The ten colours, in the order in which everything lists them. */
export const COLOURS = [
  'brown',
  'turquoise',
  'navy',
  'sky',
  'pink',
  'orange',
  'red',
  'yellow',
  'green',
  'black',
] as const;
export type Colour = (typeof COLOURS)[number];

/** What a Контакт card does. */
export const CONTACTS = [
  'freight',
  'fund',
  'spaceport',
  'hyperjump',
  'time-machine',
  'rocket',
  'annihilation',
  'mind-swap',
  'dictator',
  'nickel',
] as const;
export type Contact = (typeof CONTACTS)[number];

/** A star system: how many objects complete it and the freight for 1, 2 … all of them. */
export interface System {
  readonly colour: Colour;
  readonly nameRu: string;
  readonly nameEn: string;
  readonly size: number;
  readonly freight: readonly number[];
}

/** One copy of a card, `red-2.1`: id, dot, number of the copy over all decks. */
export type CardName = string;

interface Print {
  readonly id: string;
  readonly name: CardName;
  /** 0: the card shows no nominal and pays nothing. */
  readonly nominal: number;
  readonly ru?: string | undefined;
  readonly en?: string | undefined;
}

export type ObjectCard = Print & {
  readonly kind: 'object' | 'universal';
  readonly colours: readonly Colour[];
};
export type ContactCard = Print & {
  readonly kind: 'contact';
  readonly contact: Contact;
  /** Colours of a Фрахт; empty for every other card. */
  readonly colours: readonly Colour[];
};
export type MoneyCard = Print & { readonly kind: 'money'; readonly colours: readonly Colour[] };
export type Card = ObjectCard | ContactCard | MoneyCard;

const colours = v.array(v.picklist(COLOURS));
const print = {
  id: v.string(),
  nominal: v.number(),
  copies: v.number(),
  ru: v.optional(v.string()),
  en: v.optional(v.string()),
};
const partsSchema = v.object({
  systems: v.array(
    v.object({
      colour: v.picklist(COLOURS),
      nameRu: v.string(),
      nameEn: v.string(),
      size: v.number(),
      freight: v.array(v.number()),
    }),
  ),
  cards: v.array(
    v.variant('kind', [
      v.object({ kind: v.picklist(['object', 'universal']), colours, ...print }),
      v.object({ kind: v.literal('money'), colours: v.optional(colours, []), ...print }),
      v.object({
        kind: v.literal('contact'),
        contact: v.picklist(CONTACTS),
        colours: v.optional(colours, []),
        ...print,
      }),
    ]),
  ),
});

const parts = v.parse(partsSchema, json);

const MOST_DECKS = 2;

const systems = new Map<Colour, System>(parts.systems.map((system) => [system.colour, system]));

/** The system of a colour. */
export function systemOf(colour: Colour): System {
  const system = systems.get(colour);
  if (system === undefined) throw new Error(`no system of colour ${colour}`);
  return system;
}

/** How many complete systems a row of so many objects of this colour holds. */
export const systemsIn = (colour: Colour, count: number): number => Math.floor(count / systemOf(colour).size);

/** Every card of so many decks; the second deck continues the count of copies (I1). */
export function cardsOf(decks: number): readonly Card[] {
  return parts.cards.flatMap(({ copies, ...card }) =>
    Array.from({ length: copies * decks }, (_, nth): Card => ({ ...card, name: `${card.id}.${nth + 1}` })),
  );
}

const byName = new Map(cardsOf(MOST_DECKS).map((card) => [card.name, card]));

/** The card of a name of the largest match; undefined for any other text. */
export const findCard = (name: string): Card | undefined => byName.get(name);

/** The card of a name that is known to be one. */
export function cardOf(name: CardName): Card {
  const card = byName.get(name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return card;
}

export const isObject = (card: Card): card is ObjectCard =>
  card.kind === 'object' || card.kind === 'universal';

export const isContact = (name: CardName, contact: Contact): boolean => {
  const card = cardOf(name);
  return card.kind === 'contact' && card.contact === contact;
};

/** A multicolour universal: no nominal, and alone it earns no freight. */
export const isMulticolour = (name: CardName): boolean => {
  const card = cardOf(name);
  return isObject(card) && card.nominal === 0;
};

/** A Фрахт that one chosen player pays; the two-colour ones are paid by everybody else (I23). */
export const asksOne = (name: CardName): boolean => cardOf(name).id === 'freight';

/** The price of one group; multicolour universals alone earn nothing. */
function priceOf(colour: Colour, group: readonly CardName[]): number {
  if (group.every(isMulticolour)) return 0;
  return systemOf(colour).freight[group.length - 1] ?? 0;
}

/** Freight of a row (Words): its systems, doubled where a rocket lies, and the rest. */
export function freightOf(colour: Colour, row: readonly CardName[], rockets: number): number {
  const { size } = systemOf(colour);
  let sum = 0;
  for (let start = 0; start < row.length; start += size) {
    const price = priceOf(colour, row.slice(start, start + size));
    // The rockets of a row lie on its first systems.
    sum += start / size < rockets ? price * 2 : price;
  }
  return sum;
}
