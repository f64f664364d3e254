import { describe, expect, test } from 'vitest';
import type { AnyGame, Effort, Puzzle } from '../../core/game.ts';
import { playPuzzle, type PuzzleSheet } from '../../core/puzzle.ts';
import { rngOf } from '../../core/rng.ts';
import { quarto } from './index.ts';
import { puzzle } from './puzzle.ts';

const effort: Effort = { iterations: 1_000_000, stopped: () => false };
const game: AnyGame = quarto;
const made = Array.from({ length: 16 }, (_, nth) => puzzle(rngOf(`puzzle 2026-12-01 ${nth}`)));
const ofKind = (kind: string) => made.filter((one) => one.kind === kind);

/** Own moves of a sheet. */
const own = ({ steps, me }: PuzzleSheet) =>
  steps.flatMap(({ line }) => (line && line.seat === me ? [line.text] : []));

function played(one: Puzzle, tries: readonly string[] | 'solution'): PuzzleSheet {
  const sheet = playPuzzle(game, one, tries, effort);
  if (!sheet) throw new Error(`${tries.toString()} refused`);
  return sheet;
}

test('the same day makes the same puzzle, another day another one', () => {
  expect(puzzle(rngOf('puzzle 2026-12-01 0'))).toEqual(made[0]);
  expect(puzzle(rngOf('puzzle 2026-12-02 0'))).not.toEqual(made[0]);
});

test('both kinds are made', () => {
  expect(ofKind('win-in-two').length).toBeGreaterThan(0);
  expect(ofKind('only-safe').length).toBeGreaterThan(0);
});

describe('win in two', () => {
  test('the solution wins with the own second placement', () => {
    for (const one of ofKind('win-in-two')) {
      const sheet = played(one, 'solution');
      expect(sheet.end).toBe('solved');
      expect(own(sheet)).toHaveLength(3); // place, give, place
    }
  });

  test('every other first cell with every gift is a miss', () => {
    const [one] = ofKind('win-in-two');
    if (!one) throw new Error('none');
    const [cell, gift] = own(played(one, 'solution'));
    for (const place of played(one, []).moves) {
      for (const give of played(one, [place.text]).moves) {
        const right = place.text === cell && give.text === gift;
        expect([place.text, give.text, played(one, [place.text, give.text]).end]).toEqual([
          ...[place.text, give.text],
          right ? 'open' : 'missed',
        ]);
      }
    }
  });
});

describe('the only safe piece', () => {
  test('one gift solves it, every other one is a miss, and the answer is shown', () => {
    for (const one of ofKind('only-safe')) {
      const ends = played(one, []).moves.map(({ text }) => played(one, [text]));
      expect(ends.filter(({ end }) => end === 'solved')).toHaveLength(1);
      for (const sheet of ends.filter(({ end }) => end === 'missed')) {
        expect(sheet.steps.length).toBeGreaterThan(2);
        expect(sheet.moves).toEqual([]);
      }
    }
  });
});

test('a try that is no move is none, and nothing can be tried after the end', () => {
  const [one] = ofKind('only-safe');
  if (!one) throw new Error('none');
  const solution = own(played(one, 'solution'));
  expect(playPuzzle(game, one, ['place a1'], effort)).toBeUndefined();
  expect(playPuzzle(game, one, [...solution, 'quarto'], effort)).toBeUndefined();
});
