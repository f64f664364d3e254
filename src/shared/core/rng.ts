import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of dice. Stateful by nature; made anew from (seed, ply), never stored. */
export interface Rng {
  /** A whole number from 0 to n − 1, each equally likely. */
  int(n: number): number;
}

const LANES = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667] as const;

/** 128 bits of a text: one FNV-1a lane a word, each finished by the murmur3 mixer. Pinned by golden tests. */
function stateOf(text: string): number[] {
  return LANES.map((basis) => {
    let hash: number = basis;
    for (let at = 0; at < text.length; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) | 0;
  });
}

/** The dice that belong to a text: the same text gives the same dice for ever. */
export function rngOf(text: string): Rng {
  const state = stateOf(text);
  // The generator has one dead state, all zeros.
  const generator = xoroshiro128plusFromState(state.some((word) => word !== 0) ? state : [...LANES]);
  return { int: (n) => uniformInt(generator, 0, n - 1) };
}

/** The dice of one ply of a match (ply −1 is the deal), independent of how many dice other plies used. */
export const rngAt = (seed: string, ply: number): Rng => rngOf(`${seed}#${ply}`);

/** A shuffled copy (Fisher–Yates, from the end). */
export function shuffle<T>(rng: Rng, list: readonly T[]): T[] {
  const out = [...list];
  for (let last = out.length - 1; last > 0; last--) {
    const pick = rng.int(last + 1);
    const held = out[last] as T;
    out[last] = out[pick] as T;
    out[pick] = held;
  }
  return out;
}

/** One element of a list that is not empty. */
export function pickOne<T>(rng: Rng, list: readonly T[]): T {
  if (list.length === 0) throw new Error('pickOne: empty list');
  return list[rng.int(list.length)] as T;
}
