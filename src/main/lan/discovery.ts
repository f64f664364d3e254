import { connect } from 'node:net';
import { hostname } from 'node:os';
import { Bonjour, type Browser, type Service } from 'bonjour-service';
import type { NearbyHost } from '../../shared/protocol/messages.ts';
import { PROTOCOL_VERSION } from '../../shared/protocol/version.ts';
import { reachableAddresses } from './addresses.ts';

const TYPE = 'igroteka';
/** How often each host that was found is knocked at, in milliseconds; the second knock without an answer is the last. */
const KNOCK_PACE = 3_000;
const KNOCK_PATIENCE = 1_500;
/** Knocks between two questions to the whole network. */
const ASK_EVERY = 3;

export interface DiscoveryParts {
  /** Tells this run of the program from any other, under whatever address it is found. */
  readonly run: string;
  readonly changed: () => void;
  readonly note: (what: string) => void;
}

interface Found {
  readonly host: NearbyHost;
  missed: number;
}

/** Finding each other in the local network (mDNS), on every adapter. Nothing leaves the network, and nothing breaks without it. */
export class Discovery {
  readonly #parts: DiscoveryParts;
  #voices: Bonjour[] = [];
  #browsers: Browser[] = [];
  #addresses = '';
  #announced: number | undefined;
  #looking = false;
  readonly #found = new Map<string, Found>();
  #beat: NodeJS.Timeout | undefined;
  #beats = 0;

  constructor(parts: DiscoveryParts) {
    this.#parts = parts;
  }

  /** Hosts nearby, but not this one. */
  get found(): readonly NearbyHost[] {
    return [...this.#found.values()].map(({ host }) => host);
  }

  /** Announces this host at a port; undefined: no more. */
  async announce(port: number | undefined): Promise<void> {
    if (port === this.#announced) return;
    this.#announced = port;
    await this.#speak();
  }

  async look(looking: boolean): Promise<void> {
    if (looking === this.#looking) return;
    this.#looking = looking;
    if (!looking) this.#forget([...this.#found.keys()]);
    await this.#speak();
  }

  async close(): Promise<void> {
    this.#announced = undefined;
    this.#looking = false;
    await this.#speak();
  }

  /** Begins anew on all adapters with what is to be said and heard now. */
  async #speak(): Promise<void> {
    clearInterval(this.#beat);
    const before = this.#voices.splice(0);
    for (const browser of this.#browsers.splice(0)) browser.stop();
    // Goodbyes first, so that nobody keeps what is no more.
    await Promise.all(before.map(silence));
    if (this.#announced === undefined && !this.#looking) return;
    const addresses = reachableAddresses().map(({ address }) => address);
    this.#addresses = addresses.join();
    for (const address of addresses) this.#voices.push(this.#voiceOn(address));
    this.#beat = setInterval(() => this.#onBeat(), KNOCK_PACE).unref();
  }

  #voiceOn(address: string): Bonjour {
    // What goes on to the socket is not in the library's type.
    const options: object = { interface: address, bind: '0.0.0.0' };
    const voice = new Bonjour(options, (error: Error) => this.#parts.note(`mDNS: ${error.message}`));
    if (this.#announced !== undefined) {
      voice.publish({
        name: `${hostname()} ${this.#parts.run}`,
        type: TYPE,
        port: this.#announced,
        txt: { run: this.#parts.run, version: String(PROTOCOL_VERSION), name: hostname() },
        disableIPv6: true,
        // The run is in the name, so nobody else has it; a probe would meet ourselves on another adapter.
        probe: false,
      });
    }
    if (this.#looking) {
      const browser = voice.find({ type: TYPE }, (service) => void this.#heard(service));
      browser.on('down', (service) => this.#forget([runOf(service)]));
      this.#browsers.push(browser);
    }
    return voice;
  }

  /** Somebody says to be there: listed once a knock is answered. */
  async #heard(service: Service): Promise<void> {
    const run = runOf(service);
    const address = service.referer?.address ?? service.addresses?.[0];
    if (run === '' || run === this.#parts.run || address === undefined || this.#found.has(run)) return;
    const { name = '', version = '' } = service.txt as Readonly<Record<string, string>>;
    const host = { name, version: Number(version), url: `http://${address}:${service.port}/` };
    if (!(await answers(address, service.port)) || !this.#looking || this.#found.has(run)) return;
    this.#found.set(run, { host, missed: 0 });
    this.#parts.changed();
  }

  #onBeat(): void {
    const addresses = reachableAddresses().map(({ address }) => address);
    if (addresses.join() !== this.#addresses) return void this.#speak();
    for (const [run, found] of this.#found) void this.#knock(run, found);
    if (++this.#beats % ASK_EVERY !== 0) return;
    // Who was away for a while, or came while nobody listened.
    for (const browser of this.#browsers) {
      browser.update();
      for (const service of browser.services) void this.#heard(service);
    }
  }

  /** A host that was switched off says no goodbye. */
  async #knock(run: string, found: Found): Promise<void> {
    const { hostname: address, port } = new URL(found.host.url);
    found.missed = (await answers(address, Number(port))) ? 0 : found.missed + 1;
    if (found.missed > 1) this.#forget([run]);
  }

  #forget(runs: readonly string[]): void {
    const gone = runs.filter((run) => this.#found.delete(run));
    if (gone.length > 0) this.#parts.changed();
  }
}

const runOf = ({ txt }: Service): string => {
  const run: unknown = (txt as Readonly<Record<string, unknown>> | undefined)?.['run'];
  return typeof run === 'string' ? run : '';
};

const silence = (voice: Bonjour): Promise<void> =>
  new Promise((done) => {
    voice.unpublishAll(() => voice.destroy(() => done()));
  });

function answers(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, timeout: KNOCK_PATIENCE });
    const say = (there: boolean) => {
      socket.destroy();
      resolve(there);
    };
    socket.once('connect', () => say(true));
    socket.once('error', () => say(false));
    socket.once('timeout', () => say(false));
  });
}
