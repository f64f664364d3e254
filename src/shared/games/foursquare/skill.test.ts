import { describe, expect, test } from 'vitest';
import { pickOne, type Rng, rngOf } from '../../core/rng.ts';
import { foursquare } from './index.ts';
import { cellBuffer, colOf, emptyMet, layRank, offeredFields, positionOf, rowOf, fieldOf } from './kernel.ts';
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
    expect(wins(30, 'others', best)).toBeGreaterThanOrEqual(27);
    expect(wins(16, 'line', best)).toBeGreaterThanOrEqual(11);
  });
});
