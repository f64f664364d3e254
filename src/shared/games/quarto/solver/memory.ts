import { type Geometry, imageOf, type CellSet } from './geometry.ts';

/**
 * What has been proved. Positions that are turned, mirrored or relabelled images of each other are one entry: told
 * relative to the piece in hand, the four words need only be turned to their least image and sorted. The whole key is
 * kept, so an answer is never another position's.
 */
export interface Memory {
  /**
   * Whether the mover wins (`attacking`) or is lost; undefined where that was not proved. The place found is kept for
   * this number of pieces placed, until the next call with the same number.
   */
  recall(
    placed: number,
    filled: CellSet,
    a: CellSet,
    b: CellSet,
    c: CellSet,
    d: CellSet,
    attacking: boolean,
  ): boolean | undefined;
  /**
   * Remembers a proof of the position recalled last with so many pieces; of two that fall on one place the one with
   * fewer pieces stays, and the latest besides.
   */
  keep(placed: number, attacking: boolean, proved: boolean): void;
}

/** Three words an entry: four sets in two of them; the filled cells, the pieces placed and the verdicts in the third. */
const WIDTH = 3;
const WINS = 1;
const NO_WIN = 2;
const LOSES = 4;
const NO_LOSS = 8;
const PLACED_SHIFT = 4;

/** A memory of 2^`bits` entries of 12 bytes, in pairs: the first keeps the harder proof, the second the latest. */
export function createMemory({ canonical, turnsAt, turns, images }: Geometry, bits: number): Memory {
  const table = new Int32Array(WIDTH * 2 ** bits);
  const pairs = 2 ** bits - 2;
  /** For each number of pieces placed: where the pair of the position recalled last lies, and what must stand there. */
  const found = new Int32Array(4 * 16);

  /** Turns a position to its least image and finds its place. */
  function locate(at: number, filled: CellSet, a: CellSet, b: CellSet, c: CellSet, d: CellSet): void {
    const until = turnsAt[filled + 1] as number;
    let [high, low] = [Infinity, Infinity];
    for (let turn = turnsAt[filled] as number; turn < until; turn++) {
      const base = (turns[turn] as number) * 512;
      const w = imageOf(images, base, a);
      const x = imageOf(images, base, b);
      const y = imageOf(images, base, c);
      const z = imageOf(images, base, d);
      // Sorting four takes five comparisons.
      const small = Math.min(w, x);
      const large = Math.max(w, x);
      const little = Math.min(y, z);
      const big = Math.max(y, z);
      const inner = Math.max(small, little);
      const outer = Math.min(large, big);
      const upper = Math.min(small, little) * 65_536 + Math.min(inner, outer);
      const lower = Math.max(inner, outer) * 65_536 + Math.max(large, big);
      if (upper < high || (upper === high && lower < low)) {
        high = upper;
        low = lower;
      }
    }
    const third = (canonical[filled] as number) << 16;
    let hash = Math.imul((high | 0) ^ Math.imul(low | 0, 0x9e3779b1), 0x85ebca6b) ^ third;
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
    found[at] = ((hash ^ (hash >>> 13)) & pairs) * WIDTH;
    found[at + 1] = high;
    found[at + 2] = low;
    found[at + 3] = third;
  }

  const holds = (place: number, at: number) =>
    table[place] === found[at + 1] &&
    table[place + 1] === found[at + 2] &&
    ((table[place + 2] as number) & 0xffff0000) === found[at + 3];

  return {
    recall(placed, filled, a, b, c, d, attacking) {
      const at = placed << 2;
      locate(at, filled, a, b, c, d);
      let place = found[at] as number;
      if (!holds(place, at)) {
        place += WIDTH;
        if (!holds(place, at)) return undefined;
      }
      const known = table[place + 2] as number;
      if (known & (attacking ? WINS : LOSES)) return true;
      return known & (attacking ? NO_WIN | LOSES : NO_LOSS | WINS) ? false : undefined;
    },
    keep(placed, attacking, proved) {
      const at = placed << 2;
      const pair = found[at] as number;
      const verdict = attacking ? (proved ? WINS : NO_WIN) : proved ? LOSES : NO_LOSS;
      for (let place = pair; place <= pair + WIDTH; place += WIDTH) {
        if (!holds(place, at)) continue;
        table[place + 2] = (table[place + 2] as number) | verdict;
        return;
      }
      const standing = table[pair + 2] as number;
      const harder = standing === 0 || placed <= ((standing >> PLACED_SHIFT) & 15);
      const place = harder ? pair : pair + WIDTH;
      table[place] = found[at + 1] as number;
      table[place + 1] = found[at + 2] as number;
      table[place + 2] = (found[at + 3] as number) | (placed << PLACED_SHIFT) | verdict;
    },
  };
}
