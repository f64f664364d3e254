import { parseArgs } from 'node:util';
import { type Figure, measure } from './bench/measure.ts';
import { networkBenchmarks } from './bench/network.ts';
import { ruleBenchmarks } from './bench/rules.ts';
import { EXIT } from './exit.ts';

const BENCHMARKS = [...ruleBenchmarks, ...networkBenchmarks];

/** `bench [--json]`: medians with spread, each beside a bare baseline of the same run. Measures; never judges. */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } });
  const figures: Record<string, Figure> = {};
  for (const benchmark of BENCHMARKS) {
    const figure = await measure(benchmark);
    figures[benchmark.name] = figure;
    if (!values.json) process.stdout.write(`${describe(benchmark.name, figure)}\n`);
  }
  if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
  return EXIT.ok;
}

function describe(name: string, { value, unit, ratio, against, spread }: Figure): string {
  const rounded = value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });
  return `${name}: ${rounded} ${unit}, ${ratio.toPrecision(3)} × ${against} (spread ${(100 * spread).toFixed(0)} %)`;
}
