import { describe, expect, test } from 'vitest';
import { commitOf, seedOf } from '../../../shared/protocol/fair.ts';
import type { Fair } from '../../../shared/protocol/messages.ts';
import { partOf, verdictOf, witnessOf } from './fair.ts';

const secret = '0'.repeat(32);

/** A finished match in whose shuffle this page took part. */
function aMatch(table: string) {
  const commit = commitOf(secret);
  const parts = [{ seat: 1, part: partOf(table, commit) }];
  const fair: Fair = { commit, parts, waiting: [], secret };
  return { fair, seed: seedOf({ secret, parts }), witness: witnessOf(table) };
}

describe('a page checks the shuffle', () => {
  test('its part is the same one however often it is asked for, and remembered with the promise', () => {
    const part = partOf('t1', 'promise');
    expect(part).toMatch(/^[0-9a-f]{32}$/);
    expect(partOf('t1', 'another')).toBe(part);
    expect(partOf('t2', 'promise')).not.toBe(part);
    expect(witnessOf('t1')).toEqual({ table: 't1', commit: 'promise', part });
  });

  test('a promise that is kept is fair, for whoever only came to watch as well', () => {
    const { fair, seed, witness } = aMatch('t3');
    expect(verdictOf(fair, seed, witness, undefined)).toBe('fair');
    expect(verdictOf(fair, seed, undefined, true)).toBe('fair');
  });

  test('another secret, seed or promise than before is not, nor what the own program disagrees with', () => {
    const { fair, seed, witness } = aMatch('t4');
    if (!witness) throw new Error('nothing was remembered');
    expect(verdictOf({ ...fair, secret: '1'.repeat(32) }, seed, witness, undefined)).toBe('broken');
    expect(verdictOf({ ...fair, secret: null }, seed, witness, undefined)).toBe('broken');
    expect(verdictOf(fair, '1'.repeat(32), witness, undefined)).toBe('broken');
    expect(verdictOf(fair, seed, { ...witness, commit: 'another' }, undefined)).toBe('broken');
    expect(verdictOf(fair, seed, witness, false)).toBe('broken');
  });

  test('a page whose part was left out hears of it', () => {
    const { fair, seed } = aMatch('t5');
    const late = { table: 't5', commit: fair.commit, part: 'f'.repeat(32) };
    expect(verdictOf(fair, seed, late, undefined)).toBe('without-me');
  });
});
