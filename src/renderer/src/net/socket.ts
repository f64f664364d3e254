import type { Carrier } from '../../../shared/protocol/carrier.ts';
import type { HostMessage } from '../../../shared/protocol/messages.ts';
import type { Request } from '../../../shared/protocol/requests.ts';

/** The screen's end of a way to the host. */
export type ScreenCarrier = Carrier<Request, HostMessage>;

/** A carrier over Socket.IO to the host that served this page. Connecting again is the connection's business. */
export async function openSocket(): Promise<ScreenCarrier> {
  const { io } = await import('socket.io-client');
  const socket = io({ transports: ['websocket', 'polling'], reconnection: false, timeout: 4_000 });
  return {
    send: (message) => void socket.send(message),
    onMessage: (listener) => void socket.on('message', listener),
    onClose(listener) {
      socket.on('disconnect', listener);
      socket.on('connect_error', listener);
    },
    close: () => void socket.disconnect(),
  };
}
