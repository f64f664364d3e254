import { randomBytes } from 'node:crypto';
import type { Carrier } from '../../shared/protocol/carrier.ts';
import type {
  Eyes,
  Hall,
  HostMessage,
  NearbyHost,
  Replies,
  Snapshot,
} from '../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../shared/protocol/refusals.ts';
import type { RequestOf, RequestType } from '../../shared/protocol/requests.ts';
import { PROTOCOL_VERSION } from '../../shared/protocol/version.ts';

type Body<T extends RequestType> = Omit<RequestOf<T>, 'type' | 'id'> & { readonly id?: string };
type Reply<T extends RequestType> =
  | { readonly ok: true; readonly value: Replies[T] }
  | { readonly ok: false; readonly error: WireRefusal; readonly ref?: string };

/** A screen without pictures: what a page does, over any carrier. */
export class Screen {
  /** Everything the host has said, oldest first. */
  readonly heard: HostMessage[] = [];
  /** Tokens of the seats this screen holds, by table. */
  readonly tokens: string[] = [];
  readonly #carrier: Carrier<unknown, HostMessage>;
  readonly #waiting = new Set<() => void>();
  #ids = 0;
  readonly #name = Math.random().toString(36).slice(2);
  #greeted: Hall | undefined;
  closed = false;
  /** Whether it takes part in a shuffle. */
  mixes = true;

  constructor(carrier: Carrier<unknown, HostMessage>) {
    this.#carrier = carrier;
    carrier.onMessage((message) => {
      this.heard.push(message);
      if (message.type === 'snapshot') this.#mix(message.snapshot);
      for (const look of this.#waiting) look();
    });
    carrier.onClose(() => {
      this.closed = true;
      for (const look of this.#waiting) look();
    });
  }

  /** As a page does: its seats add to the shuffle that waits for them. */
  #mix({ table, eyes, fair }: Snapshot): void {
    for (const { seat } of eyes) {
      if (!this.mixes || seat === null || !fair?.waiting.includes(seat)) continue;
      const part = randomBytes(16).toString('hex');
      this.raw({ type: 'mix', id: `${this.#name}-mix-${++this.#ids}`, table, seat, part });
    }
  }

  /** Sends anything, also what is no request. */
  raw(frame: unknown): void {
    this.#carrier.send(frame);
  }

  async ask<T extends RequestType>(type: T, body: Body<T>): Promise<Reply<T>> {
    const id = body.id ?? `${this.#name}-${++this.#ids}`;
    this.raw({ ...body, type, id });
    const answer = await this.until(() =>
      this.heard.find((message) => message.type === 'reply' && message.id === id),
    );
    if (answer.type !== 'reply') throw new Error('not a reply');
    // The id was given to this request alone, so the value is of its type.
    return answer as Reply<T>;
  }

  /** Asks for something that must be granted. */
  async get<T extends RequestType>(type: T, body: Body<T>): Promise<Replies[T]> {
    const answer = await this.ask(type, body);
    if (!answer.ok) throw new Error(`${type}: ${answer.error} ${answer.ref ?? ''}`);
    return answer.value;
  }

  /** Asks for something that must be refused; returns why. */
  async refused<T extends RequestType>(type: T, body: Body<T>): Promise<WireRefusal> {
    const answer = await this.ask(type, body);
    if (answer.ok) throw new Error(`${type} was granted`);
    return answer.error;
  }

  async hello(more: Partial<Body<'hello'>> = {}): Promise<Replies['hello']> {
    const value = await this.get('hello', { version: PROTOCOL_VERSION, tokens: [], ...more });
    this.tokens.push(...(more.tokens ?? []), ...value.tokens.map(({ token }) => token));
    this.#greeted = value.hall;
    return value;
  }

  async create(body: Body<'create'>): Promise<string> {
    const { table, tokens } = await this.get('create', body);
    this.tokens.push(...tokens.map(({ token }) => token));
    return table;
  }

  async sit(table: string, seat: number, name: string): Promise<void> {
    this.tokens.push((await this.get('sit', { table, seat, name })).token);
  }

  /** The newest snapshot of a table. */
  snapshot(table: string): Snapshot | undefined {
    return this.heard
      .filter((message) => message.type === 'snapshot')
      .findLast(({ snapshot }) => snapshot.table === table)?.snapshot;
  }

  /** The newest snapshot of a table that is as it should be, now or in a while. */
  see(table: string, wanted: (snapshot: Snapshot) => boolean = () => true): Promise<Snapshot> {
    return this.until(() => {
      const snapshot = this.snapshot(table);
      return snapshot && wanted(snapshot) ? snapshot : undefined;
    });
  }

  eyes(table: string, seat: number | null): Eyes {
    const eyes = this.snapshot(table)?.eyes.find((each) => each.seat === seat);
    if (!eyes) throw new Error(`no eyes of seat ${seat}`);
    return eyes;
  }

  /** Other hosts, as the newest list of the hall has them. */
  nearby(): readonly NearbyHost[] {
    const halls = this.heard.filter((message) => message.type === 'hall');
    return (halls.at(-1)?.hall ?? this.#greeted)?.lan.nearby ?? [];
  }

  /** Plays a move of a seat, at the revision this screen has seen. */
  async play(table: string, seat: number, move: string): Promise<Reply<'play'>> {
    return this.ask('play', { table, seat, rev: this.eyes(table, seat).rev, move });
  }

  /** Waits until something is there. */
  until<T>(look: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const attempt = () => {
        const found = look();
        if (found === undefined && !this.closed) return;
        this.#waiting.delete(attempt);
        clearTimeout(late);
        if (found === undefined) reject(new Error('the connection is closed'));
        else resolve(found);
      };
      const late = setTimeout(() => {
        this.#waiting.delete(attempt);
        reject(new Error(`waited in vain; last heard: ${JSON.stringify(this.heard.at(-1))?.slice(0, 400)}`));
      }, PATIENCE);
      this.#waiting.add(attempt);
      attempt();
    });
  }

  close(): void {
    this.#carrier.close();
  }
}

const PATIENCE = 10_000;
