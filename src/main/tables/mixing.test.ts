import { describe, expect, test } from 'vitest';
import { commitOf, seedOf } from '../../shared/protocol/fair.ts';
import { type HallScene, openHall } from '../scenes/hall.ts';
import type { Screen } from '../scenes/screen.ts';

const HERE = { kind: 'here' as const, name: 'Аня' };
const OPEN = { kind: 'open' as const };
const BOT = { kind: 'bot' as const, level: 1 as const };
const PART = 'f'.repeat(32);

/** A table of Дети Каркассона of the host and two guests, the second of whom is about to sit down. */
async function aTable(scene = openHall()) {
  const host = scene.screen();
  await host.hello();
  const table = await host.create({ game: 'carcassonne', seats: [HERE, OPEN, OPEN, BOT] });
  const guests = [scene.screen('192.168.1.7'), scene.screen('192.168.1.8')] as const;
  for (const guest of guests) await guest.hello();
  await guests[0].sit(table, 1, 'Боря');
  return { scene, host, guests, table };
}

/** Everybody at the table resigns, and bots play it out: the quickest end. */
async function playOut(scene: HallScene, table: string, people: readonly (readonly [Screen, number])[]) {
  for (const [screen, seat] of people) await screen.ask('resign', { table, seat });
  while (!people[0]?.[0].snapshot(table)?.outcome) {
    await new Promise((done) => setTimeout(done));
    scene.clock.pass(1);
    scene.bots.asked.at(-1)?.answer();
  }
}

describe('the fair shuffle', () => {
  test('the host promises its secret before anybody adds to it, and nothing is dealt until all have', async () => {
    const { scene, host, guests, table } = await aTable();
    const [first, second] = guests;
    second.mixes = false;
    const promise = first.snapshot(table)?.fair;
    expect(promise).toMatchObject({ parts: [{ seat: 1 }], waiting: [], secret: null });
    await second.sit(table, 2, 'Вера');
    scene.clock.pass(1_900);
    expect(host.snapshot(table)).toMatchObject({ phase: 'gathering', fair: { waiting: [2] } });
    expect(host.eyes(table, 0)).toMatchObject({ view: null, moves: [] });
    await second.get('mix', { table, seat: 2, part: PART });
    scene.clock.pass(0);
    expect(host.snapshot(table)).toMatchObject({
      phase: 'playing',
      seed: null,
      fair: { commit: promise?.commit, waiting: [], secret: null },
    });
    expect(host.snapshot(table)?.fair?.parts.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('after the end everything is revealed, the seed follows from it, and the save tells it, too', async () => {
    const { scene, host, guests, table } = await aTable();
    await guests[1].sit(table, 2, 'Вера');
    scene.clock.pass(0);
    await playOut(scene, table, [
      [host, 0],
      [guests[0], 1],
      [guests[1], 2],
    ]);
    const { fair, seed } = await guests[1].see(table, ({ outcome }) => outcome !== null);
    if (!fair?.secret) throw new Error('the secret is kept');
    const mix = { secret: fair.secret, parts: fair.parts };
    expect(fair.parts).toHaveLength(2);
    expect(commitOf(fair.secret)).toBe(fair.commit);
    expect(seedOf(mix)).toBe(seed);
    expect(scene.store.record(table)).toMatchObject({ seed, fair: mix });
    expect(await guests[1].get('replay', { match: table })).toMatchObject({ seed, fair });
  });

  test('whoever does not answer within two seconds is left out, and a part that comes later changes nothing', async () => {
    const { scene, host, guests, table } = await aTable();
    guests[1].mixes = false;
    await guests[1].sit(table, 2, 'Вера');
    scene.clock.pass(2_000);
    expect(host.snapshot(table)).toMatchObject({ phase: 'playing', fair: { parts: [{ seat: 1 }] } });
    expect(await guests[1].refused('mix', { table, seat: 2, part: PART })).toBe('stale');
  });

  test('a guest adds once and for their own seat alone; the part goes with the guest', async () => {
    const { scene, host, guests, table } = await aTable();
    const [first, second] = guests;
    const parts = first.snapshot(table)?.fair?.parts;
    await first.get('mix', { table, seat: 1, part: PART });
    expect(first.snapshot(table)?.fair?.parts).toEqual(parts);
    expect(await second.refused('mix', { table, seat: 1, part: PART })).toBe('not-your-seat');
    await host.get('mix', { table, seat: 0, part: PART });
    expect(host.snapshot(table)?.fair?.parts).toEqual(parts);
    await first.get('stand', { table, seat: 1 });
    expect(host.snapshot(table)?.fair?.parts).toEqual([]);
    expect(scene.faults).toEqual([]);
  });

  test('"again" shuffles anew, with a new promise and new parts', async () => {
    const { scene, host, guests, table } = await aTable();
    await guests[1].sit(table, 2, 'Вера');
    scene.clock.pass(0);
    await playOut(scene, table, [
      [host, 0],
      [guests[0], 1],
      [guests[1], 2],
    ]);
    const { table: next } = await host.get('again', { table });
    scene.clock.pass(0);
    const [before, now] = [host.snapshot(table)?.fair, host.snapshot(next)?.fair];
    expect(host.snapshot(next)).toMatchObject({ phase: 'playing', fair: { secret: null } });
    expect(now?.parts.map(({ seat }) => seat)).toEqual([2, 3]);
    expect(now?.commit).not.toBe(before?.commit);
  });

  test('the promise outlives a restart, and so does what came of it', async () => {
    const one = await aTable();
    const promise = one.host.snapshot(one.table)?.fair?.commit;
    const scene = one.scene.restart();
    const again = async (before: Screen) => {
      const screen = scene.screen('192.168.1.7');
      await screen.hello({ tokens: before.tokens });
      return screen;
    };
    const first = await again(one.guests[0]);
    const second = scene.screen('192.168.1.8');
    await second.hello();
    await second.sit(one.table, 2, 'Вера');
    scene.clock.pass(0);
    expect(first.snapshot(one.table)).toMatchObject({ phase: 'playing', fair: { commit: promise } });
    const seen = first.eyes(one.table, 1).view;
    const later = scene.restart().screen('192.168.1.7');
    await later.hello({ tokens: first.tokens });
    expect(later.snapshot(one.table)?.fair).toMatchObject({ commit: promise, waiting: [] });
    expect(later.eyes(one.table, 1).view).toEqual(seen);
  });

  test('what the disk refuses is dealt a little later', async () => {
    const { scene, host, guests, table } = await aTable();
    await guests[1].sit(table, 2, 'Вера');
    scene.breakDisk(true);
    scene.clock.pass(0);
    expect(host.snapshot(table)).toMatchObject({ phase: 'gathering' });
    scene.breakDisk(false);
    scene.clock.pass(2_000);
    expect(host.snapshot(table)).toMatchObject({ phase: 'playing' });
  });

  test('without guests, without chance or with a seed that was asked for there is nothing to promise', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    for (const request of [
      { game: 'carcassonne', seats: [HERE, BOT] },
      { game: 'quarto', seats: [HERE, OPEN] },
      { game: 'carcassonne', seats: [HERE, OPEN], seed: 'Вечер' },
    ]) {
      const table = await host.create(request);
      expect(host.snapshot(table)?.fair).toBeNull();
    }
  });
});
