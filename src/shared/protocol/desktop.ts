import type { HostMessage } from './messages.ts';

/** Where the window's pages come from: a scheme of our own, so that neither files nor the network are at hand. */
export const APP_SCHEME = 'app';
export const APP_ORIGIN = 'app://igroteka';

/** What the window may ask of Electron's main process, channel by channel. */
export interface DesktopCalls {
  /** One request on its way to the host; parsed there like a guest's. */
  'igroteka:request': (request: unknown) => void;
  /** Shows the system's print dialogue for the page as it stands; resolves when it is closed. */
  'igroteka:print': () => void;
  /** Asks where to, and writes the page as it would be printed; the file is complete or not there. */
  'igroteka:save-pdf': (name: string) => Saved;
}
export type DesktopCall = keyof DesktopCalls;

/** How saving a file ended. */
export type Saved =
  | { readonly kind: 'saved'; readonly file: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly reason: string };

/** What main tells the window, channel by channel. */
export interface DesktopNews {
  /** One message of the host. */
  'igroteka:message': HostMessage;
  /** An address inside the app that a menu item, a link or a second start asks for, such as `#/settings`. */
  'igroteka:go': string;
}
export type DesktopNewsChannel = keyof DesktopNews;

/** The bridge on `window.igroteka`; it is there in the desktop app alone. */
export interface DesktopBridge {
  send(request: unknown): void;
  onMessage(listener: (message: HostMessage) => void): void;
  onGo(listener: (address: string) => void): void;
  print(): Promise<void>;
  savePdf(name: string): Promise<Saved>;
  readonly platform: string;
  readonly versions: Readonly<Record<'electron' | 'chrome' | 'node', string>>;
}
