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
} from './page-window.ts';
import { strict } from './strict.ts';

/** An event that a listener may prevent. */
class Preventable {
  defaultPrevented = false;
  preventDefault(): void {
    this.defaultPrevented = true;
  }
}

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

/** Blockers in force, counted so that a test can ask through `process`. */
const blockers = new Set<number>();

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
    setPermissionRequestHandler: () => undefined,
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
  setApplicationMenu: () => undefined,
});
export const powerSaveBlocker = strict('powerSaveBlocker', {
  start: () => {
    const id = blockers.size + 1;
    blockers.add(id);
    return id;
  },
  stop: (id: number) => blockers.delete(id),
});
export const dialog = strict('dialog', {
  showErrorBox: (title: string, content: string) => console.error(`${title}: ${content}`),
  // A test answers with the number of a button.
  showMessageBoxSync: ({ message, cancelId }: { message: string; cancelId: number }) => {
    console.error(message);
    return Number(process.env['IGROTEKA_ANSWER'] ?? cancelId);
  },
});
export { openWindows };
