import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../../shared/games/kvartaly/types.ts';
import type { Shape } from '../../../draw/shapes.ts';
import { compactFace, fullFace, linesOf } from './faces.ts';
import { PORTRAITS } from './portraits.ts';

const count = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, { inner }) => sum + 1 + count(inner), 0);

describe('card faces', () => {
  test('every card has a portrait of its own', () => {
    const drawn = CARDS.map((card) => JSON.stringify(PORTRAITS[card]()));
    expect(new Set(drawn).size).toBe(CARDS.length);
    for (const card of CARDS) expect(count(PORTRAITS[card]())).toBeGreaterThan(15);
  });

  test('name and strength stand on both faces', () => {
    const words = { name: 'Полицейский', text: 'Стоит на посту.', colour: 'красная' };
    for (const face of [fullFace('policeman', words), compactFace('policeman', words.name)]) {
      expect(face.map(({ text }) => text)).toEqual(expect.arrayContaining(['Полицейский', '9']));
    }
  });

  test('a sentence breaks into as few lines as it can, and as even ones', () => {
    expect(linesOf('Верхняя карта колоды сразу разыгрывается.')).toEqual([
      'Верхняя карта колоды',
      'сразу разыгрывается.',
    ]);
    expect(linesOf('Коротко.')).toEqual(['Коротко.']);
  });
});
