import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bin } from './bins.ts';

describe('bins', () => {
  test('nothing played, nothing drawn', () => {
    expect(bin([])).toEqual([]);
  });

  test('a result of a duel falls into halves', () => {
    const bins = bin([
      { points: 0, matches: 3 },
      { points: 0.5, matches: 1 },
      { points: 1, matches: 4 },
    ]);
    expect(bins.map(({ from, matches }) => [from, matches])).toEqual([
      [0, 3],
      [0.5, 1],
      [1, 4],
    ]);
  });

  test('hold every match, each in the bin of its points, twelve bins at most', () => {
    const lines = fc.array(fc.record({ points: fc.integer({ min: -50, max: 500 }), matches: fc.nat(20) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(lines, (distribution) => {
        const bins = bin(distribution);
        const sum = (list: readonly { matches: number }[]) => list.reduce((all, one) => all + one.matches, 0);
        expect(bins.length).toBeLessThanOrEqual(12);
        expect(sum(bins)).toBe(sum(distribution));
        for (const { points } of distribution) {
          expect(bins.some(({ from, to }) => points >= from && points < to)).toBe(true);
        }
      }),
    );
  });
});
