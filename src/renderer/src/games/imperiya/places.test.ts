import { expect, test } from 'vitest';
import type { Move } from '../../../../shared/games/imperiya/types.ts';
import { placesOf } from './places.ts';
import type { Option } from './steps.ts';

const way = (key: string, move: Move, more: Partial<Option> = {}): Option => ({
  ...{ key, label: key, offer: { text: key, move } },
  ...more,
});

/** The keys of what can be done on each place. */
const placed = (...options: readonly Option[]) =>
  Object.fromEntries(
    [...placesOf({ title: '', options })].map(([place, ways]) => [place, ways.map(({ key }) => key)]),
  );

test('a universal goes to each of its rows; on the own front it is asked which', () => {
  const card = 'any-red-yellow.1';
  const lay = (colour: 'red' | 'yellow') => way(colour, { kind: 'lay', card, colour }, { colour });
  expect(placed(lay('red'), lay('yellow'))).toEqual({
    'row:red': ['red'],
    'row:yellow': ['yellow'],
    front: ['red', 'yellow'],
  });
});

test('a Контакт card goes to the bank, or is played on the own front', () => {
  const card = 'fund.1';
  expect(placed(way('play', { kind: 'play', card }), way('bank', { kind: 'bank', card }))).toEqual({
    front: ['play'],
    bank: ['bank'],
  });
});

test('what is done to somebody goes to them, and to nobody else', () => {
  const rocket = (seat: number): Move => ({
    ...{ kind: 'annihilate', card: 'annihilation.1', takes: 'rocket.1' },
    seat,
  });
  expect(placed(way('one', rocket(1), { seat: 1 }), way('two', rocket(2), { seat: 2 }))).toEqual({
    'seat:1': ['one'],
    'seat:2': ['two'],
  });
});
