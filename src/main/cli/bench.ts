import { parseArgs } from 'node:util';
import { amount, keepFigures, keptRatios } from './bench/kept.ts';
import { type Figure, measure } from './bench/measure.ts';
import { networkBenchmarks } from './bench/network.ts';
import { ruleBenchmarks } from './bench/rules.ts';
import { solverBenchmarks } from './bench/solver.ts';
import { EXIT, UsageError } from './exit.ts';

const BENCHMARKS = [...ruleBenchmarks, ...solverBenchmarks, ...networkBenchmarks];

/**
 * `bench [PREFIX…] [--json] [--keep]`: medians with spread, each beside a bare baseline of the same run and beside the run
 * that was kept last in BENCHMARKS.md; `--keep` puts this one in its place. Measures; never judges.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
  });
  if (values.keep && positionals.length > 0)
    throw new UsageError('--keep keeps a whole run, without a PREFIX');
  const kept = keptRatios();
  const figures: Record<string, Figure> = {};
  for (const benchmark of BENCHMARKS) {
    const { name } = benchmark;
    if (positionals.length > 0 && !positionals.some((prefix) => name.startsWith(prefix))) continue;
    const figure = await measure(benchmark);
    figures[name] = figure;
    if (!values.json) process.stdout.write(`${describe(name, figure, kept.get(name))}\n`);
  }
  if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
  if (values.keep) keepFigures(figures, new Date().toISOString().slice(0, 10));
  return EXIT.ok;
}

function describe(name: string, figure: Figure, before: number | undefined): string {
  const { ratio, against, spread } = figure;
  const change = before === undefined ? '' : `; last kept ${before} × (${percent(ratio / before - 1)})`;
  return `${name}: ${amount(figure)}, ${ratio.toPrecision(3)} × ${against} (spread ${(100 * spread).toFixed(0)} %)${change}`;
}

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(0)} %`;
