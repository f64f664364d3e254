import { colourWith, outsideOf, payables, rocketPlace, rowOf } from './rows.ts';
import { type CardName, cardOf, type Front, systemOf } from './types.ts';

/** What giving a card away costs beside its nominal, in империалы: a system more than a begun row, money nothing. */
function loss(front: Front, card: CardName): number {
  const colour = colourWith(front, card);
  if (colour === undefined) {
    const place = rocketPlace(front, card);
    return place === undefined ? 0 : place === 'loose' ? 1 : 2;
  }
  const together = outsideOf(front, colour).length;
  const flexible = cardOf(card).kind === 'universal' ? 1 : 0;
  // With nothing beside the systems of its row, a card breaks one of them.
  if (together === 0) return rowOf(front, colour).length > 0 ? 16 + flexible : 0;
  return 2 + (together * 6) / systemOf(colour).size + flexible;
}

/**
 * The cards with which a debt is paid best: least overpaid, least lost.
 * Everything payable when all of it does not reach the debt (I18).
 */
export function cheapestPayment(front: Front, debt: number): readonly CardName[] {
  const choice = payables(front);
  // best[sum]: the cheapest set that brings exactly this sum; a set that reaches the debt is never added to.
  const best: ({ readonly cost: number; readonly cards: readonly CardName[] } | undefined)[] = [
    { cost: 0, cards: [] },
  ];
  for (const card of choice) {
    const { nominal } = cardOf(card);
    const cost = nominal + loss(front, card);
    for (let base = debt - 1; base >= 0; base--) {
      const set = best[base];
      if (set === undefined) continue;
      const known = best[base + nominal];
      const total = set.cost + cost;
      if (known === undefined || total < known.cost) {
        best[base + nominal] = { cost: total, cards: [...set.cards, card] };
      }
    }
  }
  const reached = best.slice(debt).flatMap((set) => (set === undefined ? [] : [set]));
  if (reached.length === 0) return choice;
  return reached.reduce((cheapest, set) => (set.cost < cheapest.cost ? set : cheapest)).cards;
}

/** The next card of that payment: the dearest first, so that it may turn out enough. */
export function nextPayment(front: Front, left: number): CardName | undefined {
  return cheapestPayment(front, left).toSorted((a, b) => cardOf(b).nominal - cardOf(a).nominal)[0];
}
