import { EventEmitter } from 'node:events';
import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tells of second starts: `second` with their arguments. */
export const secondStarts = new EventEmitter<{ second: [args: string[]] }>();

let first = true;

/** Finds out, before the app's main runs, whether another stand-in lives on the same data folder, and tells it of us. */
export async function claimInstance(args: readonly string[]): Promise<void> {
  const name = createHash('sha256')
    .update(args.find((arg) => arg.startsWith('--data=')) ?? '')
    .digest('hex');
  const path =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\igroteka-${name}`
      : join(tmpdir(), `igroteka-${name.slice(0, 16)}.sock`);
  first = !(await tellOther(path, args));
  if (!first) return;
  if (process.platform !== 'win32') (await import('node:fs')).rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('data', (chunk) => secondStarts.emit('second', JSON.parse(chunk.toString())));
  });
  server.listen(path);
  server.unref();
}

export const isFirstInstance = (): boolean => first;

function tellOther(path: string, args: readonly string[]): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path, () => socket.end(JSON.stringify(args), () => done(true)));
    socket.on('error', () => done(false));
  });
}
