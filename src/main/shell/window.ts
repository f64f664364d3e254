import { join } from 'node:path';
import { BrowserWindow, screen } from 'electron';
import { APP_ORIGIN } from '../../shared/protocol/desktop.ts';
import { placeWindow, type ShellState } from './window-state.ts';

/** Opens the one window at an address inside the app, where it stood last; `keep` gets its state when it closes. */
export function openWindow(
  preload: string,
  icon: string,
  state: ShellState,
  address: string,
  keep: (news: ShellState) => void,
): BrowserWindow {
  const { workArea } = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().map((display) => display.workArea);
  const window = new BrowserWindow({
    ...placeWindow(state.bounds, [workArea, ...others]),
    minWidth: 360,
    minHeight: 480,
    show: false,
    title: 'Igroteka',
    icon,
    autoHideMenuBar: true,
    // Everything here but `preload` is Electron's default and stands for those who read: the page is a stranger.
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  });
  if (state.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => keep({ bounds: window.getNormalBounds(), maximized: window.isMaximized() }));
  void window.loadURL(`${APP_ORIGIN}/${address}`);
  return window;
}

/** Brings the window before the user, wherever it was. */
export function showWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

/** Where the built pages and the preload lie beside the built main. */
export function builtPaths(main: string): { pages: string; preload: string; icon: string } {
  return {
    pages: join(main, '../renderer'),
    preload: join(main, '../preload/index.cjs'),
    icon: join(main, '../renderer/icon-512.png'),
  };
}
