import * as m from '../../../../i18n/compiled/rooms/imperiya.js';
import {
  type Card,
  type CardName,
  cardOf,
  type Colour,
  type Contact,
  isMulticolour,
  systemOf,
} from '../../../../shared/games/imperiya/types.ts';
import type { Sort } from './draw/parts.ts';

/** A language other than the screen's, for paper; undefined: the screen's. */
export type Locale = 'ru' | 'en' | undefined;

/** A message takes the screen's language unless it is told another one. */
const inLocale = (locale: Locale): { locale?: 'ru' | 'en' } => (locale === undefined ? {} : { locale });

type Message = (inputs: Record<string, never>, options: { locale?: 'ru' | 'en' }) => string;
const say = (message: Message, locale: Locale): string => message({}, inLocale(locale));

const CONTACTS: Readonly<Record<Contact, Message>> = {
  freight: m.imperiya_card_freight,
  fund: m.imperiya_card_fund,
  spaceport: m.imperiya_card_spaceport,
  hyperjump: m.imperiya_card_hyperjump,
  'time-machine': m.imperiya_card_time_machine,
  rocket: m.imperiya_card_rocket,
  annihilation: m.imperiya_card_annihilation,
  'mind-swap': m.imperiya_card_mind_swap,
  dictator: m.imperiya_card_dictator,
  nickel: m.imperiya_card_nickel,
};

/** Names that fit a compact face. */
const SHORT: Readonly<Partial<Record<Contact, Message>>> = {
  fund: m.imperiya_short_fund,
  nickel: m.imperiya_short_nickel,
};

const SENTENCES: Readonly<Record<Exclude<Contact, 'freight'>, Message>> = {
  fund: m.imperiya_effect_fund,
  spaceport: m.imperiya_effect_spaceport,
  hyperjump: m.imperiya_effect_hyperjump,
  'time-machine': m.imperiya_effect_time_machine,
  rocket: m.imperiya_effect_rocket,
  annihilation: m.imperiya_effect_annihilation,
  'mind-swap': m.imperiya_effect_mind_swap,
  dictator: m.imperiya_effect_dictator,
  nickel: m.imperiya_effect_nickel,
};

const SORTS: Readonly<Record<Sort, Message>> = {
  demand: m.imperiya_sort_demand,
  stock: m.imperiya_sort_stock,
  seizure: m.imperiya_sort_seizure,
  reply: m.imperiya_sort_reply,
};

const LETTERS: Readonly<Record<Colour, Message>> = {
  brown: m.imperiya_letters_brown,
  turquoise: m.imperiya_letters_turquoise,
  navy: m.imperiya_letters_navy,
  sky: m.imperiya_letters_sky,
  pink: m.imperiya_letters_pink,
  orange: m.imperiya_letters_orange,
  red: m.imperiya_letters_red,
  yellow: m.imperiya_letters_yellow,
  green: m.imperiya_letters_green,
  black: m.imperiya_letters_black,
};

const SYSTEMS: Readonly<Record<Colour, Message>> = {
  brown: m.imperiya_system_brown,
  turquoise: m.imperiya_system_turquoise,
  navy: m.imperiya_system_navy,
  sky: m.imperiya_system_sky,
  pink: m.imperiya_system_pink,
  orange: m.imperiya_system_orange,
  red: m.imperiya_system_red,
  yellow: m.imperiya_system_yellow,
  green: m.imperiya_system_green,
  black: m.imperiya_system_black,
};

const SUMS: Readonly<Record<number, Message>> = {
  1: m.imperiya_sum_1,
  2: m.imperiya_sum_2,
  3: m.imperiya_sum_3,
  4: m.imperiya_sum_4,
  5: m.imperiya_sum_5,
  10: m.imperiya_sum_10,
};

/** The star that a system is called after. */
export const systemName = (colour: Colour, locale?: Locale): string => say(SYSTEMS[colour], locale);

/** Two letters for a pennant. */
export const letters = (colour: Colour, locale?: Locale): string => say(LETTERS[colour], locale);

const NUMERALS = ['', 'I', 'II', 'III', 'IV'];

/** The number of a basic object in its system, from 1. */
export const numberOf = (card: Card): number => Number(card.id.split('-')[1] ?? 0);

/** A card's name as it is printed. */
export function faceName(card: Card, locale?: Locale): string {
  switch (card.kind) {
    case 'object': {
      const [colour] = card.colours;
      return colour === undefined ? '' : `${systemName(colour, locale)}-${NUMERALS[numberOf(card)]}`;
    }
    case 'universal':
      return say(m.imperiya_card_universal, locale);
    case 'money':
      return say(SUMS[card.nominal] ?? m.imperiya_sum_1, locale);
    case 'contact':
      return say(CONTACTS[card.contact], locale);
  }
}

/** A name for a compact face. */
export function shortName(card: Card, locale?: Locale): string {
  if (card.id.startsWith('black-'))
    return `${say(m.imperiya_short_black, locale)}-${NUMERALS[numberOf(card)]}`;
  const message = card.kind === 'contact' ? SHORT[card.contact] : undefined;
  return message === undefined ? faceName(card, locale) : say(message, locale);
}

/** What a Контакт card does, in one sentence. */
export function effectOf(card: Card, locale?: Locale): string {
  if (card.kind !== 'contact') return '';
  if (card.contact !== 'freight') return say(SENTENCES[card.contact], locale);
  return say(
    card.colours.length === 2 ? m.imperiya_effect_freight_two : m.imperiya_effect_freight_one,
    locale,
  );
}

export const sortName = (sort: Sort, locale?: Locale): string => say(SORTS[sort], locale);
export const freightWord = (locale?: Locale): string => say(m.imperiya_word_freight, locale);
export const wholeSystemWord = (locale?: Locale): string => say(m.imperiya_word_whole_system, locale);
export const anyWord = (locale?: Locale): string => say(m.imperiya_word_any, locale);
export const anyNote = (locale?: Locale): string => say(m.imperiya_any_note, locale);
export const empireWord = (locale?: Locale): string => say(m.imperiya_word_empire, locale);

/** A card's name in a sentence: what tells it apart from others, not which copy it is. */
export function cardName(name: CardName): string {
  const card = cardOf(name);
  if (card.kind === 'money') return `${card.nominal}и`;
  if (card.kind === 'object') return faceName(card);
  if (isMulticolour(name)) return m.imperiya_name_any();
  const [first, second] = card.colours;
  if (first === undefined) return faceName(card);
  if (second === undefined || card.colours.length > 2) return m.imperiya_name_freight_any();
  const both = { first: systemName(first), second: systemName(second) };
  return card.kind === 'universal' ? m.imperiya_name_universal(both) : m.imperiya_name_freight(both);
}

/** How many objects complete a system of this colour. */
export const sizeOf = (colour: Colour): number => systemOf(colour).size;
