import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Frame, Page, Route } from '@playwright/test';
import { browser } from './browser.ts';
import { runPreload } from './page-preload.ts';
import { granted } from './permissions.ts';
import { strict } from './strict.ts';

/** Chromium knows no scheme of ours, so pages of `app://igroteka` stand at an address of the same shape that no one owns. */
const OURS = 'app://igroteka';
const STAND_IN = 'https://igroteka';

const toApp = (url: string) => url.replace(new RegExp(`^(blob:)?${STAND_IN}(?=/|$)`), `$1${OURS}`);
const toPage = (url: string) => (url.startsWith(OURS) ? STAND_IN + url.slice(OURS.length) : url);

/** What main registered: ipcMain.handle and protocol.handle. */
export const answers = new Map<string, (...args: never[]) => unknown>();
export const handlers = new Map<string, (request: Request) => Promise<Response>>();
export const openWindows = new Set<BrowserWindow>();
export const contentsCreated = new EventEmitter<{ contents: [WebContents]; 'none-left': [] }>();

/** An event that a listener may prevent. */
export class Preventable {
  defaultPrevented = false;
  preventDefault(): void {
    this.defaultPrevented = true;
  }
}

export async function closeAll(): Promise<void> {
  await Promise.all([...openWindows].map((window) => window.page.then((page) => page.close())));
}

interface FrameFace {
  readonly url: string;
}

class WebContents extends EventEmitter {
  readonly #page: Promise<Page>;
  readonly #frames = new WeakMap<Frame, FrameFace>();
  #openHandler: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });
  #main: FrameFace | undefined;
  #destroyed = false;
  /** What the app gets to see: always the same object, since it may key a map by it. */
  readonly face: WebContents = strict('webContents', this);

  constructor(page: Promise<Page>) {
    super();
    this.#page = page;
  }

  get mainFrame(): FrameFace | undefined {
    return this.#main;
  }

  isDestroyed = () => this.#destroyed;

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.#openHandler = handler;
  }

  send(channel: string, news: unknown): void {
    void this.#page
      .then((page) =>
        page.evaluate(
          ([name, value]) => {
            const tell: unknown = Reflect.get(globalThis, '__electronNews');
            if (typeof tell === 'function') tell(name, value);
          },
          [channel, news] as const,
        ),
      )
      .catch(() => undefined); // the page went meanwhile, as a window may
  }

  print(_options: unknown, done?: (ok: boolean) => void): void {
    done?.(true);
  }

  printToPDF(): Promise<Buffer> {
    return this.#page.then((page) => page.pdf({ preferCSSPageSize: true, printBackground: true }));
  }

  /** Ties the contents to a page, before anything is loaded in it. */
  async attach(page: Page, preload: string): Promise<void> {
    this.#main = this.#face(page.mainFrame());
    await page.exposeBinding('__electronInvoke', ({ frame }, channel: string, args: unknown[]) => {
      const answer = answers.get(channel);
      if (!answer) throw new Error(`No handler registered for '${channel}'`);
      const event = { sender: this.face, senderFrame: this.#face(frame) };
      return (answer as (...all: unknown[]) => unknown)(event, ...args);
    });
    await page.addInitScript(runPreload(readFileSync(preload, 'utf8')));
    await page.route('**', (route) => this.#serve(page, route));
    await page.context().grantPermissions(granted(), { origin: STAND_IN });
    page.on('crash', () => this.emit('render-process-gone'));
    page.on('popup', (popup) => {
      if (this.#openHandler({ url: toApp(popup.url()) }).action === 'deny') void popup.close();
    });
    page.on('close', () => {
      this.#destroyed = true;
      this.emit('destroyed');
    });
  }

  #face(frame: Frame): FrameFace {
    const known = this.#frames.get(frame);
    if (known) return known;
    const face = {
      get url() {
        return toApp(frame.url());
      },
    };
    this.#frames.set(frame, face);
    return face;
  }

  /** Answers our scheme through main's handler; a page that wants to go elsewhere asks main, and reaches nothing anyway. */
  async #serve(page: Page, route: Route): Promise<void> {
    const request = route.request();
    const url = toApp(request.url());
    const leaving = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (leaving && page.url() !== 'about:blank') {
      const event = Object.assign(new Preventable(), { url });
      this.emit('will-navigate', event);
      if (event.defaultPrevented) return route.abort('aborted');
    }
    const handler = handlers.get(new URL(url).protocol.slice(0, -1));
    if (!handler) return route.abort('blockedbyclient');
    const method = request.method();
    const body =
      method === 'GET' || method === 'HEAD' ? null : new Uint8Array(request.postDataBuffer() ?? []);
    const response = await handler(new Request(url, { method, headers: request.headers(), body }));
    // A new document only: a change of the hash asks nobody for anything.
    if (leaving) this.emit('did-navigate');
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  }
}

interface WindowOptions {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly webPreferences: Readonly<Record<string, unknown>> & { readonly preload: string };
}

/** What a window's page must be told, and what it must not. */
const SAFE = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
  navigateOnDragDrop: false,
};
const UNSAFE = [
  'nodeIntegrationInWorker',
  'nodeIntegrationInSubFrames',
  'allowRunningInsecureContent',
  'experimentalFeatures',
  'enableBlinkFeatures',
];

function mustBeSafe(preferences: WindowOptions['webPreferences']): void {
  for (const [name, value] of Object.entries(SAFE))
    if (preferences[name] !== value) throw new Error(`a window must have ${name}: ${value}`);
  for (const name of UNSAFE) if (name in preferences) throw new Error(`a window must not be told of ${name}`);
}

/** A window: one page of the browser. It starts opening when it is made, as Electron's do. */
export class BrowserWindow extends EventEmitter {
  readonly page: Promise<Page>;
  readonly webContents: WebContents;
  #bounds: { x: number; y: number; width: number; height: number };
  #maximized = false;

  constructor(options: WindowOptions) {
    super();
    const { webPreferences, x, y, width, height } = options;
    mustBeSafe(webPreferences);
    this.#bounds = { x, y, width, height };
    const [blank] = browser().pages();
    const page = openWindows.size === 0 && blank ? Promise.resolve(blank) : browser().newPage();
    const contents = new WebContents(page);
    this.webContents = contents.face;
    contentsCreated.emit('contents', this.webContents);
    this.page = page.then(async (opened) => {
      await opened.setViewportSize({ width, height });
      await contents.attach(opened, webPreferences.preload);
      opened.on('close', () => this.#closed());
      return opened;
    });
    openWindows.add(this);
  }

  static getAllWindows = () => [...openWindows];

  async loadURL(url: string): Promise<void> {
    const page = await this.page;
    await page.goto(toPage(url), { waitUntil: 'commit' });
    this.emit('ready-to-show');
  }

  getNormalBounds = () => this.#bounds;
  isMaximized = () => this.#maximized;
  isMinimized = () => false;
  isDestroyed = () => !openWindows.has(this);
  maximize = () => void (this.#maximized = true);
  restore = () => undefined;
  show = () => undefined;
  focus = () => void this.page.then((page) => page.bringToFront());

  #closed(): void {
    this.emit('close');
    openWindows.delete(this);
    this.emit('closed');
    if (openWindows.size === 0) contentsCreated.emit('none-left');
  }
}
