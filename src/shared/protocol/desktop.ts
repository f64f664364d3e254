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
  /** A save that was double-clicked, once; null when none waits. */
  'igroteka:take-file': () => OpenedFile | null;
  'igroteka:about': () => About;
  /** Opens the data folder in the system's file manager. */
  'igroteka:show-data': () => void;
  /** Puts a description of this installation on the clipboard, without names and tokens. */
  'igroteka:copy-diagnostics': () => void;
  /** Looks for a newer version, talking to the person by dialogues; resolves when that is over. */
  'igroteka:update': () => void;
}
export type DesktopCall = keyof DesktopCalls;

export interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface About {
  readonly version: string;
  readonly dataFolder: string;
}

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
  /** A save waits to be taken. */
  'igroteka:file': null;
}
export type DesktopNewsChannel = keyof DesktopNews;

/** The bridge on `window.igroteka`; it is there in the desktop app alone. */
export interface DesktopBridge {
  send(request: unknown): void;
  onMessage(listener: (message: HostMessage) => void): void;
  onGo(listener: (address: string) => void): void;
  onFile(listener: () => void): void;
  print(): Promise<void>;
  savePdf(name: string): Promise<Saved>;
  takeFile(): Promise<OpenedFile | null>;
  about(): Promise<About>;
  showData(): Promise<void>;
  copyDiagnostics(): Promise<void>;
  update(): Promise<void>;
  readonly platform: string;
  readonly versions: Readonly<Record<'electron' | 'chrome' | 'node', string>>;
}
