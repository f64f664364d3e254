import {
  app_game_carcassonne,
  app_game_foursquare,
  app_game_imperiya,
  app_game_kvartaly,
  app_game_quarto,
} from '../../../i18n/compiled/rooms/app.js';

const NAMES: Readonly<Record<string, () => string>> = {
  quarto: app_game_quarto,
  foursquare: app_game_foursquare,
  carcassonne: app_game_carcassonne,
  kvartaly: app_game_kvartaly,
  imperiya: app_game_imperiya,
};

/** A game's name in the chosen language; an id that this version does not know stands for itself. */
export const gameName = (id: string): string => NAMES[id]?.() ?? id;
