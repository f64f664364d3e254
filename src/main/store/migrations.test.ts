import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { listBackups } from './backup.ts';
import { openDatabase } from './database.ts';
import { openMatches } from './matches.ts';
import { migrate, versionOf } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { aHouse, aMatch, aRow, freshFolder, opened } from './scenes.ts';
import { openSettings } from './settings.ts';
import { openTournaments } from './tournaments.ts';
import { games } from '../../shared/games/index.ts';
import { deriverOf } from '../people/deriver.ts';

const NEXT: Migration = {
  version: MIGRATIONS.length + 1,
  sql: `ALTER TABLE matches ADD COLUMN note TEXT NOT NULL DEFAULT 'old'`,
};

/** A folder as the app left it at an older schema, with a row in every table of that time. */
function folderOf(version: number, sql: string): string {
  const folder = freshFolder();
  const old = openDatabase(folder, MIGRATIONS.slice(0, version));
  if (!old.ok) throw new Error(old.fault.code);
  old.database.db.exec(sql);
  old.database.close();
  return folder;
}

const ROWS_OF_1 = `
  INSERT INTO matches (id, game, rules_version, options, seed, deal, clock, follows, started_at, status, ended_at, undone, reason)
    VALUES ('m1', 'quarto', 1, '{}', NULL, NULL, 30, NULL, 1000, 'finished', 9000, 0, 'resign'),
      ('m2', 'quarto', 1, '{"squares":true}', 's', NULL, NULL, 'm1', 9500, 'playing', NULL, NULL, NULL);
  INSERT INTO seats VALUES (1, 0, 'Аня', NULL, 'a1', 0), (1, 1, '', 3, NULL, 0), (2, 0, '', 3, NULL, 0), (2, 1, 'Аня', NULL, 'a2', 0);
  INSERT INTO moves VALUES (1, 0, 0, 'give dsth', 'r1', 500, 2000), (1, 1, 0, 'resign', NULL, 100, 9000), (2, 0, 0, 'give lrsf', NULL, 1, 9600);
  INSERT INTO results VALUES (1, 0, 2, 0.0), (1, 1, 1, 1.0);
  INSERT INTO settings VALUES ('theme', '"dark"');`;

test('from 1: matches, moves, results and settings stay, and old seats get their people', async () => {
  const folder = folderOf(1, ROWS_OF_1);
  const { matches, derived, stats, people, database } = aHouse(deriverOf(games), folder);
  expect(openSettings(database).get('theme')).toBe('dark');
  expect(matches.unfinished().map(({ id, rows }) => [id, rows])).toEqual([['m2', 1]]);
  expect(matches.load('m1')).toEqual({
    match: {
      ...{ id: 'm1', game: 'quarto', rulesVersion: 1, options: {}, seed: null, deal: null },
      ...{ clock: 30, follows: null, fair: null, startedAt: 1_000 },
      seats: [
        { seat: 0, name: 'Аня', bot: null, tokenHash: 'a1', open: false },
        { seat: 1, name: '', bot: 3, tokenHash: null, open: false },
      ],
    },
    rows: [
      { row: 0, seat: 0, text: 'give dsth', requestId: 'r1', took: 500 },
      { row: 1, seat: 0, text: 'resign', requestId: null, took: 100 },
    ],
    outcome: { ranks: [2, 1], points: [0, 1], reason: 'resign' },
  });
  expect(await derived.catchUp()).toBe(1);
  const anya = people.all().find(({ name }) => name === 'Аня');
  expect(anya).toMatchObject({ matches: 1, lastAt: 9_000, home: true });
  expect(
    stats
      .people({ game: 'quarto' })
      .map(({ person }) => person)
      .toSorted(),
  ).toEqual([anya?.id, 'bot:3'].toSorted());
});

const ROWS_OF_2 = `
  INSERT INTO people (id, name, colour, avatar, home, created_at, deleted_at, merged_into)
    VALUES ('p1', 'Аня', 3, 'лиса', 1, 500, NULL, NULL), ('p2', 'Аня с телефона', 4, 'ёж', 0, 600, NULL, 'p1');
  INSERT INTO known_as VALUES ('', 'аня', 'p1'), ('phone', 'аня', 'p2');
  INSERT INTO people_changes (at, before) VALUES (700, '[]');
  INSERT INTO matches (id, game, rules_version, options, started_at, status, ended_at, undone, reason, derived)
    VALUES ('m1', 'quarto', 1, '{}', 1000, 'finished', 9000, 0, 'resign', 1);
  INSERT INTO seats VALUES (1, 0, 'Аня', NULL, 'a1', 0, 'phone', 'p2'), (1, 1, '', 3, NULL, 0, NULL, 'bot:3');
  INSERT INTO moves VALUES (1, 0, 0, 'give dsth', 'r1', 500, 2000), (1, 1, 0, 'resign', NULL, 100, 9000);
  INSERT INTO results VALUES (1, 0, 2, 0.0), (1, 1, 1, 1.0);
  INSERT INTO facts VALUES (1, 0, 'missed-row', 0, 2.0);
  INSERT INTO lines VALUES (1, 0, 'p1', 'quarto', 9000, 2, 0, 0, 0.0, 0, 1, 500, 1, 0),
    (1, 1, 'bot:3', 'quarto', 9000, 1, 1, 0, 1.0, 0, 0, 0, 0, 0);
  INSERT INTO ratings VALUES (1, 0, 'p1', 'quarto', 9000, 22.0, 8.0), (1, 1, 'bot:3', 'quarto', 9000, 28.0, 8.0);`;

test('from 2: people, figures and ratings stay, and evenings can begin', () => {
  const folder = folderOf(2, ROWS_OF_2);
  const { matches, stats, people, database } = aHouse(deriverOf(games), folder);
  const [anya] = people.all().filter(({ level }) => level === null);
  expect(anya).toMatchObject({ id: 'p1', name: 'Аня', colour: 3, avatar: 'лиса', matches: 1, lastAt: 9_000 });
  expect(matches.load('m1')?.match.seats.map(({ name }) => name)).toEqual(['Аня', '']);
  expect(stats.person('p1', { game: 'quarto' })).toMatchObject({ played: 1, won: 0, resigned: 1 });
  expect(stats.facts('p1', { game: 'quarto' })).toEqual([
    { name: 'missed-row', step: 0, matches: 1, sum: 2, best: 2 },
  ]);
  expect(stats.ratings('quarto').get('p1')).toEqual({ mu: 22, sigma: 8 });
  const tournaments = openTournaments(database);
  const id = tournaments.create({
    name: 'Вечер',
    kind: 'swiss',
    games: [],
    people: ['p1', 'bot:3'],
    rounds: 1,
  });
  expect(tournaments.load(id)?.people).toEqual(['p1', 'bot:3']);
});

const ROWS_OF_3 = `
  INSERT INTO people (id, name, colour, avatar, home, created_at)
    VALUES ('p1', 'Аня', 0, 'a', 1, 1), ('p2', 'Борис', 1, 'b', 1, 1);
  INSERT INTO matches (id, game, rules_version, options, started_at, status, ended_at, undone, reason, derived)
    VALUES ('m1', 'quarto', 1, '{}', 1000, 'finished', 9000, 0, 'line', 1);
  INSERT INTO seats VALUES (1, 0, 'Борис', NULL, 'b1', 0, NULL, 'p2'), (1, 1, 'Аня', NULL, 'a1', 0, NULL, 'p1');
  INSERT INTO results VALUES (1, 0, 1, 1.0), (1, 1, 2, 0.0);
  INSERT INTO tournaments VALUES (1, 't1', 'Пятница', 'swiss', '[{"game":"quarto","options":{}}]', 2, 900, NULL);
  INSERT INTO entrants VALUES (1, 0, 'p1'), (1, 1, 'p2');
  INSERT INTO boards VALUES (1, 1, 1, 'quarto', 't1/1', NULL), (2, 1, 2, 'quarto', 't1/2', '{"ranks":[1,1],"note":"дождь","at":9}');
  INSERT INTO board_seats VALUES (1, 0, 'p2', 1, 0), (1, 1, 'p1', 1, 1), (2, 0, 'p1', NULL, 0), (2, 1, 'p2', NULL, 0);`;

test('from 3: evenings stay with their boards, results and corrections, and people may go home', () => {
  const { database } = aHouse(deriverOf(games), folderOf(3, ROWS_OF_3));
  const tournaments = openTournaments(database);
  tournaments.leave('t1', 'p2', 2);
  const evening = tournaments.load('t1');
  expect(evening).toMatchObject({ name: 'Пятница', people: ['p1', 'p2'], rounds: 2 });
  expect(evening?.left).toEqual(new Map([['p2', 2]]));
  expect(evening?.boards).toMatchObject([
    {
      people: ['p2', 'p1'],
      matches: ['m1', 'm1'],
      seats: [0, 1],
      outcomes: [{ ranks: [1, 2] }, { ranks: [1, 2] }],
    },
    { people: ['p1', 'p2'], correction: { ranks: [1, 1], note: 'дождь' } },
  ]);
});

const ROWS_OF_4 = `
  INSERT INTO matches (id, game, rules_version, options, seed, started_at)
    VALUES ('m1', 'carcassonne', 1, '{}', 's', 1000);`;

test('from 4: a match keeps its seed, and a new one what its seed is made of', () => {
  const { matches } = aHouse(deriverOf(games), folderOf(4, ROWS_OF_4));
  expect(matches.load('m1')?.match).toMatchObject({ seed: 's', fair: null });
  const fair = { secret: 's', parts: [{ seat: 1, part: 'p' }] };
  matches.create(aMatch('m2', { fair: { secret: 's', parts: [] }, seed: 's' }));
  matches.deal('m2', 'made of both', fair);
  expect(matches.load('m2')?.match).toMatchObject({ seed: 'made of both', fair });
});

describe('migrations', () => {
  test('are numbered from 1 without gaps', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, nth) => nth + 1));
  });

  test('do nothing to a database that is new enough', () => {
    const { db } = opened();
    const schema = () => db.prepare('SELECT sql FROM sqlite_schema').pluck().all();
    const before = schema();
    migrate(db, MIGRATIONS);
    expect(schema()).toEqual(before);
  });

  test('keep the rows, and a copy of the old database is made first', () => {
    const database = opened();
    openMatches(database).create(aMatch('m1'));
    database.close();
    const newer = openDatabase(database.folder, [...MIGRATIONS, NEXT]);
    if (!newer.ok) throw new Error(newer.fault.code);
    const { db, close } = newer.database;
    expect(db.prepare('SELECT note FROM matches').pluck().all()).toEqual(['old']);
    close();
    const [copy] = listBackups(database.folder);
    const old = new Database(copy?.path ?? '', { readonly: true });
    expect(versionOf(old, MIGRATIONS.length)).toBe(MIGRATIONS.length);
    expect(old.prepare('SELECT id FROM matches').pluck().all()).toEqual(['m1']);
    old.close();
  });

  test('a step that fails leaves the step before it, whole', () => {
    const { db } = opened();
    const broken = {
      version: NEXT.version + 1,
      sql: 'CREATE TABLE half (a INTEGER) STRICT; SELECT no_such()',
    };
    expect(() => migrate(db, [...MIGRATIONS, NEXT, broken])).toThrow('no_such');
    expect(versionOf(db, 99)).toBe(NEXT.version);
    expect(db.prepare(`SELECT count(*) FROM sqlite_schema WHERE name = 'half'`).pluck().get()).toBe(0);
  });

  test('a step that tears references apart is refused', () => {
    const { db } = opened();
    openMatches({ db }).create(aMatch('m1'));
    openMatches({ db }).append('m1', aRow(0));
    const tearing = { version: NEXT.version, sql: 'DELETE FROM matches' };
    expect(() => migrate(db, [...MIGRATIONS, tearing])).toThrow('torn references');
    expect(db.prepare('SELECT count(*) FROM matches').pluck().get()).toBe(1);
  });

  test('a new database has no copy to make', () => {
    const { folder } = opened(freshFolder());
    expect(listBackups(folder)).toEqual([]);
  });
});
