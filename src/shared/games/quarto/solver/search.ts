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
  /** The pieces (a bit each) that complete a row at once when given after this piece stands on this cell. */
  unsafeAfter(position: Position, cell: number): number;
  /** Positions looked at so far. */
  nodes(): number;
}

const SETS = 1 << 16;
const FULL = SETS - 1;
/** The pieces, a bit each, that have a zero at each attribute. */
const ZEROS = [0x5555, 0x3333, 0x0f0f, 0x00ff] as const;
/** With fewer free cells than this a position is quicker searched than looked up. */
const REMEMBER_FREE = 7;
/** Nodes between two looks at the clock; one less than a power of two. */
const PATIENCE = 0x3fff;

export const POPCOUNT = new Uint8Array(SETS);
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
  const like = new Uint16Array(64);
  const unlike = new Uint16Array(64);
  for (let hand = 0; hand < 16; hand++) {
    for (const [bit, zeros] of ZEROS.entries()) {
      if ((counting & (1 << bit)) === 0) continue;
      like[4 * hand + bit] = hand & (1 << bit) ? FULL - zeros : zeros;
      unlike[4 * hand + bit] = hand & (1 << bit) ? zeros : FULL - zeros;
    }
  }
  // One row a depth: safe gifts and their number, sorted; packed as count, cell, gifts.
  const plans = new Int32Array(16 * 16);
  let nodes = 0;

  function unsafe(
    filled: CellSet,
    w0: CellSet,
    w1: CellSet,
    w2: CellSet,
    w3: CellSet,
    hand: number,
    cell: number,
  ): number {
    const b = 1 << cell;
    const left = FULL & ~filled & ~b;
    const h = hand << 2;
    let pieces = 0;
    // Rows of what differs from the hand do not need the new piece; rows of what is like it may.
    if ((completing[w0] as number) & left) pieces |= unlike[h] as number;
    if ((completing[w1] as number) & left) pieces |= unlike[h + 1] as number;
    if ((completing[w2] as number) & left) pieces |= unlike[h + 2] as number;
    if ((completing[w3] as number) & left) pieces |= unlike[h + 3] as number;
    if ((completing[(filled ^ w0) | b] as number) & left) pieces |= like[h] as number;
    if ((completing[(filled ^ w1) | b] as number) & left) pieces |= like[h + 1] as number;
    if ((completing[(filled ^ w2) | b] as number) & left) pieces |= like[h + 2] as number;
    if ((completing[(filled ^ w3) | b] as number) & left) pieces |= like[h + 3] as number;
    return pieces;
  }

  /** Cells with their safe gifts, those with the fewest first: this order is what makes the search short. */
  function plan(
    placed: number,
    filled: CellSet,
    w0: CellSet,
    w1: CellSet,
    w2: CellSet,
    w3: CellSet,
    hand: number,
    pool: number,
  ): number {
    const base = placed << 4;
    let count = 0;
    for (let rest = FULL & ~filled; rest !== 0; rest &= rest - 1) {
      const cell = 31 - Math.clz32(rest & -rest);
      const safe = pool & ~unsafe(filled, w0, w1, w2, w3, hand, cell);
      if (safe === 0) continue;
      const entry = ((POPCOUNT[safe] as number) << 20) | (cell << 16) | safe;
      let at = base + count++;
      while (at > base && (plans[at - 1] as number) > entry) {
        plans[at] = plans[at - 1] as number;
        at--;
      }
      plans[at] = entry;
    }
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
    // The sixteenth piece makes no row, and whoever places the fifteenth cannot win any more.
    if (placed === 15 || (placed === 14 && attacking)) return false;
    const remembered = placed <= 16 - REMEMBER_FREE;
    if (remembered) {
      const known = memory.recall(filled, w0, w1, w2, w3, attacking);
      if (known !== undefined) return known;
    }
    const proved = expand(placed, filled, w0, w1, w2, w3, hand, pool, attacking);
    if (remembered) memory.keep(filled, w0, w1, w2, w3, attacking, proved);
    return proved;
  }

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
    const count = plan(placed, filled, w0, w1, w2, w3, hand, pool);
    if (placed === 14) return count === 0;
    const base = placed << 4;
    for (let at = base; at < base + count; at++) {
      const entry = plans[at] as number;
      const b = 1 << ((entry >> 16) & 15);
      const now = filled | b;
      for (let gifts = entry & FULL; gifts !== 0; gifts &= gifts - 1) {
        const bit = gifts & -gifts;
        const gift = 31 - Math.clz32(bit);
        const turned = (gift ^ hand) & counting;
        const found = prove(
          placed + 1,
          now,
          turned & 1 ? (filled ^ w0) | b : w0,
          turned & 2 ? (filled ^ w1) | b : w1,
          turned & 4 ? (filled ^ w2) | b : w2,
          turned & 8 ? (filled ^ w3) | b : w3,
          gift,
          pool ^ bit,
          !attacking,
        );
        if (found === attacking) return attacking;
      }
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
    unsafeAfter: ({ filled, differing: [w0, w1, w2, w3], hand }, cell) =>
      unsafe(filled, w0, w1, w2, w3, hand, cell),
    nodes: () => nodes,
  };
}
