import { describe, expect, test } from 'vitest';
import type { Move } from '../../../../shared/games/kvartaly/types.ts';
import { formatMove } from '../../../../shared/games/kvartaly/notation.ts';
import { handMoves, type Offer, targetsOf } from './aims.ts';

const offers = (...moves: readonly Move[]): Offer[] =>
  moves.map((move) => ({ text: formatMove(move), move }));

describe('what a click is for', () => {
  test('Судья aims at the left neighbour, and frees on the own field', () => {
    const target = targetsOf(
      offers({ kind: 'judge', stack: 2 }, { kind: 'free', stack: 1 }, { kind: 'keep' }),
      2,
      3,
      null,
      null,
    );
    expect(target(0, 2)).toEqual({ kind: 'move', text: 'judge 2', lifts: false });
    expect(target(2, 1)).toEqual({ kind: 'move', text: 'free 1', lifts: true });
    expect(target(1, 2)).toBeUndefined();
  });

  test('Инженер covers on the own field, Саботер on the neighbour’s', () => {
    const cover = offers({ kind: 'cover', stack: 1 });
    expect(targetsOf(cover, 0, 2, 'engineer', null)(0, 1)).toMatchObject({ text: 'cover 1' });
    expect(targetsOf(cover, 0, 2, 'saboteur', null)(1, 1)).toMatchObject({ text: 'cover 1' });
  });

  test('an exchange is chosen in halves, unless there is only one own card for it', () => {
    const two = offers({ kind: 'exchange', own: 1, theirs: 3 }, { kind: 'exchange', own: 2, theirs: 3 });
    expect(targetsOf(two, 0, 2, 'crossroads', null)(0, 1)).toEqual({ kind: 'half' });
    expect(targetsOf(two, 0, 2, 'crossroads', null)(1, 3)).toBeUndefined();
    expect(targetsOf(two, 0, 2, 'crossroads', 2)(1, 3)).toMatchObject({ text: 'exchange 2 3' });
    const one = offers({ kind: 'exchange', own: 1, theirs: 3 });
    expect(targetsOf(one, 0, 2, 'crossroads', null)(1, 3)).toMatchObject({ text: 'exchange 1 3' });
    expect(targetsOf(one, 0, 2, 'crossroads', null)(0, 1)).toBeUndefined();
  });

  test('cards of the hand carry the moves that name them', () => {
    const moves = handMoves(
      offers({ kind: 'swap-hand', card: 'kid' }, { kind: 'swap-field', stack: 1 }, { kind: 'keep' }),
    );
    expect([...moves]).toEqual([['kid', 'swap hand kid']]);
  });
});
