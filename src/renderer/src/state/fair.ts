import { mixOf } from '../../../shared/protocol/fair.ts';
import type { Fair } from '../../../shared/protocol/messages.ts';
import { keep, kept, randomName } from '../net/kept.ts';

/** What this page knows of a shuffle from before the deal: what the host promised, and its own part. */
export interface Witness {
  readonly table: string;
  readonly commit: string;
  readonly part: string;
}

/** Matches after which nobody asks any more how they were shuffled. */
const MOST = 32;

/** This page's part of a shuffle, the same one however often it is asked for; the first promise is remembered with it. */
export function partOf(table: string, commit: string): string {
  const known = witnessOf(table);
  if (known) return known.part;
  const part = randomName(16);
  keep('shuffles', [...witnesses(), { table, commit, part }].slice(-MOST));
  return part;
}

export const witnessOf = (table: string): Witness | undefined =>
  witnesses().find((witness) => witness.table === table);

function witnesses(): readonly Witness[] {
  const list = kept('shuffles');
  return Array.isArray(list) ? list.filter(isWitness) : [];
}

const isWitness = (value: unknown): value is Witness =>
  typeof value === 'object' &&
  value !== null &&
  ['table', 'commit', 'part'].every(
    (key) => typeof Object.entries(value).find(([name]) => name === key)?.[1] === 'string',
  );

export type Verdict = 'fair' | 'without-me' | 'broken';

/**
 * What came of the promise, once the match is over and everything is revealed. `witness`: what this page saw before;
 * `replayed`: what its own program found that has played the match through.
 */
export function verdictOf(
  fair: Fair,
  seed: string | null,
  witness: Witness | undefined,
  replayed: boolean | undefined,
): Verdict {
  if (replayed === false || mixOf(fair, seed) === undefined) return 'broken';
  if (witness === undefined) return 'fair';
  if (witness.commit !== fair.commit) return 'broken';
  return fair.parts.some(({ part }) => part === witness.part) ? 'fair' : 'without-me';
}
