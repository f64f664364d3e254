import { type Card, CARDS, deckOf, FACTS } from '../../../../../shared/games/kvartaly/types.ts';
import type { PrintKit } from '../../../print/kit.ts';
import { FULL } from '../draw/faces.ts';
import { cardName } from '../words.ts';
import Back from './Back.svelte';
import Front from './Front.svelte';

/** The deck of 60, booster included, as it is printed: 63 × 88 mm, four units a millimetre. */
export const kit: PrintKit = {
  size: { width: 63, height: 88 },
  units: FULL,
  cards: deckOf(true),
  Front,
  Back,
  contents: (language) =>
    CARDS.map((card: Card) => ({ name: cardName(card, language), count: FACTS[card].copies })),
};
