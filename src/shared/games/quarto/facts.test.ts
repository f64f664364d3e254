import { describe, expect, test } from 'vitest';
import { pickOne, type Rng, rngOf } from '../../core/rng.ts';
import { parseDiagram } from './diagram.ts';
import { quarto } from './index.ts';
import { rowsThrough } from './rows.ts';
import { ATTRIBUTES, type Board, CELLS, DEFAULTS, type Options, PIECES, type State } from './types.ts';

const CLASSIC: Options = { ...DEFAULTS, claims: 'auto' };
const SQUARES: Options = { ...CLASSIC, squares: true };

/** Leaves after so many half-moves, and how many of them are wins. */
function perft(state: State, depth: number): { leaves: number; wins: number } {
  if (depth === 0) return { leaves: 1, wins: quarto.outcome(state)?.reason === 'quarto' ? 1 : 0 };
  const [seat] = quarto.toAct(state);
  if (seat === undefined) return { leaves: 0, wins: 0 };
  let leaves = 0;
  let wins = 0;
  for (const move of quarto.legalMoves(state, seat)) {
    const below = perft(quarto.apply(state, seat, move), depth - 1);
    leaves += below.leaves;
    wins += below.wins;
  }
  return { leaves, wins };
}

describe('perft: half-moves counted by the rules', () => {
  test.each([
    ['classic', CLASSIC],
    ['with squares', SQUARES],
  ])('the empty board, %s', (_, options) => {
    const start = quarto.setup(options, 2, {});
    for (const [nth, leaves] of [16, 256, 3_840, 57_600].entries()) {
      expect(perft(start, nth + 1)).toEqual({ leaves, wins: 0 });
    }
  });

  const counted: [string, Options, [leaves: number, wins?: number][]][] = [
    ['..D2/.1../..F3/07.9', CLASSIC, [[8], [64, 5], [413], [2891, 435], [14736], [88416, 19704]]],
    ['..D2/.1../..F3/07.9', SQUARES, [[8], [64, 7], [399], [2793, 603], [13140], [78840, 24648]]],
    ['4.9A/B85./C..2/..E.', CLASSIC, [[7], [49, 0], [294], [1764, 60], [8520], [42600, 3234]]],
    ['4.9A/B85./C..2/..E.', SQUARES, [[7], [49, 5], [264], [1584, 302], [6410], [32050, 8722]]],
    ['AD.5/...3/10.C/.2..', CLASSIC, [[8], [64, 3], [427], [2989, 183], [16836], [101016, 9396]]],
    ['AD.5/...3/10.C/.2..', SQUARES, [[8], [64, 9], [385], [2695, 529], [12996], [77976, 21996]]],
  ];
  test.each(counted)('%s, %o', (diagram, options, depths) => {
    const state = parseDiagram(diagram, options);
    for (const [nth, [leaves, wins = 0]] of depths.entries()) {
      expect(perft(state, nth + 1)).toEqual({ leaves, wins });
    }
  });
});

test('of the 1,820 sets of four pieces 140, 276, 408, 536 share one of 1, 2, 3, 4 attributes', () => {
  for (const [nth, count] of [140, 276, 408, 536].entries()) {
    const options = { ...CLASSIC, attributes: ATTRIBUTES.slice(0, nth + 1) };
    let sharing = 0;
    for (let a = 0; a < 16; a++)
      for (let b = 0; b < a; b++)
        for (let c = 0; c < b; c++)
          for (let d = 0; d < c; d++) {
            const board: Board = CELLS.map((_, index) => PIECES[[a, b, c, d][index] ?? -1] ?? null);
            if (rowsThrough(board, 'a1', options).length > 0) sharing++;
          }
    expect(sharing).toBe(count);
  }
});

/** A match of random moves; whose row it was, if anybody's, and how many pieces were placed. */
function randomMatch(options: Options, dice: Rng) {
  let state: State = quarto.setup(options, 2, {});
  for (let [seat] = quarto.toAct(state); seat !== undefined; [seat] = quarto.toAct(state)) {
    state = quarto.apply(state, seat, pickOne(dice, quarto.legalMoves(state, seat)));
  }
  return {
    placed: state.board.filter((piece) => piece !== null).length,
    points: quarto.outcome(state)?.points ?? [],
  };
}

test.each([
  ['10 lines', CLASSIC, { first: 0.484, giver: 0.496, draws: 0.02, placed: 11.66 }],
  ['with squares', SQUARES, { first: 0.498, giver: 0.499, draws: 0.003, placed: 10.51 }],
])('random play, %s: who wins, how often nobody, after how many pieces', (name, options, expected) => {
  const matches = 8_000;
  const dice = rngOf(`random play, ${name}`);
  let [giver, first, draws, placed] = [0, 0, 0, 0];
  for (let nth = 0; nth < matches; nth++) {
    const match = randomMatch(options, dice);
    if (match.points[0] === 1) giver++;
    else if (match.points[1] === 1) first++;
    else draws++;
    placed += match.placed;
  }
  // Three standard deviations of so many matches.
  expect(Math.abs(first / matches - expected.first)).toBeLessThan(0.017);
  expect(Math.abs(giver / matches - expected.giver)).toBeLessThan(0.017);
  expect(Math.abs(draws / matches - expected.draws)).toBeLessThan(0.005);
  expect(Math.abs(placed / matches - expected.placed)).toBeLessThan(0.1);
});
