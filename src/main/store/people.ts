import type { Level } from '../../shared/core/game.ts';
import type { ChangeId, PeopleStore, Person, PersonId } from '../people/ports.ts';
import type { OpenDatabase } from './database.ts';
import type { Derived } from './derived.ts';
import { guarded } from './faults.ts';
import { HERE, openRecognition } from './recognise.ts';

/** A row of people, as it is kept to take a change back. */
interface PersonRow {
  readonly id: PersonId;
  readonly name: string;
  readonly colour: number;
  readonly avatar: string;
  readonly level: Level | null;
  readonly home: 0 | 1;
  readonly deleted_at: number | null;
  readonly merged_into: PersonId | null;
}

type Listed = Omit<Person, 'home'> & { readonly home: 0 | 1 };

/** People on a disk. Who they merged with changes figures and ratings, so these are derived anew with it. */
export function openPeople(
  { db }: Pick<OpenDatabase, 'db'>,
  derived: Pick<Derived, 'reassign'>,
  now: () => number = Date.now,
): PeopleStore {
  const recognition = openRecognition(db);
  const all = db.prepare<[], Listed>(`
    SELECT id, name, colour, avatar, level, home, coalesce(matches, 0) AS matches, lastAt
    FROM people LEFT JOIN
      (SELECT person_id, count(*) AS matches, max(ended_at) AS lastAt FROM lines GROUP BY person_id)
      ON person_id = id
    WHERE deleted_at IS NULL AND merged_into IS NULL
    ORDER BY coalesce(lastAt, created_at) DESC, id`);
  const one = db.prepare<[PersonId], PersonRow>(
    'SELECT * FROM people WHERE id = ? AND level IS NULL AND deleted_at IS NULL AND merged_into IS NULL',
  );
  const mergedInto = db.prepare<[PersonId], PersonRow>('SELECT * FROM people WHERE merged_into = ?');
  const update = db.prepare(`
    UPDATE people SET name = @name, colour = @colour, avatar = @avatar, home = @home,
      deleted_at = @deleted_at, merged_into = @merged_into
    WHERE id = @id`);
  const note = db.prepare('INSERT INTO people_changes (at, before) VALUES (?, ?)');
  const lastChange = db.prepare<[], { no: number; before: string }>(
    'SELECT no, before FROM people_changes ORDER BY no DESC LIMIT 1',
  );
  const dropChange = db.prepare('DELETE FROM people_changes WHERE no = ?');
  const devicesOf = db
    .prepare<[PersonId], string>('SELECT DISTINCT device FROM known_as WHERE person_id = ?')
    .pluck();
  const gone = db
    .prepare<[number], PersonId>("SELECT id FROM people WHERE deleted_at < ? AND name <> ''")
    .pluck();
  const wipe = [
    `UPDATE people SET name = '', avatar = '' WHERE id = @id OR merged_into = @id`,
    `UPDATE seats SET name = '', device = NULL
       WHERE person_id IN (SELECT id FROM people WHERE id = @id OR merged_into = @id)`,
    `DELETE FROM known_as WHERE person_id IN (SELECT id FROM people WHERE id = @id OR merged_into = @id)`,
    // Old changes hold old names.
    `DELETE FROM people_changes`,
  ].map((sql) => db.prepare(sql));
  const inOneGo = <T>(act: () => T): T => guarded(db.name, () => db.transaction(act).immediate());

  // Nobody else writes to this database: as long as nothing has changed, everybody is as they were.
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck();
  let listed: { readonly at: number; readonly people: readonly Person[] } | undefined;

  /** Writes rows over those that are there, and remembers these. */
  const replace = (before: readonly PersonRow[], after: readonly PersonRow[]): ChangeId => {
    for (const row of after) update.run(row);
    return Number(note.run(now(), JSON.stringify(before)).lastInsertRowid);
  };

  return {
    all: () =>
      guarded(db.name, () => {
        const at = changes.get() ?? 0;
        if (listed?.at !== at) {
          listed = { at, people: all.all().map((line) => ({ ...line, home: line.home === 1 })) };
        }
        return listed.people;
      }),
    add: (name) => inOneGo(() => recognition.recognise(HERE, name, now())),
    change: (id, { home, ...patch }) =>
      inOneGo(() => {
        const person = one.get(id);
        if (!person) return undefined;
        // The old name stays known: who types it on the same device is still meant.
        const { name } = patch;
        if (name !== undefined)
          for (const device of devicesOf.all(id)) recognition.remember(device, name, id);
        return replace(
          [person],
          [{ ...person, ...patch, home: home === undefined ? person.home : home ? 1 : 0 }],
        );
      }),
    merge: (id, into) =>
      inOneGo(() => {
        const [person, other] = [one.get(id), one.get(into)];
        if (!person || !other || id === into) return undefined;
        const before = [person, ...mergedInto.all(id)];
        const change = replace(
          before,
          before.map((row) => ({ ...row, merged_into: into })),
        );
        derived.reassign();
        return change;
      }),
    remove: (id) =>
      inOneGo(() => {
        const person = one.get(id);
        return person && replace([person], [{ ...person, deleted_at: now() }]);
      }),
    undo: (change) =>
      inOneGo(() => {
        const last = lastChange.get();
        if (last?.no !== change) return false;
        const before = JSON.parse(last.before) as PersonRow[]; // Written by `replace`.
        for (const row of before) update.run(row);
        dropChange.run(change);
        derived.reassign();
        return true;
      }),
    forget(before) {
      const wiped = inOneGo(() => {
        const ids = gone.all(before);
        for (const id of ids) for (const statement of wipe) statement.run({ id });
        return ids.length;
      });
      // What was written over still stands in unused parts of the file.
      if (wiped > 0) guarded(db.name, () => db.exec('VACUUM'));
      return wiped;
    },
  };
}
