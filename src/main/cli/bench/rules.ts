import { chooseRandom } from '../../../shared/bots/random.ts';
import type { AnyGame } from '../../../shared/core/game.ts';
import { begin, play, type Setup, toAct } from '../../../shared/core/match.ts';
import { formatMoveLine, playLines, setupOf } from '../../../shared/core/record.ts';
import { rngOf } from '../../../shared/core/rng.ts';
import { games } from '../../../shared/games/index.ts';
import { type Benchmark, cpuSeconds, loopSpeed } from './measure.ts';

const MATCHES = 200;

/** Replaying random matches through the contract's own path: parsed, checked, immutable. */
export const ruleBenchmarks: readonly Benchmark[] = Object.values(games).map((game) => {
  let matches: { setup: Setup; lines: string[] }[] | undefined;
  return {
    name: `replay.${game.id}`,
    unit: 'moves/s',
    against: 'steps of a calibrated loop',
    run: async () => {
      matches ??= Array.from({ length: MATCHES }, (_, nth) => randomMatch(game, `bench ${nth}`));
      const baseline = loopSpeed();
      const started = cpuSeconds();
      let moves = 0;
      for (const { setup, lines } of matches) moves += playLines(setup, lines).match.ply;
      return { value: moves / (cpuSeconds() - started), baseline };
    },
  };
});

function randomMatch(game: AnyGame, seed: string): { setup: Setup; lines: string[] } {
  const setup = setupOf(game, {}, game.seats.min, seed, undefined);
  if (!setup.ok) throw new Error(`${game.id}: default options refused`);
  const dice = rngOf(`moves of ${seed}`);
  const lines: string[] = [];
  let match = begin(setup.value);
  for (let seat = toAct(match)[0]; seat !== undefined; seat = toAct(match)[0]) {
    const text = game.formatMove(chooseRandom(game, game.view(match.state, seat), seat, dice));
    const next = play(match, seat, text);
    if (!next.ok) throw new Error(`${game.id}: ${text} refused`);
    lines.push(formatMoveLine(seat, text));
    match = next.value;
  }
  return { setup: setup.value, lines };
}
