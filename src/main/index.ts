import { join, resolve } from 'node:path';
import { app, type BrowserWindow, dialog, powerSaveBlocker, protocol, session } from 'electron';
import * as m from '../i18n/compiled/rooms/shell.js';
import { APP_SCHEME } from '../shared/protocol/desktop.ts';
import { type App, createApp } from './app.ts';
import { defaultDataFolder } from './data-folder.ts';
import { carryPages, tell } from './shell/carrier.ts';
import { faultSentence } from './shell/faults.ts';
import { lockContents, lockSession } from './shell/locks.ts';
import { installMenu } from './shell/menu.ts';
import { servePages } from './shell/pages.ts';
import { printPages } from './shell/print.ts';
import { rescued } from './shell/rescue.ts';
import { readShellState, writeShellState } from './shell/window-state.ts';
import { builtPaths, openWindow, showWindow } from './shell/window.ts';

/** The desktop app: one window on the program that `app.ts` puts together. */

const dataDir = dataFolder(process.argv);
const stateFile = join(dataDir, 'window.json');
const state = readShellState(stateFile);

app.setPath('userData', join(dataDir, 'electron'));
app.enableSandbox();
if (state.software) app.disableHardwareAcceleration();
protocol.registerSchemesAsPrivileged([
  { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
]);

if (app.requestSingleInstanceLock()) void start();
else app.exit(0);

async function start(): Promise<void> {
  await app.whenReady();
  const system = app.getLocale().startsWith('ru') ? 'ru' : 'en';
  const paths = builtPaths(import.meta.dirname);
  const created = await createApp({
    dataDir,
    rendererDir: paths.pages,
    workerUrl: new URL('./worker.js', import.meta.url),
    loopback: false,
  });
  if (!created.ok) {
    const sentence = faultSentence(created.fault, system);
    if (created.fault.code === 'corrupt' && rescued(dataDir, sentence, system)) return start();
    dialog.showErrorBox(m.shell_cannot_start({}, { locale: system }), sentence);
    app.exit(1);
    return;
  }
  run(created.app, paths, created.app.language() === undefined ? system : localeOf(created.app.language()));
}

function run(program: App, paths: ReturnType<typeof builtPaths>, locale: 'ru' | 'en'): void {
  lockContents();
  lockSession(session.defaultSession);
  protocol.handle(APP_SCHEME, servePages(paths.pages, program.files));
  carryPages((carrier) => program.connect(carrier));
  printPages();
  stayAwakeWhileHosting(program);
  const window = openWindow(paths.preload, paths.icon, state, '', (kept) => writeShellState(stateFile, kept));
  const go = (address: string) => {
    showWindow(window);
    tell(window.webContents, 'igroteka:go', address);
  };
  installMenu(locale, go, () => tell(window.webContents, 'igroteka:go', '#/print/imperiya'));
  drawInSoftwareAfterCrash(window);
  void relaunchFor(program);
  app.on('second-instance', () => showWindow(window));
  app.on('window-all-closed', () => app.quit());
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    void program.close().finally(() => {
      closed = true;
      app.quit();
    });
  });
}

/** Starts anew when a backup lies ready to take the database's place. */
async function relaunchFor({ restart }: App): Promise<void> {
  await restart;
  app.relaunch();
  app.quit();
}

/** A phone that plays must not lose its host to sleep. */
function stayAwakeWhileHosting({ network }: App): void {
  let blocker: number | undefined;
  network.onChange(() => {
    const { open } = network.state();
    if (open && blocker === undefined) blocker = powerSaveBlocker.start('prevent-app-suspension');
    if (!open && blocker !== undefined) {
      powerSaveBlocker.stop(blocker);
      blocker = undefined;
    }
  });
}

/** When drawing by hardware fails, the next start does without. */
function drawInSoftwareAfterCrash(window: BrowserWindow): void {
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU' || reason === 'clean-exit' || window.isDestroyed()) return;
    writeShellState(stateFile, { ...state, software: true });
  });
}

function dataFolder(args: readonly string[]): string {
  const named = args.find((arg) => arg.startsWith('--data='))?.slice('--data='.length);
  return named ? resolve(named) : defaultDataFolder();
}

const localeOf = (language: string | undefined): 'ru' | 'en' => (language === 'en' ? 'en' : 'ru');
