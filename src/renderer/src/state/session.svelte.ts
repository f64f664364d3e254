import type {
  Hall,
  HostMessage,
  Replies,
  Snapshot,
  TableToken,
  VisitLink,
} from '../../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../../shared/protocol/refusals.ts';
import type { RequestType } from '../../../shared/protocol/requests.ts';
import { PROTOCOL_VERSION } from '../../../shared/protocol/version.ts';
import { type Answer, type Body, Connection, type LinkStatus } from '../net/connection.ts';
import { openIpc } from '../net/ipc.ts';
import { forgetSeat, keep, keepSeats, kept, keptSeats, randomName } from '../net/kept.ts';
import { openSocket } from '../net/socket.ts';
import { partOf } from './fair.ts';
import { parseRoute } from './routes.ts';
import { settings, type Values } from './settings.svelte.ts';
import { talk } from './talk.svelte.ts';

const EMPTY_HALL: Hall = {
  tables: [],
  lan: { open: false, port: null, addresses: [], pin: null, guests: 0 },
};

export interface Visiting {
  readonly url: string;
  readonly link: Exclude<VisitLink, 'ended'>;
}

/** This page's visit at a host: whether it is connected, what is going on there, and the tables it can see. */
class Session {
  #status = $state.raw<LinkStatus>({ kind: 'connecting' });
  #host = $state.raw(false);
  #hall = $state.raw<Hall>(EMPTY_HALL);
  #known = $state.raw(false);
  #visiting = $state.raw<Visiting | null>(null);
  #snapshots = $state.raw<ReadonlyMap<string, Snapshot>>(new Map());
  #replayed = $state.raw<ReadonlyMap<string, boolean>>(new Map());
  #lostSeats = $state.raw<ReadonlyMap<string, 'kicked' | 'replaced'>>(new Map());
  #pin: string | undefined;
  /** A big screen holds no seats and has no rights: nobody's hand is ever on it. */
  readonly #bigScreen = parseRoute(location.hash).screen === 'tv';
  readonly #connection: Connection;

  constructor() {
    this.#connection = new Connection({
      open: async () => (window.igroteka ? openIpc(window.igroteka) : await openSocket()),
      greeting: () => this.#greeting(),
      onHello: (value) => this.#greeted(value),
      onMessage: (message) => this.#hear(message),
      onStatus: (status) => {
        this.#status = status;
      },
      newId: randomName,
      now: Date.now,
    });
  }

  get status(): LinkStatus {
    return this.#status;
  }

  /** Whether the first picture of the hall has come. */
  get known(): boolean {
    return this.#known;
  }

  /** Whether this is one of the host's own screens, and at home. */
  get host(): boolean {
    return this.#host && this.#visiting === null;
  }

  /** Whether this screen may go to other hosts through its own program. */
  get canVisit(): boolean {
    return this.#host;
  }

  /** The other host that this screen is at, and how the way there is; null at home. */
  get visiting(): Visiting | null {
    return this.#visiting;
  }

  /** Whether this page came as a big screen; it stays one until it is loaded anew. */
  get bigScreen(): boolean {
    return this.#bigScreen;
  }

  get hall(): Hall {
    return this.#hall;
  }

  /** Whether a PIN has been tried already. */
  get pinTried(): boolean {
    return this.#pin !== undefined;
  }

  snapshot(table: string): Snapshot | undefined {
    return this.#snapshots.get(table);
  }

  /** What this computer's own program found, when it played a match from another host through; undefined: nothing yet. */
  replayed(table: string): boolean | undefined {
    return this.#replayed.get(table);
  }

  /** Why this page has no seat at a table any more; undefined when nothing happened to it. */
  lostSeat(table: string): 'kicked' | 'replaced' | undefined {
    return this.#lostSeats.get(table);
  }

  start(): void {
    takeHostKey();
    this.#connection.connect();
    // The app's own window talks to its own process: that way cannot fall asleep.
    if (window.igroteka) return;
    document.addEventListener('visibilitychange', () => this.#connection.onVisibility(!document.hidden));
    addEventListener('pageshow', () => this.#connection.onVisibility(true));
    addEventListener('online', () => this.#connection.reconnect());
  }

  request<T extends RequestType>(type: T, body: Body<T>): Promise<Answer<T>> {
    return this.#connection.request(type, body);
  }

  /** Tries again at once, with another PIN if one is given. */
  retry(pin?: string): void {
    if (pin !== undefined) this.#pin = pin;
    this.#lostSeats = new Map();
    if (window.igroteka) location.reload();
    else this.#connection.reconnect();
  }

  /** Goes to another host, or home again; says why not. */
  async visit(url: string | null, pin?: string): Promise<WireRefusal | null> {
    const answer = await this.request('visit', { url, ...(pin === undefined ? {} : { pin }) });
    if (!answer.ok) return answer.error;
    this.#snapshots = new Map();
    if (url !== null && answer.value) {
      this.#visiting = { url, link: 'online' };
      this.#hall = answer.value.hall;
    } else this.#visiting = null;
    return null;
  }

  /** Keeps the secrets of seats that this page has just been given. */
  hold(table: string, seats: readonly { readonly seat: number; readonly token: string }[]): void {
    keepSeats(seats.map((seat) => ({ ...seat, table })));
  }

  #greeting(): Body<'hello'> {
    const hostKey = this.#bigScreen ? undefined : kept('host');
    return {
      version: PROTOCOL_VERSION,
      tokens: this.#bigScreen ? [] : keptSeats().map(({ token }) => token),
      device: deviceName(),
      ...(typeof hostKey === 'string' ? { hostKey } : {}),
      ...(this.#pin === undefined ? {} : { pin: this.#pin }),
    };
  }

  #greeted({ host, hall, tokens }: Replies['hello']): void {
    this.#host = host;
    this.#hall = hall;
    this.#known = true;
    keepSeats(tokens satisfies readonly TableToken[]);
    // What was seen before the way broke may be out of date; seats get a new picture by themselves.
    if (host) void this.#shareSettings();
  }

  async #shareSettings(): Promise<void> {
    const answer = await this.request('settings', {});
    if (!answer.ok) return;
    settings.mirror(answer.value.settings['screen'], (values: Values) => {
      void this.request('set', { key: 'screen', value: values });
    });
  }

  /** Adds this page's chance to a shuffle that waits for it; saying it twice does no harm. */
  #mix({ table, eyes, fair }: Snapshot): void {
    for (const { seat } of eyes) {
      if (seat === null || !fair?.waiting.includes(seat)) continue;
      void this.request('mix', { table, seat, part: partOf(table, fair.commit) });
    }
  }

  #hear(message: Exclude<HostMessage, { type: 'reply' }>): void {
    switch (message.type) {
      case 'hall':
        this.#hall = message.hall;
        break;
      case 'snapshot':
        this.#snapshots = new Map(this.#snapshots).set(message.snapshot.table, message.snapshot);
        keepSeatsOfSeries(message.snapshot);
        this.#mix(message.snapshot);
        break;
      case 'talk':
        talk.hear(message.table, message.seat, message.said);
        break;
      case 'checked':
        this.#replayed = new Map(this.#replayed).set(message.table, message.honest);
        break;
      case 'gone': {
        const rest = new Map(this.#snapshots);
        rest.delete(message.table);
        this.#snapshots = rest;
        forgetSeat(message.table);
        break;
      }
      case 'unseated':
        if (message.why !== 'replaced') forgetSeat(message.table, message.seat);
        this.#lostSeats = new Map(this.#lostSeats).set(
          message.table,
          message.why === 'replaced' ? 'replaced' : 'kicked',
        );
        break;
      case 'visiting':
        this.#visiting = message.link === 'ended' ? null : { url: message.url, link: message.link };
        break;
      case 'goodbye':
        break;
    }
  }
}

/** `#host=<key>` gives this browser the host's rights: the key is kept and vanishes from the address. */
function takeHostKey(): void {
  const key = /^#host=([\w-]+)/.exec(location.hash)?.[1];
  if (key === undefined) return;
  keep('host', key);
  history.replaceState(null, '', '#/');
}

/** Everybody goes on to the next table of a series with the same token; who sits where is the host's business. */
function keepSeatsOfSeries({ table, next }: Snapshot): void {
  if (next === null) return;
  const known = keptSeats();
  if (known.some((seat) => seat.table === next)) return;
  keepSeats(known.filter((seat) => seat.table === table).map((seat) => ({ ...seat, table: next })));
}

/** A random name of this device, by which a person is known again. */
function deviceName(): string {
  const known = kept('device');
  if (typeof known === 'string') return known;
  const fresh = randomName();
  keep('device', fresh);
  return fresh;
}

export const session = new Session();
