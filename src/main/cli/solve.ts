import { parseArgs } from 'node:util';
import type { Effort } from '../../shared/core/game.ts';
import { toAct } from '../../shared/core/match.ts';
import { openRecord, playLines } from '../../shared/core/record.ts';
import { games } from '../../shared/games/index.ts';
import { EXIT, UsageError } from './exit.ts';
import { parseJson, read, recordTexts } from './replay.ts';

/** Iterations of a solver that is to reach the end, and of one that may give up. */
const WHOLE = Number.MAX_SAFE_INTEGER;
const USUAL = 1_000_000_000;
/** Milliseconds after which a position is left open, unless the whole answer was asked for. */
const PATIENCE = 60_000;

/** `solve FILE [--whole]`: the exact value of the position at the end of each record, one line of JSON each. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { whole: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) throw new UsageError('solve needs a FILE, or - for standard input');
  let refused = false;
  for (const text of positionals.flatMap((file) => recordTexts(file, read(file)))) {
    const line = solveText(text, values.whole);
    refused ||= 'error' in line;
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
  return refused ? EXIT.refused : EXIT.ok;
}

function solveText(text: string, whole: boolean): object {
  const opened = openRecord(parseJson(text), games);
  if (!opened.ok) return { error: opened.error };
  const { setup, record } = opened.value;
  const { match, error } = playLines(setup, record.moves);
  if (error !== undefined) return { error };
  const seat = toAct(match)[0];
  if (seat === undefined) return { error: 'over' };
  if (!setup.game.skill.solve) return { error: 'no-solver' };
  const started = performance.now();
  const effort: Effort = {
    iterations: whole ? WHOLE : USUAL,
    stopped: () => !whole && performance.now() - started > PATIENCE,
  };
  const { best, ...found } = setup.game.skill.solve(match.state, seat, effort);
  return {
    ...found,
    best: best.map((move) => setup.game.formatMove(move)).sort(),
    ms: Math.round((performance.now() - started) * 1_000) / 1_000,
  };
}
