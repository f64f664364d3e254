import { isIPv4 } from 'node:net';
import { resolve } from 'node:path';

/** What a start of the app, a double click on a file or a link elsewhere asks it to open. */
export type Opening =
  | { readonly kind: 'file'; readonly path: string }
  /** An address inside the app, such as `#/join/ab?at=192.168.1.20:4747`. */
  | { readonly kind: 'address'; readonly address: string };

const FILE_EXTENSION = '.igroteka';
export const LINK_SCHEME = 'igroteka';

/** A longer link is nobody's honest one. */
const LONGEST_LINK = 300;

/** What arguments of a start ask for: the last one that is a link or a save; switches are the system's and Chromium's. */
export function openingOf(args: readonly string[], folder: string): Opening | undefined {
  for (const arg of args.toReversed()) {
    if (arg.startsWith('-')) continue;
    if (arg.toLowerCase().startsWith(`${LINK_SCHEME}:`)) {
      const address = readLink(arg);
      return address === undefined ? undefined : { kind: 'address', address };
    }
    if (arg.toLowerCase().endsWith(FILE_EXTENSION)) return { kind: 'file', path: resolve(folder, arg) };
  }
  return undefined;
}

/**
 * Reads `igroteka://join?host=192.168.1.20:4747&table=ab&seat=2` (table and seat as one likes) into an address inside the
 * app; undefined for anything else. Anybody may put a link on a page, so only hosts of a home network are let through, and
 * the address still asks before it goes anywhere.
 */
export function readLink(link: string): string | undefined {
  if (link.length > LONGEST_LINK || !URL.canParse(link)) return undefined;
  const { protocol, host, pathname, searchParams, username, password, hash } = new URL(link);
  if (protocol !== `${LINK_SCHEME}:` || host !== 'join' || !/^\/?$/.test(pathname)) return undefined;
  if (username || password || hash) return undefined;
  const fields = new Map(searchParams);
  if (fields.size !== searchParams.size) return undefined;
  for (const name of fields.keys()) if (!['host', 'table', 'seat'].includes(name)) return undefined;

  const at = fields.get('host') ?? '';
  const table = fields.get('table') ?? '';
  const seat = fields.get('seat');
  if (!isHomeHost(at) || !/^[\w-]{0,64}$/.test(table)) return undefined;
  if (seat !== undefined && !/^\d{1,2}$/.test(seat)) return undefined;
  return `#/join${table ? `/${table}` : ''}?at=${at}${seat === undefined ? '' : `&seat=${seat}`}`;
}

/** `<address>:<port>` of the home network: a private IPv4 address, or a name that only the home network gives out. */
function isHomeHost(text: string): boolean {
  const [, name = '', port = ''] = /^([a-z0-9.-]{1,100})(?::(\d{1,5}))?$/i.exec(text) ?? [];
  if (port !== '' && (Number(port) < 1 || Number(port) > 65_535)) return false;
  if (/^[a-z0-9][a-z0-9-]*\.local$/i.test(name)) return true;
  if (!isIPv4(name)) return false;
  const [first = 0, second = 0] = name.split('.').map(Number);
  return (
    first === 10 ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 192 && second === 168) ||
    (first === 169 && second === 254)
  );
}
