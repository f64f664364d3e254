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
  keep(
    filled: CellSet,
    a: CellSet,
    b: CellSet,
    c: CellSet,
    d: CellSet,
    attacking: boolean,
    proved: boolean,
  ): void;
}

/** Three words an entry: the filled cells, four sets, and what is known of both questions. */
const WIDTH = 3;
const KNOWN = { attack: 1, attackYes: 2, loss: 4, lossYes: 8 } as const;

/** A memory of 2^`bits` entries of 12 bytes; an entry gives way to the one that comes last. */
export function createMemory(geometry: Geometry, bits: number): Memory {
  const table = new Int32Array(WIDTH * 2 ** bits);
  const mask = 2 ** bits - 1;
  // The key of the position looked up last: where it lies and what must stand there.
  let place = 0;
  let [first, second, third] = [0, 0, 0];

  /** Turns a position to its least image and finds its place. */
  function locate(filled: CellSet, a: CellSet, b: CellSet, c: CellSet, d: CellSet): void {
    const { canonical, turnsAt, turns, images } = geometry;
    const until = turnsAt[filled + 1] as number;
    let [high, low] = [Infinity, Infinity];
    for (let at = turnsAt[filled] as number; at < until; at++) {
      const base = (turns[at] as number) * 512;
      let w = imageOf(images, base, a);
      let x = imageOf(images, base, b);
      let y = imageOf(images, base, c);
      let z = imageOf(images, base, d);
      let swap;
      // Sorting four: five comparisons.
      if (w > x) ((swap = w), (w = x), (x = swap));
      if (y > z) ((swap = y), (y = z), (z = swap));
      if (w > y) ((swap = w), (w = y), (y = swap));
      if (x > z) ((swap = x), (x = z), (z = swap));
      if (x > y) ((swap = x), (x = y), (y = swap));
      const upper = w * 65_536 + x;
      const lower = y * 65_536 + z;
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
    place = ((hash ^ (hash >>> 13)) & mask) * WIDTH;
  }

  const isHere = () =>
    table[place] === first &&
    table[place + 1] === second &&
    ((table[place + 2] as number) & 0xffff0000) === third;

  return {
    recall(filled, a, b, c, d, attacking) {
      locate(filled, a, b, c, d);
      if (!isHere()) return undefined;
      const known = table[place + 2] as number;
      if (attacking) return known & KNOWN.attack ? (known & KNOWN.attackYes) !== 0 : undefined;
      return known & KNOWN.loss ? (known & KNOWN.lossYes) !== 0 : undefined;
    },
    keep(filled, a, b, c, d, attacking, proved) {
      locate(filled, a, b, c, d);
      const before = isHere() ? (table[place + 2] as number) & 0xffff : 0;
      const yes = attacking ? KNOWN.attackYes : KNOWN.lossYes;
      const news = (attacking ? KNOWN.attack : KNOWN.loss) | (proved ? yes : 0);
      table[place] = first;
      table[place + 1] = second;
      table[place + 2] = third | before | news;
    },
  };
}
