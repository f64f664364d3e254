import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const root = join(import.meta.dirname, '..');

/** A program of ours that has said its first line of JSON. */
export interface Program {
  readonly first: unknown;
  /** Everything it wrote to stderr so far. */
  said(): string;
  /** Ends it as the system would, and waits. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a Node program and waits for the first line on stdout that begins with `{`. */
export async function startProgram(args: readonly string[]): Promise<Program> {
  const child = spawn(process.execPath, [...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const first = await firstJson(child);
  if (first === undefined) throw new Error(`${args.join(' ')} ended without a word of JSON:\n${said}`);
  return { first, said: () => said, stop: (signal = 'SIGTERM') => stop(child, signal) };
}

async function firstJson(child: ChildProcess): Promise<unknown> {
  if (!child.stdout) return undefined;
  const lines = createInterface({ input: child.stdout });
  return new Promise((done) => {
    lines.on('line', (line) => line.startsWith('{') && done(JSON.parse(line)));
    lines.on('close', () => done(undefined));
  });
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
