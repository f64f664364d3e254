import {
  app_game_carcassonne,
  app_game_foursquare,
  app_game_imperiya,
  app_game_kvartaly,
  app_game_quarto,
} from '../../../i18n/compiled/rooms/app.js';

type Name = (inputs?: Record<string, never>, options?: { locale?: 'ru' | 'en' }) => string;

const NAMES: Readonly<Record<string, Name>> = {
  quarto: app_game_quarto,
  foursquare: app_game_foursquare,
  carcassonne: app_game_carcassonne,
  kvartaly: app_game_kvartaly,
  imperiya: app_game_imperiya,
};

/** A game's name in the chosen language, or in another one; an id that this version does not know stands for itself. */
export const gameName = (id: string, locale?: 'ru' | 'en'): string =>
  NAMES[id]?.({}, locale === undefined ? {} : { locale }) ?? id;
