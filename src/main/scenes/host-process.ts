import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { type Carrier, SOCKET_EVENT } from '../../shared/protocol/carrier.ts';
import type { HostMessage } from '../../shared/protocol/messages.ts';
import { Screen } from './screen.ts';

const CLI = join(import.meta.dirname, '../cli.ts');

/** What `host` prints first. */
export interface HostLine {
  readonly url: string;
  readonly hostKey: string;
  readonly lan: readonly string[];
}

/** A host as a program of its own. */
export interface HostProcess extends HostLine {
  /** What it printed on standard error so far. */
  said(): string;
  /** Ends it and resolves with its exit code, null after SIGKILL. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'igroteka-host-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts `host` and waits until it listens. */
export const startHost = (folder: string, ...args: readonly string[]): Promise<HostProcess> =>
  startHostInside([], folder, ...args);

/** The same behind a command that runs it somewhere else. */
export async function startHostInside(
  before: readonly string[],
  folder: string,
  ...args: readonly string[]
): Promise<HostProcess> {
  const [program = '', ...rest] = [...before, process.execPath, CLI, 'host', '--data', folder, ...args];
  const child = spawn(program, rest);
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const ended = endOf(child);
  const line = await Promise.race([firstLine(child), ended.then(() => undefined)]);
  if (line === undefined) throw new Error(`host ended: ${said}`);
  return {
    ...line,
    said: () => said,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs the command line to its end. */
export async function runCli(...args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [CLI, ...args]);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  return { code: await endOf(child), said };
}

const endOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => void child.once('close', (code) => resolve(code)));

async function firstLine(child: ChildProcess): Promise<HostLine | undefined> {
  if (!child.stdout) return undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    // The program prints what HostLine says; a test would fail at its first use otherwise.
    if (line.startsWith('{')) return JSON.parse(line) as HostLine;
  }
  return undefined;
}

/** A screen on a real socket; it does not come back by itself. */
export async function connect(
  url: string,
  transport: 'websocket' | 'polling' = 'websocket',
): Promise<Screen> {
  const socket = io(url, { transports: [transport], reconnection: false, forceNew: true });
  onTestFinished(() => void socket.disconnect());
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return new Screen(carrierOf(socket));
}

function carrierOf(socket: Socket): Carrier<unknown, HostMessage> {
  return {
    send: (message) => void socket.emit(SOCKET_EVENT, message),
    onMessage: (listener) => void socket.on(SOCKET_EVENT, listener),
    onClose: (listener) => void socket.once('disconnect', () => listener()),
    close: () => void socket.disconnect(),
  };
}
