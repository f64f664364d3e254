import { expect, test } from 'vitest';
import type { MatchCard } from '../../../../shared/protocol/messages.ts';
import { eveningOf, pointsText } from './evening.ts';

const NOW = Date.UTC(2026, 0, 10, 21);
const HOUR = 3_600_000;

function match(names: readonly string[], ranks: readonly number[], part: Partial<MatchCard> = {}): MatchCard {
  return {
    id: 'm',
    game: 'quarto',
    seats: names.map((name) => ({ name, bot: name === '' ? 3 : null })),
    startedAt: NOW - HOUR,
    changedAt: NOW - HOUR,
    rows: 1,
    outcome: { ranks, points: ranks.map(() => 0), reason: 'claim' },
    ...part,
  };
}

test('a win is a point and a shared first place is shared', () => {
  const { matches, standings } = eveningOf(
    [match(['Аня', 'Марина'], [1, 2]), match(['Аня', 'Марина'], [1, 1], { game: 'kvartaly' })],
    NOW,
  );
  expect(matches).toBe(2);
  expect(standings).toEqual([
    { name: 'Аня', games: ['quarto', 'kvartaly'], points: 1.5 },
    { name: 'Марина', games: ['quarto', 'kvartaly'], points: 0.5 },
  ]);
});

test('bots, solitaires and other evenings do not count', () => {
  const old = { changedAt: NOW - 13 * HOUR };
  const { standings } = eveningOf(
    [match(['Аня', ''], [2, 1]), match(['Петя'], [1]), match(['Петя', 'Аня'], [1, 2], old)],
    NOW,
  );
  expect(standings).toEqual([{ name: 'Аня', games: ['quarto'], points: 0 }]);
});

test('halves are written as halves', () => {
  expect([0, 0.5, 1, 2.5, 4 / 3].map(pointsText)).toEqual(['0', '½', '1', '2½', '1.3']);
});
