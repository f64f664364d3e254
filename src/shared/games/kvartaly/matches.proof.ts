import { describe, expect, test } from 'vitest';
import type { Level } from '../../core/game.ts';
import { checkGame } from '../../core/conformance.ts';
import { begin, outcomeOf, play, toAct } from '../../core/match.ts';
import { setupOf } from '../../core/record.ts';
import { rngOf } from '../../core/rng.ts';
import { kvartaly } from './index.ts';
import { choose } from './player.ts';
import type { Move, State } from './types.ts';

describe('the contract over many matches', () => {
  test.each([
    [2, false],
    [2, true],
    [3, false],
    [3, true],
  ])('2,000 random matches of %i seats, booster %s', (seats, booster) => {
    checkGame(kvartaly, { cases: [{ seats, options: { booster } }], matches: 2_000, longest: 200 });
  });
});

/** Matches won by one level against another, draws half; every deal is played twice, with seats changed. */
function share(one: Level, other: Level, deals: number): number {
  let won = 0;
  for (let nth = 0; nth < deals * 2; nth++) {
    const seed = `ladder ${nth >> 1}`;
    const setup = setupOf(kvartaly, {}, 2, seed, undefined);
    if (!setup.ok) throw new Error('no deal');
    let match = begin(setup.value);
    for (let [seat] = toAct(match); seat !== undefined; [seat] = toAct(match)) {
      const level = (seat + nth) % 2 === 0 ? one : other;
      const view = kvartaly.view(match.state as State, seat);
      const dice = rngOf(`${seed} ${nth} ${match.ply}`);
      const move: Move = choose(view, seat, level, dice, { iterations: 1_000, stopped: () => false });
      const next = play(match, seat, kvartaly.formatMove(move));
      if (!next.ok) throw new Error(next.error);
      match = next.value;
    }
    const ranks = outcomeOf(match)?.ranks ?? [];
    const [mine, theirs] = nth % 2 === 0 ? [ranks[0], ranks[1]] : [ranks[1], ranks[0]];
    won += mine === theirs ? 0.5 : mine === 1 ? 1 : 0;
  }
  return won / (deals * 2);
}

describe('levels', () => {
  test('the best beats the greedy one in at least 70 % of 1,000 matches', () => {
    expect(share(5, 2, 500)).toBeGreaterThan(0.7);
  });

  test.each([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ] as const)('level %i beats level %i clearly', (one, other) => {
    expect(share(one, other, 300)).toBeGreaterThan(0.55);
  });
});
