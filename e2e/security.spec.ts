import type { Page } from '@playwright/test';
import type { DesktopBridge } from '../src/shared/protocol/desktop.ts';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    readonly igroteka?: DesktopBridge;
  }
}

/** Pages complain of what the policy forbids; here that is the point. */
const REFUSED = [
  /policy/i,
  /refused/i,
  /violat/i,
  /failed to load/i,
  /net::/i,
  /blocked/i,
  /permission/i,
  /local resource/i,
];

/** The app is where it was and goes on. */
async function isAtHome(page: Page): Promise<void> {
  await expect(page.locator('[data-act="play"]').first()).toBeVisible();
  expect(await page.evaluate(() => location.host)).toBe('igroteka');
}

test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ complaints }) => {
  complaints.expected.push(...REFUSED);
});

test('items 2, 3, 4 and 20: a page has no Node and nothing of Electron but the bridge, which it cannot change', async ({
  desktop,
}) => {
  const found = await desktop.page.evaluate(() => {
    const bridge = Object.entries(window.igroteka ?? {});
    return {
      globals: ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer', 'electron'].filter(
        (name) => name in globalThis,
      ),
      bridge: bridge.map(([name, part]) => `${name}: ${typeof part}`).toSorted(),
      changed: Reflect.set(window.igroteka ?? {}, 'send', null) || Reflect.set(window, 'igroteka', null),
    };
  });
  expect(found).toEqual({
    globals: [],
    bridge: [
      'about: function',
      'copyDiagnostics: function',
      'onFile: function',
      'onGo: function',
      'onMessage: function',
      'platform: string',
      'print: function',
      'savePdf: function',
      'send: function',
      'showData: function',
      'takeFile: function',
      'update: function',
      'versions: object',
    ],
    changed: false,
  });
});

test('item 5: no permission is given', async ({ desktop }) => {
  const answers = await desktop.page.evaluate(async () => {
    const refused = async (ask: () => Promise<unknown>) =>
      ask().then(
        (value) => value !== 'granted' && String(value),
        () => true,
      );
    return {
      notifications: await refused(() => Notification.requestPermission()),
      place: await refused(
        () => new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, fail)),
      ),
      microphone: await refused(() => navigator.mediaDevices.getUserMedia({ audio: true })),
      midi: await refused(() => navigator.requestMIDIAccess()),
      clipboard: await refused(() => navigator.clipboard.readText()),
    };
  });
  expect(answers).toEqual({
    notifications: expect.stringMatching(/denied|default/),
    place: true,
    microphone: true,
    midi: true,
    clipboard: true,
  });
});

test('items 1, 7 and 18: nothing from elsewhere or from the disk is loaded, nothing inline is run', async ({
  desktop,
}) => {
  const found = await desktop.page.evaluate(async () => {
    const fails = (ask: () => Promise<unknown>) =>
      ask().then(
        () => false,
        () => true,
      );
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    const picture = new Image();
    const shown = new Promise((done) => {
      picture.addEventListener('load', () => done(true));
      picture.addEventListener('error', () => done(false));
    });
    picture.src = 'https://example.com/picture.png';
    // Not by eval: what a test evaluates is let through by the debugger.
    setTimeout('window.evaluated = true');
    await new Promise((done) => setTimeout(done, 50));
    return {
      evaluated: 'evaluated' in window,
      inline: 'ran' in window,
      picture: await shown,
      web: await fails(() => fetch('https://example.com/')),
      disk: await fails(() => fetch('file:///etc/hostname')),
      module: await fails(() => import(String('https://example.com/module.js'))),
      worker: await fails(
        () =>
          new Promise((done, fail) => {
            const worker = new Worker('data:text/javascript,postMessage(1)');
            worker.addEventListener('message', done);
            worker.addEventListener('error', fail);
          }),
      ),
    };
  });
  expect(found).toEqual({
    ...{ evaluated: false, inline: false, picture: false },
    ...{ web: true, disk: true, module: true, worker: true },
  });
});

test('items 11, 12, 13 and 14: a page cannot leave, open a window or hold another page', async ({
  desktop,
}) => {
  const { page } = desktop;
  await page.evaluate(() => {
    location.href = 'https://example.com/';
  });
  await page.waitForTimeout(300);
  await isAtHome(page);
  const opened = await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: 'https://example.com/', target: '_blank', rel: 'opener' });
    document.body.append(link);
    link.click();
    const guest = document.createElement('webview');
    guest.setAttribute('src', 'https://example.com/');
    guest.setAttribute('allowpopups', '');
    document.body.append(guest);
    return ['https://example.com/', location.href, 'file:///etc/hostname'].map((url) => {
      const popup = window.open(url);
      return popup !== null && !popup.closed;
    });
  });
  await expect.poll(() => page.context().pages().length).toBe(1);
  // In Electron a denied window is never there; in the stand-in it is closed at once.
  if (desktop.real) expect(opened).toEqual([false, false, false]);
  await isAtHome(page);
});

test('item 17: a frame inside the page is a stranger to the app', async ({ desktop }) => {
  const { page } = desktop;
  await page.evaluate(() => document.body.append(document.createElement('iframe')));
  await expect.poll(() => page.frames().length).toBe(2);
  const answer = await page.frames()[1]?.evaluate(async () => {
    const { igroteka } = window;
    if (!igroteka) return 'no bridge';
    return igroteka.about().then(
      () => 'answered',
      (fault: unknown) => String(fault),
    );
  });
  expect(answer).toMatch(/no bridge|from a foreign page/);
  // The page itself is answered.
  expect(await page.evaluate(() => window.igroteka?.about())).toMatchObject({
    dataFolder: expect.any(String),
  });
});
