import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Whether a request was meant for us. A name that was bent to our address (DNS rebinding) is not ours, whereas a bare
 * address cannot be bent; and a page of somebody else's may not talk to us in a visitor's browser.
 */
export function isMeantForUs({ headers: { host, origin } }: IncomingMessage): boolean {
  if (host === undefined || !isOurName(nameOf(host))) return false;
  return origin === undefined || origin === `http://${host}`;
}

const OUR_NAMES = new Set(['localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`]);

const isOurName = (name: string): boolean => isIP(name) !== 0 || OUR_NAMES.has(name);

/** `name`, `name:port` or `[v6]:port` without its port, in small letters. */
function nameOf(host: string): string {
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(host);
  return (bracketed?.[1] ?? host.replace(/:\d+$/, '')).toLowerCase();
}

/** The address at the other end, IPv4 in its usual spelling. */
export const addressOf = (request: IncomingMessage): string =>
  (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
