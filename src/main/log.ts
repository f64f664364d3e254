import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from './tables/ports.ts';

/** Bytes at which a file is put aside; the one put aside before it goes. */
const LARGEST = 1024 * 1024;

/** A log as lines of JSON in a folder, of bounded size. A log that cannot be written is no reason to stop. */
export function openLog(folder: string): Log {
  const file = join(folder, 'igroteka.log');
  const write = (line: object): void => {
    try {
      mkdirSync(folder, { recursive: true });
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) renameSync(file, `${file}.1`);
      appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`, { mode: 0o600 });
    } catch {
      // A full or read-only disk has been said elsewhere.
    }
  };
  return {
    note: (what, about = {}) => write({ what, ...about }),
    fault(error, where) {
      const id = randomUUID().slice(0, 8);
      write({ fault: id, where, error: textOf(error) });
      return id;
    },
  };
}

/** What is known of an error and of what caused it. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by ${textOf(error.cause)}`;
}
