/** `npm start`: the desktop app, or, where Electron cannot run, the same program in a browser. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { hostInBrowser } from './host-in-browser.ts';
import { root, runNode, runProgram } from './run.ts';

/** Ended this soon with an error, Electron never came up (a library is missing, say). */
const TOO_SOON = 3_000;

/** The path of Electron's program, fetched if need be; undefined where it cannot be had. */
async function electronProgram(): Promise<string | undefined> {
  const folder = join(root, 'node_modules/electron');
  const found = () => {
    const name = join(folder, 'path.txt');
    const path = existsSync(name) ? join(folder, 'dist', readFileSync(name, 'utf8')) : '';
    return existsSync(path) ? path : undefined;
  };
  if (!found() && existsSync(folder)) {
    console.error('Fetching Electron…');
    await runNode('install-electron', [], { output: 'collect' });
  }
  return found();
}

/** Why there is no point in starting Electron here, as half a sentence; undefined when there is none. */
function obstacle(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  if (!process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) return 'there is no display';
  if (process.getuid?.() === 0) return 'Electron does not start for root';
  return undefined;
}

/** Runs the desktop app to its end; resolves to why it could not, if so. */
async function desktop(): Promise<string | undefined> {
  const known = obstacle();
  if (known) return known;
  const electron = await electronProgram();
  if (!electron) return "Electron's program could not be fetched";
  const started = Date.now();
  const { code } = await runProgram(electron, [root, ...process.argv.slice(2)]);
  if (code !== 0 && Date.now() - started < TOO_SOON) return 'Electron did not come up';
  process.exitCode = code;
  return undefined;
}

if (await build()) {
  const why = await desktop();
  if (why) {
    console.error(`Igroteka opens in your browser this time, because ${why}.`);
    await hostInBrowser(process.argv.slice(2));
  }
} else {
  process.exitCode = 1;
}
