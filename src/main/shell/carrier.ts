import type { WebContents } from 'electron';
import type { Carrier } from '../../shared/protocol/carrier.ts';
import type { DesktopNews, DesktopNewsChannel } from '../../shared/protocol/desktop.ts';
import type { HostMessage } from '../../shared/protocol/messages.ts';
import { handle } from './locks.ts';

/** Tells a window something, unless it is gone. */
export function tell<C extends DesktopNewsChannel>(
  contents: WebContents,
  channel: C,
  news: DesktopNews[C],
): void {
  if (!contents.isDestroyed()) contents.send(channel, news);
}

/**
 * The IPC maker of carriers: the first request of a page opens one, and it lasts as long as that page does.
 * A page loaded anew begins with a new one, as a guest's socket would.
 */
export function carryPages(accept: (carrier: Carrier<HostMessage, unknown>) => void): void {
  const pages = new WeakMap<WebContents, PageCarrier | undefined>();
  handle('igroteka:request', (contents, request) => {
    let page = pages.get(contents);
    if (!page) {
      if (!pages.has(contents)) {
        const end = () => {
          pages.get(contents)?.close();
          pages.set(contents, undefined);
        };
        contents.on('did-navigate', end);
        contents.on('render-process-gone', end);
        contents.on('destroyed', end);
      }
      page = new PageCarrier(contents);
      pages.set(contents, page);
      accept(page);
    }
    page.receive(request);
  });
}

class PageCarrier implements Carrier<HostMessage, unknown> {
  readonly #contents: WebContents;
  readonly #listeners: ((message: unknown) => void)[] = [];
  readonly #closing: (() => void)[] = [];
  #open = true;

  constructor(contents: WebContents) {
    this.#contents = contents;
  }

  send(message: HostMessage): void {
    if (this.#open) tell(this.#contents, 'igroteka:message', message);
  }

  onMessage(listener: (message: unknown) => void): void {
    this.#listeners.push(listener);
  }

  onClose(listener: () => void): void {
    this.#closing.push(listener);
  }

  receive(message: unknown): void {
    for (const listener of this.#listeners) listener(message);
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    for (const listener of this.#closing) listener();
  }
}
