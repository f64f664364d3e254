import { expect, test } from 'vitest';
import { DEFAULTS } from '../types.ts';
import { isDrawnOpening, openings } from './openings.ts';

test('positions up to symmetry with a piece in hand: 1, 8, 148; with squares 1, 12, 381 (fault: 32 symmetries with squares)', () => {
  expect([0, 1, 2].map((placed) => openings(false, placed).length)).toEqual([1, 8, 148]);
  expect([0, 1, 2].map((placed) => openings(true, placed).length)).toEqual([1, 12, 381]);
});

test('with fewer attributes the book says nothing', () => {
  expect(isDrawnOpening({ ...DEFAULTS, attributes: ['colour', 'top'] }, 0)).toBe(false);
});
