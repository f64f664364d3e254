import { describe, expect, test } from 'vitest';
import { games } from '../../shared/games/index.ts';
import { lessonOf, SCRIPTS } from './index.ts';

describe('lessons', () => {
  test('every game has one', () => {
    expect(Object.keys(SCRIPTS).sort()).toEqual(Object.keys(games).sort());
    expect(lessonOf('constructor', games)).toBeUndefined();
  });

  describe.each(Object.keys(SCRIPTS))('%s', (id) => {
    const lesson = lessonOf(id, games);

    test('plays to its end, move for move as its record says', () => {
      expect(lesson?.steps).toHaveLength((SCRIPTS[id]?.record.moves.length ?? 0) + 1);
    });

    test('asks the learner for every move of seat 0, and for none of the others', () => {
      const moves = SCRIPTS[id]?.record.moves ?? [];
      for (const [ply, line] of moves.entries()) {
        const asked = lesson?.steps[ply]?.move?.text;
        expect(asked === undefined ? undefined : `0 ${asked}`).toBe(line.startsWith('0 ') ? line : undefined);
      }
    });

    test('says something at the start, at every move of the learner, and at the end', () => {
      const steps = lesson?.steps ?? [];
      expect(steps[0]?.caption).not.toBeNull();
      expect(steps.at(-1)?.caption).not.toBeNull();
      const known = steps.map(({ ply }) => ply);
      for (const { ply, ru, en } of SCRIPTS[id]?.captions ?? []) {
        expect(known).toContain(ply);
        expect(ru).toMatch(/[а-яё]/i);
        expect(en).not.toMatch(/[а-яё]{2}/i);
      }
      for (const step of steps) if (step.move) expect(step.caption).not.toBeNull();
    });
  });
});
