import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** A JSON file of the project; the caller knows its shape. */
// oxlint-disable-next-line typescript/no-explicit-any -- JSON.parse's own type
export function readJson(file: string): any {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

/** JavaScript entry of a package's command, so that nothing depends on a shell or on `.cmd` files. */
const COMMANDS = {
  tsc: 'typescript/bin/tsc',
  'svelte-check': 'svelte-check/bin/svelte-check',
  oxlint: 'oxlint/bin/oxlint',
  prettier: 'prettier/bin/prettier.cjs',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
  'electron-vite': 'electron-vite/bin/electron-vite.js',
  'install-electron': 'electron/install.js',
} as const;
export type Command = keyof typeof COMMANDS;

interface Run {
  readonly env?: Readonly<Record<string, string>>;
  /** 'collect' keeps what is written for the caller, 'stderr' sends all of it there, 'show' passes it on. */
  readonly output?: 'show' | 'collect' | 'stderr';
}

interface Ran {
  readonly code: number;
  readonly text: string;
}

/** Runs a command of a package (or, by its path, a script of ours) with this Node. */
export function runNode(
  command: Command | `${string}.ts`,
  args: readonly string[],
  run: Run = {},
): Promise<Ran> {
  const script = command in COMMANDS ? join('node_modules', COMMANDS[command as Command]) : command;
  return runProgram(process.execPath, [script, ...args], run);
}

/** Runs any program in the project's folder; a program that cannot be started counts as failed. */
export function runProgram(program: string, args: readonly string[], run: Run = {}): Promise<Ran> {
  const output = run.output ?? 'show';
  const stdio =
    output === 'collect'
      ? (['ignore', 'pipe', 'pipe'] as const)
      : (['ignore', output === 'stderr' ? 2 : 1, 2] as const);
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...run.env }, stdio: [...stdio] });
  let text = '';
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 127, text: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, text }));
  });
}
