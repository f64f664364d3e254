import type { Goodbye, HostMessage } from '../../shared/protocol/messages.ts';
import type { Request } from '../../shared/protocol/requests.ts';
import type { Bucket } from './limits.ts';

/** A connection as the hall knows it. */
export interface Session {
  readonly host: boolean;
  /** Random name of the device, and where it connects from; null for the host's own window. */
  readonly device: string | null;
  readonly address: string | null;
  /** The tokens that this connection has shown or been given, by their hash. */
  readonly tokens: Map<string, string>;
  /** Tables it watches without a seat. */
  readonly watching: Set<string>;
  /** How much it may still say. */
  readonly talk: Bucket;
  /** Its requests that a bot thinks about now. */
  readonly thoughts: Set<Request>;
  send(message: HostMessage): void;
  /** Says goodbye and closes. */
  end(why: Goodbye): void;
}
