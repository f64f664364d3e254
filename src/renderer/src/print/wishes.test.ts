import { expect, test } from 'vitest';
import { type Wishes, wishesFrom, withPrinter, withShift } from './wishes.ts';

const asStored = (wishes: Wishes): unknown => JSON.parse(JSON.stringify(wishes));

test('each printer keeps the shift of its own', () => {
  const fresh = wishesFrom(undefined, 'ru');
  const nudged = { ...fresh, ...withShift(fresh, { right: 0.3, up: -0.2 }) };
  const office = { ...nudged, ...withPrinter(nudged, 'Canon') };
  expect(office.shift).toEqual({ right: 0, up: 0 });
  const both = { ...office, ...withShift(office, { right: 1, up: 1 }) };
  const later = wishesFrom(asStored(both), 'ru');
  expect(later).toMatchObject({ printer: 'Canon', shift: { right: 1, up: 1 } });
  expect(withPrinter(later, '').shift).toEqual({ right: 0.3, up: -0.2 });
});

test('a printer may have any name', () => {
  const fresh = wishesFrom(undefined, 'ru');
  expect(withPrinter(fresh, 'constructor').shift).toEqual({ right: 0, up: 0 });
});

test.each([null, 7, 'a', { shift: 3, shifts: [null, { right: 99 }], paper: 'a5', printer: {} }])(
  'choices out of %j are complete',
  (stored) => {
    const wishes = wishesFrom(stored, 'en');
    expect(wishes).toMatchObject({ paper: 'a4', printer: '', shift: { right: 0, up: 0 }, language: 'en' });
    for (const shift of Object.values(wishes.shifts)) expect(shift).toEqual({ right: 0, up: 0 });
  },
);
