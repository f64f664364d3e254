import { describe, expect, test } from 'vitest';
import type { AnyGame, Effort } from '../core/game.ts';
import { begin, type Match, play, toAct } from '../core/match.ts';
import { setupOf } from '../core/record.ts';
import { pickOne, rngOf } from '../core/rng.ts';
import { games } from '../games/index.ts';
import { judge } from './judge.ts';
import { BOTS, chooseMove } from './levels.ts';
import { search } from './search.ts';

const effort = (iterations: number): Effort => ({ iterations, stopped: () => false });

function after(game: AnyGame, plies: number, seed: string): Match {
  const setup = setupOf(game, {}, game.seats.min, seed, undefined);
  if (!setup.ok) throw new Error(setup.error);
  const dice = rngOf(seed);
  let match = begin(setup.value);
  for (let ply = 0; ply < plies; ply++) {
    const seat = toAct(match)[0];
    if (seat === undefined) break;
    const next = play(match, seat, game.formatMove(pickOne(dice, game.legalMoves(match.state, seat))));
    if (next.ok) match = next.value;
  }
  return match;
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('bots at %s', (id, game) => {
  const match = after(game, 6, `bots ${id}`);
  const seat = toAct(match)[0] ?? 0;
  const view = game.view(match.state, seat);

  test.each(BOTS)('%s makes a legal move', (bot) => {
    const move = chooseMove(game, view, seat, bot, rngOf('dice'), effort(20));
    expect(game.isLegal(match.state, seat, move)).toBe(true);
  });

  test.each(BOTS)('%s makes the same move with the same dice, whatever the hidden cards are', (bot) => {
    const moves = ['one', 'other'].map((world) => {
      // Another world behind the same View: what the bot gets is the View alone.
      const hidden = game.imagine(view, seat, rngOf(world));
      return chooseMove(game, game.view(hidden, seat), seat, bot, rngOf('dice'), effort(20));
    });
    expect(moves[0]).toEqual(moves[1]);
  });

  test('search stops when it is told to and still makes a legal move', () => {
    const stopped: Effort = { iterations: Number.MAX_SAFE_INTEGER, stopped: () => true };
    const move = search(game, view, seat, rngOf('dice'), stopped, { rollout: 2, width: 8 });
    expect(game.isLegal(match.state, seat, move)).toBe(true);
  });

  test('a judgement gives every seat a chance from 0 to 1, and an end its outcome', () => {
    const { chances } = judge(game, match.state, game.seats.min, rngOf('dice'), effort(5));
    expect(chances).toHaveLength(game.seats.min);
    for (const chance of chances) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    const end = game.leave(match.state, 0, 'resign');
    if (game.seats.min === 2) {
      expect(judge(game, end, 2, rngOf('dice'), effort(5))).toEqual({ chances: [0, 1], exact: true });
    }
  });
});
