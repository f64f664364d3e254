import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { games } from '../shared/games/index.ts';
import type { Carrier } from '../shared/protocol/carrier.ts';
import type { HostMessage } from '../shared/protocol/messages.ts';
import { openBackupFiles } from './backup-files.ts';
import { openPool } from './bots/pool.ts';
import { bringHome } from './bring-home.ts';
import { type Files, openFiles } from './files.ts';
import { hostKeyOf } from './host-key.ts';
import { Lan } from './lan/server.ts';
import { openTravel } from './lan/travel.ts';
import { lessonOf } from './lessons/index.ts';
import { openLog } from './log.ts';
import { openMemory } from './people/memory.ts';
import { deriverOf } from './people/deriver.ts';
import { openArchive } from './store/archive.ts';
import { makeBackup } from './store/backup.ts';
import { openDatabase } from './store/database.ts';
import { openDerived } from './store/derived.ts';
import type { StoreFault } from './store/faults.ts';
import { asRefused } from './store/faults.ts';
import { openMatches } from './store/matches.ts';
import { openPeople } from './store/people.ts';
import { openStats } from './store/stats.ts';
import { openTournaments } from './store/tournaments.ts';
import { openTournamentRoom } from './people/tournament/room.ts';
import { openSettings } from './store/settings.ts';
import { openGateway } from './tables/gateway.ts';
import { Hall } from './tables/hall.ts';
import { Porter } from './tables/porter.ts';
import type { Log, Network, SettingsStore } from './tables/ports.ts';
import { LOOK_NEARBY, screenSettings } from './tables/screen-settings.ts';
import { systemTime } from './time.ts';

export { rescueOf } from './rescue.ts';

export interface AppOptions {
  /** Where everything is kept. */
  readonly dataDir: string;
  /** The built pages. */
  readonly rendererDir: string;
  /** The bots' worker: `worker.ts` from the sources, `worker.js` in a build. */
  readonly workerUrl: URL;
  /** Without Electron the host's own browser comes in over 127.0.0.1, so a port is open from the start. */
  readonly loopback: boolean;
  /** A port asked for by name: busy is then an error. */
  readonly port?: number;
}

/** The whole program below any window. */
export interface App {
  readonly log: Log;
  readonly network: Network;
  readonly hostKey: string;
  /** Saves and other files of the host's own window. */
  readonly files: Files;
  /** Resolves when a backup lies ready: it takes the database's place when the app is closed and created anew. */
  readonly restart: Promise<void>;
  /** The language chosen on the host's own screens; undefined before one was. */
  language(): string | undefined;
  /** Calls back when another language may have been chosen. */
  onLanguage(listener: () => void): void;
  /** Whether a match is being played at some table. */
  playing(): boolean;
  /** How many tables there are. */
  tables(): number;
  /** Takes the host's own window in. */
  connect(carrier: Carrier<HostMessage, unknown>): void;
  /** Says goodbye to everybody and lets go of the disk. */
  close(): Promise<void>;
}

export type AppFault = StoreFault | { readonly code: 'busy-port'; readonly path: string };

export type Created =
  { readonly ok: true; readonly app: App } | { readonly ok: false; readonly fault: AppFault };

/** How long a bot may think, and how long its thread may take to notice that it should stop, in milliseconds. */
const BOT_DEADLINE = 1_500;
const BOT_PATIENCE = 1_500;
/** A bot never answers faster: people want to see what it did. */
const BOT_PAUSE = 450;
const MOST_THREADS = 4;

/** How long somebody who was deleted can come back, in milliseconds; then the name is wiped out. */
const DELETED_KEPT = 30 * 86_400_000;

/** The local date, `YYYY-MM-DD`. */
const today = (): string => new Date(systemTime.date()).toLocaleDateString('sv');

/** Puts the program together: the only place that knows every room. */
export async function createApp(options: AppOptions): Promise<Created> {
  const { dataDir, rendererDir, workerUrl, loopback, port } = options;
  const opened = openDatabase(dataDir);
  if (!opened.ok) return opened;
  const { database } = opened;
  const log = openLog(join(dataDir, 'log'));
  try {
    const hostKey = hostKeyOf(dataDir);
    const derived = openDerived(database.db, deriverOf(games));
    const ending = {
      derive: (id: string) => derived.derive(id),
      onFault: (fault: unknown) => void log.fault(fault, 'derive'),
    };
    const matches = openMatches(database, { ending });
    const chosen = new Set<() => void>();
    const settings = telling(openSettings(database), () => chosen.forEach((listener) => listener()));
    const bots = openPool({
      workerUrl,
      threads: Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
      deadline: BOT_DEADLINE,
      patience: BOT_PATIENCE,
      onFault: (fault) => void log.fault(fault, 'bots'),
    });
    const lan = new Lan({ settings, log, port, loopback });
    const stats = openStats(database);
    const people = openPeople(database, derived);
    people.forget(systemTime.date() - DELETED_KEPT);
    const memory = openMemory(people, stats, Object.keys(games), today);
    const evenings = openTournamentRoom(openTournaments(database), people, games, () => systemTime.date());
    const archive = openArchive(database, derived);
    const travel = openTravel(settings, (ask, snapshot) =>
      bringHome(ask, snapshot, games, archive).catch((fault: unknown) => {
        log.fault(fault, 'bring home');
        return undefined;
      }),
    );
    const hall = new Hall({
      ...{ games, store: matches, settings, bots, network: lan, time: systemTime, log, memory, evenings },
      travel,
      botPause: BOT_PAUSE,
      lesson: (game) => lessonOf(game, games),
    });
    const porter = new Porter(hostKey, systemTime);
    const gateway = openGateway(hall, porter);
    const restart = Promise.withResolvers<void>();
    const backups = openBackupFiles(database, restart.resolve);
    const files = openFiles(games, matches, archive, stats, backups);

    const backUp = async () => {
      const made = await makeBackup(database.db, dataDir, new Date());
      if (!made.ok) log.note('no backup', { ...made.fault });
    };
    const closing = new AbortController();
    /** What still needs the database; close waits for it. */
    let busy = Promise.resolve();
    const close = async () => {
      closing.abort();
      gateway.close();
      hall.close();
      await Promise.all([lan.close(), bots.close(), busy]);
      // The evening is over: what was played goes into a backup at once.
      await backUp();
      database.close();
    };
    const inside = {
      folder: rendererDir,
      files,
      isHost: (key: string) => porter.isHost(key),
      accept: gateway.connect,
    };
    if (!(await lan.start(inside, hall.tables.length > 0))) {
      await close();
      return { ok: false, fault: { code: 'busy-port', path: String(port ?? '') } };
    }
    lan.look(screenSettings(settings).all()[LOOK_NEARBY] !== false);
    busy = inTheBackground(closing.signal, log, [backUp, () => derived.catchUp({ signal: closing.signal })]);
    const app: App = {
      ...{ log, network: lan, hostKey, files, restart: restart.promise, close },
      language: () => languageIn(screenSettings(settings).all()['screen']),
      onLanguage: (listener) => void chosen.add(listener),
      playing: () => hall.tables.some(({ phase }) => phase === 'playing'),
      tables: () => hall.tables.length,
      connect: (carrier) => gateway.connect(carrier, null),
    };
    return { ok: true, app };
  } catch (error) {
    database.close();
    return asRefused(error);
  }
}

/** The same settings; tells of every change. */
function telling(settings: SettingsStore, onChange: () => void): SettingsStore {
  return {
    get: (key) => settings.get(key),
    set(key, value) {
      settings.set(key, value);
      onChange();
    },
  };
}

/** The language among what a screen has kept. */
function languageIn(kept: unknown): string | undefined {
  const language =
    typeof kept === 'object' && kept !== null && 'language' in kept ? kept.language : undefined;
  return typeof language === 'string' ? language : undefined;
}

/** Does one thing after the other; what fails is logged, and nothing begins once the app is closing. */
async function inTheBackground(
  closing: AbortSignal,
  log: Log,
  things: readonly (() => Promise<unknown>)[],
): Promise<void> {
  for (const thing of things) {
    if (closing.aborted) return;
    try {
      await thing();
    } catch (fault) {
      if (!closing.aborted) log.fault(fault, 'background');
    }
  }
}
