import { expect, test } from 'vitest';
import { killOver } from './kills.ts';
import { freshFolder } from './scenes.ts';

test('killed at 12 moments: every row that was acknowledged is there, and the database is whole', async () => {
  const { acknowledged, lost, damaged } = await killOver(freshFolder(), 12, 'moments');
  expect({ lost, damaged }).toEqual({ lost: [], damaged: 0 });
  expect(acknowledged).toBeGreaterThan(100);
});

test('killed at 6 moments while the disk is full again and again: the same', async () => {
  const { full, lost, damaged } = await killOver(freshFolder(), 6, 'narrow moments', 2);
  expect({ lost, damaged }).toEqual({ lost: [], damaged: 0 });
  expect(full).toBeGreaterThan(5);
});
