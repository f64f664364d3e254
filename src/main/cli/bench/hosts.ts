import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { Server } from 'socket.io';
import { createApp } from '../../app.ts';

interface Order {
  readonly kind: 'ours' | 'bare';
  /** An empty folder for the data. */
  readonly folder: string;
}

/** Where a host listens; `hostKey` only for ours. */
interface Listening {
  readonly url: string;
  readonly hostKey?: string;
}

export interface RunningHost extends Listening {
  close(): Promise<void>;
}

/** Starts a host in a thread of its own: a click and its answer meet no work of the pages that wait for it. */
export async function startHost(order: Order): Promise<RunningHost> {
  const worker = new Worker(new URL(import.meta.url), { workerData: order });
  const listening = await new Promise<Listening>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {
    ...listening,
    close: async () => {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage('close');
      await ended;
    },
  };
}

async function openOurs(dataDir: string): Promise<RunningHost> {
  const created = await createApp({
    ...{ dataDir, rendererDir: dataDir, loopback: true, port: 0 },
    workerUrl: new URL('../../bots/worker.ts', import.meta.url),
  });
  if (!created.ok) throw new Error(created.fault.code);
  const { app } = created;
  const url = `http://127.0.0.1:${app.network.state().port}`;
  return { url, hostKey: app.hostKey, close: () => app.close() };
}

/** Nothing but Socket.IO and SQLite: a click is inserted durably, answered, and told to everybody. */
async function openBare(folder: string): Promise<RunningHost> {
  const db = new Database(`${folder}.sqlite`);
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
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    close: async () => {
      await server.close();
      db.close();
    },
  };
}

if (parentPort) {
  const { kind, folder } = workerData as Order;
  const { close, ...listening } = await (kind === 'ours' ? openOurs : openBare)(folder);
  parentPort.once('message', () => void close().then(() => parentPort?.close()));
  parentPort.postMessage(listening);
}
