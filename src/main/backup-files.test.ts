import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { openBackupFiles } from './backup-files.ts';
import { openMatches } from './store/matches.ts';
import { aMatch, opened } from './store/scenes.ts';

const URL_OF = 'http://localhost/files/backups';

const listed = v.array(v.strictObject({ name: v.string(), at: v.number(), bytes: v.number() }));

/** A database with one match in it, what answers for its backups, and how often a restart was asked for. */
function house() {
  const database = opened();
  openMatches(database).create(aMatch('m1'));
  let restarts = 0;
  const answer = openBackupFiles(database, () => void restarts++);
  const ask = async (path: string, init?: RequestInit) => {
    const response = await answer(new Request(URL_OF + path, init));
    if (!response) throw new Error(`nobody answers ${path}`);
    return response;
  };
  /** Asks for a backup and says its name. */
  const make = async () => {
    const [made] = v.parse(listed, await (await ask('', post())).json());
    if (!made) throw new Error('no backup was made');
    return made;
  };
  return { database, ask, make, answer, restarts: () => restarts };
}

const post = (body?: Uint8Array): RequestInit => ({
  method: 'POST',
  ...(body ? { body: Buffer.from(body) } : {}),
});
const idsAfterRestart = (folder: string) =>
  openMatches(opened(folder))
    .unfinished()
    .map(({ id }) => id);

describe('backups over HTTP', () => {
  test('are made, listed and handed out whole', async () => {
    const { ask, make, database } = house();
    expect(await (await ask('')).json()).toEqual([]);
    const made = await make();
    expect(made.name).toMatch(/^igroteka-.*\.sqlite$/);
    const file = await ask(`/${made.name}`);
    const bytes = await file.bytes();
    expect(file.headers.get('content-length')).toBe(String(bytes.length));
    const kept = readFileSync(`${database.folder}/backups/${made.name}`);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(
      createHash('sha256').update(kept).digest('hex'),
    );
  });

  test('a kept one is restored at the next start', async () => {
    const { ask, make, database, restarts } = house();
    const made = await make();
    openMatches(database).create(aMatch('m2'));
    expect((await ask(`/${made.name}/restore`, post())).status).toBe(202);
    expect(restarts()).toBe(1);
    database.close();
    expect(idsAfterRestart(database.folder)).toEqual(['m1']);
  });

  test('a file from elsewhere is restored too, and leaves nothing beside it', async () => {
    const from = house();
    const made = await from.make();
    const bytes = await (await from.ask(`/${made.name}`)).bytes();
    const to = house();
    openMatches(to.database).create(aMatch('other'));
    expect((await to.ask('/restore', post(bytes))).status).toBe(202);
    expect(readdirSync(to.database.folder)).not.toContain('igroteka.upload');
    to.database.close();
    expect(idsAfterRestart(to.database.folder)).toEqual(['m1']);
  });

  test('what is no backup is refused by name, and nothing is restored', async () => {
    const { ask, answer, database, restarts } = house();
    const refused = await ask('/restore', post(Buffer.from('not a database at all'.repeat(99))));
    expect([refused.status, await refused.json()]).toEqual([422, { fault: 'corrupt' }]);
    for (const path of ['/..%2Figroteka.sqlite', '/igroteka.sqlite', '/no-such/restore']) {
      expect((await ask(path, post())).status, path).toBe(404);
    }
    expect(answer(new Request('http://localhost/files/saves'))).toBeUndefined();
    expect(restarts()).toBe(0);
    database.close();
    expect(idsAfterRestart(database.folder)).toEqual(['m1']);
  });
});
