import type { Goodbye, HostMessage, Replies } from '../../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../../shared/protocol/refusals.ts';
import type { Request, RequestOf, RequestType } from '../../../shared/protocol/requests.ts';
import type { ScreenCarrier } from './socket.ts';

/** What a request comes back with; refusals are values. */
export type Answer<T extends RequestType> =
  | { readonly ok: true; readonly value: Replies[T] }
  | { readonly ok: false; readonly error: WireRefusal; readonly ref?: string };

/** A request without what the connection adds. */
export type Body<T extends RequestType> = Omit<RequestOf<T>, 'type' | 'id'>;

export type LinkStatus =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'online' }
  /** The way is gone; the next try comes by itself. */
  | { readonly kind: 'lost'; readonly retryAt: number }
  /** The host does not let this page in; nothing happens until somebody asks again. */
  | { readonly kind: 'refused'; readonly why: WireRefusal }
  | { readonly kind: 'dismissed'; readonly why: Goodbye };

/** How long to wait before each next try, in milliseconds; the last one goes on. */
const DELAYS = [250, 500, 1_000, 2_000, 3_000] as const;
/** A way that stayed silent in the background for so long is not trusted. */
const SLEEP = 5_000;

export interface ConnectionPorts {
  readonly open: () => Promise<ScreenCarrier>;
  readonly greeting: () => Body<'hello'>;
  readonly onHello: (value: Replies['hello']) => void;
  readonly onMessage: (message: Exclude<HostMessage, { type: 'reply' }>) => void;
  readonly onStatus: (status: LinkStatus) => void;
  readonly newId: () => string;
  readonly now: () => number;
}

interface Pending {
  readonly request: Request;
  readonly settle: (message: Extract<HostMessage, { type: 'reply' }>) => void;
}

/**
 * Requests and their replies over a carrier that may break: greets, comes back by itself, and sends again what was not
 * answered. The host knows a request by its id, so a second copy is harmless.
 */
export class Connection {
  readonly #ports: ConnectionPorts;
  readonly #pending = new Map<string, Pending>();
  #carrier: ScreenCarrier | undefined;
  #hello: string | undefined;
  #status: LinkStatus = { kind: 'connecting' };
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt: number | undefined;

  constructor(ports: ConnectionPorts) {
    this.#ports = ports;
  }

  /** Asks the host; resolves with its answer, however often the way breaks in between. */
  request<T extends RequestType>(type: T, body: Body<T>): Promise<Answer<T>> {
    const id = this.#ports.newId();
    // The compiler cannot see that a type and its own body make up one variant of the union.
    const request = { ...body, type, id } as unknown as Request;
    return new Promise((resolve) => {
      this.#pending.set(id, {
        request,
        // The host answers a request with the value of its own type.
        settle: (reply) => resolve((reply.ok ? { ok: true, value: reply.value } : reply) as Answer<T>),
      });
      if (this.#status.kind === 'online') this.#carrier?.send(request);
    });
  }

  /** Opens the way now, at the start or instead of waiting for the next try. */
  connect(): void {
    if (this.#carrier) return;
    clearTimeout(this.#timer);
    this.#setStatus({ kind: 'connecting' });
    this.#ports.open().then(
      (carrier) => this.#begin(carrier),
      () => this.#wait(),
    );
  }

  /** Drops the way, if there is one, and opens a new one; after a change of PIN or of the network. */
  reconnect(): void {
    this.#drop();
    this.#tries = 0;
    this.connect();
  }

  /** The page went to sleep or woke up: a way may have died unnoticed. */
  onVisibility(visible: boolean): void {
    if (!visible) {
      this.#hiddenAt = this.#ports.now();
      return;
    }
    const slept = this.#hiddenAt !== undefined && this.#ports.now() - this.#hiddenAt > SLEEP;
    this.#hiddenAt = undefined;
    if (this.#status.kind === 'lost' || (slept && this.#status.kind === 'online')) this.reconnect();
  }

  /** Lets go of everything; for the end of a page and of a test. */
  close(): void {
    clearTimeout(this.#timer);
    this.#drop();
  }

  #begin(carrier: ScreenCarrier): void {
    this.#carrier = carrier;
    carrier.onMessage((message) => {
      if (carrier === this.#carrier) this.#receive(message);
    });
    carrier.onClose(() => {
      if (carrier === this.#carrier) this.#wait();
    });
    this.#hello = this.#ports.newId();
    carrier.send({ ...this.#ports.greeting(), type: 'hello', id: this.#hello });
  }

  #receive(message: HostMessage): void {
    if (message.type !== 'reply') {
      this.#ports.onMessage(message);
      // After the news has been heard, so that a screen knows why before it hears that.
      if (message.type === 'goodbye' && message.why !== 'closing') {
        this.#drop();
        this.#setStatus({ kind: 'dismissed', why: message.why });
      }
      return;
    }
    if (message.id === this.#hello) {
      this.#greeted(message);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    pending?.settle(message);
  }

  #greeted(reply: Extract<HostMessage, { type: 'reply' }>): void {
    if (!reply.ok) {
      this.#drop();
      if (reply.error === 'too-much') this.#wait();
      else this.#setStatus({ kind: 'refused', why: reply.error });
      return;
    }
    this.#tries = 0;
    // The reply to `hello` carries the value of `hello`.
    this.#ports.onHello(reply.value as Replies['hello']);
    this.#setStatus({ kind: 'online' });
    for (const { request } of this.#pending.values()) this.#carrier?.send(request);
  }

  #wait(): void {
    this.#drop();
    const delay = DELAYS[Math.min(this.#tries, DELAYS.length - 1)] ?? DELAYS[0];
    this.#tries += 1;
    this.#setStatus({ kind: 'lost', retryAt: this.#ports.now() + delay });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.connect(), delay);
  }

  #drop(): void {
    const carrier = this.#carrier;
    this.#carrier = undefined;
    carrier?.close();
  }

  #setStatus(status: LinkStatus): void {
    this.#status = status;
    this.#ports.onStatus(status);
  }
}
