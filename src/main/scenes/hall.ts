import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { chooseRandom } from '../../shared/bots/random.ts';
import type { Games } from '../../shared/core/game.ts';
import { rngOf } from '../../shared/core/rng.ts';
import { games } from '../../shared/games/index.ts';
import type { Carrier } from '../../shared/protocol/carrier.ts';
import type { HostMessage, LanState } from '../../shared/protocol/messages.ts';
import { openDatabase } from '../store/database.ts';
import { openMatches } from '../store/matches.ts';
import { openSettings } from '../store/settings.ts';
import { openGateway } from '../tables/gateway.ts';
import { Hall } from '../tables/hall.ts';
import { Porter } from '../tables/porter.ts';
import type {
  Evenings,
  BotPool,
  BotRequest,
  MatchStore,
  Memory,
  PuzzleRequest,
  Time,
} from '../tables/ports.ts';
import { Screen } from './screen.ts';

/** A hall on a real database, with clocks whose hands the test turns. */
export interface HallScene {
  readonly hall: Hall;
  readonly clock: Hands;
  readonly store: MatchStore;
  /** What the bots are asked, and how the test lets them answer. */
  readonly bots: Bots;
  readonly faults: unknown[];
  /** From now on the disk refuses every change, or not. */
  breakDisk(broken: boolean): void;
  pin: string | null;
  /** A new connection: the host's own window, or a guest's from an address. */
  screen(address?: string | null): Screen;
  /** Ends this program at once and starts it anew on the same data. */
  restart(): HallScene;
}

export const HOST_KEY = 'the key of the host';

export function openHall(folder = newFolder(), known: Games = games): HallScene {
  const opened = openDatabase(folder);
  if (!opened.ok) throw new Error(opened.fault.code);
  const { database } = opened;
  const clock = new Hands();
  const faults: unknown[] = [];
  const bots = new Bots();
  let broken = false;
  const store = breakable(openMatches(database, { now: () => clock.date() }), () => broken);
  const lan: LanState = { open: false, port: null, addresses: [], pin: null, guests: 0 };
  let closed = false;
  const close = () => {
    if (!closed) database.close();
    closed = true;
  };
  onTestFinished(close);
  const hall = new Hall({
    ...{
      games: known,
      store,
      settings: openSettings(database),
      bots,
      time: clock,
      memory: NO_MEMORY,
      evenings: NO_EVENINGS,
    },
    network: {
      state: () => ({ ...lan, pin: scene.pin }),
      open: () => Promise.resolve({ ok: true, value: null }),
      shut: () => Promise.resolve(),
      look: () => undefined,
      onChange: () => undefined,
    },
    log: { note: () => undefined, fault: (error) => `fault-${faults.push(error)}` },
    botPause: 0,
    lesson: () => undefined,
    travel: { go: () => Promise.resolve({ ok: false, error: 'no-way' }) },
  });
  const gateway = openGateway(hall, new Porter(HOST_KEY, clock));
  const scene: HallScene = {
    ...{ hall, clock, store, bots, faults, pin: null },
    breakDisk: (now) => void (broken = now),
    screen(address = null) {
      const [page, host] = wire();
      gateway.connect(host, address);
      return new Screen(page);
    },
    restart() {
      hall.close();
      close();
      return openHall(folder, known);
    },
  };
  return scene;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'igroteka-hall-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const NO_MEMORY: Memory = {
  people: () => [],
  add: () => undefined,
  change: () => undefined,
  merge: () => undefined,
  remove: () => undefined,
  undo: () => false,
  stats: () => undefined,
};

const NONE = { ok: false, error: 'no-such-tournament' } as const;
const NO_EVENINGS: Evenings = {
  list: () => [],
  state: () => NONE,
  create: () => NONE,
  nextRound: () => NONE,
  link: () => NONE,
  correct: () => NONE,
  leave: () => NONE,
  finish: () => NONE,
  remove: () => NONE,
};

/** A store whose changes throw while `isBroken`. */
function breakable(store: MatchStore, isBroken: () => boolean): MatchStore {
  const guarded =
    <Args extends readonly unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      if (isBroken()) throw new Error('no space left');
      change(...args);
    };
  return {
    ...store,
    create: guarded(store.create),
    deal: guarded(store.deal),
    append: guarded(store.append),
    finish: guarded(store.finish),
    seat: guarded(store.seat),
    abandon: guarded(store.abandon),
  };
}

/** Clocks whose hands the test turns. */
export class Hands implements Time {
  #now = 1_000;
  readonly #alarms = new Set<{ readonly at: number; readonly act: () => void }>();

  now(): number {
    return this.#now;
  }

  date(): number {
    return 1_800_000_000_000 + this.#now;
  }

  after(milliseconds: number, act: () => void): () => void {
    const alarm = { at: this.#now + milliseconds, act };
    this.#alarms.add(alarm);
    return () => void this.#alarms.delete(alarm);
  }

  /** Lets time pass; whatever is due rings in order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.act();
    }
    this.#now = end;
  }
}

/** Bots that answer when the test lets them. */
class Bots implements BotPool {
  readonly asked: {
    readonly request: BotRequest;
    readonly signal: AbortSignal;
    answer(text?: string): void;
  }[] = [];

  think(request: BotRequest, signal: AbortSignal): Promise<string | undefined> {
    return new Promise((resolve) => {
      const answer = (text = chance(request)) => resolve(text);
      this.asked.push({ request, signal, answer });
      signal.addEventListener('abort', () => resolve(undefined));
    });
  }

  judge(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  readonly puzzles: PuzzleRequest[] = [];

  puzzle(request: PuzzleRequest): Promise<undefined> {
    this.puzzles.push(request);
    return Promise.resolve(undefined);
  }
}

function chance({ game: id, view, seat, dice }: BotRequest): string {
  const game = games[id];
  if (!game) throw new Error(`no game ${id}`);
  return game.formatMove(chooseRandom(game, view, seat, rngOf(dice)));
}

/** Two ends of a way through memory; values are copied on it, as they are on a socket. */
function wire(): [page: Carrier<unknown, HostMessage>, host: Carrier<HostMessage, unknown>] {
  const page = new End<unknown, HostMessage>();
  const host = new End<HostMessage, unknown>();
  page.meet(host);
  host.meet(page);
  return [page, host];
}

class End<Out, In> implements Carrier<Out, In> {
  #listeners: ((message: In) => void)[] = [];
  #closing: (() => void)[] = [];
  #other: End<In, Out> | undefined;
  #open = true;

  meet(other: End<In, Out>): void {
    this.#other = other;
  }

  send(message: Out): void {
    const copy: Out = structuredClone(message);
    if (this.#open) this.#other?.take(copy);
  }

  take(message: In): void {
    for (const listener of this.#listeners) listener(message);
  }

  onMessage(listener: (message: In) => void): void {
    this.#listeners.push(listener);
  }

  onClose(listener: () => void): void {
    this.#closing.push(listener);
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    for (const listener of this.#closing) listener();
    this.#other?.close();
  }
}
