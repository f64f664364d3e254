import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Effort } from '../../../core/game.ts';
import { parseDiagram, parseSolved, pieceOfDigit } from '../diagram.ts';
import { placedOn } from '../turn.ts';
import { DEFAULTS, type Options } from '../types.ts';
import { solverFor } from './solve.ts';

const UNHURRIED: Effort = { iterations: 1_000_000, stopped: () => false };
const fixtures = join(import.meta.dirname, '../fixtures');
const AUTO: Options = { ...DEFAULTS, claims: 'auto' };

describe.each([
  ['solved-lines.txt', AUTO],
  ['solved-squares.txt', { ...AUTO, squares: true }],
] as const)('%s', (file, options) => {
  // Fewer pieces take longer: those are for the proof.
  const solved = parseSolved(readFileSync(join(fixtures, file), 'utf8'), options);
  const quick = solved.filter(({ board }) => placedOn(board) >= 6);

  test(`agrees in all ${quick.length} positions with six pieces and more`, () => {
    expect(quick.length).toBeGreaterThan(100);
    const solver = solverFor(options, UNHURRIED);
    expect(quick.filter(({ board, hand, value }) => solver.placing(board, hand) !== value)).toEqual([]);
  });
});

describe('solved positions of the page', () => {
  const VALUES: Readonly<Record<string, number>> = { '+': 1, '=': 0, '-': -1 };
  test.each([
    ['5.3D/...9/FB18/20E7', false, '4- 6- A= C='],
    ['..3./2..6/7F8A/0C5B', false, '1- 4- 9- D= E-'],
    ['CAB./.9.F/D243/...E', false, '0- 1- 5+ 6- 7- 8-'],
    ['9437/8..D/.F../C16.', false, '0- 2= 5- A- B- E-'],
    ['.4C./7.0./.93F/2.1.', false, '5- 6- 8- A- B- D- E+'],
    ['4.9A/B85./C..2/..E.', false, '0= 1= 3= 6= 7= D= F='],
    ['12../A0F7/.3E./C...', false, '4- 5- 6- 8- 9- B- D='],
    ['..D2/.1../..F3/07.9', false, '4- 5- 6- 8- A- B- C- E-'],
    ['2.../DA../5B../.8.3', false, '0- 1- 4= 6- 7- 9- C- E- F-'],
    ['..96/3..5/F.../.7B.', false, '0= 1- 2- 4= 8= A- C= D- E='],
    ['..../.0../.C.6/D.24', false, '1= 3- 5= 7= 8= 9- A= B= E= F='],
    ['9.E./.12B/76.0/483A', true, '5- C- D+ F-'],
    ['D..7/281./3.6./40B.', true, '5- 9- A- C- E- F-'],
    ['605./..../C21./.9F7', true, '3- 4- 8- A- B- D- E+'],
    ['4.../98../7..F/2.16', true, '0- 3- 5- A- B+ C- D- E-'],
    ['26E./.4.3/...8/.C..', true, '0- 1- 5- 7- 9- A- B- D- F-'],
  ])('%s (squares %s): every gift has its value', (text, squares, gifts) => {
    const solver = solverFor({ ...AUTO, squares }, UNHURRIED);
    const found = new Map(
      solver.gifts(parseDiagram(text, AUTO).board).map(({ piece, value }) => [piece, value]),
    );
    for (const gift of gifts.split(' ')) {
      expect([gift, found.get(pieceOfDigit(gift[0] ?? ''))]).toEqual([gift, VALUES[gift[1] ?? '']]);
    }
    expect(found.size).toBe(gifts.split(' ').length);
  });
});
