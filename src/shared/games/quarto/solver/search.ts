import { ATTRIBUTES, type Options } from '../types.ts';
import { type CellSet, geometryOf } from './geometry.ts';
import type { Memory } from './memory.ts';

/**
 * A position of the search: somebody is to place the piece in hand, and no cell makes a row with it.
 * The board is told relative to that piece: which cells are filled, and for each attribute those whose piece differs.
 */
export interface Position {
  readonly filled: CellSet;
  readonly differing: readonly [CellSet, CellSet, CellSet, CellSet];
  /** Number of the piece in hand. */
  readonly hand: number;
  /** The pieces that can still be given, a bit each. */
  readonly pool: number;
}

/** A proof was cut short: neither yes nor no. */
export const STOPPED = Symbol('stopped');

export interface Search {
  /** Whether the mover can force a win (`attacking`), or is forced to lose (not `attacking`). */
  proves(position: Position, attacking: boolean): boolean | typeof STOPPED;
  /** Positions looked at so far. */
  nodes(): number;
}

const SETS = 1 << 16;
const FULL = SETS - 1;
/** The pieces, a bit each, that have a zero at each attribute. */
const ZEROS = [0x5555, 0x3333, 0x0f0f, 0x00ff] as const;
/** With fewer free cells than this a position is quicker searched than looked up. */
const REMEMBER_FREE = 7;
/** With so many pieces placed whoever has a safe move is not lost any more. */
const ENDING = 13;
/** With fewer pieces placed, moves are ordered by how much they leave the opponent; later that costs more than it saves. */
const LOOK_AHEAD = 9;
/** Nodes between two looks at the clock; one less than a power of two. */
const PATIENCE = 0x3fff;

const POPCOUNT = new Uint8Array(SETS);
for (let set = 1; set < SETS; set++) POPCOUNT[set] = (POPCOUNT[set >> 1] as number) + (set & 1);

/** The attributes that count, a bit each. */
export const countingBits = (attributes: Options['attributes']): number =>
  ATTRIBUTES.reduce((bits, name, bit) => bits | (attributes.includes(name) ? 1 << bit : 0), 0);

/**
 * Two yes-or-no proofs by depth-first search. `w0`…`w3` are the sets of cells that differ from the piece in hand; a
 * gift turns a set over where it differs from the hand, so every position is told from its own piece.
 */
export function createSearch(
  { attributes, squares }: Pick<Options, 'attributes' | 'squares'>,
  memory: Memory,
  stopped: () => boolean,
): Search {
  const { completing } = geometryOf(squares);
  const counting = countingBits(attributes);
  // For each piece in hand and attribute: the pieces like it and unlike it; none where the attribute does not count.
  const like = new Int32Array(64);
  const unlike = new Int32Array(64);
  for (let hand = 0; hand < 16; hand++) {
    for (const [bit, zeros] of ZEROS.entries()) {
      if ((counting & (1 << bit)) === 0) continue;
      like[4 * hand + bit] = hand & (1 << bit) ? FULL - zeros : zeros;
      unlike[4 * hand + bit] = hand & (1 << bit) ? zeros : FULL - zeros;
    }
  }
  // One row a number of pieces placed: a cell with its safe gifts as `how many | cell | gifts`, a move as `what it leaves | cell | gift`.
  const plans = new Int32Array(16 * 16);
  const moves = new Int32Array(16 * 256);
  let nodes = 0;
  /** How many cells the last `plan` wrote. */
  let planned = 0;

  /**
   * Writes the cells after which a safe gift is left, with those gifts. Answers how many moves (a cell and a gift) that
   * are; with `any` it is enough to know that there is one. A gift is safe when no cell makes a row with it.
   */
  function plan(
    placed: number,
    filled: CellSet,
    w0: CellSet,
    w1: CellSet,
    w2: CellSet,
    w3: CellSet,
    hand: number,
    pool: number,
    any: boolean,
  ): number {
    const free = FULL & ~filled;
    const s0 = filled ^ w0;
    const s1 = filled ^ w1;
    const s2 = filled ^ w2;
    const s3 = filled ^ w3;
    // Rows of what differs from the hand do not need the new piece; rows of what is like it may.
    const x0 = completing[w0] as number;
    const x1 = completing[w1] as number;
    const x2 = completing[w2] as number;
    const x3 = completing[w3] as number;
    const h = hand << 2;
    const like0 = like[h] as number;
    const like1 = like[h + 1] as number;
    const like2 = like[h + 2] as number;
    const like3 = like[h + 3] as number;
    const unlike0 = unlike[h] as number;
    const unlike1 = unlike[h + 1] as number;
    const unlike2 = unlike[h + 2] as number;
    const unlike3 = unlike[h + 3] as number;
    let end = placed << 4;
    let count = 0;
    for (let rest = free; rest !== 0; rest &= rest - 1) {
      const b = rest & -rest;
      const left = free ^ b;
      // `(0 - set) >> 31` is all ones for a set that is not empty: eight branches that nobody could foretell are spared.
      const unsafe =
        (((0 - (x0 & left)) >> 31) & unlike0) |
        (((0 - (x1 & left)) >> 31) & unlike1) |
        (((0 - (x2 & left)) >> 31) & unlike2) |
        (((0 - (x3 & left)) >> 31) & unlike3) |
        (((0 - ((completing[s0 | b] as number) & left)) >> 31) & like0) |
        (((0 - ((completing[s1 | b] as number) & left)) >> 31) & like1) |
        (((0 - ((completing[s2 | b] as number) & left)) >> 31) & like2) |
        (((0 - ((completing[s3 | b] as number) & left)) >> 31) & like3);
      const safe = pool & ~unsafe;
      if (safe === 0) continue;
      if (any) return 1;
      const many = POPCOUNT[safe] as number;
      count += many;
      plans[end++] = (many << 20) | ((31 - Math.clz32(b)) << 16) | safe;
    }
    planned = end - (placed << 4);
    return count;
  }

  function prove(
    placed: number,
    filled: CellSet,
    w0: CellSet,
    w1: CellSet,
    w2: CellSet,
    w3: CellSet,
    hand: number,
    pool: number,
    attacking: boolean,
  ): boolean {
    if ((++nodes & PATIENCE) === 0 && stopped()) throw STOPPED;
    if (placed >= ENDING) {
      // The sixteenth piece makes no row, and whoever places the fifteenth cannot win any more.
      if (placed === 15 || (attacking && placed === 14)) return false;
      // Nobody wins after the next move: to have a safe one is to hold.
      if (!attacking) return plan(placed, filled, w0, w1, w2, w3, hand, pool, true) === 0;
    }
    const remembered = placed <= 16 - REMEMBER_FREE;
    if (remembered) {
      const known = memory.recall(placed, filled, w0, w1, w2, w3, attacking);
      if (known !== undefined) return known;
    }
    const proved = expand(placed, filled, w0, w1, w2, w3, hand, pool, attacking);
    if (remembered) memory.keep(placed, attacking, proved);
    return proved;
  }

  /** The moves one by one, what leaves the opponent least first: this order is what makes the search short. */
  function expand(
    placed: number,
    filled: CellSet,
    w0: CellSet,
    w1: CellSet,
    w2: CellSet,
    w3: CellSet,
    hand: number,
    pool: number,
    attacking: boolean,
  ): boolean {
    plan(placed, filled, w0, w1, w2, w3, hand, pool, false);
    if (planned === 0) return !attacking; // only unsafe gifts are left
    const first = placed << 4;
    const past = first + planned;
    const ahead = placed < LOOK_AHEAD;
    if (!ahead) sort(plans, first, past);
    const from = placed << 8;
    let to = from;
    for (let at = first; at < past; at++) {
      const entry = plans[at] as number;
      const cell = (entry >> 16) & 15;
      for (let gifts = entry & FULL; gifts !== 0; gifts &= gifts - 1) {
        const gift = 31 - Math.clz32(gifts & -gifts);
        const b = 1 << cell;
        const turned = (gift ^ hand) & counting;
        const v0 = turned & 1 ? (filled ^ w0) | b : w0;
        const v1 = turned & 2 ? (filled ^ w1) | b : w1;
        const v2 = turned & 4 ? (filled ^ w2) | b : w2;
        const v3 = turned & 8 ? (filled ^ w3) | b : w3;
        const rest = pool ^ (1 << gift);
        if (ahead) {
          const left = plan(placed + 1, filled | b, v0, v1, v2, v3, gift, rest, false);
          if (left === 0) return attacking;
          moves[to++] = (left << 8) | (cell << 4) | gift;
        } else if (prove(placed + 1, filled | b, v0, v1, v2, v3, gift, rest, !attacking) === attacking) {
          return attacking;
        }
      }
    }
    sort(moves, from, to);
    for (let at = from; at < to; at++) {
      const move = moves[at] as number;
      const b = 1 << ((move >> 4) & 15);
      const gift = move & 15;
      const turned = (gift ^ hand) & counting;
      const found = prove(
        placed + 1,
        filled | b,
        turned & 1 ? (filled ^ w0) | b : w0,
        turned & 2 ? (filled ^ w1) | b : w1,
        turned & 4 ? (filled ^ w2) | b : w2,
        turned & 8 ? (filled ^ w3) | b : w3,
        gift,
        pool ^ (1 << gift),
        !attacking,
      );
      if (found === attacking) return attacking;
    }
    return !attacking;
  }

  return {
    proves({ filled, differing: [w0, w1, w2, w3], hand, pool }, attacking) {
      try {
        return prove(POPCOUNT[filled] as number, filled, w0, w1, w2, w3, hand, pool, attacking);
      } catch (thrown) {
        if (thrown === STOPPED) return STOPPED;
        throw thrown;
      }
    },
    nodes: () => nodes,
  };
}

/** Sorts a short run, ascending, by insertion. */
function sort(list: Int32Array, from: number, to: number): void {
  for (let next = from + 1; next < to; next++) {
    const item = list[next] as number;
    let at = next;
    while (at > from && (list[at - 1] as number) > item) {
      list[at] = list[at - 1] as number;
      at--;
    }
    list[at] = item;
  }
}
