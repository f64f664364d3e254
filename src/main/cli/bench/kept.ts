import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './measure.ts';

const FILE = join(import.meta.dirname, '../../../../BENCHMARKS.md');
const BEGIN = '<!-- figures -->\n';

/** `| name | value unit | ratio × against | spread |` */
const ROW = /^\| (\S+) +\| [^|]+\| (\S+) × /gm;

/** The ratios of the run that was kept last, by name. */
export function keptRatios(): ReadonlyMap<string, number> {
  return new Map([...read().matchAll(ROW)].map(([, name = '', ratio]) => [name, Number(ratio)]));
}

/** Puts the figures of this run into BENCHMARKS.md, below what it says of the method. */
export function keepFigures(figures: Readonly<Record<string, Figure>>, today: string): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`;
  const rows = Object.entries(figures).map(
    ([name, figure]) =>
      `| ${name} | ${amount(figure)} | ${figure.ratio.toPrecision(3)} × ${figure.against} | ${(100 * figure.spread).toFixed(0)} % |\n`,
  );
  const head = '| what | value | ratio | spread |\n| --- | --- | --- | --- |\n';
  const [method = ''] = read().split(BEGIN);
  writeFileSync(FILE, `${method}${BEGIN}\n${today}, ${machine}.\n\n${head}${rows.join('')}`);
}

export const amount = ({ value, unit }: Figure): string =>
  `${value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })} ${unit}`;

const read = () => readFileSync(FILE, 'utf8');
