import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { type Carrier, SOCKET_EVENT } from '../../shared/protocol/carrier.ts';
import type { HostMessage } from '../../shared/protocol/messages.ts';
import { MAX_FRAME } from '../../shared/protocol/requests.ts';
import { isLoopback } from '../tables/porter.ts';
import { addressOf, isMeantForUs } from './origin.ts';

/** Sockets at once: in all, and from one address. People behind one address must not lock each other out, so loopback is bounded by the total alone. */
const MAX_SOCKETS = 128;
const MAX_SOCKETS_OF_ADDRESS = 32;
/** A dead peer is noticed within twice this time, in milliseconds. */
const HEARTBEAT = 3_500;

export type Accept = (carrier: Carrier<HostMessage, unknown>, address: string) => void;

/** Socket.IO on an HTTP server: every socket becomes a carrier. */
export function openSockets(http: HttpServer, accept: Accept) {
  const counts = new Map<string, number>();
  const io = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME,
    pingInterval: HEARTBEAT,
    pingTimeout: HEARTBEAT,
    connectTimeout: 10_000,
    perMessageDeflate: false,
    allowRequest: (request, decide) => decide(null, isMeantForUs(request) && hasRoom(request)),
  });

  const hasRoom = (request: IncomingMessage): boolean => {
    if (io.engine.clientsCount >= MAX_SOCKETS) return false;
    const address = addressOf(request);
    return isLoopback(address) || (counts.get(address) ?? 0) < MAX_SOCKETS_OF_ADDRESS;
  };

  io.engine.on('connection', (connection: { request: IncomingMessage } & NodeJS.EventEmitter) => {
    const address = addressOf(connection.request);
    counts.set(address, (counts.get(address) ?? 0) + 1);
    connection.once('close', () => {
      const rest = (counts.get(address) ?? 1) - 1;
      if (rest > 0) counts.set(address, rest);
      else counts.delete(address);
    });
  });
  io.on('connection', (socket) => accept(carrierOf(socket), addressOf(socket.request)));

  return {
    /** Ends every socket that comes from another computer. */
    endGuests() {
      for (const socket of io.sockets.sockets.values()) {
        if (!isLoopback(addressOf(socket.request))) socket.disconnect(true);
      }
    },
    close: () => void io.disconnectSockets(true),
  };
}

function carrierOf(socket: Socket): Carrier<HostMessage, unknown> {
  return {
    send: (message) => void socket.emit(SOCKET_EVENT, message),
    onMessage: (listener) => void socket.on(SOCKET_EVENT, (frame: unknown) => listener(frame)),
    onClose: (listener) => void socket.once('disconnect', () => listener()),
    close: () => void socket.disconnect(true),
  };
}
