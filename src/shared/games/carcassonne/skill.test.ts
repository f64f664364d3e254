import { describe, expect, test } from 'vitest';
import type { Level, Seat } from '../../core/game.ts';
import { pickOne, rngOf } from '../../core/rng.ts';
import { countOf, Frontier, turnOf } from './frontier.ts';
import { carcassonne } from './index.ts';
import { COLOURS, type Move, type State } from './types.ts';

const { apply, deal, legalMoves, setup, skill, toAct, view } = carcassonne;

const thought = { iterations: 1, stopped: () => false };

const dealt = (seats: number, seed: string): State => {
  const options = { colours: COLOURS.slice(0, seats) };
  return setup(options, seats, deal(options, seats, rngOf(seed)));
};

const cells = (of: Frontier): string[] =>
  [...of.open.slice(0, of.openCount)].map((cell) => JSON.stringify(of.placeOf(cell))).sort();

describe('the frontier', () => {
  test('pays and opens exactly what the rules do, and takes everything back', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const dice = rngOf(seed);
      let state = dealt(4, seed);
      const frontier = new Frontier(state.map, COLOURS, 36);
      while (state.phase !== 'over') {
        const before = state;
        const move = pickOne(dice, legalMoves(state, state.turn));
        state = apply(state, before.turn, move);
        if (move.kind !== 'place' || before.phase !== 'place') continue;
        const turn = turnOf({ tile: before.flipped, rot: move.rot }, COLOURS);
        const opened = [...frontier.open.slice(0, frontier.openCount)];
        const promised = COLOURS.map((_, seat) => frontier.promise(seat, 1, 0.25));
        frontier.lay(frontier.cellOf(move), turn);
        frontier.takeBack();
        expect([...frontier.open.slice(0, frontier.openCount)]).toEqual(opened);
        expect(COLOURS.map((_, seat) => frontier.promise(seat, 1, 0.25))).toEqual(promised);
        const gain = frontier.lay(frontier.cellOf(move), turn);
        for (const seat of COLOURS.keys()) {
          const placed = (before.left[seat] ?? 0) - (state.left[seat] ?? 0);
          expect(Math.min(countOf(gain, seat), before.left[seat] ?? 0)).toBe(placed);
        }
        const fresh = new Frontier(state.map, COLOURS, 1);
        expect(cells(frontier)).toEqual(cells(fresh));
        expect(COLOURS.map((_, seat) => fresh.promise(seat, 1, 0.25))).toEqual(
          COLOURS.map((_, seat) => frontier.promise(seat, 1, 0.25)),
        );
      }
    }
  });
});

type Player = Level | 'random' | 'greedy';

function moveOf(player: Player, state: State, seat: Seat, dice: ReturnType<typeof rngOf>): Move {
  const moves = legalMoves(state, seat);
  if (player === 'random' || state.phase === 'flip') return pickOne(dice, moves);
  if (player !== 'greedy')
    return skill.choose?.(view(state, seat), seat, player, dice, thought) ?? pickOne(dice, moves);
  const worth = moves.map((move) => skill.greed(apply(state, seat, move), seat));
  const most = Math.max(...worth);
  return pickOne(
    dice,
    moves.filter((_, index) => worth[index] === most),
  );
}

/** Share of matches won by the first of two players, draws half; each deal is played from both seats. */
function share(players: readonly [Player, Player], matches: number): number {
  let won = 0;
  for (let nth = 0; nth < matches; nth++) {
    const dice = rngOf(`dice ${nth}`);
    const first = nth % 2;
    let state = dealt(2, `deal ${nth >> 1}`);
    for (let [seat] = toAct(state); seat !== undefined; [seat] = toAct(state)) {
      const player = players[seat === first ? 0 : 1];
      state = apply(state, seat, moveOf(player, state, seat, dice));
    }
    const outcome = carcassonne.outcome(state);
    const ranks = [outcome?.ranks[first] ?? 0, outcome?.ranks[1 - first] ?? 0] as const;
    if (ranks[0] < ranks[1]) won += 1;
    if (ranks[0] === ranks[1]) won += 0.5;
  }
  return won / matches;
}

describe('strength', () => {
  test('the best player beats the greedy one in far more than 60 % of matches', () => {
    expect(share([5, 'greedy'], 20)).toBeGreaterThan(0.7);
  });

  test('every level is stronger than the one before', () => {
    expect(share([2, 1], 80)).toBeGreaterThan(0.5);
    expect(share([3, 2], 80)).toBeGreaterThan(0.5);
    expect(share([4, 3], 80)).toBeGreaterThan(0.5);
    expect(share([5, 3], 20)).toBeGreaterThan(0.5);
  });

  test('random play hardly ever places all eight', () => {
    let finished = 0;
    for (let nth = 0; nth < 100; nth++) {
      const dice = rngOf(`dice ${nth}`);
      let state = dealt(2, `random ${nth}`);
      while (state.phase !== 'over')
        state = apply(state, state.turn, moveOf('random', state, state.turn, dice));
      if (state.outcome.reason === 'all-placed') finished++;
    }
    expect(finished).toBeLessThanOrEqual(6);
  });
});
