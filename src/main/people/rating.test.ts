import { describe, expect, test } from 'vitest';
import { rate, shownRating } from './rating.ts';

const NEW = undefined;

describe('ratings', () => {
  test('the winner goes up, the loser down, and both are better known', () => {
    const [won, lost] = rate([NEW, NEW], [1, 2]);
    const [even] = rate([NEW, NEW], [1, 1]);
    expect(won?.mu).toBeGreaterThan(even?.mu ?? 0);
    expect(lost?.mu).toBeLessThan(even?.mu ?? 0);
    expect(won?.sigma).toBeLessThan(25 / 3);
  });

  test('a win against somebody strong is worth more', () => {
    const strong = { mu: 35, sigma: 2 };
    const [overStrong] = rate([NEW, strong], [1, 2]);
    const [overNew] = rate([NEW, NEW], [1, 2]);
    expect(overStrong?.mu).toBeGreaterThan(overNew?.mu ?? 0);
  });

  test('places count, not seats: the same match from other chairs gives the same', () => {
    const known = [{ mu: 30, sigma: 4 }, NEW, { mu: 20, sigma: 5 }];
    const one = rate(known, [1, 2, 3]);
    const turned = rate(known.toReversed(), [3, 2, 1]);
    for (const [seat, rating] of turned.toReversed().entries()) {
      expect(rating.mu).toBeCloseTo(one[seat]?.mu ?? 0, 9);
      expect(rating.sigma).toBeCloseTo(one[seat]?.sigma ?? 0, 9);
    }
  });

  test('a newcomer is shown as 1000, give or take a third of it', () => {
    expect(shownRating({ mu: 25, sigma: 25 / 3 })).toEqual({ points: 1_000, give: 333 });
    expect(shownRating({ mu: 35, sigma: 2 })).toEqual({ points: 2_160, give: 80 });
  });
});
