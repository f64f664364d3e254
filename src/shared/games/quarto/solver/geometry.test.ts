import { expect, test } from 'vitest';
import { linesOf } from '../rows.ts';
import { symmetriesOf } from './geometry.ts';

test('32 symmetries of the board keep the ten lines, 8 keep the squares, too (fault: all 32 used with squares)', () => {
  expect(symmetriesOf(linesOf({ squares: false }))).toHaveLength(32);
  expect(symmetriesOf(linesOf({ squares: true }))).toHaveLength(8);
});
