import type { DesktopBridge } from '../../../shared/protocol/desktop.ts';
import type { ScreenCarrier } from './socket.ts';

declare global {
  interface Window {
    /** There in the desktop app alone. */
    readonly igroteka?: DesktopBridge;
  }
}

/** A carrier over Electron's IPC; it lives as long as the page. */
export function openIpc(bridge: DesktopBridge): ScreenCarrier {
  return {
    send: (message) => bridge.send(message),
    onMessage: (listener) => bridge.onMessage(listener),
    onClose: () => undefined,
    close: () => undefined,
  };
}
