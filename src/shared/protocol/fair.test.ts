import { expect, test } from 'vitest';
import { commitOf, seedOf } from './fair.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f';
const [ONE, TWO] = ['11111111111111111111111111111111', '22222222222222222222222222222222'];

test('what is published is the SHA-256 of the secret as text, as any tool works it out', () => {
  expect(commitOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('the seed is pinned: an old record stays checkable', () => {
  expect(seedOf({ secret: SECRET, parts: [{ seat: 1, part: ONE }] })).toBe(
    '36deb317b9612330c291e4a0cabd2d88',
  );
});

test('every part, its seat and the secret make the seed, their order does not', () => {
  const parts = [
    { seat: 1, part: ONE },
    { seat: 3, part: TWO },
  ];
  const seed = seedOf({ secret: SECRET, parts });
  expect(seedOf({ secret: SECRET, parts: parts.toReversed() })).toBe(seed);
  const others = [
    seedOf({ secret: ONE, parts }),
    seedOf({ secret: SECRET, parts: parts.slice(1) }),
    seedOf({ secret: SECRET, parts: [{ seat: 2, part: ONE }, ...parts.slice(1)] }),
    seedOf({ secret: SECRET, parts: [{ seat: 1, part: TWO }, ...parts.slice(1)] }),
  ];
  expect(new Set([seed, ...others]).size).toBe(5);
});
