import { expect, test } from 'vitest';
import type { MatchRecord } from '../shared/core/record.ts';
import { games } from '../shared/games/index.ts';
import type { Snapshot } from '../shared/protocol/messages.ts';
import { bringHome } from './bring-home.ts';
import type { Ask } from './lan/travel.ts';
import { openHall } from './scenes/hall.ts';

/** A match of Дети Каркассона that a guest has played with the host's bot, as the guest may ask for it. */
async function aMatch() {
  const scene = openHall();
  const host = scene.screen();
  await host.hello();
  const seats = [{ kind: 'open' as const }, { kind: 'bot' as const, level: 1 as const }];
  const table = await host.create({ game: 'carcassonne', seats });
  const guest = scene.screen('192.168.1.7');
  await guest.hello();
  await guest.sit(table, 0, 'Боря');
  scene.clock.pass(0);
  await guest.get('resign', { table, seat: 0 });
  while (!guest.snapshot(table)?.outcome) {
    await new Promise((done) => setTimeout(done));
    scene.clock.pass(1);
    scene.bots.asked.at(-1)?.answer();
  }
  const ask: Ask = async ({ type, ...body }) => {
    const answer = await guest.ask(type, body as never);
    return answer.ok ? answer.value : undefined;
  };
  const snapshot = await guest.see(table);
  return { ask, snapshot };
}

/** Brings a match home and returns what was said of it, and what was kept. */
async function bring(ask: Ask, snapshot: Snapshot) {
  const kept: MatchRecord[] = [];
  const archive = {
    add: (record: MatchRecord) => ({ id: '', added: kept.push(record) > 0 }),
    remove: () => undefined,
  };
  return { honest: await bringHome(ask, snapshot, games, archive), kept };
}

test('a match from another host is kept with what its seed is made of, and every picture follows from it', async () => {
  const { ask, snapshot } = await aMatch();
  const { honest, kept } = await bring(ask, snapshot);
  expect(honest).toBe(true);
  expect(kept).toMatchObject([
    { id: snapshot.table, seed: snapshot.seed, fair: { parts: snapshot.fair?.parts } },
  ]);
});

test('another promise, another seed, another deal or another picture is not honest', async () => {
  const { ask, snapshot } = await aMatch();
  const { fair, eyes } = snapshot;
  if (!fair) throw new Error('nothing was promised');
  const otherPart = [{ seat: 0, part: 'f'.repeat(32) }];
  const lies: readonly Snapshot[] = [
    { ...snapshot, fair: { ...fair, commit: 'f'.repeat(64) } },
    { ...snapshot, fair: { ...fair, parts: otherPart } },
    { ...snapshot, seed: 'f'.repeat(32) },
    { ...snapshot, eyes: eyes.map((seen) => ({ ...seen, view: { ...(seen.view as object), more: 1 } })) },
  ];
  for (const lie of lies) expect((await bring(ask, lie)).honest).toBe(false);
  const retouched: Ask = async (request) => {
    const answer = await ask(request);
    return JSON.parse(JSON.stringify(answer).replace('"left":[8,8]', '"left":[8,7]'));
  };
  expect((await bring(retouched, snapshot)).honest).toBe(false);
});

test('a host that is gone says nothing, and nothing is said of it', async () => {
  const { snapshot } = await aMatch();
  expect(await bring(async () => undefined, snapshot)).toEqual({ honest: undefined, kept: [] });
});
