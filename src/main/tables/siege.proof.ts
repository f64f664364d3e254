import { expect, test } from 'vitest';
import { besiege } from '../scenes/fuzzing.ts';

test('200,000 hostile frames: no fault, no secret told, memory bounded, and the match beside goes on', async () => {
  const siege = await besiege(200_000, 'a stormy night');
  expect(siege).toMatchObject({ faults: [], leaks: [], intact: true });
  expect(siege.stored).toBe(siege.moves);
  expect(siege.heapGrowth).toBeLessThan(150e6);
});
