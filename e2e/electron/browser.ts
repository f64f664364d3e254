import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';

let context: BrowserContext | undefined;

/** Starts the Chromium whose pages are the windows; resolves to the address of its debugger. */
export async function startBrowser(): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'igroteka-stand-in-'));
  const executablePath = findChromium();
  context = await chromium.launchPersistentContext(profile, {
    args: [...CHROMIUM_ARGS, '--remote-debugging-port=0'],
    viewport: null,
    locale: 'ru-RU',
    ...(executablePath ? { executablePath } : {}),
  });
  process.on('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }));
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  return `http://127.0.0.1:${port}`;
}

/** The browser of this process; it is there before the app's main is loaded. */
export function browser(): BrowserContext {
  if (!context) throw new Error('the stand-in browser was not started');
  return context;
}
