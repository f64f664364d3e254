import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Level } from '../../shared/core/game.ts';
import type { Deriver } from '../people/ports.ts';
import type { StoredMatch, StoredRow, StoredSeat } from '../tables/ports.ts';
import { openArchive } from './archive.ts';
import { openDerived } from './derived.ts';
import { openMatches } from './matches.ts';
import { openPeople } from './people.ts';
import { openStats } from './stats.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { StoreError } from './faults.ts';

/** Scenes for the tests of this room: real folders, real databases. */

export const NOW = new Date('2026-05-09T18:30:00.000Z');

/** A data folder with a name that people do have. */
export function freshFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'igroteka-store-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, 'Мои документы', 'Игротека');
}

/** Opens a database that must open; it is closed with the test, if not before. */
export function opened(folder = freshFolder()): OpenDatabase {
  const result = openDatabase(folder);
  if (!result.ok) throw new StoreError(result.fault);
  onTestFinished(() => result.database.close());
  return result.database;
}

export const aMatch = (id: string, changes: Partial<StoredMatch> = {}): StoredMatch => ({
  id,
  game: 'quarto',
  rulesVersion: 1,
  options: { squares: false },
  seed: 'майский вечер',
  deal: null,
  seats: [
    { seat: 0, name: 'Аня', bot: null, tokenHash: 'a1', open: false },
    { seat: 1, name: 'Бот', bot: 3, tokenHash: null, open: false },
  ],
  startedAt: NOW.getTime(),
  clock: null,
  follows: null,
  fair: null,
  ...changes,
});

export const aRow = (row: number, text = `move ${row}`, changes: Partial<StoredRow> = {}): StoredRow => ({
  row,
  seat: row % 2,
  text,
  requestId: `request-${row}`,
  took: 1_500,
  ...changes,
});

export const WON = { ranks: [1, 2], points: [1, 0], reason: 'line' };

/** A store with people and figures over it, whose clock goes on by a second at each reading. */
export function aHouse(deriver: Deriver, folder = freshFolder()) {
  const database = opened(folder);
  let time = NOW.getTime();
  const now = () => (time += 1_000);
  const faults: unknown[] = [];
  const derived = openDerived(database.db, deriver);
  const ending = { derive: derived.derive, onFault: (error: unknown) => faults.push(error) };
  return {
    database,
    derived,
    faults,
    matches: openMatches(database, { now, ending }),
    archive: openArchive(database, derived, now),
    people: openPeople(database, derived, now),
    stats: openStats(database),
  };
}

export const person = (seat: number, name: string, device: string | null = null): StoredSeat => ({
  seat,
  name,
  bot: null,
  tokenHash: `hash of seat ${seat}`,
  open: device !== null,
  ...(device === null ? {} : { device }),
});

export const bot = (seat: number, level: Level): StoredSeat => ({
  seat,
  name: '',
  bot: level,
  tokenHash: null,
  open: false,
});

/** Code of the fault that something throws. */
export function faultOf(act: () => unknown): string | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof StoreError) return error.fault.code;
    throw error;
  }
  return undefined;
}

const NOBODY = 65_534;

/** Runs something where nothing in a folder may be written, by an ordinary user even if the test is run by root. */
export function withoutRights<T>(folder: string, act: () => T): T {
  const all = [...readdirSync(folder).map((name) => join(folder, name)), folder];
  const modes = all.map((path) => statSync(path).mode);
  const root = process.geteuid?.() === 0;
  for (const path of all) chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444);
  for (let up = join(folder, '..'); up !== tmpdir(); up = join(up, '..')) chmodSync(up, 0o755);
  if (root) process.seteuid?.(NOBODY);
  try {
    return act();
  } finally {
    if (root) process.seteuid?.(0);
    for (const [nth, path] of all.entries()) chmodSync(path, modes[nth] ?? 0o600);
  }
}
