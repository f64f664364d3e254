import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { rngOf } from '../../shared/core/rng.ts';
import { checkDatabase } from './check.ts';
import { openMatches } from './matches.ts';
import { freshFolder, opened } from './scenes.ts';

const ROUNDS = 12;

/** Lets the target store rows until it has said so of some, kills it a moment later, and returns what it had said. */
async function killedAfter(folder: string, rows: number, spin: number): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'kill-target.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => {
    said.push(line);
    if (said.length !== rows) return;
    // Somewhere inside the next writes, not at their edge.
    for (let turn = 0; turn < spin; turn++) Math.sqrt(turn);
    child.kill('SIGKILL');
  });
  await Promise.all([once(child, 'exit'), once(lines, 'close')]);
  return said;
}

test(`killed at ${ROUNDS} moments: every row that was acknowledged is there, and the database is whole`, async () => {
  const folder = freshFolder();
  const dice = rngOf('moments');
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    acknowledged.push(...(await killedAfter(folder, 1 + dice.int(60), dice.int(2_000_000))));
    const database = opened(folder);
    const matches = openMatches(database);
    const ids = new Set(acknowledged.map((line) => line.split(' ')[0] ?? ''));
    const stored = [...ids].flatMap((id) =>
      (matches.load(id)?.rows ?? []).map(({ row, text }) => `${id} ${row} ${text}`),
    );
    expect(new Set(stored)).toEqual(new Set([...stored, ...acknowledged]));
    expect(await checkDatabase(database, () => undefined)).toMatchObject({ ok: true, faults: [] });
    database.close();
  }
});
