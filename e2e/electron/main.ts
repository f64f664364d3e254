/**
 * TEST CODE: a stand-in for Electron where its program cannot be had. Runs the built main under plain Node, with the
 * module `electron` resolved to `electron.ts` beside this file, and windows as pages of real Chromium.
 * Usage: `node e2e/electron/main.ts out/main/index.js [arguments of the app]`; prints the address of Chromium's
 * debugger, through which a test sees the windows.
 */
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startBrowser } from './browser.ts';
import { claimInstance } from './instance.ts';

const [main, ...args] = process.argv.slice(2);
if (main === undefined) throw new Error('no main given');
process.argv.splice(1, process.argv.length - 1, resolve(main), ...args);

await claimInstance(args);
const debuggerAddress = await startBrowser();
const standIn = import.meta.resolve('./electron.ts');
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
});
await import(pathToFileURL(resolve(main)).href);
console.log(JSON.stringify({ debugger: debuggerAddress }));
