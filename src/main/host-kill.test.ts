import { expect, test } from 'vitest';
import { killHostOver } from './scenes/host-kills.ts';
import { newDataFolder } from './scenes/host-process.ts';

test('the host killed at 4 moments while bots and two guests play: every move they were told of is there, every match replays', async () => {
  const { acknowledged, byBots, lost, damaged } = await killHostOver(newDataFolder(), 4, 'evening');
  expect({ lost, damaged }).toEqual({ lost: [], damaged: [] });
  expect(acknowledged).toBeGreaterThan(8);
  expect(byBots).toBeGreaterThan(0);
});
