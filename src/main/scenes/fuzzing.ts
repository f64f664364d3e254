import { pickOne, type Rng, rngOf } from '../../shared/core/rng.ts';
import { toAct } from '../../shared/core/match.ts';
import { project } from '../../shared/core/project.ts';
import { PROTOCOL_VERSION } from '../../shared/protocol/version.ts';
import { type HallScene, openHall } from './hall.ts';
import type { Screen } from './screen.ts';

const ATTACKERS = 4;
/** Frames between two moves of the match beside. */
const PACE = 50;
/** Milliseconds that pass with a frame. */
const BEAT = 30;

/** What a siege came to. */
export interface Siege {
  readonly faults: readonly unknown[];
  /** Messages to attackers that showed them more than a spectator may see. */
  readonly leaks: readonly string[];
  /** Moves made in the match beside, and how many of them stand in the store. */
  readonly moves: number;
  readonly stored: number;
  /** Whether what the players see at the end is what their moves lead to. */
  readonly intact: boolean;
  readonly heapGrowth: number;
}

/** Throws frames at a host (junk, true requests, changed ones, old ones again) while two people play on beside. */
export async function besiege(frames: number, seed: string): Promise<Siege> {
  const rng = rngOf(seed);
  const scene = openHall();
  const beside = await matchBeside(scene);
  const attackers = Array.from({ length: ATTACKERS }, (_, nth) => new Attacker(scene, nth));
  const arsenal = new Arsenal(rng, () => beside.table);
  const heap = process.memoryUsage().heapUsed;
  const played = [beside.table];
  let moves = 0;
  for (let nth = 0; nth < frames; nth++) {
    attackers[rng.int(ATTACKERS)]?.throw(arsenal.next());
    if (rng.int(3) > 0) scene.clock.pass(BEAT);
    if (nth % PACE !== 0) continue;
    if (await playOne(scene, beside, rng)) moves++;
    else {
      beside.table = (await beside.host.get('again', { table: beside.table })).table;
      beside.screens.reverse();
      played.push(beside.table);
    }
    // Requests that wait for nothing are answered in later turns of the loop.
    await new Promise((done) => setImmediate(done));
    for (const { heard } of beside.screens) heard.splice(0, heard.length - 8);
  }
  const live = scene.hall.table(beside.table);
  const intact =
    live !== undefined &&
    beside.screens.every(
      (screen, seat) =>
        JSON.stringify(screen.eyes(live.id, seat).view) === JSON.stringify(project(live.match, seat).view),
    );
  return {
    faults: scene.faults,
    leaks: attackers.flatMap(({ leaks }) => leaks),
    ...{
      moves,
      stored: played.reduce((sum, id) => sum + (scene.store.load(id)?.rows.length ?? 0), 0),
      intact,
    },
    heapGrowth: process.memoryUsage().heapUsed - heap,
  };
}

/** The match beside: its screens by seat. */
interface Beside {
  readonly host: Screen;
  readonly screens: Screen[];
  table: string;
}

async function matchBeside(scene: HallScene): Promise<Beside> {
  const host = scene.screen();
  await host.hello();
  const seats = [{ kind: 'here' as const, name: 'Аня' }, { kind: 'open' as const }];
  const table = await host.create({ game: 'kvartaly', seats, seed: 'siege' });
  const guest = scene.screen('192.168.1.2');
  await guest.hello();
  await guest.sit(table, 1, 'Боря');
  return { host, screens: [host, guest], table };
}

/** One move of the match; false when it is over. */
async function playOne({ hall }: HallScene, { screens, table }: Beside, rng: Rng): Promise<boolean> {
  const live = hall.table(table);
  if (!live) throw new Error('the table is gone');
  const [seat] = toAct(live.match);
  const screen = seat === undefined ? undefined : screens[seat];
  if (seat === undefined || !screen) return false;
  const { text } = pickOne(rng, screen.eyes(table, seat).moves);
  const answer = await screen.play(table, seat, text);
  if (!answer.ok) throw new Error(`${text}: ${answer.error}`);
  return true;
}

/** A guest of bad will, who comes back each time the door is shut. */
class Attacker {
  readonly leaks: string[] = [];
  readonly #scene: HallScene;
  readonly #address: string;
  #screen: Screen;

  constructor(scene: HallScene, nth: number) {
    this.#scene = scene;
    this.#address = `192.168.1.${100 + nth}`;
    this.#screen = scene.screen(this.#address);
  }

  throw(frame: unknown): void {
    if (this.#screen.closed) this.#screen = this.#scene.screen(this.#address);
    this.#screen.raw(frame);
    for (const message of this.#screen.heard.splice(0)) {
      if (JSON.stringify(message).includes('tokenHash')) this.leaks.push('a token');
      if (message.type !== 'snapshot') continue;
      const { eyes, seed, phase } = message.snapshot;
      if (eyes.some(({ seat }) => seat !== null)) this.leaks.push('eyes of a seat');
      if (seed !== null && phase !== 'over') this.leaks.push('the seed');
    }
  }
}

/** Where frames come from. */
class Arsenal {
  readonly #rng: Rng;
  readonly #table: () => string;
  readonly #old: unknown[] = [];
  #ids = 0;

  constructor(rng: Rng, table: () => string) {
    this.#rng = rng;
    this.#table = table;
  }

  next(): unknown {
    const frame = this.#make();
    if (this.#old.length < 500) this.#old.push(frame);
    else this.#old[this.#rng.int(this.#old.length)] = frame;
    return frame;
  }

  #make(): unknown {
    switch (this.#rng.int(5)) {
      case 0:
        return this.#junk(3);
      case 1:
        return this.#old.length > 0 ? pickOne(this.#rng, this.#old) : {};
      case 2:
        return this.#bent(this.#request());
      default:
        return this.#request();
    }
  }

  /** A true request with fields changed, taken away or added. */
  #bent(request: object): unknown {
    const entries = Object.entries(request);
    const at = this.#rng.int(entries.length);
    if (this.#rng.int(3) === 0) entries.splice(at, 1);
    else entries[at] = [entries[at]?.[0] ?? '', this.#junk(2)];
    if (this.#rng.int(4) === 0) entries.push([String(this.#junk(0)), this.#junk(1)]);
    return Object.fromEntries(entries);
  }

  #request(): object {
    const rng = this.#rng;
    const id = `f${this.#ids++}`;
    const table = rng.int(4) > 0 ? this.#table() : 'none';
    const seat = rng.int(3);
    return pickOne<object>(rng, [
      { type: 'hello', id, version: PROTOCOL_VERSION, tokens: ['x'], device: 'attacker' },
      { type: 'hello', id, version: PROTOCOL_VERSION, tokens: [], hostKey: 'guess' },
      { type: 'create', id, game: 'quarto', seats: [{ kind: 'open' }, { kind: 'bot', level: 1 }] },
      { type: 'sit', id, table, seat, name: 'Зло' },
      { type: 'stand', id, table, seat },
      { type: 'watch', id, table },
      { type: 'unwatch', id, table },
      { type: 'play', id, table, seat, rev: rng.int(20), move: 'seen' },
      { type: 'resign', id, table, seat },
      { type: 'undo', id, table, seat },
      { type: 'redo', id, table, seat },
      { type: 'restart', id, table, seat },
      { type: 'consent', id, table, seat, yes: true },
      { type: 'again', id, table },
      { type: 'hint', id, table, seat },
      { type: 'log', id, table, before: rng.int(100) },
      { type: 'log', id, table, seat, before: rng.int(100) },
      { type: 'sit-in', id, table, seat, level: 5 },
      { type: 'kick', id, table, seat, ban: true },
      { type: 'lock', id, table, locked: true, spectators: false },
      { type: 'abandon', id, table },
      { type: 'lan', id, open: true, pin: '1234' },
      { type: 'matches', id, kind: 'unfinished', offset: 0 },
      { type: 'resume', id, match: table },
      { type: 'replay', id, match: table },
      { type: 'frames', id, match: table, viewer: 'open', from: 0, count: 9 },
      { type: 'settings', id },
      { type: 'set', id, key: 'theme', value: this.#junk(2) },
    ]);
  }

  #junk(depth: number): unknown {
    const rng = this.#rng;
    switch (rng.int(depth > 0 ? 9 : 7)) {
      case 0:
        return null;
      case 1:
        return rng.int(2) === 0;
      case 2:
        return pickOne(rng, [0, -1, 1e308, 0.5, 2 ** 53, Number.NaN]);
      case 3:
        return pickOne(rng, ['', '__proto__', 'constructor', 'toString', '\u0000', '\u202e', '🂡', '0']);
      case 4:
        return 'я'.repeat(rng.int(300));
      case 5:
        return this.#table();
      case 6:
        return rng.int(1_000);
      case 7:
        return Array.from({ length: rng.int(5) }, () => this.#junk(depth - 1));
      default:
        return Object.fromEntries(
          Array.from({ length: rng.int(5) }, () => [String(this.#junk(0)), this.#junk(depth - 1)]),
        );
    }
  }
}
