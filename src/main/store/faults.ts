/** Every way in which a disk lets us down; the screen has one sentence for each (`store_fault_<code>`). */
export const STORE_FAULTS = [
  /** Another program holds this folder. */
  'locked',
  /** Written by a newer version of the app. */
  'future',
  /** Damaged: not readable as a database, or it fails its own check. */
  'corrupt',
  /** A database, but of another program. */
  'foreign',
  /** There is no database at this place. */
  'missing',
  /** No right to write, or a medium that cannot be written. */
  'read-only',
  /** No space left. */
  'full',
  /** The path leads to something that is not a folder. */
  'not-a-folder',
  /** The disk or the network behind it does not answer as it should. */
  'io',
] as const;
export type StoreFaultCode = (typeof STORE_FAULTS)[number];

export interface StoreFault {
  readonly code: StoreFaultCode;
  /** The file or folder it happened to. */
  readonly path: string;
  /** What the system said, for the log. */
  readonly detail: string;
}

/** A fault on its way up. Opening turns it into a value; in a running program it is caught at the doors. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly fault: StoreFault;

  constructor(fault: StoreFault) {
    super(`${fault.code}: ${fault.path} (${fault.detail})`);
    this.fault = fault;
  }
}

/** Why something of the disk did not come about, as a value. */
export type Refused = { readonly ok: false; readonly fault: StoreFault };

/** One English sentence for the command line. */
export function describeFault({ code, path }: StoreFault): string {
  return SENTENCES[code].replace('%', path);
}

const SENTENCES: Readonly<Record<StoreFaultCode, string>> = {
  locked: 'Another Igroteka is using the folder % already.',
  future: 'The database % was written by a newer version of Igroteka; please update.',
  corrupt: 'The database % is damaged; the command `restore` brings back the newest good backup.',
  foreign: 'The file % belongs to another program.',
  missing: 'There is no database %.',
  'read-only': 'Igroteka may not write to %.',
  full: 'There is no space left for %.',
  'not-a-folder': 'There is no folder %.',
  io: 'The disk that holds % does not answer as it should.',
};

/** Runs something that touches the disk; what SQLite or the system throws comes out as a StoreError, a bug as itself. */
export function guarded<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw asStoreError(error, path);
  }
}

/** The same for what takes its time. */
export async function guardedAsync<T>(path: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw asStoreError(error, path);
  }
}

/** Turns a StoreError into a value and lets bugs through. */
export function asRefused(error: unknown): Refused {
  if (error instanceof StoreError) return { ok: false, fault: error.fault };
  throw error;
}

function asStoreError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  const { code } = error as { code?: unknown };
  const named = typeof code === 'string' ? nameOf(code) : undefined;
  return named === undefined
    ? error
    : new StoreError({ code: named, path, detail: `${String(code)} ${error.message}` });
}

/** Codes of SQLite (the more special one first, a prefix stands for its family) and of the system. */
const NAMES: readonly (readonly [prefix: string, name: StoreFaultCode])[] = [
  ['SQLITE_IOERR_CORRUPTFS', 'corrupt'],
  ['SQLITE_IOERR', 'io'],
  ['SQLITE_PROTOCOL', 'io'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_CORRUPT', 'corrupt'],
  ['SQLITE_NOTADB', 'corrupt'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_CANTOPEN', 'read-only'],
  ['SQLITE_PERM', 'read-only'],
  ['SQLITE_FULL', 'full'],
  ['ENOTDIR', 'not-a-folder'],
  ['EEXIST', 'not-a-folder'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['EROFS', 'read-only'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EBUSY', 'locked'],
  ['EIO', 'io'],
  ['ENOENT', 'io'],
  ['EISDIR', 'io'],
  ['ENXIO', 'io'],
  ['EMFILE', 'io'],
  ['ESTALE', 'io'],
  ['ETIMEDOUT', 'io'],
];

const nameOf = (code: string): StoreFaultCode | undefined =>
  NAMES.find(([prefix]) => code.startsWith(prefix))?.[1];
