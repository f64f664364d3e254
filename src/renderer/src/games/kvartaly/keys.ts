import type { Card } from '../../../../shared/games/kvartaly/types.ts';

/** A stack with a name that stays while it moves up, so that it can be seen moving. */
export interface Keyed {
  readonly id: number;
  readonly card: Card;
}

/** Gives the stacks of a field the names they had; those that are new get new ones. */
export function keepKeys(before: readonly Keyed[], cards: readonly Card[]): Keyed[] {
  let next = before.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  let at = 0;
  return cards.map((card) => {
    const found = before.findIndex((keyed, index) => index >= at && keyed.card === card);
    if (found < 0) return { id: next++, card };
    at = found + 1;
    return { id: before[found]?.id ?? next++, card };
  });
}
