import { expect, test } from 'vitest';
import { dayOf, parsePlaces, readOptions, seatPlans, withPlace } from './plan.ts';

const TWO = { min: 2, max: 2 };

test('an address fills the seats in its order', () => {
  expect(parsePlaces('me,bot:4', TWO)).toEqual([{ kind: 'me' }, { kind: 'bot', level: 4 }]);
  expect(parsePlaces('here,open', TWO)).toEqual([{ kind: 'here', name: '' }, { kind: 'open' }]);
});

test('an address that does not fit fills nothing', () => {
  for (const text of [null, '', 'me', 'me,bot:6', 'me,bot', 'me,open,open', 'me,cat'])
    expect(parsePlaces(text, TWO)).toBeUndefined();
});

test('there is only one "me"', () => {
  const places = withPlace([{ kind: 'me' }, { kind: 'open' }], 1, { kind: 'me' });
  expect(places).toEqual([{ kind: 'here', name: '' }, { kind: 'me' }]);
});

test('people without a name get one by their seat', () => {
  const places = [{ kind: 'me' }, { kind: 'here', name: ' ' }, { kind: 'here', name: ' Петя ' }] as const;
  expect(seatPlans(places, 'Аня', (seat) => `Игрок ${seat + 1}`)).toEqual([
    { kind: 'here', name: 'Аня' },
    { kind: 'here', name: 'Игрок 2' },
    { kind: 'here', name: 'Петя' },
  ]);
});

test('options of an address are completed and what does not fit falls back', () => {
  const specs = [
    { kind: 'choice', name: 'squares', values: [false, true], fallback: false },
    { kind: 'subset', name: 'attributes', values: ['a', 'b', 'c'], fallback: ['a', 'b', 'c'] },
    { kind: 'each-seat', name: 'colours', values: ['red', 'blue'] },
  ] as const;
  expect(readOptions(specs, '{"squares":true,"attributes":["c","a"]}')).toEqual({
    squares: true,
    attributes: ['a', 'c'],
  });
  expect(readOptions(specs, '{"squares":"yes","attributes":[]}')).toEqual(readOptions(specs, null));
  expect(readOptions(specs, '{broken')).toEqual({ squares: false, attributes: ['a', 'b', 'c'] });
  expect(readOptions(specs, '{"colours":["blue","red"]}')['colours']).toEqual(['blue', 'red']);
});

test('the deal of the day is named by the local date', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
