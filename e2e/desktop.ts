import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { _electron, chromium, type Page } from '@playwright/test';
import { root, startProgram } from './programs.ts';

/** The desktop app with its one window open. */
export interface Desktop {
  readonly page: Page;
  /** Whether this is Electron itself and not the stand-in. */
  readonly real: boolean;
  /** Goes to an address inside the app, such as `#/saves`. */
  open(address: string): Promise<void>;
  /** Starts the app once more on the same data folder, with these arguments, and waits until that start has given up. */
  startAgain(...args: readonly string[]): Promise<void>;
  /** What the stand-in has told of the system so far (menus, blockers, dialogues); nothing in real Electron. */
  said(): string;
  stop(): Promise<void>;
}

/** Electron's program where it is installed and can open a window. */
function electronProgram(): string | undefined {
  const folder = join(root, 'node_modules/electron');
  if (!existsSync(join(folder, 'path.txt'))) return undefined;
  if (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'])
    return undefined;
  const path = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8'));
  return existsSync(path) ? path : undefined;
}

/** Starts the built app on a data folder: in Electron where that can be, else in the stand-in. */
export async function startDesktop(data: string, args: readonly string[] = []): Promise<Desktop> {
  const executablePath = electronProgram();
  if (!executablePath) return startStandIn('out/main/index.js', data, { args });
  const given = [root, `--data=${data}`];
  const app = await _electron.launch({ executablePath, args: [...given, ...args] });
  const page = await app.firstWindow();
  await shown(page);
  return {
    page,
    real: true,
    open: opener(page),
    startAgain: (...more) => runToItsEnd(executablePath, [...given, ...more]),
    said: () => '',
    stop: () => app.close(),
  };
}

interface StandIn {
  readonly args?: readonly string[];
  /** Arguments of Node, before the stand-in's. */
  readonly node?: readonly string[];
}

/** Starts a built main in the stand-in. */
export async function startStandIn(main: string, data: string, given: StandIn = {}): Promise<Desktop> {
  const call = ['e2e/electron/main.ts', main, `--data=${data}`];
  const program = await startProgram([...(given.node ?? []), ...call, ...(given.args ?? [])]);
  const { debugger: address } = program.first as { debugger: string };
  const browser = await chromium.connectOverCDP(address);
  const [page] = browser.contexts()[0]?.pages() ?? [];
  if (!page) throw new Error(`the app opened no window:\n${program.said()}`);
  await shown(page);
  return {
    page,
    real: false,
    open: opener(page),
    startAgain: (...more) => runToItsEnd(process.execPath, [...call, ...more]),
    said: program.said,
    stop: async () => {
      await program.stop();
      await browser.close();
    },
  };
}

const shown = (page: Page) => page.locator('#app > *').first().waitFor();

async function runToItsEnd(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, [...args], { cwd: root, stdio: 'ignore' });
  await once(child, 'exit');
}

const opener = (page: Page) => (address: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, address);
