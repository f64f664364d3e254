import type { LanState } from '../../../shared/protocol/messages.ts';

/** Where a guest's phone finds a table: on the host's best address, or where this page itself came from. */
export function joinAddress(lan: LanState, table: string | null, best = 0): string | undefined {
  const base =
    lan.addresses[best] ?? (lan.open && location.protocol === 'http:' ? `${location.origin}/` : undefined);
  if (base === undefined) return undefined;
  return `${base}#/join${table === null ? '' : `/${table}`}`;
}

/** An address as people read it aloud: without scheme, page and last slash. */
export const spoken = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
