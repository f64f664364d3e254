import { expect, test } from 'vitest';
import { newDataFolder, startHost } from '../scenes/host-process.ts';
import { storm } from '../scenes/storm.ts';

test('guests leave and return in random order, also in the middle of a move, and nothing is lost', async () => {
  const host = await startHost(newDataFolder(), '--port', '4740');
  const { moves, saved, returns } = await storm(host, 40, 'gusts');
  expect(returns).toBe(40);
  expect(saved).toBe(moves);
});
