import { io } from 'socket.io-client';
import { PROTOCOL_VERSION } from '../src/shared/protocol/version.ts';
import type { Host } from './host.ts';

interface Plan {
  readonly game: string;
  readonly options?: unknown;
  readonly seats: readonly (
    | { readonly kind: 'here'; readonly name: string }
    | { readonly kind: 'bot'; readonly level: number }
    | { readonly kind: 'open' }
  )[];
  /** Who holds what; no screen offers that. */
  readonly deal?: unknown;
}

/** Lays a table by the words that the host's own window would send, and gives its id. Whoever opens it there next sits in its `here` seats. */
export async function layTable(host: Host, plan: Plan): Promise<string> {
  const socket = io(host.url, { transports: ['websocket'], forceNew: true });
  const ask = (id: string, body: object) =>
    new Promise<{ readonly value: { readonly table: string } }>((resolve) => {
      socket.on('message', (message) => message.id === id && resolve(message));
      socket.emit('message', { ...body, id });
    });
  await ask('hello', { type: 'hello', version: PROTOCOL_VERSION, tokens: [], hostKey: host.key });
  const { value } = await ask('create', { type: 'create', ...plan });
  socket.disconnect();
  return value.table;
}
