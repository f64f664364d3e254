import { expect, test } from 'vitest';
import { turningPoints } from './turning.ts';

const of = (...first: number[]) =>
  first.map((chance, ply) => ({ ply, bySeat: [chance, 1 - chance], exact: false }));

test('a turning point belongs to whoever made the move, and is good or bad for them', () => {
  const points = turningPoints(of(0.5, 0.52, 0.9, 0.88, 0.3), [1, 0, 1, 0]);
  expect(points).toEqual([
    { ply: 2, seat: 0, good: true },
    { ply: 4, seat: 0, good: false },
  ]);
});

test('a slip of the second player raises the first one', () => {
  expect(turningPoints(of(0.5, 0.9), [1])).toEqual([{ ply: 1, seat: 1, good: false }]);
});

test('only the four largest are named, in the order of the match', () => {
  const points = turningPoints(of(0.1, 0.4, 0.1, 0.5, 0.1, 0.9, 0.1), [0, 0, 0, 0, 0, 0]);
  expect(points.map(({ ply }) => ply)).toEqual([3, 4, 5, 6]);
});

test('nothing is made of gaps in the analysis', () => {
  const [first, , third] = of(0.5, 0.5, 0.95);
  expect(first && third && turningPoints([first, third], [0, 0])).toEqual([]);
});
