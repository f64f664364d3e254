import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickOne, rngOf, shuffle } from '../../../shared/core/rng.ts';
import { cheapestPairs } from './matching.ts';
import { pairRound, roundsOfAll, tableSizes } from './pairing.ts';
import type { Board, Tournament, TournamentKind } from './ports.ts';

const PAIR = { min: 2, max: 2 };
const nameOf = (nth: number) => String.fromCharCode(97 + nth);

const evening = (kind: TournamentKind, people: number, boards: readonly Board[] = []): Tournament => ({
  ...{ id: 't', name: 'Вечер', kind, rounds: 9, createdAt: 0, finishedAt: null, boards },
  games: [{ game: 'quarto', options: {} }],
  people: Array.from({ length: people }, (_, nth) => nameOf(nth)),
  left: new Map(),
});

/** Plays so many rounds with results by chance; all boards. */
function played(
  kind: TournamentKind,
  people: number,
  rounds: number,
  chairs = PAIR,
  seed = 'evening',
): readonly Board[] {
  const dice = rngOf(seed);
  let boards: readonly Board[] = [];
  for (let round = 1; round <= rounds; round++) {
    const pairings = pairRound(evening(kind, people, boards), round, chairs, dice);
    const made = pairings.map((pairing, nth): Board => {
      const seats = pairing.people.map((_, seat) => seat);
      const ranks = shuffle(dice, seats).map((seat) => (pickOne(dice, [0, 1, 2]) === 0 ? 1 : seat + 1));
      const places = ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);
      const outcome = { ranks: places, points: places, reason: 'counted' };
      return {
        ...{
          no: round * 100 + nth,
          round,
          game: 'quarto',
          seed: '',
          people: pairing.people,
          seats,
          correction: null,
        },
        matches: seats.map(() => 'm'),
        outcomes: seats.map(() => outcome),
      };
    });
    expect(made.flatMap((board) => board.people).toSorted()).toEqual(evening(kind, people).people);
    boards = [...boards, ...made];
  }
  return boards;
}

/** How often each two have met. */
function meetings(boards: readonly Board[]): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const { people } of boards) {
    const sorted = people.toSorted();
    for (const [nth, one] of sorted.entries()) {
      for (const other of sorted.slice(nth + 1)) met.set(one + other, (met.get(one + other) ?? 0) + 1);
    }
  }
  return met;
}

const byesOf = (boards: readonly Board[]) =>
  boards.filter(({ people }) => people.length === 1).map(({ people }) => people[0]);

describe('the cheapest pairs', () => {
  test('are as cheap as trying all ways says', () => {
    const cheapest = (left: readonly number[], cost: (a: number, b: number) => number): number => {
      const [a, ...rest] = left;
      if (a === undefined) return 0;
      return Math.min(
        ...rest.map(
          (b) =>
            cost(a, b) +
            cheapest(
              rest.filter((other) => other !== b),
              cost,
            ),
        ),
      );
    };
    fc.assert(
      fc.property(
        fc.constantFrom(2, 4, 6, 8),
        fc.array(fc.nat(50), { minLength: 64, maxLength: 64 }),
        (n, table) => {
          const cost = (a: number, b: number) => table[a * 8 + b] ?? 0;
          const pairs = cheapestPairs(n, cost);
          expect(pairs.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, nth) => nth));
          const sum = pairs.reduce((all, [a, b]) => all + cost(a, b), 0);
          expect(sum).toBe(
            cheapest(
              Array.from({ length: n }, (_, nth) => nth),
              cost,
            ),
          );
        },
      ),
      { numRuns: 60, seed: 5 },
    );
  });
});

describe('round robin', () => {
  test.each([2, 3, 4, 7, 10, 16])(
    '%i people: everybody meets everybody once, byes are shared evenly',
    (people) => {
      const boards = played('round-robin', people, roundsOfAll(people));
      const met = meetings(boards);
      expect(met.size).toBe((people * (people - 1)) / 2);
      expect(new Set(met.values())).toEqual(new Set([1]));
      expect(byesOf(boards).toSorted()).toEqual(people % 2 === 0 ? [] : evening('swiss', people).people);
    },
  );

  test('nobody begins much more often than others', () => {
    const boards = played('round-robin', 8, 7);
    const begun = evening('swiss', 8).people.map(
      (one) => boards.filter(({ people }) => people[0] === one).length,
    );
    expect(Math.max(...begun) - Math.min(...begun)).toBeLessThanOrEqual(2);
  });
});

describe('Swiss', () => {
  test.each([4, 5, 8, 13, 16])(
    '%i people, three rounds: nobody meets twice, nobody has two byes',
    (people) => {
      for (const seed of ['one', 'two', 'three']) {
        const boards = played('swiss', people, 3, PAIR, seed);
        expect(new Set(meetings(boards).values())).toEqual(new Set([1]));
        expect(new Set(byesOf(boards)).size).toBe(byesOf(boards).length);
      }
    },
  );

  test('in the second round winners meet winners, as far as they go', () => {
    const first = played('swiss', 8, 1).map((board): Board => {
      const outcome = { ranks: [1, 2], points: [1, 0], reason: 'quarto' };
      return { ...board, outcomes: [outcome, outcome] };
    });
    const winners = first.map(({ people }) => people[0]);
    const second = pairRound(evening('swiss', 8, first), 2, PAIR, rngOf('x'));
    for (const { people } of second) {
      expect(winners.includes(people[0] ?? '')).toBe(winners.includes(people[1] ?? ''));
    }
  });

  test('with more rounds than opponents people meet again, evenly', () => {
    const met = meetings(played('swiss', 4, 6));
    expect([...met.values()]).toEqual([2, 2, 2, 2, 2, 2]);
  });
});

describe('series', () => {
  test('tables are as equal as can be, and one waits only where a game cannot take all', () => {
    expect(tableSizes(7, { min: 2, max: 4 })).toEqual([4, 3]);
    expect(tableSizes(5, { min: 2, max: 3 })).toEqual([3, 2]);
    expect(tableSizes(5, { min: 2, max: 8 })).toEqual([5]);
    expect(tableSizes(5, PAIR)).toEqual([2, 2, 1]);
    expect(tableSizes(16, { min: 2, max: 3 })).toEqual([3, 3, 3, 3, 2, 2]);
  });

  test('in a solitaire everybody sits on one board, each with a match of one’s own', () => {
    expect(pairRound(evening('series', 5), 1, { min: 1, max: 1 }, rngOf('x'))).toEqual([
      { people: ['a', 'b', 'c', 'd', 'e'] },
    ]);
  });

  test('people sit with others from round to round', () => {
    const met = meetings(played('series', 9, 4, { min: 2, max: 3 }));
    // Nine can sit in threes for four rounds without meeting twice; by chance nearly.
    expect(Math.max(...met.values())).toBeLessThanOrEqual(2);
    expect(met.size).toBeGreaterThanOrEqual(30);
  });

  test('the same lots give the same tables', () => {
    const [once, again] = [1, 2].map(() =>
      pairRound(evening('series', 7), 1, { min: 2, max: 4 }, rngOf('t/1')),
    );
    expect(once).toEqual(again);
  });
});

test('whoever has gone home gets no board, in a Swiss and in a series with an odd number, too', () => {
  for (const kind of ['swiss', 'series'] as const) {
    const boards = played(kind, 16, 1);
    const left = new Map(['a', 'b', 'c'].map((person) => [person, 1]));
    const pairings = pairRound({ ...evening(kind, 16, boards), left }, 2, PAIR, rngOf('left'));
    expect(pairings.flatMap(({ people }) => people).toSorted()).toEqual([...'defghijklmnop']);
    expect(pairings.filter(({ people }) => people.length === 1)).toHaveLength(1);
  }
});
