/** One end of a way between a screen and the host: a socket or Electron's IPC. Everything above it is the same code. */
export interface Carrier<Out, In> {
  send(message: Out): void;
  /** Calls back for every message that comes in, in order. */
  onMessage(listener: (message: In) => void): void;
  /** Calls back once, when the way is gone. */
  onClose(listener: () => void): void;
  close(): void;
}
