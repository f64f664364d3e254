import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBare, openOurs, type Until } from './contests.ts';
import { type Benchmark, median } from './measure.ts';

const MOVES = 120;
/** Milliseconds between clicks: a socket may send 30 messages a second, and people send fewer. */
const BREATH = 40;

/** A move from the click to its answer with four sockets watching, and to the last of eight screens. */
export const networkBenchmarks: readonly Benchmark[] = [
  {
    name: 'move.answered',
    unit: 'ms',
    against: 'a Socket.IO echo and a durable insert',
    run: () => race(4, 'answered', median),
  },
  {
    name: 'move.seen.p99',
    unit: 'ms',
    against: 'a Socket.IO broadcast and a durable insert',
    run: () => race(8, 'seen', (sorted) => sorted[Math.floor(sorted.length * 0.99)] ?? 0),
  },
];

const ascending = (list: readonly number[]) => list.toSorted((one, other) => one - other);

/** The same clicks through our host and through a bare one, in turns, so that both meet the same weather. */
async function race(sockets: number, until: Until, figure: (sorted: readonly number[]) => number) {
  const folder = mkdtempSync(join(tmpdir(), 'igroteka-bench-'));
  const ours = await openOurs(join(folder, 'ours'), sockets);
  const bare = await openBare(join(folder, 'bare'), sockets);
  const [values, baselines]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < MOVES; nth++) {
    values.push(await ours.click(until));
    baselines.push(await bare.click(until));
    await new Promise((done) => setTimeout(done, BREATH));
  }
  await ours.close();
  await bare.close();
  rmSync(folder, { recursive: true, force: true });
  return { value: figure(ascending(values)), baseline: figure(ascending(baselines)) };
}
