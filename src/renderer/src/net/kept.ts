import type { TableToken } from '../../../shared/protocol/messages.ts';

/** What this device keeps between visits. A private window may have no storage: then it lasts as long as the page. */
const memory = new Map<string, string>();

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(`igroteka.${key}`, text);
  } catch {
    // full or forbidden: the memory above serves
  }
}

export function kept(key: string): unknown {
  const text = stored(key) ?? memory.get(key);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(`igroteka.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** More seats than one device ever holds; the host takes no longer list. */
const MOST_SEATS = 64;

/** The secret tokens of this device's seats, newest last. */
export function keptSeats(): readonly TableToken[] {
  const list = kept('seats');
  return Array.isArray(list) ? list.filter(isSeat) : [];
}

export function keepSeats(seats: readonly TableToken[]): void {
  const rest = keptSeats().filter(
    (old) => !seats.some((fresh) => old.table === fresh.table && old.seat === fresh.seat),
  );
  keep('seats', [...rest, ...seats].slice(-MOST_SEATS));
}

export function forgetSeat(table: string, seat?: number): void {
  keep(
    'seats',
    keptSeats().filter((old) => old.table !== table || (seat !== undefined && old.seat !== seat)),
  );
}

function isSeat(value: unknown): value is TableToken {
  return (
    typeof value === 'object' &&
    value !== null &&
    'table' in value &&
    'seat' in value &&
    'token' in value &&
    typeof value.table === 'string' &&
    typeof value.seat === 'number' &&
    typeof value.token === 'string'
  );
}

/** A random name of so many bytes: of this device, or of one request. Works on plain http, where `randomUUID` is missing. */
export function randomName(length = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
