import { type Geometry, imageOf, type CellSet } from './geometry.ts';

/**
 * What has been proved. Positions that are turned, mirrored or relabelled images of each other are one entry: told
 * relative to the piece in hand, the four words need only be turned to their least image and sorted. The whole key is
 * kept, so an answer is never another position's.
 */
export interface Memory {
  /** Whether the mover wins (`attacking`) or is lost; undefined where that was not proved. */
  recall(
    filled: CellSet,
    a: CellSet,
    b: CellSet,
    c: CellSet,
    d: CellSet,
    attacking: boolean,
  ): boolean | undefined;
  /** Remembers a proof; of two that fall on one place the one with fewer pieces placed stays, and the latest besides. */
  keep(
    placed: number,
    filled: CellSet,
    a: CellSet,
    b: CellSet,
    c: CellSet,
    d: CellSet,
    attacking: boolean,
    proved: boolean,
  ): void;
}

/** Three words an entry: four sets in two of them; the filled cells, the pieces placed and the verdicts in the third. */
const WIDTH = 3;
const WINS = 1;
const NO_WIN = 2;
const LOSES = 4;
const NO_LOSS = 8;
const PLACED_SHIFT = 4;

/** A memory of 2^`bits` entries of 12 bytes, in pairs: the first keeps the harder proof, the second the latest. */
export function createMemory(geometry: Geometry, bits: number): Memory {
  const table = new Int32Array(WIDTH * 2 ** bits);
  const pairs = 2 ** bits - 2;
  // The key of the position looked up last: where its pair lies and what must stand there.
  let pair = 0;
  let [first, second, third] = [0, 0, 0];

  /** Turns a position to its least image and finds its place. */
  function locate(filled: CellSet, a: CellSet, b: CellSet, c: CellSet, d: CellSet): void {
    const { canonical, turnsAt, turns, images } = geometry;
    const until = turnsAt[filled + 1] as number;
    let [high, low] = [Infinity, Infinity];
    for (let at = turnsAt[filled] as number; at < until; at++) {
      const base = (turns[at] as number) * 512;
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
    first = high | 0;
    second = low | 0;
    third = (canonical[filled] as number) << 16;
    let hash = Math.imul(first ^ Math.imul(second, 0x9e3779b1), 0x85ebca6b) ^ third;
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
    pair = ((hash ^ (hash >>> 13)) & pairs) * WIDTH;
  }

  const isAt = (place: number) =>
    table[place] === first &&
    table[place + 1] === second &&
    ((table[place + 2] as number) & 0xffff0000) === third;

  return {
    recall(filled, a, b, c, d, attacking) {
      locate(filled, a, b, c, d);
      const place = isAt(pair) ? pair : pair + WIDTH;
      if (place !== pair && !isAt(place)) return undefined;
      const known = table[place + 2] as number;
      if (known & (attacking ? WINS : LOSES)) return true;
      return known & (attacking ? NO_WIN | LOSES : NO_LOSS | WINS) ? false : undefined;
    },
    keep(placed, filled, a, b, c, d, attacking, proved) {
      locate(filled, a, b, c, d);
      const verdict = attacking ? (proved ? WINS : NO_WIN) : proved ? LOSES : NO_LOSS;
      for (let place = pair; place <= pair + WIDTH; place += WIDTH) {
        if (!isAt(place)) continue;
        table[place + 2] = (table[place + 2] as number) | verdict;
        return;
      }
      const standing = table[pair + 2] as number;
      const harder = standing === 0 || placed <= ((standing >> PLACED_SHIFT) & 15);
      const place = harder ? pair : pair + WIDTH;
      table[place] = first;
      table[place + 1] = second;
      table[place + 2] = third | (placed << PLACED_SHIFT) | verdict;
    },
  };
}
