import { contextBridge, ipcRenderer } from 'electron';
import type { DesktopBridge, DesktopCall, DesktopCalls } from '../shared/protocol/desktop.ts';
import type { DesktopNews, DesktopNewsChannel } from '../shared/protocol/desktop.ts';

function call<C extends DesktopCall>(
  channel: C,
  ...args: Parameters<DesktopCalls[C]>
): Promise<ReturnType<DesktopCalls[C]>> {
  return ipcRenderer.invoke(channel, ...args);
}

/** Passes news on without Electron's event, through which a page could reach the sender. */
function listen<C extends DesktopNewsChannel>(channel: C, listener: (news: DesktopNews[C]) => void): void {
  ipcRenderer.on(channel, (_event, news: DesktopNews[C]) => listener(news));
}

const bridge: DesktopBridge = {
  send: (request) => void call('igroteka:request', request),
  onMessage: (listener) => listen('igroteka:message', listener),
  onGo: (listener) => listen('igroteka:go', listener),
  onFile: (listener) => listen('igroteka:file', listener),
  print: () => call('igroteka:print'),
  savePdf: (name) => call('igroteka:save-pdf', name),
  takeFile: () => call('igroteka:take-file'),
  about: () => call('igroteka:about'),
  showData: () => call('igroteka:show-data'),
  copyDiagnostics: () => call('igroteka:copy-diagnostics'),
  update: () => call('igroteka:update'),
  platform: process.platform,
  versions: {
    electron: process.versions.electron,
    chrome: process.versions.chrome,
    node: process.versions.node,
  },
};

contextBridge.exposeInMainWorld('igroteka', bridge);
