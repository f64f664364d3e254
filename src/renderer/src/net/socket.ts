import { type Carrier, SOCKET_EVENT } from '../../../shared/protocol/carrier.ts';
import type { HostMessage } from '../../../shared/protocol/messages.ts';
import type { Request } from '../../../shared/protocol/requests.ts';

/** The screen's end of a way to the host. */
export type ScreenCarrier = Carrier<Request, HostMessage>;

/** A carrier over Socket.IO to the host that served this page. Connecting again is the connection's business. */
export async function openSocket(): Promise<ScreenCarrier> {
  const { io } = await import('socket.io-client');
  const socket = io({ transports: ['websocket', 'polling'], reconnection: false, timeout: 4_000 });
  return {
    send: (message) => void socket.emit(SOCKET_EVENT, message),
    onMessage: (listener) => void socket.on(SOCKET_EVENT, listener),
    onClose(listener) {
      socket.on('disconnect', listener);
      socket.on('connect_error', listener);
    },
    close: () => void socket.disconnect(),
  };
}
