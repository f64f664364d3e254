import { spawnSync } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** A little network of its own: a place for the host, and cables that lead from this program to it. */
export interface Network {
  /** What to put before a command so that it runs at the host's place. */
  readonly inside: readonly string[];
  /** The host's address at the other end of each cable. */
  readonly addresses: readonly string[];
  /** Pulls a cable, or puts it in again. */
  plug(cable: number, inserted: boolean): void;
}

const ip = (...args: string[]): boolean => spawnSync('ip', args, { stdio: 'ignore' }).status === 0;

/** Whether this machine lets us make network namespaces (Linux, as root). */
export function mayMakeNamespaces(): boolean {
  const probe = `igt-probe-${process.pid}`;
  if (process.platform !== 'linux' || !ip('netns', 'add', probe)) return false;
  return ip('netns', 'del', probe);
}

function must(...args: string[]): void {
  if (!ip(...args)) throw new Error(`ip ${args.join(' ')} failed`);
}

let laid = 0;

/** Lays a network with so many cables; it is gone with the test. */
export function layNetwork(cables: number): Network {
  const nth = laid++;
  const name = `igt-${process.pid}-${nth}`;
  must('netns', 'add', name);
  onTestFinished(() => void ip('netns', 'del', name));
  must('-n', name, 'link', 'set', 'lo', 'up');
  const ends = Array.from({ length: cables }, (_, cable) => `igt${process.pid % 10_000}n${nth}c${cable}`);
  const addresses = ends.map((end, cable) => {
    const net = `10.77.${10 * nth + cable + 1}`;
    const inner = `eth${cable}`;
    onTestFinished(() => void ip('link', 'del', end));
    must('link', 'add', end, 'type', 'veth', 'peer', 'name', inner, 'netns', name);
    must('addr', 'add', `${net}.1/24`, 'dev', end);
    must('link', 'set', end, 'up');
    must('-n', name, 'addr', 'add', `${net}.2/24`, 'dev', inner);
    must('-n', name, 'link', 'set', inner, 'up');
    return `${net}.2`;
  });
  return {
    inside: ['ip', 'netns', 'exec', name],
    addresses,
    plug(cable, inserted) {
      must('link', 'set', ends[cable] ?? '', inserted ? 'up' : 'down');
    },
  };
}
