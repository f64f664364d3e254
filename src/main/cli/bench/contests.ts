import { io, type Socket } from 'socket.io-client';
import { SOCKET_EVENT } from '../../../shared/protocol/carrier.ts';
import type { Eyes, HostMessage, Replies, Snapshot } from '../../../shared/protocol/messages.ts';
import type { Request, RequestType } from '../../../shared/protocol/requests.ts';
import { PROTOCOL_VERSION } from '../../../shared/protocol/version.ts';
import { startHost } from './hosts.ts';

/** What a click waits for: its own answer, or that the last screen has heard of it. */
export type Until = 'answered' | 'seen';

/** A host with screens at it. */
export interface Contest {
  /** One click; milliseconds until what it waits for. */
  click(until: Until): Promise<number>;
  close(): Promise<void>;
}

/** Империя, all of whose seats are sockets. */
export async function openOurs(folder: string, sockets: number): Promise<Contest> {
  const host = await startHost({ kind: 'ours', folder });
  const pages = await Promise.all(
    Array.from({ length: sockets }, async () => new Page(await connect(host.url))),
  );
  const [first] = pages;
  if (!first) throw new Error('no page');
  await first.ask('hello', { version: PROTOCOL_VERSION, tokens: [], hostKey: host.hostKey });
  const seats = pages.map(() => ({ kind: 'open' }));

  const created = await first.ask('create', { game: 'imperiya', seats, seed: 'bench' });
  const { table } = created as Replies['create'];
  for (const [seat, page] of pages.entries()) {
    if (page !== first) await page.ask('hello', { version: PROTOCOL_VERSION, tokens: [] });
    await page.ask('sit', { table, seat, name: `Guest ${seat}` });
  }
  let ply = 0;
  return {
    async click(until) {
      await Promise.all(pages.map((page) => page.seen(ply)));
      const seat = first.snapshot?.toAct[0] ?? 0;
      const page = pages[seat] ?? first;
      const { rev, moves } = page.eyes;
      const move = moves[ply % moves.length]?.text;
      const started = performance.now();
      const answered = page.ask('play', { table, seat, rev, move });
      ply++;
      await (until === 'answered' ? answered : Promise.all(pages.map((each) => each.seen(ply))));
      return performance.now() - started;
    },
    async close() {
      for (const page of pages) page.close();
      await host.close();
    },
  };
}

/** The same clicks at a host that does nothing with them but keep them and tell of them. */
export async function openBare(folder: string, sockets: number): Promise<Contest> {
  const host = await startHost({ kind: 'bare', folder });
  const pages = await Promise.all(Array.from({ length: sockets }, () => connect(host.url)));
  return {
    async click(until) {
      const [first] = pages;
      if (!first) throw new Error('no socket');
      const all = until === 'answered' ? [heard(first, 'answer')] : pages.map((page) => heard(page, 'told'));
      const started = performance.now();
      first.emit('click', 'lay red-1.1');
      await Promise.all(all);
      return performance.now() - started;
    },
    async close() {
      for (const page of pages) page.disconnect();
      await host.close();
    },
  };
}

/** A page as small as can be. */
class Page {
  snapshot: Snapshot | undefined;
  readonly #socket: Socket;
  readonly #answers = new Map<string, (value: unknown) => void>();
  #look: () => void = () => undefined;
  #ids = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on(SOCKET_EVENT, (message: HostMessage) => {
      if (message.type === 'snapshot') {
        this.snapshot = message.snapshot;
        this.#look();
      }
      if (message.type === 'reply')
        this.#answers.get(message.id)?.(message.ok ? message.value : message.error);
    });
  }

  get eyes(): Eyes {
    const [eyes] = this.snapshot?.eyes ?? [];
    if (!eyes) throw new Error('a page without eyes');
    return eyes;
  }

  ask(type: RequestType, body: Partial<Record<string, unknown>>): Promise<unknown> {
    const id = String(this.#ids++);
    const answer = new Promise((resolve) => this.#answers.set(id, resolve));
    const request: Pick<Request, 'type' | 'id'> = { ...body, type, id };
    this.#socket.emit(SOCKET_EVENT, request);
    return answer;
  }

  /** Resolves when this page shows so many moves of a begun match. */
  seen(ply: number): Promise<void> {
    return new Promise((resolve) => {
      this.#look = () => {
        if (this.snapshot?.phase === 'playing' && this.snapshot.ply >= ply) resolve();
      };
      this.#look();
    });
  }

  close(): void {
    this.#socket.disconnect();
  }
}

async function connect(url: string): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true });
  await heard(socket, 'connect');
  return socket;
}

const heard = (socket: Socket, event: string) =>
  new Promise<void>((resolve) => void socket.once(event, () => resolve()));
