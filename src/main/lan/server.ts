import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import * as v from 'valibot';
import type { LanState } from '../../shared/protocol/messages.ts';
import { isLoopback } from '../tables/porter.ts';
import type { Log, Network, SettingsStore } from '../tables/ports.ts';
import { reachableAddresses } from './addresses.ts';
import { Discovery } from './discovery.ts';
import { listen, type Listening } from './listener.ts';
import { pageServer, type PageParts } from './pages.ts';
import { type Accept, openSockets } from './sockets.ts';

const DEFAULT_PORT = 4747;
const LOOPBACK = '127.0.0.1';
const EVERYWHERE = '0.0.0.0';
/** How often the computer's addresses are looked at, in milliseconds. */
const ADDRESS_PACE = 3_000;

const keptSchema = v.object({ open: v.boolean(), port: v.number(), pin: v.nullable(v.string()) });
type Kept = v.InferOutput<typeof keptSchema>;
const KEY = 'lan';

export interface LanParts {
  readonly settings: SettingsStore;
  readonly log: Log;
  /** A port that was asked for by name: busy is then an error. */
  readonly port: number | undefined;
  /** Whether to listen on 127.0.0.1 while closed: without Electron the host's own browser comes in that way. */
  readonly loopback: boolean;
}

/** What the server lets people in to. */
export interface Inside extends Pick<PageParts, 'folder' | 'files' | 'isHost'> {
  readonly accept: Accept;
}

/** The host's HTTP and Socket.IO server: on one port, for this computer alone until it is opened. */
export class Lan implements Network {
  readonly #parts: LanParts;
  readonly #hub: Server = createServer();
  readonly #listeners: (() => void)[] = [];
  #kept: Kept;
  #listening: Listening | undefined;
  #open = false;
  #guests = 0;
  #addresses: readonly string[] = [];
  #watch: NodeJS.Timeout | undefined;
  #sockets: ReturnType<typeof openSockets> | undefined;
  readonly #discovery: Discovery;
  #looking = false;

  constructor(parts: LanParts) {
    this.#parts = parts;
    const kept = v.safeParse(keptSchema, parts.settings.get(KEY));
    this.#kept = kept.success ? kept.output : { open: false, port: DEFAULT_PORT, pin: null };
    this.#discovery = new Discovery({
      run: randomUUID().slice(0, 8),
      changed: () => this.#changed(),
      note: (what) => parts.log.note(what),
    });
  }

  /** Begins to serve. False when the port that was named is busy, or none is free. */
  async start(inside: Inside, reopen: boolean): Promise<boolean> {
    const { log } = this.#parts;
    this.#hub.on(
      'request',
      pageServer({
        ...inside,
        visited: (address) => this.#visited(address),
        fault: (error) => void log.fault(error, 'files'),
      }),
    );
    this.#sockets = openSockets(this.#hub, inside.accept);
    if (this.#kept.open && reopen) return this.#listen(true);
    return !this.#parts.loopback || this.#listen(false);
  }

  state(): LanState {
    const port = this.#listening?.port ?? null;
    return {
      open: this.#open,
      port,
      addresses: this.#open ? this.#addresses.map((address) => `http://${address}:${port}/`) : [],
      pin: this.#kept.pin,
      guests: this.#guests,
      ...(this.#looking ? { nearby: this.#discovery.found } : {}),
    };
  }

  async open(pin: string | null | undefined): ReturnType<Network['open']> {
    if (!this.#open && !(await this.#listen(true))) {
      if (this.#parts.loopback) await this.#listen(false);
      return { ok: false, error: 'cannot-open' };
    }
    this.#keep({ open: true, ...(pin === undefined ? {} : { pin }) });
    return { ok: true, value: null };
  }

  async shut(): Promise<void> {
    if (this.#open) {
      this.#open = false;
      this.#sockets?.endGuests();
      await this.#stop();
      void this.#discovery.announce(undefined);
      if (this.#parts.loopback) await this.#listen(false);
    }
    this.#keep({ open: false });
  }

  look(looking: boolean): void {
    this.#looking = looking;
    void this.#discovery.look(looking);
    this.#changed();
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    this.#sockets?.close();
    await Promise.all([this.#stop(), this.#discovery.close()]);
  }

  async #listen(wide: boolean): Promise<boolean> {
    const named = this.#parts.port;
    // The port in use stays the same, so that a page that is open goes on.
    const port = this.#listening?.port ?? named ?? this.#kept.port;
    const next = this.#listening === undefined && named === undefined;
    await this.#stop();
    this.#listening = await listen(this.#hub, wide ? EVERYWHERE : LOOPBACK, port, next);
    if (!this.#listening) return false;
    this.#open = wide;
    this.#guests = 0;
    if (wide) this.#watchAddresses();
    void this.#discovery.announce(wide ? this.#listening.port : undefined);
    return true;
  }

  async #stop(): Promise<void> {
    clearInterval(this.#watch);
    const listening = this.#listening;
    this.#listening = undefined;
    await listening?.stop();
  }

  #watchAddresses(): void {
    const look = () => {
      const addresses = reachableAddresses().map(({ address }) => address);
      if (addresses.join() === this.#addresses.join()) return;
      this.#addresses = addresses;
      this.#changed();
    };
    look();
    this.#watch = setInterval(look, ADDRESS_PACE).unref();
  }

  #visited(address: string): void {
    if (!this.#open || isLoopback(address)) return;
    this.#guests++;
    this.#changed();
  }

  /** Remembers the switch, so that a match that was open is open again after a restart, on the same port. */
  #keep(change: Partial<Kept>): void {
    const port = this.#listening?.port ?? this.#kept.port;
    this.#kept = { ...this.#kept, port, ...change };
    try {
      this.#parts.settings.set(KEY, this.#kept);
    } catch (error) {
      this.#parts.log.fault(error, 'lan settings');
    }
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
