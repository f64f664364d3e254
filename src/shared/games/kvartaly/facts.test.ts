import { describe, expect, test } from 'vitest';
import { fieldPoints } from './field.ts';
import { ending, scene } from './scenes.ts';
import type { Card, Cover, Stack } from './types.ts';

/** A field from a text such as `twin+engineer twin`. */
const field = (text: string): Stack[] =>
  text.split(' ').map((stack) => {
    const [card, ...covers] = stack.split('+');
    return { card: card as Card, covers: covers as Cover[], immune: false };
  });

describe('points of a field', () => {
  test.each([
    ['twin', 5],
    ['twin twin', 20],
    ['twin twin twin', 30],
    ['partner partner partner partner', 48],
    ['twin partner', 11],
    ['twin+engineer', 14],
    ['twin+engineer twin', 24],
    ['twin twin+saboteur', 6],
    ['twin twin twin+saboteur', 21],
    ['athlete+engineer', 24],
    ['athlete+engineer+saboteur', 11],
    ['athlete+engineer+saboteur+saboteur', 2],
  ])('%s counts %i', (text, points) => {
    expect(fieldPoints(field(text))).toBe(points);
  });
});

describe('published', () => {
  test('the six-card turn counts 3 + 2 + 1 + 2 + 3 + 10', () => {
    const at = scene({ hands: 'kid / doctor', deck: 'doctor pastor', discard: 'twin pastor athlete' }).play(
      ...['0 play kid', '0 heal twin', '1 play doctor', '1 heal pastor'],
    );
    expect(at.field(1)).toBe('doctor=3 pastor=2 kid=1 pastor=2 doctor=3 athlete=10');
    expect(ending(at)).toBe('5 21, places 2 1, counted');
  });

  test.each([
    ['pastor', 'kid=1 pastor=2', ''],
    ['judge', 'kid=1 judge=4', ''],
    ['saboteur', 'kid=1', 'saboteur=1'],
  ])('Малыш as the very first card draws %s', (drawn, own, theirs) => {
    const at = scene({ hands: 'kid / twin', deck: drawn }).play('0 play kid');
    expect([at.field(0), at.field(1)]).toEqual([own, theirs]);
  });
});
