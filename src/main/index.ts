import { join, resolve } from 'node:path';
import { app, type BrowserWindow, dialog, powerSaveBlocker, protocol, session } from 'electron';
import * as m from '../i18n/compiled/rooms/shell.js';
import { APP_SCHEME } from '../shared/protocol/desktop.ts';
import { type App, createApp } from './app.ts';
import { defaultDataFolder } from './data-folder.ts';
import { tellAboutUs } from './shell/about.ts';
import { carryPages, tell } from './shell/carrier.ts';
import { faultSentence } from './shell/faults.ts';
import { carryFiles } from './shell/files.ts';
import { lockContents, lockSession } from './shell/locks.ts';
import { installMenu } from './shell/menu.ts';
import { LINK_SCHEME, type Opening, openingOf, readLink } from './shell/opening.ts';
import { servePages } from './shell/pages.ts';
import { printPages } from './shell/print.ts';
import { rescued } from './shell/rescue.ts';
import { openUpdater, talkOfUpdates } from './shell/updater.ts';
import { offerUpdate } from './shell/updates.ts';
import { readShellState, writeShellState } from './shell/window-state.ts';
import { builtPaths, openWindow, showWindow } from './shell/window.ts';

/** The desktop app: one window on the program that `app.ts` puts together. */

const dataDir = dataFolder(process.argv);
const stateFile = join(dataDir, 'window.json');
let state = readShellState(stateFile);

/** What is to be opened; before there is a window the last wish counts. */
let open: (opening: Opening) => void = (opening) => {
  wish = opening;
};
let wish = openingOf(process.argv.slice(1), process.cwd());

app.setPath('userData', join(dataDir, 'electron'));
app.enableSandbox();
if (state.software) app.disableHardwareAcceleration();
protocol.registerSchemesAsPrivileged([
  { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
]);
if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);
// macOS brings files and links this way, at times before the app is ready.
app.on('open-file', (event, path) => {
  event.preventDefault();
  open({ kind: 'file', path });
});
app.on('open-url', (event, link) => {
  event.preventDefault();
  const address = readLink(link);
  if (address !== undefined) open({ kind: 'address', address });
});

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
  const program = created.app;
  await run(program, paths, () => localeOf(program.language() ?? system));
}

async function run(
  program: App,
  paths: ReturnType<typeof builtPaths>,
  locale: () => 'ru' | 'en',
): Promise<void> {
  lockContents();
  lockSession(session.defaultSession);
  protocol.handle(APP_SCHEME, servePages(paths.pages, program.files));
  carryPages((carrier) => program.connect(carrier));
  printPages();
  stayAwakeWhileHosting(program);
  const takeFile = carryFiles(locale);
  if (wish?.kind === 'file') await takeFile(wish.path);
  const address = wish?.kind === 'address' ? wish.address : '';
  const window = openWindow(paths.preload, paths.icon, state, address, (kept) => remember(kept));
  const go = (to: string) => {
    showWindow(window);
    tell(window.webContents, 'igroteka:go', to);
  };
  open = (opening) => {
    if (opening.kind === 'address') return go(opening.address);
    showWindow(window);
    void takeFile(opening.path).then(() => tell(window.webContents, 'igroteka:file', null));
  };
  const update = () =>
    offerUpdate(openUpdater(), talkOfUpdates(window, locale), program.playing, (fault) =>
      program.log.fault(fault, 'update'),
    );
  const menu = () =>
    installMenu(locale(), {
      go,
      print: () => tell(window.webContents, 'igroteka:go', '#/print/imperiya'),
      update: () => void update(),
    });
  let shown = locale();
  menu();
  program.onLanguage(() => {
    if (locale() === shown) return;
    shown = locale();
    menu();
  });
  tellAboutUs(
    () => ({
      ...{ dataDir, version: app.getVersion(), packaged: app.isPackaged, language: locale() },
      ...{ software: state.software === true, hosting: program.network.state().open },
      tables: program.tables(),
    }),
    update,
  );
  drawInSoftwareAfterCrash(window);
  void relaunchFor(program);
  app.on('second-instance', (_event, args, folder) => {
    showWindow(window);
    const asked = openingOf(args.slice(1), folder);
    if (asked) open(asked);
  });
  app.on('window-all-closed', () => app.quit());
  closeWhenQuitting(program);
}

/** The disk is let go of before the process ends. */
function closeWhenQuitting(program: App): void {
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
    const hosting = network.state().open;
    if (hosting && blocker === undefined) blocker = powerSaveBlocker.start('prevent-app-suspension');
    if (!hosting && blocker !== undefined) {
      powerSaveBlocker.stop(blocker);
      blocker = undefined;
    }
  });
}

/** When drawing by hardware fails, the next start does without. */
function drawInSoftwareAfterCrash(window: BrowserWindow): void {
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU' || reason === 'clean-exit' || window.isDestroyed()) return;
    remember({ software: true });
  });
}

/** Keeps what is new of the window's state, and what was known of it. */
function remember(news: Partial<typeof state>): void {
  state = { ...state, ...news };
  writeShellState(stateFile, state);
}

function dataFolder(args: readonly string[]): string {
  const named = args.find((arg) => arg.startsWith('--data='))?.slice('--data='.length);
  return named ? resolve(named) : defaultDataFolder();
}

const localeOf = (language: string): 'ru' | 'en' => (language === 'en' ? 'en' : 'ru');
