import { app, type IpcMainInvokeEvent, ipcMain, type Session, type WebContents } from 'electron';
import { APP_ORIGIN, type DesktopCall, type DesktopCalls } from '../../shared/protocol/desktop.ts';

/** Whatever page may ever be opened: it stays where it is, opens nothing, and gets no permission. */
export function lockContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => {
      // Loading the page anew is the one navigation there is; addresses inside the app are hashes.
      if (!isHome(event.url)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

/** No permission of any kind, asked for or assumed. */
export function lockSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event, item) => {
    // Our own files, and those a page made itself.
    if (!isHome(item.getURL().replace(/^blob:/, ''))) event.preventDefault();
  });
}

/** Answers a channel for our own pages in their main frame alone; anybody else gets an error. */
export function handle<C extends DesktopCall>(
  channel: C,
  listener: (
    sender: WebContents,
    ...args: Parameters<DesktopCalls[C]>
  ) => ReturnType<DesktopCalls[C]> | Promise<ReturnType<DesktopCalls[C]>>,
): void {
  ipcMain.handle(channel, (event, ...args: Parameters<DesktopCalls[C]>) => {
    if (!isOurs(event)) throw new Error(`${channel} from a foreign page`);
    return listener(event.sender, ...args);
  });
}

function isOurs({ senderFrame, sender }: IpcMainInvokeEvent): boolean {
  if (!senderFrame || senderFrame !== sender.mainFrame) return false;
  return isHome(senderFrame.url);
}

function isHome(address: string): boolean {
  return address === APP_ORIGIN || address.startsWith(`${APP_ORIGIN}/`);
}
