import { dirname, join, normalize } from 'node:path/posix';

/** What a room may import. Everything not named is forbidden. */
interface Wall {
  /** Path prefixes below src/. A room may always import itself. */
  readonly rooms: readonly string[];
  /** Path prefixes below src/ of which only types may come in. */
  readonly types?: readonly string[];
  /** Packages, by name; `node:` stands for all of Node, `*` for any package but electron. */
  readonly packages: readonly string[];
}

const CORE = 'shared/core/';
const REGISTRY = 'shared/games/index.ts';
const PORTS = 'main/tables/ports.ts';
const PROTOCOL = 'shared/protocol/';
const I18N = 'i18n/';
const NODE = 'node:';

/**
 * The walls of ARCHITECTURE.md, room by room; the longest prefix wins. `<game>` stands for any one game's folder.
 * The compiler proves the rest (no DOM, no Node in shared).
 */
const WALLS: Readonly<Record<string, Wall>> = {
  'shared/core/': { rooms: [], packages: ['pure-rand', 'valibot'] },
  'shared/games/': { rooms: [CORE], packages: [] },
  'shared/games/<game>/': { rooms: [CORE], packages: ['valibot'] },
  'shared/bots/': { rooms: [CORE], packages: [] },
  'shared/protocol/': { rooms: [CORE], packages: ['valibot', '@noble/hashes'] },
  'main/tables/': {
    rooms: [CORE, REGISTRY, PROTOCOL],
    types: ['shared/bots/judge.ts'],
    packages: ['valibot', NODE],
  },
  'main/store/': {
    rooms: [CORE],
    types: [PORTS, 'main/people/ports.ts', 'main/people/tournament/ports.ts'],
    packages: ['better-sqlite3', 'jsonc-parser', NODE],
  },
  'main/bots/': { rooms: [CORE, REGISTRY, 'shared/bots/'], types: [PORTS], packages: [NODE] },
  'main/people/': { rooms: [CORE, REGISTRY], types: [PORTS, PROTOCOL], packages: ['*', NODE] },
  'main/lan/': {
    rooms: ['main/tables/', PROTOCOL],
    types: [CORE],
    packages: ['socket.io', 'socket.io-client', 'sirv', 'bonjour-service', 'valibot', NODE],
  },
  'main/shell/': {
    rooms: ['main/app.ts', PROTOCOL, I18N],
    packages: ['electron', 'electron-updater', NODE],
  },
  'main/index.ts': {
    rooms: ['main/shell/', 'main/app.ts', 'main/data-folder.ts', PROTOCOL, I18N],
    packages: ['electron', NODE],
  },
  'main/': { rooms: ['main/', 'shared/'], packages: ['*', NODE] },
  'preload/': { rooms: [PROTOCOL], packages: ['electron'] },
  'renderer/': { rooms: [PROTOCOL, I18N], types: [CORE], packages: ['*'] },
  'i18n/': { rooms: [], packages: [] },
};

/** Files of a game that the renderer may import: none of them decides anything. */
const SHOWN = /^shared\/games\/[^/]+\/(types|notation|preview)\.ts$/;

/** Rooms inside main that the composition root must not reach into, since Electron lives there. */
const ELECTRON = ['main/shell/', 'main/index.ts', 'preload/'];

const TEST_PACKAGES = ['vitest', 'fast-check', 'socket.io-client', 'better-sqlite3', NODE];

/**
 * Why `file` may not import `source`, or undefined when it may.
 * `file` is a path below src/ with forward slashes; `source` is the text in the import.
 */
export function forbidden(file: string, source: string, typeOnly: boolean): string | undefined {
  const room = roomOf(file);
  if (!room) return undefined;
  const [name, own, wall] = room;
  const test = /(\.(test|proof)|\/scenes)\.ts$/.test(file); // scenes: what the tests of a room share
  const said = `${name} must not import ${source}`;
  if (!source.startsWith('.')) {
    const packages = test ? [...wall.packages, ...TEST_PACKAGES] : wall.packages;
    return packages.some((allowed) => matchesPackage(allowed, source)) ? undefined : said;
  }
  const target = normalize(join(dirname(file), source));
  if (target.startsWith('../')) return undefined; // outside src: JSON of the project, fixtures
  if (name === 'main/' && ELECTRON.some((prefix) => target.startsWith(prefix))) return said;
  if (isNotation(file) && target.startsWith(own) && target !== `${own}types.ts`) return said;
  if (target.startsWith(own)) return undefined;
  if (name === 'renderer/' && SHOWN.test(target)) return undefined;
  if (test && (target.startsWith(CORE) || target === REGISTRY)) return undefined;
  if (test && file.startsWith('main/') && (target.startsWith('main/') || target.startsWith('shared/')))
    return undefined;
  if (wall.rooms.some((prefix) => target.startsWith(prefix))) return undefined;
  if (typeOnly && wall.types?.some((prefix) => target.startsWith(prefix))) return undefined;
  return said;
}

/** Name, own folder and wall of the room a file lies in. */
function roomOf(file: string): [name: string, own: string, wall: Wall] | undefined {
  const game = /^shared\/games\/[^/]+\//.exec(file)?.[0];
  if (game) return entry('shared/games/<game>/', game);
  const names = Object.keys(WALLS).filter((prefix) => file.startsWith(prefix));
  const longest = names.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : entry(longest, longest);
}

function entry(name: string, own: string): [string, string, Wall] | undefined {
  const wall = WALLS[name];
  return wall && [name, own, wall];
}

function matchesPackage(allowed: string, source: string): boolean {
  if (allowed === NODE) return source.startsWith(NODE);
  if (allowed === '*') return source !== 'electron' && !source.startsWith(NODE);
  return source === allowed || source.startsWith(`${allowed}/`);
}

function isNotation(file: string): boolean {
  return /^shared\/games\/[^/]+\/notation\.ts$/.test(file);
}
