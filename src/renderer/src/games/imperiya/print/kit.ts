import * as m from '../../../../../i18n/compiled/rooms/imperiya.js';
import { type Card, cardsOf } from '../../../../../shared/games/imperiya/types.ts';
import type { Language, PrintKit } from '../../../print/kit.ts';
import { FULL } from '../draw/full.ts';
import { faceName } from '../words.ts';
import Back from './Back.svelte';
import Front from './Front.svelte';

const cards = cardsOf(1);
const kindOf = (card: Card, locale: Language): string => {
  switch (card.kind) {
    case 'object':
      return m.imperiya_contents_objects({}, { locale });
    case 'universal':
      return m.imperiya_contents_universals({}, { locale });
    case 'money':
      return m.imperiya_contents_money({}, { locale });
    case 'contact':
      return faceName(card, locale);
  }
};

/** The deck of 108 as it is printed: 63 × 88 mm, four units a millimetre. */
export const kit: PrintKit = {
  size: { width: 63, height: 88 },
  units: FULL,
  cards: cards.map(({ name }) => name),
  Front,
  Back,
  contents: (language) => {
    const counts = new Map<string, number>();
    for (const card of cards) {
      const name = kindOf(card, language);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].map(([name, count]) => ({ name, count }));
  },
};
