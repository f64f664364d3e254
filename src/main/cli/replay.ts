import { readFileSync } from 'node:fs';
import { replay } from '../../shared/core/replay.ts';
import { games } from '../../shared/games/index.ts';
import { EXIT, UsageError } from './exit.ts';

/** `replay FILE… | -`: prints one line of JSON for each record (architecture.md §7). */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length === 0) throw new UsageError('replay needs a FILE, or - for standard input');
  // Every file is read before anything is printed: an unreadable one is wrong usage, not half an answer.
  const texts = args.flatMap((file) => recordTexts(file, read(file)));
  let refused = false;
  for (const text of texts) {
    const line = replay(parseJson(text), games);
    refused ||= !line.ok;
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
  return refused ? EXIT.refused : EXIT.ok;
}

/** The text of a file, or of standard input for `-`, without a byte order mark. */
export function read(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\uFEFF/, '');
  } catch (fault) {
    throw new UsageError(`cannot read ${file}: ${fault instanceof Error ? fault.message : fault}`);
  }
}

/** `-` and `.jsonl` hold a record a line, any other file is one record. */
export function recordTexts(file: string, text: string): string[] {
  if (file !== '-' && !file.endsWith('.jsonl')) return [text];
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Undefined where the text is not JSON, which is no record either. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
