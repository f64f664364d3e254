import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { median } from '../cli/bench/measure.ts';
import { type OpenDatabase, openDatabase } from '../store/database.ts';
import { fillWith, PLAYERS } from '../store/many.ts';
import { openMatches } from '../store/matches.ts';
import { openPeople } from '../store/people.ts';
import { openStats } from '../store/stats.ts';
import { statsPage } from './stats-page.ts';

const MATCHES = 100_000;
const GAMES = ['quarto', 'foursquare', 'carcassonne', 'imperiya', 'kvartaly'];

/** Median milliseconds of work that something takes, done so often; what else the machine does meanwhile is left out. */
function took(times: number, act: (nth: number) => void): number {
  const all = Array.from({ length: times }, (_, nth) => {
    const before = process.cpuUsage();
    act(nth);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return median(all.toSorted((a, b) => a - b));
}

function open(folder: string): OpenDatabase {
  const result = openDatabase(folder);
  if (!result.ok) throw new Error(result.fault.code);
  return result.database;
}

/** A database for one test, whatever comes of it. */
function opened(folder: string): OpenDatabase {
  const database = open(folder);
  onTestFinished(() => database.close());
  return database;
}

describe(`${MATCHES.toLocaleString('en')} stored matches`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'igroteka-many-'));
  const empty = mkdtempSync(join(tmpdir(), 'igroteka-none-'));

  beforeAll(() => {
    const database = open(folder);
    fillWith(database, MATCHES);
    database.close();
    open(empty).close();
  }, 600_000);

  afterAll(() => [folder, empty].forEach((each) => rmSync(each, { recursive: true, force: true })));

  test('a person’s statistics are there in less than 100 ms', () => {
    const database = opened(folder);
    const [people, stats] = [openPeople(database, { reassign: () => undefined }), openStats(database)];
    const page = (person: string) =>
      statsPage(people, stats, GAMES, { person, from: null, level: null, together: null }, '2026-05-09');
    expect(page('p1')?.games.reduce((sum, { count }) => sum + count.played, 0)).toBeGreaterThan(10_000);
    expect(took(30, (nth) => page(PLAYERS[nth % PLAYERS.length] ?? ''))).toBeLessThan(100);
  });

  test('a page of the list of replays is there within a frame, wherever it is', () => {
    const database = opened(folder);
    const matches = openMatches(database);
    expect(took(50, (nth) => void matches.finished(nth * 1_990, 51))).toBeLessThan(16);
  });

  test('opening takes less than 50 ms longer than opening nothing', () => {
    const [many, none] = [folder, empty].map((of) => took(9, () => open(of).close()));
    expect((many ?? 0) - (none ?? 0)).toBeLessThan(50);
  });
});
