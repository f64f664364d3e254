import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTurnBack, parseTurnBack, standing } from './standing.ts';

const log = (...texts: string[]) => texts.map((text) => ({ text }));
const texts = (rows: readonly { text: string }[]) => rows.map((row) => row.text).join(' ');

describe('standing', () => {
  test('without undo every move stands', () => {
    expect(standing(log('a', 'b'))).toEqual({ stands: log('a', 'b'), taken: [], undone: 0 });
  });

  test('an undo takes the last moves away and a redo gives them back in order', () => {
    expect(texts(standing(log('a', 'b', 'c', 'undo 2')).stands)).toBe('a');
    expect(texts(standing(log('a', 'b', 'c', 'undo 2')).taken)).toBe('b c');
    expect(texts(standing(log('a', 'b', 'c', 'undo 2', 'redo 1')).stands)).toBe('a b');
    expect(texts(standing(log('a', 'b', 'c', 'undo 1', 'undo 1', 'redo 2')).stands)).toBe('a b c');
  });

  test('a new move after an undo drops the redo line', () => {
    const after = standing(log('a', 'b', 'undo 1', 'x'));
    expect(texts(after.stands)).toBe('a x');
    expect(after.taken).toEqual([]);
    expect(() => standing(log('a', 'b', 'undo 1', 'x', 'redo 1'))).toThrow('redo 1 of 0 moves');
  });

  test('every undo counts once, however many moves it takes, and a redo does not take it off', () => {
    expect(standing(log('a', 'b', 'undo 2', 'redo 2', 'undo 1')).undone).toBe(2);
  });

  test('a log that takes back more than there is throws', () => {
    expect(() => standing(log('a', 'undo 2'))).toThrow('undo 2 of 1 moves');
  });

  test('only the exact words are an undo or a redo', () => {
    for (const text of ['undo', 'undo 0', 'undo 01', 'undo -1', ' undo 1', 'undo 1 ', 'undo 1.5', 'Undo 1']) {
      expect(parseTurnBack(text)).toBeUndefined();
    }
    expect(parseTurnBack(formatTurnBack({ kind: 'redo', moves: 12 }))).toEqual({ kind: 'redo', moves: 12 });
  });

  test('undo and redo of as many moves change nothing of what stands', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1 }),
        fc.nat(),
        (moves, pick) => {
          const n = (pick % moves.length) + 1;
          expect(standing(log(...moves, `undo ${n}`, `redo ${n}`)).stands).toEqual(log(...moves));
        },
      ),
    );
  });
});
