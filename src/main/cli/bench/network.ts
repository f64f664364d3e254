import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { SOCKET_EVENT } from '../../../shared/protocol/carrier.ts';
import type { Eyes, HostMessage, Replies, Snapshot } from '../../../shared/protocol/messages.ts';
import type { Request, RequestType } from '../../../shared/protocol/requests.ts';
import { PROTOCOL_VERSION } from '../../../shared/protocol/version.ts';
import { createApp } from '../../app.ts';
import { type Benchmark, median } from './measure.ts';

const MOVES = 120;
/** Messages a second a socket may send: the bench keeps below it, as people do. */
const BREATH = 40;

/** A move from the click to its answer with four sockets watching, and to the last of eight screens. */
export const networkBenchmarks: readonly Benchmark[] = [
  {
    name: 'move.answered',
    unit: 'ms',
    against: 'a Socket.IO echo and a durable insert',
    run: () => race(4, 'answered', half),
  },
  {
    name: 'move.seen.p99',
    unit: 'ms',
    against: 'a Socket.IO broadcast and a durable insert',
    run: () => race(8, 'seen', (sorted) => sorted[Math.floor(sorted.length * 0.99)] ?? 0),
  },
];

const ascending = (list: readonly number[]) => list.toSorted((one, other) => one - other);

const half = (sorted: readonly number[]): number => median(sorted);

type Until = 'answered' | 'seen';

/** The same clicks through our host and through a bare one, in turns, so that both meet the same weather. */
async function race(sockets: number, until: Until, figure: (sorted: readonly number[]) => number) {
  const folder = mkdtempSync(join(tmpdir(), 'igroteka-bench-'));
  const ours = await openOurs(join(folder, 'ours'), sockets);
  const bare = await openBare(join(folder, 'bare.sqlite'), sockets);
  const [values, baselines]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < MOVES; nth++) {
    values.push(await ours.click(until));
    baselines.push(await bare.click(until));
    await new Promise((done) => setTimeout(done, BREATH));
  }
  await ours.close();
  await bare.close();
  rmSync(folder, { recursive: true, force: true });
  return { value: figure(ascending(values)), baseline: figure(ascending(baselines)) };
}

interface Contest {
  /** One click; milliseconds until its answer, or until the last screen has heard of it. */
  click(until: Until): Promise<number>;
  close(): Promise<void>;
}

/** Империя, all of whose seats are sockets. */
async function openOurs(dataDir: string, sockets: number): Promise<Contest> {
  const created = await createApp({
    ...{ dataDir, rendererDir: dataDir, loopback: true, port: 0 },
    workerUrl: new URL('../../bots/worker.ts', import.meta.url),
  });
  if (!created.ok) throw new Error(created.fault.code);
  const { app } = created;
  const url = `http://127.0.0.1:${app.network.state().port}`;
  const pages = await Promise.all(Array.from({ length: sockets }, () => openPage(url)));
  const [first] = pages;
  if (!first) throw new Error('no page');
  await first.ask('hello', { version: PROTOCOL_VERSION, tokens: [], hostKey: app.hostKey });
  const seats = pages.map(() => ({ kind: 'open' }));

  const { table } = (await first.ask('create', {
    game: 'imperiya',
    seats,
    seed: 'bench',
  })) as Replies['create'];
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
      await app.close();
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

async function openPage(url: string): Promise<Page> {
  const socket = io(url, { transports: ['websocket'], forceNew: true });
  const page = new Page(socket);
  await new Promise<void>((resolve) => void socket.once('connect', resolve));
  return page;
}

const heard = (socket: Socket, event: string) =>
  new Promise<void>((resolve) => void socket.once(event, () => resolve()));

/** Nothing but Socket.IO and SQLite: a click is inserted durably, answered, and told to everybody. */
async function openBare(file: string, sockets: number): Promise<Contest> {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('CREATE TABLE clicks (text TEXT NOT NULL) STRICT');
  const insert = db.prepare('INSERT INTO clicks VALUES (?)');
  const http = createServer();
  const server = new Server(http, { serveClient: false, perMessageDeflate: false });
  server.on('connection', (socket) => {
    socket.on('click', (text: string) => {
      insert.run(text);
      socket.emit('answer', text);
      server.emit('told', text);
    });
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const pages = await Promise.all(
    Array.from({ length: sockets }, async () => {
      const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
      await new Promise<void>((resolve) => void socket.once('connect', resolve));
      return socket;
    }),
  );
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
      await server.close();
      db.close();
    },
  };
}
