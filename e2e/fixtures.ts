import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { type Desktop, startDesktop } from './desktop.ts';
import { type Host, startHost } from './host.ts';

interface Fixtures {
  /** A data folder of this test's own. */
  readonly data: string;
  readonly host: Host;
  /** A browser of somebody else: storage, cookies and all. */
  readonly someone: (options?: BrowserContextOptions) => Promise<Page>;
  /** The desktop app, in real Electron where it is installed. */
  readonly desktop: Desktop;
  /** What pages said in error; the test fails on it, save for what matches one of `expected`. */
  readonly complaints: { readonly expected: RegExp[] };
  readonly watch: (context: BrowserContext) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  data: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'igroteka-e2e-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  },

  complaints: [
    async ({}, use) => {
      await use({ expected: [] });
    },
    { auto: true },
  ],

  watch: [
    async ({ complaints }, use) => {
      const said: string[] = [];
      await use(async (context) => {
        context.on('console', (message) => message.type() === 'error' && said.push(message.text()));
        context.on('weberror', (error) => said.push(String(error.error())));
        await context.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', (event) => {
            console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
          });
        });
      });
      const unexpected = said.filter((line) => !complaints.expected.some((pattern) => pattern.test(line)));
      expect(unexpected, 'pages complained').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, watch }, use) => {
    await watch(context);
    await use(context);
  },

  someone: async ({ browser, watch, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      contexts.push(context);
      await watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  host: async ({ data }, use) => {
    const host = await startHost(data);
    await use(host);
    await host.stop();
  },

  desktop: async ({ data, watch }, use) => {
    const desktop = await startDesktop(data);
    await watch(desktop.page.context());
    await use(desktop);
    await desktop.stop();
  },
});

export { expect };
