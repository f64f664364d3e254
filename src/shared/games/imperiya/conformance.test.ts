import { describe, expect, test } from 'vitest';
import { checkGame, imaginesVary } from '../../core/conformance.ts';
import { imperiya } from './index.ts';

/** Longest random matches seen have about 1,300 plies with sixteen seats; fifty rounds with surplus cards bound them all. */
const LONGEST = 20_000;

describe('every match that can be played holds the contract', () => {
  test.each([
    { seats: 2, options: {}, matches: 2 },
    { seats: 2, options: { systems: 4 }, matches: 1 },
    { seats: 3, options: {}, matches: 1 },
    { seats: 4, options: { systems: 2, decks: 2 }, matches: 1 },
    { seats: 8, options: { systems: 2 }, matches: 2 },
    { seats: 16, options: { systems: 2, decks: 2 }, matches: 1 },
  ])('$seats seats, $options', ({ seats, options, matches }) => {
    checkGame(imperiya, { cases: [{ seats, options }], matches, longest: LONGEST });
  });

  test('the unseen cards are imagined differently each time', () => {
    expect(imaginesVary(imperiya, 4, {}, 'imagined')).toBe(true);
  });
});
