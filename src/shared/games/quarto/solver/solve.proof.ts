import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSolved } from '../diagram.ts';
import { DEFAULTS } from '../types.ts';
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
