import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { IncomingMessage } from 'node:http';

/** Ports tried after the first one. */
const TRIED = 20;

/** An open port. */
export interface Listening {
  readonly port: number;
  /** Takes nobody in any more; those who are in stay. */
  stop(): Promise<void>;
}

/**
 * Opens the port on an address; if it is busy and `next` is allowed, the next free one.
 * Undefined when none can be had. Requests and upgrades go on to `hub`, which outlives the port.
 */
export async function listen(
  hub: Server,
  address: string,
  port: number,
  next: boolean,
): Promise<Listening | undefined> {
  for (let nth = 0; nth <= (next ? TRIED : 0); nth++) {
    const listening = await tryListen(hub, address, port === 0 ? 0 : port + nth);
    if (listening) return listening;
  }
  return undefined;
}

function tryListen(hub: Server, address: string, port: number): Promise<Listening | undefined> {
  const forward: RequestListener = (request, response) => void hub.emit('request', request, response);
  const server = createServer(forward);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    hub.emit('upgrade', request, socket, head);
  });
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen({ host: address, port, exclusive: true }, () => {
      const bound = server.address();
      resolve({
        port: typeof bound === 'object' && bound !== null ? bound.port : port,
        stop: () => {
          // Its callback would wait for sockets that are to stay.
          server.close();
          server.closeIdleConnections();
          return new Promise((stopped) => setImmediate(stopped));
        },
      });
    });
  });
}
