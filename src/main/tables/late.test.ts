import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Late } from '../../shared/protocol/requests.ts';
import { openHall } from '../scenes/hall.ts';

const here = (name: string) => ({ kind: 'here' as const, name });

/** Империя: Аня can ask for 2и or for a rocket; Боря owns three coins of 1и and the rocket, Вера owns nothing. */
const DEAL = {
  hands: [['annihilation.1', 'fund.1'], ['nickel.1'], []],
  tables: [{}, { bank: ['money-1.1', 'money-1.2', 'money-1.3'], rockets: { loose: ['rocket.1'] } }, {}],
};

async function asked(late?: Late) {
  const scene = openHall();
  const host = scene.screen();
  await host.hello();
  const table = await host.create({
    game: 'imperiya',
    seats: [here('Аня'), here('Боря'), here('Вера')],
    deal: DEAL,
    clock: 60,
    ...(late ? { late } : {}),
  });
  const rows = () => scene.store.load(table)?.rows.map(({ seat, text }) => `${seat} ${text}`);
  return { scene, host, table, rows };
}

describe('when the clock of a seat that must answer runs out', () => {
  test('the host pays for it, as cheaply as can be, in ordinary moves', async () => {
    const { scene, host, table, rows } = await asked('answer');
    await host.play(table, 0, 'play fund.1');
    scene.clock.pass(59_999);
    expect(rows()).toEqual(['0 play fund.1']);
    scene.clock.pass(1);
    expect(rows()).toEqual(['0 play fund.1', '1 pay money-1.1', '1 pay money-1.2']);
    expect(host.snapshot(table)).toMatchObject({
      phase: 'playing',
      toAct: [0],
      seats: [{ clock: 60_000 }, { left: false, clock: 60_000 }, {}],
    });
  });

  test('a payment that was begun is finished', async () => {
    const { scene, host, table, rows } = await asked('answer');
    await host.play(table, 0, 'play fund.1');
    await host.play(table, 1, 'pay money-1.3');
    scene.clock.pass(60_000);
    expect(rows()?.slice(1)).toEqual(['1 pay money-1.3', '1 pay money-1.1']);
  });

  test('the host accepts for it, whatever it holds', async () => {
    const { scene, host, table, rows } = await asked('answer');
    await host.play(table, 0, 'play annihilation.1 1 rocket.1');
    scene.clock.pass(60_000);
    expect(rows()?.slice(1)).toEqual(['1 accept']);
  });

  test('or it is out, where the table wants it so', async () => {
    const { scene, host, table, rows } = await asked();
    await host.play(table, 0, 'play fund.1');
    scene.clock.pass(60_000);
    expect(rows()?.slice(1)).toEqual(['1 timeout']);
    expect(host.snapshot(table)).toMatchObject({ toAct: [1], seats: [{}, { left: true }, {}] });
  });

  test('a turn of its own nobody plays for it', async () => {
    const { scene, host, table, rows } = await asked('answer');
    scene.clock.pass(60_000);
    expect(rows()).toEqual(['0 timeout']);
    expect(host.snapshot(table)?.seats[0]?.left).toBe(true);
  });

  test('the setting outlives a restart and goes on in the next match', async () => {
    const { scene, host, table } = await asked('answer');
    await host.play(table, 0, 'play fund.1');
    const anew = scene.restart();
    const back = anew.screen();
    await back.hello({ tokens: host.tokens });
    await back.get('lock', { table, locked: true, spectators: false });
    anew.clock.pass(60_000);
    expect(back.snapshot(table)).toMatchObject({ toAct: [0], seats: [{}, { left: false }, {}] });
    for (const seat of [0, 1, 2]) await back.get('resign', { table, seat });
    expect(anew.hall.table(table)?.late).toBe('answer');
  });

  test('what the disk refuses is said as soon as it can be, and not what the seat has said itself by then', async () => {
    const { scene, host, table, rows } = await asked('answer');
    await host.play(table, 0, 'play fund.1');
    scene.breakDisk(true);
    scene.clock.pass(61_000);
    scene.breakDisk(false);
    await host.play(table, 1, 'nickel.1');
    scene.clock.pass(5_000);
    expect(rows()?.slice(1)).toEqual(['1 nickel.1']);
  });
});

test('a bot that sits in for somebody away answers, and whoever comes back goes on', async () => {
  const { scene, host, table, rows } = await asked();
  await host.play(table, 0, 'play fund.1');
  await host.get('sit-in', { table, seat: 1, level: 3 });
  scene.bots.asked[0]?.answer('pay money-1.2');
  await setImmediate();
  scene.clock.pass(0);
  expect(rows()).toEqual(['0 play fund.1', '1 pay money-1.2']);
  await host.get('sit-in', { table, seat: 1, level: null });
  expect(await host.play(table, 1, 'pay money-1.3')).toMatchObject({ ok: true });
  expect(host.snapshot(table)).toMatchObject({ toAct: [0] });
});
