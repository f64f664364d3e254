import { expect, test } from 'vitest';
import { besiege } from '../scenes/fuzzing.ts';

test('thousands of hostile frames: no fault, no secret told, and the match beside goes on', async () => {
  const siege = await besiege(6_000, 'a windy night');
  expect(siege).toMatchObject({ faults: [], leaks: [], intact: true });
  expect(siege.moves).toBeGreaterThan(60);
  expect(siege.stored).toBe(siege.moves);
});
