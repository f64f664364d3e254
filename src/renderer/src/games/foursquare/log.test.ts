import { expect, test } from 'vitest';
import { DEFAULTS, type View } from '../../../../shared/games/foursquare/types.ts';
import { nameMove } from './log.ts';

const view: View = {
  piles: [
    { row: 0, col: 0, cards: ['7C'], up: false },
    { row: 1, col: 1, cards: ['2H', '9S'], up: true },
  ],
  ...{ drawn: '3D', faceDown: 1, phase: 'place', stock: 40, options: DEFAULTS, outcome: null },
};
const named = (row: number, col: number, seen = view) => nameMove({ kind: 'place', row, col }, [], seen);

test('a place is told by the window it covers or by a neighbour, lit ones first, never by numbers of rows', () => {
  expect(named(1, 1)).toContain('9♠');
  expect(named(1, 2)).toBe('справа от 9♠');
  expect(named(-1, 0)).toBe('над 7♣');
  expect(named(0, 1)).toBe('над 9♠'); // also to the right of the dark seven
  expect(named(0, 0, { ...view, piles: [] })).toBe('первое окно дома');
});
