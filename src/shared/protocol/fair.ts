import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FairMix } from '../core/record.ts';
import type { Fair } from './messages.ts';

/** A secret or a part: 128 bits as hex digits. */
export const FAIR_BITS = /^[0-9a-f]{32}$/;

/** What the host publishes before the deal: the SHA-256 of its secret, as anybody can work it out from the text. */
export const commitOf = (secret: string): string => hash(secret);

/** The seed of a deal that nobody could choose: from the host's secret and all parts, by their seats. */
export function seedOf({ secret, parts }: FairMix): string {
  const bySeat = parts.toSorted((one, other) => one.seat - other.seat);
  return hash([secret, ...bySeat.map(({ seat, part }) => `${seat}:${part}`)].join(' ')).slice(0, 32);
}

/** What a finished match says its seed is made of, if that keeps the host's promise and gives this seed. */
export function mixOf({ commit, secret, parts }: Fair, seed: string | null): FairMix | undefined {
  if (secret === null || commitOf(secret) !== commit) return undefined;
  const mix = { secret, parts };
  return seedOf(mix) === seed ? mix : undefined;
}

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
