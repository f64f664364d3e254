import { describe, expect, test } from 'vitest';
import { daysInARow, wilson } from './stats-page.ts';

describe('win share', () => {
  test('has the interval of Wilson’s formula', () => {
    const { value, low, high } = wilson(58, 92);
    expect(value).toBeCloseTo(0.6304, 4);
    expect(low).toBeCloseTo(0.5284, 3);
    expect(high).toBeCloseTo(0.722, 3);
  });

  test.each([
    [0, 1],
    [1, 1],
    [0, 10],
    [10, 10],
    [5, 10],
  ])('%i of %i lies inside its interval, which stays within 0 and 1', (won, played) => {
    const { value, low, high } = wilson(won, played);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
  });
});

describe('days in a row', () => {
  test('count back from today, over the end of a month', () => {
    expect(daysInARow(['2026-02-27', '2026-02-28', '2026-03-01'], '2026-03-01')).toBe(3);
  });

  test('still stand while today is not won yet', () => {
    expect(daysInARow(['2026-11-28', '2026-11-29'], '2026-11-30')).toBe(2);
  });

  test('begin anew after a missed day', () => {
    expect(daysInARow(['2026-11-25', '2026-11-26', '2026-11-28'], '2026-11-30')).toBe(0);
    expect(daysInARow([], '2026-11-30')).toBe(0);
  });
});
