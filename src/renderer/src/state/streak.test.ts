import { expect, test } from 'vitest';
import { daysAt, later, readStreak, solvedOn } from './streak.ts';

const none = readStreak(undefined);
const three = ['2026-02-27', '2026-02-28', '2026-03-01'].reduce(solvedOn, none);

test('a streak grows by a day a day, over the end of a month, and a day counts once', () => {
  expect(three).toEqual({ last: '2026-03-01', days: 3, best: 3 });
  expect(solvedOn(three, '2026-03-01')).toBe(three);
});

test('it stands until a day went by unsolved, and the best one stays', () => {
  expect([daysAt(three, '2026-03-01'), daysAt(three, '2026-03-02'), daysAt(three, '2026-03-03')]).toEqual([
    3, 3, 0,
  ]);
  expect(solvedOn(three, '2026-03-05')).toEqual({ last: '2026-03-05', days: 1, best: 3 });
});

test('a clock that was set back takes nothing away', () => {
  expect(solvedOn(three, '2026-02-20')).toBe(three);
});

test('what was stored is read back; what is broken counts as nothing', () => {
  expect(readStreak(JSON.parse(JSON.stringify(three)))).toEqual(three);
  for (const broken of [null, 'x', {}, { ...three, days: -1 }, { ...three, last: 'yesterday' }]) {
    expect(readStreak(broken)).toEqual(none);
  }
});

test('of two that were kept apart the later one counts, of one day the longer one', () => {
  const shorter = { last: '2026-03-01', days: 1, best: 1 };
  expect(later(shorter, three)).toBe(three);
  expect(later(three, { last: '2026-03-02', days: 1, best: 1 })).toMatchObject({ last: '2026-03-02' });
});
