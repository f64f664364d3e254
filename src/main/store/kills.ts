import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Rng, rngOf } from '../../shared/core/rng.ts';
import { checkDatabase } from './check.ts';
import { openDatabase } from './database.ts';
import { openMatches } from './matches.ts';

/** What came of killing a program over and over. */
export interface Kills {
  /** Rows it had said to be durable. */
  readonly acknowledged: number;
  /** Those of them that were missing after a kill, or other than it had said. */
  readonly lost: readonly string[];
  /** Kills after which the database did not pass its check. */
  readonly damaged: number;
  /** How often the disk was full. */
  readonly full: number;
}

/** Kills the target at so many moments by chance; after each the folder is opened and everything is looked at. */
export async function killOver(folder: string, times: number, seed: string, room?: number): Promise<Kills> {
  const dice = rngOf(seed);
  const said: string[] = [];
  const lost: string[] = [];
  let damaged = 0;
  for (let nth = 0; nth < times; nth++) {
    const now = await killedOnce(folder, dice, room);
    said.push(...now);
    const opened = openDatabase(folder);
    if (!opened.ok) {
      damaged++;
      continue;
    }
    const { database } = opened;
    const matches = openMatches(database);
    const stored = new Set(
      [...new Set(now.map(idOf))].flatMap((id) =>
        (matches.load(id)?.rows ?? []).map(({ row, text }) => `stored ${id} ${row} ${text}`),
      ),
    );
    lost.push(...now.filter((line) => line !== 'full' && !stored.has(line)));
    const report = await checkDatabase(database, () => undefined);
    if (!report.ok || report.faults.length > 0) damaged++;
    database.close();
  }
  const full = said.filter((line) => line === 'full').length;
  return { acknowledged: said.length - full, lost, damaged, full };
}

const idOf = (line: string): string => line.split(' ')[1] ?? '';

/** Lets the target store rows until it has said some lines, kills it a moment later, and returns what it had said. */
async function killedOnce(folder: string, dice: Rng, room: number | undefined): Promise<string[]> {
  const lines = 1 + dice.int(60);
  const delay = dice.int(2_000_000);
  const script = join(import.meta.dirname, 'kill-target.ts');
  const args = room === undefined ? [script, folder] : [script, folder, String(room)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => {
    said.push(line);
    if (said.length !== lines) return;
    // Somewhere inside the next writes, not at their edge.
    for (let turn = 0; turn < delay; turn++) Math.sqrt(turn);
    child.kill('SIGKILL');
  });
  await Promise.all([once(child, 'exit'), once(reader, 'close')]);
  return said;
}
