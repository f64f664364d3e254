import { expect, test } from 'vitest';
import { games } from '../shared/games/index.ts';
import { openFiles } from './files.ts';
import { deriverOf } from './people/deriver.ts';
import { aHouse, aMatch, aRow } from './store/scenes.ts';

/** A house with one match that is over and one that goes on, and what answers for its files. */
function house() {
  const the = aHouse(deriverOf(games));
  the.matches.create(aMatch('over'));
  the.matches.finish('over', aRow(0, 'resign'), { ranks: [2, 1], points: [0, 1], reason: 'resign' }, 0);
  the.matches.create(aMatch('on'));
  const files = openFiles(games, the.matches, the.archive, the.stats, () => undefined);
  const ask = (method: string, path: string, body?: string) =>
    files(new Request(`http://host/files/${path}`, { method, ...(body === undefined ? {} : { body }) }));
  return { ...the, ask };
}

test('a match goes out as a file, is deleted, and comes back by its file', async () => {
  const { ask, matches } = house();
  const save = await (await ask('GET', 'saves/over')).text();
  expect((await ask('DELETE', 'saves/over')).status).toBe(204);
  expect(matches.finished(0, 10)).toEqual([]);
  expect((await ask('GET', 'saves/over')).status).toBe(404);
  const back = await ask('POST', 'saves', save);
  expect(await back.json()).toEqual({ match: 'over', added: true, over: true });
  expect(matches.finished(0, 10).map(({ id }) => id)).toEqual(['over']);
});

test('a match that goes on is not deleted, nor one that is not there', async () => {
  const { ask, matches } = house();
  expect((await ask('DELETE', 'saves/on')).status).toBe(409);
  expect((await ask('DELETE', 'saves/nowhere')).status).toBe(404);
  expect((await ask('DELETE', 'saves')).status).toBe(405);
  for (const method of ['GET', 'DELETE']) expect((await ask(method, 'saves/%E0%A4%A')).status).toBe(404);
  expect(matches.unfinished().map(({ id }) => id)).toEqual(['on']);
});

test('a broken file is refused with the line and the reason', async () => {
  const { ask } = house();
  const save = await (await ask('GET', 'saves/over')).text();
  const broken = await ask('POST', 'saves', save.replace('resign', 'give nothing'));
  expect([broken.status, await broken.json()]).toEqual([
    422,
    expect.objectContaining({ line: expect.any(Number), why: expect.any(String) }),
  ]);
  const older = await ask('POST', 'saves', save.replace('"rulesVersion": 1', '"rulesVersion": 0'));
  expect([older.status, await older.json()]).toEqual([
    409,
    { rules: 0, current: 1, record: expect.objectContaining({ game: 'quarto', moves: ['0 resign'] }) },
  ]);
});
