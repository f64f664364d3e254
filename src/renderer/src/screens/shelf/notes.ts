import * as m from '../../../../i18n/compiled/rooms/app.js';
import type { GameId } from '../../ui/faces.ts';

const NOTES: Readonly<Record<GameId, () => string>> = {
  quarto: m.app_note_quarto,
  foursquare: m.app_note_foursquare,
  carcassonne: m.app_note_carcassonne,
  kvartaly: m.app_note_kvartaly,
  imperiya: m.app_note_imperiya,
};

/** For how many, and how long: the line under a box. */
export const note = (game: GameId): string => NOTES[game]();

/** A greeting by the hour of the day. */
export function greeting(hour: number): string {
  if (hour < 5) return m.app_hello_night();
  if (hour < 12) return m.app_hello_morning();
  if (hour < 18) return m.app_hello_day();
  return m.app_hello_evening();
}
