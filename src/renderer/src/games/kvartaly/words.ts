import * as m from '../../../../i18n/compiled/rooms/kvartaly.js';
import { type Card, FACTS } from '../../../../shared/games/kvartaly/types.ts';
import type { CardWords } from './draw/faces.ts';

/** A message in the chosen language, or in the one of the paper. */
type Word = (inputs?: Record<string, never>, options?: { locale?: 'ru' | 'en' }) => string;
type Language = 'ru' | 'en';

const NAMES: Readonly<Record<Card, Word>> = {
  kid: m.kvartaly_card_kid,
  pastor: m.kvartaly_card_pastor,
  doctor: m.kvartaly_card_doctor,
  judge: m.kvartaly_card_judge,
  artist: m.kvartaly_card_artist,
  twin: m.kvartaly_card_twin,
  partner: m.kvartaly_card_partner,
  trader: m.kvartaly_card_trader,
  athlete: m.kvartaly_card_athlete,
  saboteur: m.kvartaly_card_saboteur,
  teacher: m.kvartaly_card_teacher,
  engineer: m.kvartaly_card_engineer,
  policeman: m.kvartaly_card_policeman,
  mayor: m.kvartaly_card_mayor,
  fireman: m.kvartaly_card_fireman,
  journalist: m.kvartaly_card_journalist,
  lawyer: m.kvartaly_card_lawyer,
  courier: m.kvartaly_card_courier,
  architect: m.kvartaly_card_architect,
  hurricane: m.kvartaly_card_hurricane,
  crossroads: m.kvartaly_card_crossroads,
};

/** The name as what something happens to; only Russian tells it apart. */
const OBJECTS: Readonly<Record<Card, Word>> = {
  kid: m.kvartaly_acc_kid,
  pastor: m.kvartaly_acc_pastor,
  doctor: m.kvartaly_acc_doctor,
  judge: m.kvartaly_acc_judge,
  artist: m.kvartaly_acc_artist,
  twin: m.kvartaly_acc_twin,
  partner: m.kvartaly_acc_partner,
  trader: m.kvartaly_acc_trader,
  athlete: m.kvartaly_acc_athlete,
  saboteur: m.kvartaly_acc_saboteur,
  teacher: m.kvartaly_acc_teacher,
  engineer: m.kvartaly_acc_engineer,
  policeman: m.kvartaly_acc_policeman,
  mayor: m.kvartaly_acc_mayor,
  fireman: m.kvartaly_acc_fireman,
  journalist: m.kvartaly_acc_journalist,
  lawyer: m.kvartaly_acc_lawyer,
  courier: m.kvartaly_acc_courier,
  architect: m.kvartaly_acc_architect,
  hurricane: m.kvartaly_acc_hurricane,
  crossroads: m.kvartaly_acc_crossroads,
};

const TEXTS: Readonly<Record<Card, Word>> = {
  kid: m.kvartaly_text_kid,
  pastor: m.kvartaly_text_pastor,
  doctor: m.kvartaly_text_doctor,
  judge: m.kvartaly_text_judge,
  artist: m.kvartaly_text_artist,
  twin: m.kvartaly_text_twin,
  partner: m.kvartaly_text_partner,
  trader: m.kvartaly_text_trader,
  athlete: m.kvartaly_text_athlete,
  saboteur: m.kvartaly_text_saboteur,
  teacher: m.kvartaly_text_teacher,
  engineer: m.kvartaly_text_engineer,
  policeman: m.kvartaly_text_policeman,
  mayor: m.kvartaly_text_mayor,
  fireman: m.kvartaly_text_fireman,
  journalist: m.kvartaly_text_journalist,
  lawyer: m.kvartaly_text_lawyer,
  courier: m.kvartaly_text_courier,
  architect: m.kvartaly_text_architect,
  hurricane: m.kvartaly_text_hurricane,
  crossroads: m.kvartaly_text_crossroads,
};

const COLOURS = {
  blue: m.kvartaly_colour_blue,
  red: m.kvartaly_colour_red,
  gold: m.kvartaly_colour_gold,
} as const;

const inLanguage = (word: Word, language?: Language): string =>
  word({}, language === undefined ? {} : { locale: language });

export const cardName = (card: Card, language?: Language): string => inLanguage(NAMES[card], language);

export const cardObject = (card: Card): string => inLanguage(OBJECTS[card]);

export const cardText = (card: Card, language?: Language): string => inLanguage(TEXTS[card], language);

/** Everything that stands on a card. */
export const wordsOf = (card: Card, language?: Language): CardWords => ({
  name: cardName(card, language),
  text: cardText(card, language),
  colour: inLanguage(COLOURS[FACTS[card].colour], language),
});
