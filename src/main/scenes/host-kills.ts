import { setTimeout as pause } from 'node:timers/promises';
import { games } from '../../shared/games/index.ts';
import { pickOne, type Rng, rngOf } from '../../shared/core/rng.ts';
import { verify } from '../../shared/core/verify.ts';
import type { Snapshot } from '../../shared/protocol/messages.ts';
import { checkDatabase } from '../store/check.ts';
import { openDatabase } from '../store/database.ts';
import { openMatches } from '../store/matches.ts';
import { requestKey } from '../tables/timeline.ts';
import { connect, type HostProcess, startHost } from './host-process.ts';
import type { Screen } from './screen.ts';

/** What came of killing a host over and over while bots and two guests play. */
export interface HostKills {
  /** Moves the guests were told that they stand. */
  readonly acknowledged: number;
  /** Moves of bots that the guests saw. */
  readonly byBots: number;
  /** Matches played to their end. */
  readonly finished: number;
  /** What was missing or other than it had been said, after any of the kills. */
  readonly lost: readonly string[];
  /** Kills after which the database, or a match in it, did not pass the check. */
  readonly damaged: readonly string[];
}

/** Two people over the network and bots, at two tables at once. */
const TABLES = [
  { game: 'kvartaly', bots: 1 },
  { game: 'imperiya', bots: 2 },
];
const GUESTS = ['Марина', 'Олег'];
/** The host dies after so many acknowledged moves at most, and so many milliseconds after the last of them. */
const MOST_MOVES = 14;
const MOST_DELAY = 12;

/** What the guests have heard of one table: moves of theirs that were acknowledged, and the ply they have seen. */
interface Told {
  readonly moves: Map<string, string>;
  ply: number;
}

/** Kills a host at so many moments by chance; after each the folder is looked at, and everybody goes on at the same tables. */
export async function killHostOver(
  folder: string,
  times: number,
  seed: string,
  ...args: readonly string[]
): Promise<HostKills> {
  const dice = rngOf(seed);
  const tokens: string[][] = GUESTS.map(() => []);
  const told = new Map<string, Told>();
  const [lost, damaged]: [string[], string[]] = [[], []];
  let acknowledged = 0;
  for (let nth = 0; nth < times; nth++) {
    const host = await startHost(folder, ...args);
    acknowledged += await playUntilKilled(host, tokens, told, dice);
    const seen = await lookInto(folder, told);
    lost.push(...seen.lost.map((what) => `kill ${nth}: ${what}`));
    damaged.push(...seen.damaged.map((what) => `kill ${nth}: ${what}`));
  }
  const { finished, byBots } = await lookInto(folder, told);
  return { acknowledged, byBots, finished, lost, damaged };
}

/** Lets the guests come back and play, and kills the host after some of their moves; resolves to how many were acknowledged. */
async function playUntilKilled(
  host: HostProcess,
  tokens: string[][],
  told: Map<string, Told>,
  dice: Rng,
): Promise<number> {
  const most = 1 + dice.int(MOST_MOVES);
  const delay = dice.int(MOST_DELAY);
  let made = 0;
  let dying: Promise<unknown> | undefined;
  const acknowledge = (table: string, id: string, move: string) => {
    toldOf(told, table).moves.set(id, move);
    if (++made === most) dying = pause(delay).then(() => host.end('SIGKILL'));
  };
  const guests = await comeIn(host, tokens);
  // Each stops when its connection is gone.
  await Promise.all(guests.map((guest, nth) => playOn(guest, rngOf(`${dice.int(1e9)} ${nth}`), acknowledge)));
  await dying;
  // A guest may have lost the way before so many moves were made.
  await host.end('SIGKILL');
  for (const [nth, guest] of guests.entries()) {
    tokens[nth] = guest.tokens;
    for (const snapshot of snapshotsOf(guest)) {
      const known = toldOf(told, snapshot.table);
      known.ply = Math.max(known.ply, snapshot.ply);
    }
  }
  return made;
}

/** The guests with the seats they hold; at the first time they take them at new tables. */
async function comeIn(host: HostProcess, tokens: readonly (readonly string[])[]): Promise<Screen[]> {
  const guests = await Promise.all(GUESTS.map(() => connect(host.url)));
  await Promise.all(guests.map((guest, nth) => guest.hello({ tokens: [...(tokens[nth] ?? [])] })));
  if ((tokens[0] ?? []).length > 0) return guests;
  const window = await connect(host.url);
  await window.hello({ hostKey: host.hostKey });
  for (const { game, bots } of TABLES) {
    const table = await window.create({
      game,
      seats: [
        ...GUESTS.map(() => ({ kind: 'open' as const })),
        ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 1 as const })),
      ],
    });
    for (const [seat, guest] of guests.entries()) await guest.sit(table, seat, GUESTS[seat] ?? '');
  }
  return guests;
}

/** Plays by chance wherever it is this guest's turn, and begins the next match of whatever is over, until the host is gone. */
async function playOn(
  guest: Screen,
  dice: Rng,
  acknowledge: (table: string, id: string, move: string) => void,
): Promise<void> {
  const done = new Set<string>();
  while (!guest.closed) {
    // Nothing comes of asking when the host dies, or when others think for long.
    const act = await guest.until(() => nextAct(guest, done)).catch(() => undefined);
    if (!act) continue;
    if (act.kind === 'again') {
      done.add(act.table);
      await guest.ask('again', { table: act.table }).catch(() => undefined);
      continue;
    }
    const { table, seat, rev, moves } = act;
    const { text } = pickOne(dice, moves);
    const id = `${rev}-${dice.int(1e9)}`;
    const said = await guest.ask('play', { id, table, seat, rev, move: text }).catch(() => undefined);
    if (said?.ok) acknowledge(table, requestKey(seat, id), text);
    // The same revision is not played twice: what is waited for is the next picture.
    done.add(`${table} ${seat} ${rev}`);
  }
}

type Act =
  | { readonly kind: 'again'; readonly table: string }
  | ({ readonly kind: 'play'; readonly table: string; readonly seat: number } & Pick<
      Snapshot['eyes'][number],
      'rev' | 'moves'
    >);

function nextAct(guest: Screen, done: ReadonlySet<string>): Act | undefined {
  for (const { table, phase, next, eyes } of snapshotsOf(guest)) {
    if (phase === 'over' && next === null && !done.has(table)) return { kind: 'again', table };
    for (const { seat, rev, moves } of eyes) {
      if (seat === null || moves.length === 0 || done.has(`${table} ${seat} ${rev}`)) continue;
      return { kind: 'play', table, seat, rev, moves };
    }
  }
  return undefined;
}

/** The newest picture of every table this guest has one of. */
function snapshotsOf(guest: Screen): readonly Snapshot[] {
  const newest = new Map<string, Snapshot>();
  for (const message of guest.heard) {
    if (message.type === 'snapshot') newest.set(message.snapshot.table, message.snapshot);
  }
  return [...newest.values()];
}

function toldOf(told: Map<string, Told>, table: string): Told {
  const known = told.get(table) ?? { moves: new Map(), ply: 0 };
  told.set(table, known);
  return known;
}

/** Opens the folder as the next start would: is everything there that was said, and does every match replay? */
async function lookInto(folder: string, told: ReadonlyMap<string, Told>) {
  const opened = openDatabase(folder);
  if (!opened.ok) return { lost: [], damaged: [opened.fault.code], finished: 0, byBots: 0 };
  const { database } = opened;
  try {
    const store = openMatches(database);
    const lost: string[] = [];
    let byBots = 0;
    for (const [table, { moves, ply }] of told) {
      const rows = store.load(table)?.rows ?? [];
      if (rows.length < ply) lost.push(`${table}: ${rows.length} rows of ${ply} that were shown`);
      const stored = new Map(rows.map(({ requestId, text }) => [requestId, text]));
      for (const [id, move] of moves) if (stored.get(id) !== move) lost.push(`${table}: ${move}`);
      byBots += rows.filter(({ requestId }) => requestId === null).length;
    }
    const report = await checkDatabase(database, (record) => verify(record, games));
    const damaged = report.ok ? report.faults.map(({ why }) => why) : [report.fault.code];
    return { lost, damaged, byBots, finished: store.finished(0, 10_000).length };
  } finally {
    database.close();
  }
}
