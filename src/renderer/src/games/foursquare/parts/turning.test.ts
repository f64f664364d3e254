import { expect, test } from 'vitest';
import { turningOf } from './turning.ts';

test('the row turns before the column, outwards from the card', () => {
  const { after, lines } = turningOf(7, { row: 0, col: 0 }, [
    {
      kind: 'turned',
      line: 'row',
      piles: [
        { row: 0, col: -2, card: '9S', up: false },
        { row: 0, col: 1, card: '3H', up: true },
      ],
    },
    { kind: 'turned', line: 'column', piles: [{ row: 2, col: 0, card: '4D', up: false }] },
  ]);
  const at = (place: string) => after.get(place) ?? -1;
  expect(lines.map(({ line }) => line)).toEqual(['row', 'column']);
  expect(at('0,1')).toBeLessThan(at('0,-2'));
  expect(at('0,-2')).toBeLessThan(at('2,0'));
});
