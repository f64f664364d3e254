import { expect, test } from 'vitest';
import { newDataFolder, startHost } from '../scenes/host-process.ts';
import { storm } from '../scenes/storm.ts';

test('eight guests leave and return 500 times, and the match is intact', async () => {
  const host = await startHost(newDataFolder(), '--port', '4741');
  const { moves, saved, returns } = await storm(host, 500, 'a long storm');
  expect(returns).toBe(500);
  expect(saved).toBe(moves);
});
