import type { CardName } from './types.ts';
import { cardOf } from './types.ts';

/** Something that could be paid, and what giving it away would cost beyond its nominal. */
export interface Payable {
  readonly card: CardName;
  readonly cost: number;
}

/**
 * The cards with which a debt is paid best: least overpaid and least lost, by the costs given.
 * Everything when all of it does not reach the debt (I18).
 */
export function cheapestPayment(payables: readonly Payable[], debt: number): readonly CardName[] {
  // best[sum]: the cheapest set that brings exactly this sum. Sums beyond the debt never need more than one card too many.
  const most = debt + payables.reduce((top, { card }) => Math.max(top, cardOf(card).nominal), 0);
  const best: ({ readonly cost: number; readonly cards: readonly CardName[] } | undefined)[] = [
    { cost: 0, cards: [] },
  ];
  for (const { card, cost } of payables) {
    const { nominal } = cardOf(card);
    for (let sum = Math.min(most, debt - 1 + nominal); sum >= nominal; sum--) {
      const base = best[sum - nominal];
      if (base === undefined || sum - nominal >= debt) continue;
      const total = base.cost + nominal + cost;
      const known = best[sum];
      if (known === undefined || total < known.cost)
        best[sum] = { cost: total, cards: [...base.cards, card] };
    }
  }
  const reached = best.slice(debt).flatMap((set) => (set === undefined ? [] : [set]));
  const [first, ...others] = reached;
  if (first === undefined) return payables.map(({ card }) => card);
  return others.reduce((cheapest, set) => (set.cost < cheapest.cost ? set : cheapest), first).cards;
}
