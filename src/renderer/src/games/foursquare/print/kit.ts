import * as m from '../../../../../i18n/compiled/rooms/foursquare.js';
import { CARDS } from '../../../../../shared/games/foursquare/types.ts';
import type { PrintKit } from '../../../print/kit.ts';
import Back from './Back.svelte';
import Front from './Front.svelte';
import { CARD } from './size.ts';

/** The deck of 40 as it is printed: 63 × 88 mm. */
export const kit: PrintKit = {
  size: { width: 63, height: 88 },
  units: CARD,
  cards: CARDS,
  Front,
  Back,
  contents: (language) => [{ name: m.foursquare_cards({}, { locale: language }), count: CARDS.length }],
};
