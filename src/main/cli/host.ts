import { randomInt } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { type App, type AppFault, createApp } from '../app.ts';
import { defaultDataFolder } from '../data-folder.ts';
import { describeFault } from '../store/faults.ts';
import { EXIT, UsageError } from './exit.ts';

const RENDERER = join(import.meta.dirname, '../../../out/renderer');
const WORKER = new URL('../bots/worker.ts', import.meta.url);

/**
 * `host [--port N] [--data DIR] [--pin] [--open]`: the app without Electron, until it is told to end.
 * The first line of standard output is `{ url, hostKey, lan }`; everything for people goes to standard error.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      pin: { type: 'boolean', default: false },
      open: { type: 'boolean', default: false },
    },
  });
  const ended = toldToEnd();
  // With --pin a new one each time; what was set before stands otherwise.
  const pin = values.pin ? String(randomInt(0, 10_000)).padStart(4, '0') : undefined;
  let port = values.port === undefined ? undefined : portOf(values.port);
  for (;;) {
    const app = await start(resolve(values.data ?? defaultDataFolder()), port);
    if (values.open || values.pin) await open(app, pin);
    announce(app);
    // After a restore everything begins anew, where guests and pages expect it.
    const again = await Promise.race([ended.then(() => false), app.restart.then(() => true)]);
    port = app.network.state().port ?? port;
    await app.close();
    // Engine.IO keeps a timer of half a minute for every page that polls; nobody needs to wait for it.
    if (!again) process.exit(EXIT.ok);
  }
}

async function start(dataDir: string, port: number | undefined): Promise<App> {
  const created = await createApp({
    ...{ dataDir, rendererDir: RENDERER, workerUrl: WORKER, loopback: true },
    ...(port === undefined ? {} : { port }),
  });
  if (!created.ok) throw new UsageError(sentenceOf(created.fault));
  return created.app;
}

async function open(app: App, pin: string | undefined): Promise<void> {
  const opened = await app.network.open(pin);
  if (opened.ok) return;
  await app.close();
  throw new UsageError('The port cannot be opened to the network.');
}

function announce({ network, hostKey }: App): void {
  const { port, addresses, pin } = network.state();
  const url = `http://localhost:${port}/`;
  process.stdout.write(`${JSON.stringify({ url, hostKey, lan: addresses })}\n`);
  const lines = [`Igroteka is running. Open ${url}#host=… with the key from the line above.`];
  const [address] = addresses;
  if (address) lines.push(renderUnicodeCompact(`${address}#/join`), `Guests come in at ${address}#/join`);
  if (pin !== null && addresses.length > 0) lines.push(`PIN: ${pin}`);
  process.stderr.write(`${lines.join('\n')}\n`);
}

/** Resolves when the process is told to end. */
function toldToEnd(): Promise<void> {
  return new Promise((told) => {
    process.once('SIGTERM', () => told());
    process.once('SIGINT', () => told());
  });
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535) {
    throw new UsageError(`--port must be a number from 1 to 65535, not ${text}`);
  }
  return port;
}

const sentenceOf = (fault: AppFault): string =>
  fault.code === 'busy-port' ? `Port ${fault.path} is in use.` : describeFault(fault);
