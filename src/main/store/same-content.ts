import { closeSync, openSync, readSync, statSync } from 'node:fs';

const CHUNK = 1024 * 1024;

/** Parts of the header of a database that count openings and not what is in it: bytes from, bytes to. */
const COUNTERS = [
  [24, 28],
  [92, 100],
] as const;

/** Whether two database files hold the same pages. */
export function sameContent(left: string, right: string): boolean {
  const { size } = statSync(left);
  if (size !== statSync(right).size) return false;
  const [a, b] = [openSync(left, 'r'), openSync(right, 'r')];
  try {
    for (let at = 0; at < size; at += CHUNK) {
      if (!read(a, at).equals(read(b, at))) return false;
    }
    return true;
  } finally {
    closeSync(a);
    closeSync(b);
  }
}

function read(file: number, at: number): Buffer {
  const buffer = Buffer.alloc(CHUNK);
  const chunk = buffer.subarray(0, readSync(file, buffer, 0, CHUNK, at));
  if (at === 0) for (const [from, to] of COUNTERS) chunk.fill(0, from, to);
  return chunk;
}
