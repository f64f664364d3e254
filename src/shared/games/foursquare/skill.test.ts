import { describe, expect, test } from 'vitest';
import { pickOne, type Rng, rngOf } from '../../core/rng.ts';
import { foursquare } from './index.ts';
import { cellBuffer, colOf, emptyMet, layRank, offeredFields, positionOf, rowOf, fieldOf } from './kernel.ts';
import { findLine } from './solver.ts';
import { FLIPS, type Move, type Options, rankOf, type State } from './types.ts';

const { apply, deal, legalMoves, setup, skill, view } = foursquare;

const thought = { iterations: 1, stopped: () => false };

const dealt = (options: Options, seed: string): State => setup(options, 1, deal(options, 1, rngOf(seed)));

describe('the kernel', () => {
  test.each(FLIPS)('offers the same cells and leaves the same tops as the rules (%s)', (flips) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) {
      const dice = rngOf(seed);
      let state = dealt({ flips }, seed);
      const position = positionOf([]);
      while (state.phase === 'place') {
        const fields = cellBuffer();
        const count = offeredFields(position, fields);
        const offered = [...fields.slice(0, count)].map((field) => ({
          kind: 'place',
          row: rowOf(field),
          col: colOf(field),
        }));
        expect(offered).toEqual(legalMoves(state, 0));
        const move = pickOne(dice, legalMoves(state, 0));
        layRank(position, fieldOf(move.row, move.col), rankOf(state.drawn), flips, emptyMet());
        state = apply(state, 0, move);
        expect(position).toEqual(positionOf(state.piles));
      }
    }
  });
});

/** How many of `games` deals a player wins. */
function wins(games: number, flips: Options['flips'], player: (state: State, dice: Rng) => Move): number {
  let won = 0;
  for (let nth = 0; nth < games; nth++) {
    const dice = rngOf(`dice ${nth}`);
    let state = dealt({ flips }, `deal ${nth}`);
    while (state.phase === 'place') state = apply(state, 0, player(state, dice));
    if (state.outcome.ranks[0] === 1) won++;
  }
  return won;
}

const best = (state: State, dice: Rng): Move => {
  const move = skill.choose?.(view(state, 0), 0, 5, dice, thought);
  if (!move) throw new Error('no move');
  return move;
};

function greedy(state: State, dice: Rng): Move {
  const moves = legalMoves(state, 0);
  const worth = moves.map((move) => skill.greed(apply(state, 0, move), 0));
  const most = Math.max(...worth);
  return pickOne(
    dice,
    moves.filter((_, index) => worth[index] === most),
  );
}

describe('the solver', () => {
  test('finds a line for nearly every deal, and following it wins by the rules', () => {
    let solved = 0;
    for (let nth = 0; nth < 25; nth++) {
      let state = dealt({ flips: 'others' }, `deal ${nth}`);
      const first = skill.solve?.(state, 0, { ...thought, iterations: 200_000 });
      if (first?.value !== 1) continue;
      solved++;
      const [opening] = first.best;
      expect(opening && foursquare.isLegal(state, 0, opening)).toBe(true);
      const ranks = state.phase === 'place' ? [state.drawn, ...state.stock].map(rankOf) : [];
      const line = findLine(positionOf([]), ranks, 'others', { ...thought, iterations: 200_000 }).line ?? [];
      for (const field of line) {
        const move: Move = { kind: 'place', row: rowOf(field), col: colOf(field) };
        expect(foursquare.isLegal(state, 0, move)).toBe(true);
        state = apply(state, 0, move);
      }
      expect(foursquare.outcome(state)?.reason).toBe('complete');
    }
    expect(solved).toBeGreaterThanOrEqual(24);
  });

  test('proves that too short a stock cannot be won, and says nothing it has not proved', () => {
    const stock = deal({ flips: 'others' }, 1, rngOf('short')).stock;
    const short = setup({ flips: 'others' }, 1, { stock: stock.slice(0, 15) });
    expect(skill.solve?.(short, 0, thought)).toMatchObject({ value: -1, best: [], exact: true });
    const open = setup({ flips: 'others' }, 1, { stock: stock.slice(0, 16) });
    expect(skill.solve?.(open, 0, thought)).toMatchObject({ value: null, exact: false });
  });
});

describe('yardsticks', () => {
  test('random play does not win', () => {
    expect(wins(200, 'others', (state, dice) => pickOne(dice, legalMoves(state, 0)))).toBe(0);
  });

  test('the greedy player wins about one game in eight', () => {
    const won = wins(200, 'others', greedy);
    expect(won).toBeGreaterThan(10);
    expect(won).toBeLessThan(50);
  });

  test('the best player wins nine games in ten, and nearly as many where the played card turns, too', () => {
    expect(wins(20, 'others', best)).toBeGreaterThanOrEqual(18);
    expect(wins(10, 'line', best)).toBeGreaterThanOrEqual(7);
  });
});
