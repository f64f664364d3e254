import { expect, test } from 'vitest';
import { killHostOver } from './scenes/host-kills.ts';
import { newDataFolder } from './scenes/host-process.ts';

test('the host killed at 300 moments while bots and two guests play: every move they were told of is there, every match replays', async () => {
  const { lost, damaged, ...counts } = await killHostOver(
    newDataFolder(),
    300,
    'a long evening',
    '--port',
    '4742',
  );
  expect({ lost, damaged }).toEqual({ lost: [], damaged: [] });
  expect(counts.acknowledged).toBeGreaterThan(1_500);
  expect(counts.byBots).toBeGreaterThan(300);
  expect(counts.finished).toBeGreaterThan(0);
});
