import { describe, expect, test } from 'vitest';
import { pickOne, rngAt, rngOf, shuffle } from './rng.ts';

const rolls = (text: string, sides: number, count: number) => {
  const rng = rngOf(text);
  return Array.from({ length: count }, () => rng.int(sides));
};

describe('rng', () => {
  test('the dice of a text are the same for ever', () => {
    expect(rolls('igroteka', 100, 8)).toEqual([64, 65, 52, 26, 66, 67, 98, 26]);
    expect(rolls('', 100, 4)).toEqual([12, 52, 90, 9]);
    expect(rolls('2026-11-30', 1000, 4)).toEqual([601, 393, 290, 139]);
  });

  test('a shuffle of a text is the same for ever', () => {
    expect(shuffle(rngAt('a2f0', -1), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([
      1, 10, 5, 3, 4, 9, 6, 8, 7, 2,
    ]);
  });

  test('plies have dice of their own, however many another ply used', () => {
    const first = rngAt('seed', 3);
    first.int(6);
    const alone = rngAt('seed', 4);
    const after = rngAt('seed', 4);
    expect([alone.int(1e9), alone.int(1e9)]).toEqual([after.int(1e9), after.int(1e9)]);
    expect(rngAt('seed', 3).int(1e9)).not.toBe(rngAt('seed', 4).int(1e9));
  });

  test('every face comes about as often: chi squared over 60,000 rolls', () => {
    const counts = Array.from({ length: 6 }, () => 0);
    for (const face of rolls('fair', 6, 60_000)) counts[face] = (counts[face] ?? 0) + 1;
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // 99.9 % of fair dice stay under 20.5 with five degrees of freedom.
    expect(chi).toBeLessThan(20.5);
  });

  test('neighbouring deal numbers do not share their first card', () => {
    const firsts = Array.from({ length: 2_000 }, (_, nth) => rngAt(String(nth + 1), -1).int(40));
    const counts = new Map<number, number>();
    for (const card of firsts) counts.set(card, (counts.get(card) ?? 0) + 1);
    expect(counts.size).toBe(40);
    expect(Math.max(...counts.values())).toBeLessThan(90);
  });

  test('a shuffle keeps every element and leaves its argument alone', () => {
    const list = Object.freeze([1, 2, 3, 4, 5]);
    expect(shuffle(rngOf('x'), list).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('nothing can be picked from nothing', () => {
    expect(() => pickOne(rngOf('x'), [])).toThrow('empty');
  });
});
