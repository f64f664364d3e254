import { describe, expect, test } from 'vitest';
import type { Effort } from '../../core/game.ts';
import { rngOf } from '../../core/rng.ts';
import { quarto } from './index.ts';
import { lay, scene, type Scene } from './scenes.ts';
import { choose } from './skill.ts';
import { solve } from './solver/solve.ts';

const BEST = 5;
const effort: Effort = { iterations: 1_000, stopped: () => false };
const ROW = lay('lrsf a1', 'lssf b1', 'lrtf c1', 'lstf d1');

const chosen = ({ state }: Scene, seat: number, dice = 'dice') =>
  quarto.formatMove(choose(quarto.view(state, seat), seat, BEST, rngOf(dice), effort));
const solved = ({ state }: Scene, seat: number) => {
  const { value, best } = solve(state, seat, effort);
  return { value, best: best.map(quarto.formatMove).sort() };
};

describe('the word', () => {
  test('the best level points out its own row and the one left to it', () => {
    const row = scene().play(...ROW);
    expect(chosen(row, 0)).toBe('quarto');
    expect(chosen(row.play('0 give drsf'), 1)).toBe('quarto');
    expect(chosen(row.play('0 give drsf', '1 place a2'), 1)).not.toBe('quarto');
  });

  test('a row is won by saying it, whoever made it', () => {
    const row = scene().play(...ROW);
    expect(solved(row, 0)).toEqual({ value: 1, best: ['quarto'] });
    expect(solved(row.play('0 give drsf'), 1)).toEqual({ value: 1, best: ['quarto'] });
  });

  test('Q11: who spoke in vain before placing must not make a row for the other seat', () => {
    const spent = scene({ attributes: ['colour'] }).play(
      ...lay('lrsf a1', 'lssf b1', 'lrtf c1', 'drsf a2'),
      ...['0 give lstf', '1 quarto'],
    );
    expect(solved(spent, 1).best).not.toContain('place d1');
    expect(chosen(spent, 1)).not.toBe('place d1');
    expect(spent.play('1 place d1').refusal('1 quarto')).toBe('illegal');
  });
});

describe('three pieces on a board where squares count', () => {
  // Ten of the thirteen pieces left win for whoever is handed one.
  const three = scene({ squares: true, claims: 'auto' }).play(...lay('lrsf a1', 'drsf b1', 'lssf c1'));
  const [giver = 0] = quarto.toAct(three.state);
  const taker = 1 - giver;

  test('the best level never gives away a win', () => {
    for (const dice of ['a', 'b', 'c', 'd', 'e']) {
      const given = three.play(`${giver} ${chosen(three, giver, dice)}`);
      expect(solved(given, taker).value).not.toBe(1);
    }
  });

  test('the best level does not miss it', () => {
    const won = three.play(`${giver} give dsth`);
    const placed = won.play(`${taker} ${chosen(won, taker)}`);
    expect(solved(placed, taker).value).toBe(1);
  });
});

test('with seven pieces on the board the best level keeps a drawn position drawn', () => {
  // A drawn match of the best level against itself, from a position without an open threat.
  let played = scene({ claims: 'auto' }).play(
    ...lay('drsf a1', 'lrsf b1', 'drth c1', 'dssf d1', 'dstf a2', 'lssf b2', 'drsh c2'),
  );
  const before = solved(played, 1).value ?? 0;
  for (let [seat] = quarto.toAct(played.state); seat !== undefined; [seat] = quarto.toAct(played.state)) {
    const value = solved(played, seat).value;
    expect(value).toBe(seat === 1 ? before : 0 - before);
    played = played.play(`${seat} ${chosen(played, seat)}`);
  }
  expect(quarto.outcome(played.state)?.points[1]).toBe((before + 1) / 2);
});
