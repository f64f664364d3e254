/** One figure of the bench: what was measured, and the bare thing it is compared with in the same run. */
export interface Figure {
  readonly value: number;
  readonly unit: string;
  /** value / (the baseline's value in the same unit). */
  readonly ratio: number;
  readonly against: string;
  /** (largest − smallest) / median of the runs. */
  readonly spread: number;
}

export interface Benchmark {
  readonly name: string;
  readonly unit: string;
  readonly against: string;
  /** One run: the figure and the baseline's, in the same unit. */
  readonly run: () => Promise<{ readonly value: number; readonly baseline: number }>;
}

const RUNS = 5;

/** Medians over several runs, after one that only warms up. */
export async function measure({ unit, against, run }: Benchmark): Promise<Figure> {
  await run();
  const runs = [];
  for (let nth = 0; nth < RUNS; nth++) runs.push(await run());
  const values = runs.map(({ value }) => value).sort((a, b) => a - b);
  const value = median(values);
  return {
    value,
    unit,
    ratio: median(runs.map((one) => one.value / one.baseline).sort((a, b) => a - b)),
    against,
    spread: ((values.at(-1) ?? value) - (values[0] ?? value)) / value,
  };
}

export function median(sorted: readonly number[]): number {
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) throw new Error('median of nothing');
  return middle;
}

/** Seconds of work this process has had: what a busy machine takes away does not count. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** Steps a second of a calibrated loop of integer work: what this machine does with nothing in the way. */
export function loopSpeed(): number {
  const steps = 20_000_000;
  const started = cpuSeconds();
  let word = 1;
  for (let step = 0; step < steps; step++) word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + step;
  // The result is used, so that the loop is not optimised away.
  if (word === 0.5) throw new Error('unreachable');
  return steps / (cpuSeconds() - started);
}
