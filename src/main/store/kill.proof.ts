import { expect, test } from 'vitest';
import { killOver } from './kills.ts';
import { freshFolder } from './scenes.ts';

test('300 kills: every row that was acknowledged is there, and the database is whole', async () => {
  const { acknowledged, lost, damaged } = await killOver(freshFolder(), 300, 'many moments');
  expect({ lost, damaged }).toEqual({ lost: [], damaged: 0 });
  expect(acknowledged).toBeGreaterThan(3_000);
});

test('300 kills while the disk is full again and again: the same', async () => {
  const { full, lost, damaged } = await killOver(freshFolder(), 300, 'many narrow moments', 2);
  expect({ lost, damaged }).toEqual({ lost: [], damaged: 0 });
  expect(full).toBeGreaterThan(200);
});
