/** One end of a way between a screen and the host: a socket or Electron's IPC. Everything above it is the same code. */
export interface Carrier<Out, In> {
  send(message: Out): void;
  /** Calls back for every message that comes in, in order. */
  onMessage(listener: (message: In) => void): void;
  /** Calls back once, when the way is gone. */
  onClose(listener: () => void): void;
  close(): void;
}

/**
 * The one event on a socket, both ways: a Request goes up, a HostMessage comes down, each as one JSON value.
 * Socket.IO stands at its usual path `/socket.io/`.
 */
export const SOCKET_EVENT = 'message';
