import {
  cellBuffer,
  copyInto,
  downAfter,
  emptyMet,
  emptyPosition,
  isLost,
  isWon,
  layRank,
  meet,
  offeredFields,
  type Position,
} from './kernel.ts';
import { type Options, RANK_NAMES } from './types.ts';

/** Far above anything that piles and dark windows can make. */
const WON = 1000;
/** How many piles one face-down top costs. */
const DARK = 1.5;

/** How many cards of each rank may still come, rank 1 first. */
export type Left = readonly number[];

/** What a turn is worth that ends with so many piles, face-down tops and cards in the stock. */
function worth(piles: number, down: number, stock: number): number {
  if (isWon(piles, down)) return WON + stock;
  if (isLost(down) || stock === 0) return -WON;
  return piles - DARK * down;
}

/** The field that promises most for the card in hand; `stock` cards lie under it, drawn evenly from `left`. */
export function bestField(
  position: Position,
  rank: number,
  left: Left,
  stock: number,
  flips: Options['flips'],
): number {
  const fields = cellBuffer();
  const next = emptyPosition();
  const met = emptyMet();
  const count = offeredFields(position, fields);
  let best = -Infinity;
  let choice = fields[0] ?? 0;
  for (let nth = 0; nth < count; nth++) {
    const field = fields[nth] ?? 0;
    copyInto(next, position);
    layRank(next, field, rank, flips, met);
    const ended = isWon(next.piles, next.down) || isLost(next.down) || stock === 0;
    const promise = ended ? 2 * worth(next.piles, next.down, stock) : expectation(next, left, stock, flips);
    if (promise > best) {
      best = promise;
      choice = field;
    }
  }
  return choice;
}

/** The mean, over the card drawn next, of the best that can be made of it. */
function expectation(position: Position, left: Left, stock: number, flips: Options['flips']): number {
  const fields = cellBuffer();
  const met = emptyMet();
  const best = RANK_NAMES.map(() => -Infinity);
  const count = offeredFields(position, fields);
  for (let nth = 0; nth < count; nth++) {
    meet(position, fields[nth] ?? 0, met);
    for (let index = 0; index < best.length; index++) {
      if (!left[index]) continue;
      const down = downAfter(position, met, index + 1, flips);
      const value = worth(position.piles + met.begins, down, stock - 1);
      if (value > (best[index] ?? 0)) best[index] = value;
    }
  }
  let sum = 0;
  let total = 0;
  for (const [index, value] of best.entries()) {
    const cards = left[index] ?? 0;
    if (cards === 0) continue;
    sum += cards * value;
    total += cards;
  }
  return sum / total;
}
