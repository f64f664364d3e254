import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSolved } from '../diagram.ts';
import { CELLS, DEFAULTS, PIECES } from '../types.ts';
import { solverFor } from './solve.ts';

const fixtures = join(import.meta.dirname, '../fixtures');

test.each([
  ['solved-lines.txt', false],
  ['solved-squares.txt', true],
])('%s: all 190 positions, from four pieces on', (file, squares) => {
  const options = { ...DEFAULTS, claims: 'auto', squares } as const;
  const solver = solverFor(options, { iterations: Infinity, stopped: () => false });
  const solved = parseSolved(readFileSync(join(fixtures, file), 'utf8'), options);
  expect(solved).toHaveLength(190);
  expect(solved.filter(({ board, hand, value }) => solver.placing(board, hand) !== value)).toEqual([]);
});

test.each([
  ['ten lines', false],
  ['squares, too', true],
])('the whole game is a draw, proved from the empty board without the book: %s', (_, squares) => {
  const options = { ...DEFAULTS, claims: 'auto', squares } as const;
  const solver = solverFor(options, { iterations: Number.MAX_SAFE_INTEGER, stopped: () => false });
  const empty = CELLS.map(() => null);
  expect(solver.gifts(empty).map(({ value }) => value)).toEqual(PIECES.map(() => 0));
});
