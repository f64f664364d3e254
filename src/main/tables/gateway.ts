import * as v from 'valibot';
import { ok, refuse, type Result } from '../../shared/core/result.ts';
import type { Carrier } from '../../shared/protocol/carrier.ts';
import type { Goodbye, HostMessage, Replies } from '../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../shared/protocol/refusals.ts';
import {
  type Request,
  type RequestOf,
  REQUEST_ID_LENGTH,
  requestSchema,
  type RequestType,
} from '../../shared/protocol/requests.ts';
import { DiskFault } from './disk.ts';
import type { Hall } from './hall.ts';
import { type Askable, type Handler, handlers, type Visit } from './handlers.ts';
import { Bucket, RATE, STRIKES, TALK } from './limits.ts';
import type { Address, Porter } from './porter.ts';
import type { Trip } from './ports.ts';
import { Recent } from './recent.ts';
import { Replays } from './replays.ts';
import type { Session } from './session.ts';

/** Milliseconds in which a connection has to say hello. */
const HELLO_WITHIN = 10_000;

type Value = Replies[RequestType];

export interface Gateway {
  /** Takes in one connection. `address` is null for the host's own window, which has the host's rights. */
  connect(carrier: Carrier<HostMessage, unknown>, address: Address): void;
  /** Says goodbye to everybody. */
  close(): void;
}

/** The door of the tables, the same for sockets and for Electron's IPC. */
export function openGateway(hall: Hall, porter: Porter): Gateway {
  const replays = new Replays(hall.parts.store, hall.parts.games);
  const recent = new Recent<Value>();
  const connections = new Set<Connection>();
  return {
    connect(carrier, address) {
      const connection = new Connection(carrier, address, { hall, porter, replays, recent });
      connections.add(connection);
      carrier.onClose(() => connections.delete(connection));
    },
    close() {
      for (const connection of connections) connection.end('closing');
    },
  };
}

interface House extends Omit<Visit, 'session'> {
  readonly recent: Recent<Value>;
}

/** One connection: reads, checks, asks, answers. Nothing that comes in can make it throw. */
class Connection implements Session {
  readonly tokens = new Map<string, string>();
  readonly watching = new Set<string>();
  readonly thoughts = new Set<Request>();
  readonly talk: Bucket;
  readonly address: Address;
  #host = false;
  #device: string | null = null;
  #greeted = false;
  #closed = false;
  /** The way to another host while the screen visits one. */
  #trip: Trip | null = null;
  readonly #carrier: Carrier<HostMessage, unknown>;
  readonly #house: House;
  readonly #rate: Bucket;
  readonly #strikes: Bucket;

  constructor(carrier: Carrier<HostMessage, unknown>, address: Address, house: House) {
    this.#carrier = carrier;
    this.address = address;
    this.#house = house;
    const { time } = house.hall.parts;
    this.talk = new Bucket(TALK, time);
    this.#rate = new Bucket(RATE, time);
    this.#strikes = new Bucket(STRIKES, time);
    const late = time.after(HELLO_WITHIN, () => {
      if (!this.#greeted && address !== null) this.#close();
    });
    carrier.onMessage((frame) => void this.#receive(frame));
    carrier.onClose(() => {
      late();
      this.#closed = true;
      this.#trip?.end();
      this.#guarded('leaving', () => house.hall.leave(this));
    });
  }

  get host(): boolean {
    return this.#host;
  }

  get device(): string | null {
    return this.#device;
  }

  /** What the hall has to say; a screen that is at another host hears of that one alone. */
  send(message: HostMessage): void {
    if (this.#trip === null) this.#say(message);
  }

  end(why: Goodbye): void {
    this.#say({ type: 'goodbye', why });
    this.#close();
  }

  #say(message: HostMessage): void {
    if (!this.#closed) this.#carrier.send(message);
  }

  #close(): void {
    this.#closed = true;
    this.#carrier.close();
  }

  async #receive(frame: unknown): Promise<void> {
    if (this.#closed) return;
    // The host's own window is this program itself.
    if (this.address !== null && !this.#rate.take()) return this.#strike(frame, 'too-much');
    const parsed = v.safeParse(requestSchema, frame);
    if (!parsed.success) return this.#strike(frame, 'malformed');
    const request = parsed.output;
    if (this.#trip !== null && isForTheHost(request)) return this.#trip.send(request);
    try {
      const answered = this.#ask(request);
      this.#reply(request.id, answered instanceof Promise ? await answered : answered);
    } catch (error) {
      this.#replyFault(request, error);
    }
    this.#guarded('telling', () => this.#house.hall.flush());
  }

  #ask(request: Request): Result<Value, WireRefusal> | Promise<Result<Value, WireRefusal>> {
    if (request.type === 'hello') return this.#greet(request);
    if (!this.#greeted) return refuse('no-hello');
    if (request.type === 'visit') return this.#visit(request);
    if (!isUnique(request)) return this.#handle(request);
    // A resend after a torn connection: what was made is named again, not made twice.
    const key = `${this.#device ?? ''} ${request.type} ${request.id}`;
    const known = this.#device === null ? undefined : this.#house.recent.get(key);
    if (known !== undefined) {
      for (const token of tokensIn(known)) this.#house.hall.audience.hold(this, token);
      return ok(known);
    }
    const made = this.#handle(request);
    if (!(made instanceof Promise) && made.ok) this.#house.recent.set(key, made.value);
    return made;
  }

  #handle(request: RequestOf<Askable>) {
    // The compiler cannot pair a union of requests with its handlers; the key and the request are of one type.
    const handler = handlers[request.type] as Handler<Askable>;
    return handler({ ...this.#house, session: this }, request);
  }

  #greet(request: RequestOf<'hello'>): Result<Replies['hello'], WireRefusal> {
    if (this.#greeted) return refuse('no-hello');
    const { hall, porter } = this.#house;
    const { pin } = hall.parts.network.state();
    const admitted = porter.admit(request, this.address, pin, hall.audience.knows(request.tokens));
    if (!admitted.ok) return admitted;
    this.#host = admitted.value.host;
    this.#device = request.device ?? null;
    this.#greeted = true;
    const tokens = hall.enter(this, request.tokens);
    return ok({
      host: this.#host,
      hall: hall.audience.list(this),
      games: Object.keys(hall.parts.games),
      tokens,
    });
  }

  /** Goes to another host, or comes home. */
  async #visit({ url, pin }: RequestOf<'visit'>): Promise<Result<Replies['visit'], WireRefusal>> {
    if (!this.#host) return refuse('host-only');
    this.#trip?.end();
    this.#trip = null;
    const { hall } = this.#house;
    if (url === null) {
      hall.audience.show(this);
      return ok(null);
    }
    const gone = await hall.parts.travel.go(url, pin, {
      message: (message) => this.#say(message),
      link: (link) => {
        this.#say({ type: 'visiting', url, link });
        if (link !== 'ended') return;
        this.#trip = null;
        hall.audience.show(this);
      },
    });
    if (!gone.ok) return gone;
    this.#trip = gone.value.trip;
    // Closed meanwhile: nobody is there to travel.
    if (this.#closed) this.#trip.end();
    return ok({ hall: gone.value.hall });
  }

  #reply(id: string, answered: Result<Value, WireRefusal>): void {
    if (answered.ok) this.#say({ type: 'reply', id, ok: true, value: answered.value });
    else this.#say({ type: 'reply', id, ok: false, error: answered.error });
  }

  #replyFault({ id, type }: Request, error: unknown): void {
    const ref = this.#house.hall.parts.log.fault(error, `request ${type}`);
    this.#say({ type: 'reply', id, ok: false, error: error instanceof DiskFault ? 'disk' : 'fault', ref });
  }

  /** Refuses what is no request of ours, as far as it can be answered; too much of it ends the connection. */
  #strike(frame: unknown, error: WireRefusal): void {
    if (!this.#strikes.take()) return this.end('too-much');
    const id = idOf(frame);
    if (id !== undefined) this.#say({ type: 'reply', id, ok: false, error });
  }

  #guarded(where: string, act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#house.hall.parts.log.fault(error, where);
    }
  }
}

/** Requests about tables: they go where the screen is; all others are this program's own. */
const FOR_THE_HOST: ReadonlySet<RequestType> = new Set([
  ...(['sit', 'stand', 'mix', 'watch', 'unwatch', 'play', 'resign', 'undo', 'redo'] as const),
  ...(['restart', 'consent', 'talk', 'again', 'hint', 'log'] as const),
]);

const isForTheHost = ({ type }: Request): boolean => FOR_THE_HOST.has(type);

/** Requests that make something with a secret in it. */
const UNIQUE = ['create', 'sit', 'again'] as const;

const isUnique = (request: Request): request is RequestOf<(typeof UNIQUE)[number]> =>
  UNIQUE.some((type) => type === request.type);

function tokensIn(value: Value): readonly string[] {
  if (value === null) return [];
  if ('token' in value) return [value.token];
  return 'tokens' in value ? value.tokens.map(({ token }) => token) : [];
}

function idOf(frame: unknown): string | undefined {
  if (typeof frame !== 'object' || frame === null || !('id' in frame)) return undefined;
  const { id } = frame;
  return typeof id === 'string' && id.length > 0 && id.length <= REQUEST_ID_LENGTH ? id : undefined;
}
