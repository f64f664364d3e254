import {
  cellBuffer,
  copyInto,
  downAfter,
  emptyMet,
  emptyPosition,
  isLost,
  isWon,
  layRank,
  type Met,
  meet,
  offeredFields,
  type Position,
} from './kernel.ts';
import { type Options, RANK_NAMES } from './types.ts';

/** Winning is worth more than any number of piles, but not so much that a sure small win is waited for. */
const WON = 50;
/** How many piles one face-down top costs (a yardstick of the rule page). */
const DARK = 1.5;
/** How many fields are followed further: of the card in hand, and of each card that may come after it. */
const ROOT_WIDTH = 10;
const WIDTH = 6;
const RANKS = RANK_NAMES.length;

/** How many cards of each rank may still come, rank 1 first. */
export type Left = readonly number[];

/** What a turn is worth that ends with so many piles, face-down tops and cards in the stock. */
function worth(piles: number, down: number, stock: number): number {
  if (isWon(piles, down)) return WON + stock;
  if (isLost(down) || stock === 0) return -WON;
  return piles - DARK * down;
}

const hasEnded = ({ piles, down }: Position, stock: number): boolean =>
  isWon(piles, down) || isLost(down) || stock === 0;

/** The field that promises most for the card in hand; `stock` cards lie under it, drawn evenly from `left`. */
export function bestField(
  position: Position,
  rank: number,
  left: Left,
  stock: number,
  flips: Options['flips'],
): number {
  return new Search(left, flips).choose(position, rank, stock);
}

/** Looks at the card in hand, every card that may come next, and every card after that. */
class Search {
  readonly #left: number[];
  readonly #flips: Options['flips'];
  readonly #met: Met = emptyMet();
  readonly #buffer = cellBuffer();

  constructor(left: Left, flips: Options['flips']) {
    this.#left = [...left];
    this.#flips = flips;
  }

  choose(position: Position, rank: number, stock: number): number {
    const next = emptyPosition();
    const hopeful: { field: number; promise: number; ended: boolean }[] = [];
    for (const field of this.#fields(position)) {
      copyInto(next, position);
      layRank(next, field, rank, this.#flips, this.#met);
      const ended = hasEnded(next, stock);
      // A win now beats any hope of one.
      const promise = ended ? 2 * worth(next.piles, next.down, stock) : this.#afterOne(next, stock);
      hopeful.push({ field, promise, ended });
    }
    hopeful.sort((a, b) => b.promise - a.promise);
    let best = -Infinity;
    let choice = 0;
    for (const { field, promise, ended } of hopeful.slice(0, ROOT_WIDTH)) {
      let deeper = promise;
      if (!ended) {
        copyInto(next, position);
        layRank(next, field, rank, this.#flips, this.#met);
        deeper = this.#afterTwo(next, stock);
      }
      if (deeper > best) {
        best = deeper;
        choice = field;
      }
    }
    return choice;
  }

  #fields(position: Position): number[] {
    return [...this.#buffer.subarray(0, offeredFields(position, this.#buffer))];
  }

  /** The mean, over the card drawn next, of the best that its turn can leave. */
  #afterOne(position: Position, stock: number): number {
    const best = new Float64Array(RANKS).fill(-Infinity);
    const count = offeredFields(position, this.#buffer);
    for (let nth = 0; nth < count; nth++) {
      meet(position, this.#buffer[nth] ?? 0, this.#met);
      for (let index = 0; index < RANKS; index++) {
        if (!this.#left[index]) continue;
        const down = downAfter(position, this.#met, index + 1, this.#flips);
        const value = worth(position.piles + this.#met.begins, down, stock - 1);
        if (value > (best[index] ?? 0)) best[index] = value;
      }
    }
    return this.#mean((index) => best[index] ?? 0);
  }

  /** The mean, over the card drawn next, of the best that the card after it can be hoped to leave. */
  #afterTwo(position: Position, stock: number): number {
    const fields = this.#fields(position);
    const next = emptyPosition();
    return this.#mean((index) => {
      let best = -Infinity;
      for (const field of this.#promising(position, fields, index + 1, stock - 1)) {
        copyInto(next, position);
        layRank(next, field, index + 1, this.#flips, this.#met);
        const value = hasEnded(next, stock - 1)
          ? worth(next.piles, next.down, stock - 1)
          : this.#without(index, () => this.#afterOne(next, stock - 1));
        if (value > best) best = value;
      }
      return best;
    });
  }

  /** The fields where a card of this rank leaves most at once. */
  #promising(position: Position, fields: readonly number[], rank: number, stock: number): number[] {
    const valued = fields.map((field) => {
      meet(position, field, this.#met);
      const down = downAfter(position, this.#met, rank, this.#flips);
      return { field, value: worth(position.piles + this.#met.begins, down, stock) };
    });
    return valued
      .sort((a, b) => b.value - a.value)
      .slice(0, WIDTH)
      .map(({ field }) => field);
  }

  /** As if one card of a rank had been drawn. */
  #without(index: number, think: () => number): number {
    const count = this.#left[index] ?? 0;
    this.#left[index] = count - 1;
    const value = think();
    this.#left[index] = count;
    return value;
  }

  #mean(valueOf: (index: number) => number): number {
    let sum = 0;
    let total = 0;
    for (let index = 0; index < RANKS; index++) {
      const cards = this.#left[index] ?? 0;
      if (cards === 0) continue;
      sum += cards * valueOf(index);
      total += cards;
    }
    return total === 0 ? 0 : sum / total;
  }
}
