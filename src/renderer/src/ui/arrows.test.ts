import { expect, test } from 'vitest';
import { isArrow, placeTowards } from './arrows.ts';

const PLACES = [
  { row: 0, col: 0 },
  { row: 0, col: 3 },
  { row: 1, col: 1 },
  { row: -2, col: 0 },
];

test('an arrow goes to the nearest place that way, straight on rather than aside', () => {
  expect(placeTowards('ArrowRight', { row: 0, col: 0 }, PLACES)).toEqual({ row: 0, col: 3 });
  expect(placeTowards('ArrowUp', { row: 0, col: 0 }, PLACES)).toEqual({ row: -2, col: 0 });
  expect(placeTowards('ArrowDown', { row: 0, col: 0 }, PLACES)).toEqual({ row: 1, col: 1 });
});

test('where there is nothing that way, an arrow goes nowhere', () => {
  expect(placeTowards('ArrowLeft', { row: 0, col: 0 }, PLACES)).toBeUndefined();
  expect(isArrow('Enter')).toBe(false);
});
