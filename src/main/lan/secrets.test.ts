import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../shared/core/record.ts';
import { rngOf, shuffle } from '../../shared/core/rng.ts';
import { CARDS, deckOf } from '../../shared/games/kvartaly/types.ts';
import { openHall } from '../scenes/hall.ts';
import { connect, type HostProcess, newDataFolder, startHost } from '../scenes/host-process.ts';
import type { Screen } from '../scenes/screen.ts';
import { knownTo, leaksIn } from '../scenes/secrets.ts';
import { type Listener, overheard, playOut } from '../scenes/wiretap.ts';

const OPEN = { kind: 'open' as const };
const ANYA = { kind: 'here' as const, name: 'Аня' };
/** Ports of this file; other tests have their own. */
let port = 4760;

interface Beginning {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed?: string;
  readonly deal?: unknown;
}

const BEGINNINGS: readonly (readonly [string, Beginning])[] = [
  ['a shuffled match of Кварталы', seeded('kvartaly', 2, { booster: true }, 'tap')],
  ['a shuffled match of Кварталы with three seats', seeded('kvartaly', 3, { booster: false }, 'tap 3')],
  ['Кварталы with every card once', { ...kvartaly(3), deal: everyCardOnce('one') }],
  ['Кварталы with sorts of cards that nobody else has', { ...kvartaly(2), deal: ownSorts('own') }],
  ['a match of Империя with four seats', seeded('imperiya', 4, { systems: 2 }, 'tap 32')],
  ['a match of Империя with sixteen seats', seeded('imperiya', 16, { systems: 2, decks: 2 }, 'tap 35')],
];

function seeded(game: string, seats: number, options: unknown, seed: string): Beginning {
  return { game, seats, options, seed };
}

function kvartaly(seats: number): Beginning {
  return { game: 'kvartaly', seats, options: { booster: true } };
}

/** Whoever hears a name here hears of that one card. */
function everyCardOnce(seed: string) {
  const cards = shuffle(rngOf(seed), CARDS);
  return {
    hands: [cards.slice(0, 5), cards.slice(5, 10), cards.slice(10, 15)],
    discard: cards.slice(15, 18),
    deck: cards.slice(18),
  };
}

/** Cards are put away, too, and whatever one seat puts away the other cannot have. */
function ownSorts(seed: string) {
  const cards = deckOf(true);
  const sorts = (from: number, to: number) => cards.slice(from * 4, to * 4);
  return { hands: [sorts(0, 3), sorts(3, 6)], deck: shuffle(rngOf(seed), sorts(6, 20)) };
}

interface Company {
  readonly host: HostProcess;
  readonly window: Screen;
  readonly table: string;
  /** One a seat, the host's own window first, and a spectator at the end. */
  readonly listeners: readonly Listener[];
}

/** Everybody on a socket of their own. */
async function company({ game, seats, options, seed, deal }: Beginning): Promise<Company> {
  const host = await startHost(newDataFolder(), '--port', String(port++));
  const window = await connect(host.url);
  await window.hello({ hostKey: host.hostKey });
  const plan = [ANYA, ...Array.from({ length: seats - 1 }, () => OPEN)];
  const table = await window.create({ game, options, seats: plan, seed, deal, spectators: true });
  const spectator = await connect(host.url);
  await spectator.hello();
  await spectator.get('watch', { table });
  const listeners: Listener[] = [{ screen: window, seat: 0 }];
  for (let seat = 1; seat < seats; seat++) {
    const screen = await connect(host.url);
    await screen.hello();
    await screen.sit(table, seat, `Гость ${seat}`);
    listeners.push({ screen, seat });
  }
  return { host, window, table, listeners: [...listeners, { screen: spectator, seat: null }] };
}

/** Somebody tries everything that would show more than their own cards, and reads what they may. */
async function pry({ screen, seat }: Listener, { host, table, listeners }: Company): Promise<void> {
  expect(await screen.refused('replay', { match: table })).toBe('no-such-match');
  for (const viewer of ['open', 0, 1] as const) {
    expect(await screen.refused('frames', { match: table, viewer, from: 0, count: 64 })).toBe(
      'no-such-match',
    );
  }
  expect(await screen.refused('judge', { match: table, from: 0, count: 1 })).not.toBe('fault');
  if (seat !== 0) {
    expect(await screen.refused('matches', { kind: 'unfinished', offset: 0 })).toBe('host-only');
    expect(await screen.refused('resume', { match: table })).toBe('host-only');
    const [token = 'none'] = screen.tokens;
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${host.url}files/saves/${table}`, { headers })).status).toBe(401);
  }
  // Whoever asks more than that at once is shown the door.
  const others = listeners.flatMap((one) => (one.seat === null || one.seat === seat ? [] : [one.seat]));
  for (const other of others.slice(0, 4)) {
    expect(await screen.refused('log', { table, seat: other, before: 999 })).toBe('not-your-seat');
    expect(await screen.refused('hint', { table, seat: other })).toBe('not-your-seat');
    expect(await screen.refused('undo', { table, seat: other })).toBe('not-your-seat');
  }
  await screen.get('log', { table, before: 999, ...(seat === null ? {} : { seat }) });
}

async function saved({ host, table }: Company): Promise<MatchRecord> {
  const headers = { authorization: `Bearer ${host.hostKey}` };
  // Examined by whoever replays it.
  return (await (await fetch(`${host.url}files/saves/${table}`, { headers })).json()) as MatchRecord;
}

describe('a wire-tap on every screen', () => {
  test.each(BEGINNINGS)('hears in %s no card that its seat may not know', async (_, beginning) => {
    const party = await company(beginning);
    const { table, listeners } = party;
    let moves = 0;
    await playOut(listeners, table, rngOf('whoever comes first'), async () => {
      const curious = moves % 3 === 0 ? listeners[moves / 3] : undefined;
      if (curious) await pry(curious, party);
      moves++;
    });
    const record = await saved(party);
    expect(record.moves).toHaveLength(moves);
    for (const listener of listeners) {
      expect(overheard(listener, table, record), `seat ${listener.seat}`).toEqual([]);
      const before = listener.screen.heard.filter(
        (message) => message.type !== 'snapshot' || message.snapshot.phase !== 'over',
      );
      if (record.seed) expect(JSON.stringify(before)).not.toContain(`"${record.seed}"`);
    }
    // The same ears hear a lot when the seat has no right to it.
    expect(overheard({ screen: party.window, seat: null }, table, record)).not.toEqual([]);
    // After the end who sat there sees all cards, and a stranger still sees none.
    for (const { screen, seat } of listeners) {
      const request = { match: table, viewer: 'open', from: moves, count: 1 } as const;
      if (seat === null) expect(await screen.refused('frames', request)).toBe('host-only');
      else expect(JSON.stringify(await screen.get('frames', request))).toContain('"deck":[');
    }
  });
});

describe('what a bot is asked', () => {
  test.each(BEGINNINGS)('names in %s no card that its seat may not know', async (_, beginning) => {
    const scene = openHall();
    const window = scene.screen();
    await window.hello();
    const { game, options, seed, deal } = beginning;
    const seats = Array.from({ length: beginning.seats }, () => ({
      kind: 'bot' as const,
      level: 3 as const,
    }));
    const table = await window.create({ game, options, seats, seed, deal });
    await window.get('watch', { table });
    const questions: { readonly ply: number; readonly seat: number; readonly request: unknown }[] = [];
    for (const { request, answer } of scene.bots.asked) {
      const ply = window.snapshot(table)?.ply ?? 0;
      questions.push({ ply, seat: request.seat, request });
      answer();
      await new Promise((done) => setImmediate(done));
      scene.clock.pass(1);
    }
    const record = scene.store.record(table);
    expect(record?.moves).toHaveLength(questions.length);
    expect(window.snapshot(table)?.phase).toBe('over');
    if (!record) throw new Error('not kept');
    const known = seats.map((_bot, seat) => knownTo(seat, record));
    for (const { ply, seat, request } of questions) {
      expect(leaksIn(request, game, ply, known[seat] ?? new Map()), `seat ${seat}, ${ply} moves`).toEqual([]);
    }
    if (seed !== undefined) expect(JSON.stringify(questions)).not.toContain(`"${seed}"`);
  });
});
