import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hall, HostMessage } from '../../../shared/protocol/messages.ts';
import type { Request } from '../../../shared/protocol/requests.ts';
import { Connection, type LinkStatus } from './connection.ts';
import type { ScreenCarrier } from './socket.ts';

const HALL: Hall = { tables: [], lan: { open: false, port: null, addresses: [], pin: null, guests: 0 } };

/** One way to a host that this test plays. */
class Way implements ScreenCarrier {
  readonly sent: Request[] = [];
  closed = false;
  #message: (message: HostMessage) => void = () => undefined;
  #close: () => void = () => undefined;

  send(message: Request): void {
    this.sent.push(message);
  }
  onMessage(listener: (message: HostMessage) => void): void {
    this.#message = listener;
  }
  onClose(listener: () => void): void {
    this.#close = listener;
  }
  close(): void {
    this.closed = true;
  }
  say(message: HostMessage): void {
    this.#message(message);
  }
  tear(): void {
    this.#close();
  }
  /** Answers the n-th message that came. */
  answer(nth: number, value: unknown): void {
    // A reply's value is as wide as all requests; the test says what it needs.
    this.say({ type: 'reply', id: this.sent[nth]?.id ?? '', ok: true, value: value as null });
  }
  greet(): void {
    this.answer(0, { host: true, hall: HALL, games: [], tokens: [] });
  }
}

let ways: Way[];
let statuses: LinkStatus[];
let time: number;
let connection: Connection;

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const way = (nth = -1): Way => {
  const found = ways.at(nth);
  if (!found) throw new Error('no way was opened');
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  [ways, statuses, time] = [[], [], 1_000];
  let ids = 0;
  connection = new Connection({
    open: () => {
      ways.push(new Way());
      return Promise.resolve(way());
    },
    greeting: () => ({ version: 1, tokens: ['secret'] }),
    onHello: () => undefined,
    onMessage: () => undefined,
    onStatus: (status) => void statuses.push(status),
    newId: () => `id${++ids}`,
    now: () => time,
  });
  connection.connect();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test('it greets first, and asks once it is let in', async () => {
  await settle();
  const answer = connection.request('undo', { table: 't', seat: 0 });
  expect(way().sent.map(({ type }) => type)).toEqual(['hello']);
  way().greet();
  expect(way().sent.map(({ type }) => type)).toEqual(['hello', 'undo']);
  way().answer(1, null);
  expect(await answer).toEqual({ ok: true, value: null });
});

test('a refusal is an answer', async () => {
  await settle();
  way().greet();
  const answer = connection.request('resign', { table: 't', seat: 0 });
  way().say({ type: 'reply', id: way().sent[1]?.id ?? '', ok: false, error: 'over' });
  expect(await answer).toMatchObject({ ok: false, error: 'over' });
});

test('what was not answered is sent again with the same id', async () => {
  await settle();
  way().greet();
  const answer = connection.request('play', { table: 't', seat: 0, rev: 3, move: 'place b2' });
  const [, first] = way().sent;
  way().tear();
  await vi.advanceTimersByTimeAsync(250);
  expect(ways).toHaveLength(2);
  way().greet();
  expect(way().sent[1]).toEqual(first);
  way().answer(1, null);
  expect(await answer).toEqual({ ok: true, value: null });
});

test('it waits 0.25, 0.5, 1, 2 and then always 3 seconds', async () => {
  await settle();
  const waits: number[] = [];
  for (let nth = 0; nth < 7; nth++) {
    way().tear();
    const last = statuses.at(-1);
    const wait = last?.kind === 'lost' ? last.retryAt - time : 0;
    waits.push(wait);
    await vi.advanceTimersByTimeAsync(wait);
  }
  expect(waits).toEqual([250, 500, 1_000, 2_000, 3_000, 3_000, 3_000]);
});

test('a page that wakes up trusts no way that was silent for long', async () => {
  await settle();
  way().greet();
  connection.onVisibility(false);
  time += 60_000;
  connection.onVisibility(true);
  await settle();
  expect(ways).toHaveLength(2);
  expect(ways[0]?.closed).toBe(true);
});

test('a page that only blinked keeps its way', async () => {
  await settle();
  way().greet();
  connection.onVisibility(false);
  time += 1_000;
  connection.onVisibility(true);
  await settle();
  expect(ways).toHaveLength(1);
});

test('a host that does not let it in is left alone until somebody asks again', async () => {
  await settle();
  way().say({ type: 'reply', id: way().sent[0]?.id ?? '', ok: false, error: 'wrong-pin' });
  expect(statuses.at(-1)).toEqual({ kind: 'refused', why: 'wrong-pin' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ways).toHaveLength(1);
  connection.reconnect();
  await settle();
  expect(ways).toHaveLength(2);
});

test('whoever was sent away does not come back by itself, and a closing host is waited for', async () => {
  await settle();
  way().greet();
  way().say({ type: 'goodbye', why: 'closing' });
  way().tear();
  await vi.advanceTimersByTimeAsync(250);
  expect(ways).toHaveLength(2);
  way().greet();
  way().say({ type: 'goodbye', why: 'banned' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ways).toHaveLength(2);
  expect(statuses.at(-1)).toEqual({ kind: 'dismissed', why: 'banned' });
});
