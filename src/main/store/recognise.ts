import type { Database } from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import type { Level } from '../../shared/core/game.ts';
import { PERSON_COLOURS } from '../../shared/core/person.ts';
import type { PersonId } from '../people/ports.ts';
import type { StoredSeat } from '../tables/ports.ts';

/** The device that stands for this computer. */
export const HERE = '';

export const botId = (level: Level): PersonId => `bot:${level}`;

/** A name as it is compared: case, blanks at the ends and ways to write the same letter do not count. */
const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Says who a name on a device is; transactions are the caller's. */
export function openRecognition(db: Database) {
  // Somebody who was deleted and plays again begins anew.
  const known = db
    .prepare<[string, string], PersonId>(
      `SELECT p.id FROM known_as
         JOIN people sat ON sat.id = person_id
         JOIN people p ON p.id = coalesce(sat.merged_into, sat.id)
       WHERE known_as.device = ? AND known_as.name = ? AND p.deleted_at IS NULL`,
    )
    .pluck();
  const count = db.prepare<[], number>('SELECT count(*) FROM people WHERE level IS NULL').pluck();
  const insert = db.prepare(
    `INSERT INTO people (id, name, colour, avatar, home, created_at) VALUES (@id, @name, @colour, @id, @home, @at)`,
  );
  const remember = db.prepare(
    `INSERT INTO known_as VALUES (@device, @name, @id)
     ON CONFLICT (device, name) DO UPDATE SET person_id = excluded.person_id`,
  );

  const find = (device: string, name: string): PersonId | undefined => known.get(device, folded(name));

  const recognise = (device: string, name: string, at: number): PersonId => {
    const found = find(device, name);
    if (found !== undefined) return found;
    const id = randomUUID();
    const colour = (count.get() ?? 0) % PERSON_COLOURS;
    insert.run({ id, name: name.trim(), colour, home: device === HERE ? 1 : 0, at });
    remember.run({ device, name: folded(name), id });
    return id;
  };

  return {
    find,
    recognise,
    /** From now on the name is this person's, on every device it is known on. */
    remember: (device: string, name: string, id: PersonId) =>
      void remember.run({ device, name: folded(name), id }),
    /** Whose results a seat's are: its person's, even while a bot sits in; else the bot's; nobody's while it is free. */
    sitting({ name, bot, tokenHash, device }: StoredSeat, at: number): PersonId | null {
      if (tokenHash !== null && name !== '') return recognise(device ?? HERE, name, at);
      return bot === null ? null : botId(bot);
    },
  };
}
