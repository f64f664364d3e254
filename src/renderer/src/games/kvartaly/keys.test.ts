import { describe, expect, test } from 'vitest';
import { keepKeys } from './keys.ts';

describe('names of stacks', () => {
  const first = keepKeys([], ['kid', 'twin', 'kid']);

  test('those behind a stack that left keep theirs while they move up', () => {
    expect(keepKeys(first, ['kid', 'kid']).map(({ id }) => id)).toEqual([first[0]?.id, first[2]?.id]);
  });

  test('a new stack gets a name that none had', () => {
    const ids = keepKeys(first, ['kid', 'twin', 'kid', 'kid']).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids.slice(0, 3)).toEqual(first.map(({ id }) => id));
  });
});
