import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { SOCKET_EVENT } from '../../shared/protocol/carrier.ts';
import type { HostMessage, Replies, Snapshot } from '../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../shared/protocol/refusals.ts';
import type { Request } from '../../shared/protocol/requests.ts';
import { PROTOCOL_VERSION } from '../../shared/protocol/version.ts';
import type { SettingsStore, Travel, Traveller, Trip } from '../tables/ports.ts';

/** How long to wait before each next try, in milliseconds; the last one goes on. */
const DELAYS = [250, 500, 1_000, 2_000, 3_000] as const;
const CONNECT_WITHIN = 5_000;
const KEY = 'abroad';
/** Hosts whose seats are remembered, and seats of each. */
const HOSTS_KEPT = 16;
const TOKENS_KEPT = 32;

const keptSchema = v.object({ device: v.string(), tokens: v.record(v.string(), v.array(v.string())) });
type Kept = v.InferOutput<typeof keptSchema>;

/** Goes to other hosts as a guest: their pages never come into our window, only their words. */
export function openTravel(settings: SettingsStore, onOver: OnOver): Travel {
  const kept = (): Kept => {
    const read = v.safeParse(keptSchema, settings.get(KEY));
    return read.success ? read.output : { device: randomUUID(), tokens: {} };
  };
  const keep = (url: string, tokens: readonly string[]): void => {
    const { device, tokens: all } = kept();
    const others = Object.entries(all).filter(([host]) => host !== url);
    const entries = [...others, [url, tokens.slice(-TOKENS_KEPT)] as const].slice(-HOSTS_KEPT);
    settings.set(KEY, { device, tokens: Object.fromEntries(entries) });
  };
  return {
    async go(url, pin, traveller) {
      const { device, tokens } = kept();
      const trip = new GuestTrip(
        url,
        { pin, device, tokens: tokens[url] ?? [] },
        traveller,
        (all) => keep(url, all),
        onOver,
      );
      const greeted = await trip.begin();
      return greeted.ok ? { ok: true, value: { trip, hall: greeted.value.hall } } : greeted;
    },
  };
}

interface Papers {
  readonly pin: string | undefined;
  readonly device: string;
  readonly tokens: readonly string[];
}

type Greeted =
  | { readonly ok: true; readonly value: Replies['hello'] }
  | { readonly ok: false; readonly error: WireRefusal };
type Bare = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;
/** A match is over in which we had a seat: whether it was honest, as far as that can be known. */
export type OnOver = (ask: Ask, snapshot: Snapshot) => Promise<boolean | undefined>;
/** Asks the other host something for ourselves; undefined when it is refused. */
export type Ask = (request: Bare) => Promise<unknown>;

class GuestTrip implements Trip {
  readonly #url: string;
  readonly #papers: Papers;
  readonly #traveller: Traveller;
  readonly #keep: (tokens: readonly string[]) => void;
  readonly #onOver: OnOver;
  readonly #tokens: Set<string>;
  /** What was sent and not answered, by id; sent again after the way was torn. */
  readonly #pending = new Map<string, Request>();
  readonly #own = new Map<string, (value: unknown) => void>();
  readonly #over = new Set<string>();
  #socket: Socket | undefined;
  #tries = 0;
  #ended = false;

  constructor(
    url: string,
    papers: Papers,
    traveller: Traveller,
    keep: (tokens: readonly string[]) => void,
    onOver: OnOver,
  ) {
    this.#url = url;
    this.#papers = papers;
    this.#traveller = traveller;
    this.#keep = keep;
    this.#onOver = onOver;
    this.#tokens = new Set(papers.tokens);
  }

  begin(): Promise<Greeted> {
    return this.#connect();
  }

  send(request: Request): void {
    this.#pending.set(request.id, request);
    if (this.#socket?.connected) this.#socket.emit(SOCKET_EVENT, request);
  }

  end(): void {
    this.#ended = true;
    this.#socket?.disconnect();
  }

  readonly #ask: Ask = (request) => {
    const id = randomUUID();
    return new Promise((resolve) => {
      this.#own.set(id, resolve);
      // A request of any type is whole again with its id.
      this.send({ ...request, id } as Request);
    });
  };

  #connect(): Promise<Greeted> {
    const socket = io(this.#url, { reconnection: false, forceNew: true, timeout: CONNECT_WITHIN });
    this.#socket = socket;
    return new Promise((greeted) => {
      const hello = randomUUID();
      socket.once('connect_error', () => greeted({ ok: false, error: 'no-way' }));
      socket.once('connect', () => {
        const { pin, device } = this.#papers;
        const papers = {
          version: PROTOCOL_VERSION,
          device,
          tokens: [...this.#tokens],
          ...(pin ? { pin } : {}),
        };
        socket.emit(SOCKET_EVENT, { type: 'hello', id: hello, ...papers } satisfies Request);
      });
      socket.on(SOCKET_EVENT, (message: HostMessage) => {
        if (message.type !== 'reply' || message.id !== hello) return this.#heard(message);
        if (!message.ok) return greeted({ ok: false, error: message.error });
        this.#tries = 0;
        for (const request of this.#pending.values()) socket.emit(SOCKET_EVENT, request);
        // The reply to our hello is a hello's.
        greeted({ ok: true, value: message.value as Replies['hello'] });
      });
      socket.once('disconnect', () => {
        greeted({ ok: false, error: 'no-way' });
        if (!this.#ended) void this.#again();
      });
    });
  }

  async #again(): Promise<void> {
    this.#traveller.link('lost');
    for (;;) {
      const delay = DELAYS[Math.min(this.#tries++, DELAYS.length - 1)];
      await new Promise((done) => setTimeout(done, delay));
      if (this.#ended) return;
      const greeted = await this.#connect();
      if (greeted.ok) {
        this.#traveller.message({ type: 'hall', hall: greeted.value.hall });
        return this.#traveller.link('online');
      }
      if (greeted.error !== 'no-way') return this.#goHome();
    }
  }

  #goHome(): void {
    this.end();
    this.#traveller.link('ended');
  }

  #heard(message: HostMessage): void {
    if (message.type === 'reply') {
      this.#pending.delete(message.id);
      const own = this.#own.get(message.id);
      this.#own.delete(message.id);
      if (own) return own(message.ok ? message.value : undefined);
      if (message.ok) this.#remember(message.value);
    }
    if (message.type === 'goodbye' && message.why !== 'closing') return this.#goHome();
    if (message.type === 'goodbye') return;
    this.#traveller.message(message);
    if (message.type !== 'snapshot') return;
    const { snapshot } = message;
    const { table, phase, eyes } = snapshot;
    if (phase !== 'over' || eyes[0]?.seat === null || this.#over.has(table)) return;
    this.#over.add(table);
    void this.#check(snapshot);
  }

  async #check(snapshot: Snapshot): Promise<void> {
    const honest = await this.#onOver(this.#ask, snapshot);
    if (honest === undefined || snapshot.fair === null) return;
    this.#traveller.message({ type: 'checked', table: snapshot.table, honest });
  }

  /** Tokens of seats, for the next time. */
  #remember(value: Replies[Request['type']]): void {
    const before = this.#tokens.size;
    if (value !== null && 'token' in value) this.#tokens.add(value.token);
    if (value !== null && 'tokens' in value) for (const { token } of value.tokens) this.#tokens.add(token);
    if (this.#tokens.size > before) this.#keep([...this.#tokens]);
  }
}
