import {
  type Card,
  RANK_NAMES,
  rankOf,
  type Suit,
  SUITS,
} from '../../../../../shared/games/foursquare/types.ts';

/** The name printed on a card: A, 2 … 10. */
export const rankName = (card: Card): string => RANK_NAMES[rankOf(card) - 1] ?? '';

export const suitOf = (card: Card): Suit => SUITS.find((suit) => card.endsWith(suit)) ?? 'S';

export const inkOf = (card: Card): string =>
  'HD'.includes(suitOf(card)) ? 'var(--fs-card-red)' : 'var(--fs-card-ink)';

type Spot = readonly [across: number, down: number];

const sides = (...rows: number[]): Spot[] =>
  rows.flatMap((down): Spot[] => [
    [-1, down],
    [1, down],
  ]);

/** Where the pips of ranks 2 to 10 lie, from −1 to 1 each way. */
const PIPS: readonly (readonly Spot[])[] = [
  [
    [0, -1],
    [0, 1],
  ],
  [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  sides(-1, 1),
  [...sides(-1, 1), [0, 0]],
  sides(-1, 0, 1),
  [...sides(-1, 0, 1), [0, -0.5]],
  [...sides(-1, 0, 1), [0, -0.5], [0, 0.5]],
  [...sides(-1, -0.33, 0.33, 1), [0, 0]],
  [...sides(-1, -0.33, 0.33, 1), [0, -0.67], [0, 0.67]],
];

/** The pips of a card in a box of 100 × 128; an ace has one large suit instead. */
export function pipsOf(card: Card): readonly { x: number; y: number; down: boolean; size: number }[] {
  const rank = rankOf(card);
  if (rank === 1) return [{ x: 50, y: 64, down: false, size: 2.7 }];
  const tight = rank > 7;
  return (PIPS[rank - 2] ?? []).map(([across, down]) => ({
    x: 50 + across * (tight ? 14 : 16),
    y: 64 + down * (tight ? 34 : 37),
    down: down > 0,
    size: tight ? 0.68 : 0.78,
  }));
}
