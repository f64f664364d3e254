/** TEST CODE: what the app uses of the module `electron` in its main process. Any other use throws. */
import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from './browser.ts';
import { isFirstInstance, secondStarts } from './instance.ts';
import {
  answers,
  BrowserWindow as Window,
  closeAll,
  contentsCreated,
  handlers,
  openWindows,
  Preventable,
} from './page-window.ts';
import { onPermission } from './permissions.ts';
import { strict } from './strict.ts';

class App extends EventEmitter {
  readonly isPackaged = false;
  readonly #paths = new Map<string, string>();

  setPath = (name: string, path: string) => this.#paths.set(name, path);
  getPath = (name: string) => this.#paths.get(name) ?? join(tmpdir(), `igroteka-${name}`);
  getVersion = () => '0.0.0';
  getLocale = () => 'ru';
  setAppUserModelId = () => undefined;
  enableSandbox = () => undefined;
  disableHardwareAcceleration = () => undefined;
  requestSingleInstanceLock = isFirstInstance;
  setAsDefaultProtocolClient = () => true;
  // Who looks at the windows starts the program again.
  relaunch = () => undefined;

  whenReady(): Promise<void> {
    secondStarts.on('second', (args) => this.emit('second-instance', {}, args, process.cwd()));
    return Promise.resolve();
  }

  exit(code = 0): void {
    void browser()
      .close()
      .finally(() => process.exit(code));
  }

  quit(): void {
    void this.#quit();
  }

  async #quit(): Promise<void> {
    this.emit('before-quit', new Preventable());
    await closeAll();
    const event = new Preventable();
    this.emit('will-quit', event);
    if (!event.defaultPrevented) this.exit();
  }
}

const theApp = new App();
contentsCreated.on('contents', (contents) => theApp.emit('web-contents-created', {}, contents));
contentsCreated.on('none-left', () => theApp.emit('window-all-closed'));
process.on('SIGTERM', () => theApp.quit());

const display = { workArea: { x: 0, y: 0, width: 1440, height: 900 } };

/** What a test can only learn of by being told. */
const tell = (what: string): void => console.error(`stand-in: ${what}`);

let lastBlocker = 0;

export const app = strict('app', theApp);
export const BrowserWindow = strict('BrowserWindow', Window);
export const ipcMain = strict('ipcMain', {
  handle: (channel: string, listener: (...args: never[]) => unknown) => void answers.set(channel, listener),
});
export const protocol = strict('protocol', {
  registerSchemesAsPrivileged: () => undefined,
  handle: (scheme: string, handler: (request: Request) => Promise<Response>) =>
    void handlers.set(scheme, handler),
});
export const session = strict('session', {
  defaultSession: strict('session.defaultSession', {
    setPermissionRequestHandler: onPermission,
    setPermissionCheckHandler: () => undefined,
    setDevicePermissionHandler: () => undefined,
    on: () => undefined,
  }),
});
export const screen = strict('screen', {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
});
export const Menu = strict('Menu', {
  buildFromTemplate: (template: unknown) => template,
  setApplicationMenu: (menu: readonly { readonly label?: string; readonly role?: string }[]) =>
    tell(`menu ${menu.map(({ label, role }) => label ?? role).join(' ')}`),
});
export const powerSaveBlocker = strict('powerSaveBlocker', {
  start: (kind: string) => {
    lastBlocker += 1;
    tell(`awake ${lastBlocker} ${kind}`);
    return lastBlocker;
  },
  stop: (id: number) => tell(`asleep ${id}`),
});
export const shell = strict('shell', {
  openPath: async (path: string) => {
    tell(`opened ${path}`);
    return '';
  },
});
export const clipboard = strict('clipboard', {
  writeText: (text: string) => tell(`clipboard ${text.replaceAll('\n', ' | ')}`),
});
export const dialog = strict('dialog', {
  showErrorBox: (title: string, content: string) => console.error(`${title}: ${content}`),
  showMessageBox: async (
    _window: unknown,
    { message, cancelId = 0 }: { message: string; cancelId?: number },
  ) => {
    tell(`asked ${message}`);
    return { response: cancelId };
  },
  // A test answers with the number of a button.
  showMessageBoxSync: ({ message, cancelId }: { message: string; cancelId: number }) => {
    console.error(message);
    return Number(process.env['IGROTEKA_ANSWER'] ?? cancelId);
  },
});
export { openWindows };
