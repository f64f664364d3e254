import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSolved } from '../../../shared/games/quarto/diagram.ts';
import { geometryOf } from '../../../shared/games/quarto/solver/geometry.ts';
import { createMemory } from '../../../shared/games/quarto/solver/memory.ts';
import { Solver } from '../../../shared/games/quarto/solver/solve.ts';
import { DEFAULTS } from '../../../shared/games/quarto/types.ts';
import { type Benchmark, cpuSeconds, loopSpeed } from './measure.ts';

const FIXTURE = join(import.meta.dirname, '../../../shared/games/quarto/fixtures/solved-lines.txt');
const OPTIONS = { ...DEFAULTS, claims: 'auto' } as const;
const EFFORT = { iterations: 1_000_000, stopped: () => false };
/** A power of two, small enough that a fresh memory costs nothing beside the search. */
const ENTRIES = 17;

/** Proves the rule page's solved positions with so many pieces on the board, each without what is known of others. */
function solveSet(placed: number): { positions: number; nodes: number; seconds: number } {
  const set = parseSolved(readFileSync(FIXTURE, 'utf8'), OPTIONS).filter(
    ({ board }) => board.filter((piece) => piece !== null).length === placed,
  );
  let [nodes, seconds] = [0, 0];
  for (const { board, hand, value } of set) {
    const solver = new Solver(OPTIONS, EFFORT, createMemory(geometryOf(false), ENTRIES), false);
    const started = cpuSeconds();
    if (solver.placing(board, hand) !== value) throw new Error('Кварто: solved wrongly');
    seconds += cpuSeconds() - started;
    nodes += solver.nodes;
  }
  return { positions: set.length, nodes, seconds };
}

const against = 'steps of a calibrated loop';

/** Кварто's solver: positions a second from 9, 8, 7 and 6 pieces on the board, and nodes a second from 5. */
export const solverBenchmarks: readonly Benchmark[] = [
  ...[9, 8, 7, 6].map((placed) => ({
    name: `solve.quarto.${placed}`,
    unit: 'positions/s',
    against,
    run: async () => {
      const baseline = loopSpeed();
      const { positions, seconds } = solveSet(placed);
      return { value: positions / seconds, baseline };
    },
  })),
  {
    name: 'solve.quarto.nodes',
    unit: 'nodes/s',
    against,
    run: async () => {
      const baseline = loopSpeed();
      const { nodes, seconds } = solveSet(5);
      return { value: nodes / seconds, baseline };
    },
  },
];
