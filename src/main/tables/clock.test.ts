import { expect, test } from 'vitest';
import { openHall } from '../scenes/hall.ts';

const here = (name: string) => ({ kind: 'here' as const, name });

async function timed(seconds = 60) {
  const scene = openHall();
  const host = scene.screen();
  await host.hello();
  const table = await host.create({ game: 'quarto', seats: [here('Аня'), here('Боря')], clock: seconds });
  return { scene, host, table };
}

test('the clock runs while a seat must act, and the time left is told', async () => {
  const { scene, host, table } = await timed();
  scene.clock.pass(12_000);
  await host.play(table, 0, 'give drsf');
  expect(host.snapshot(table)).toMatchObject({ clock: 60, seats: [{ clock: 60_000 }, { clock: 60_000 }] });
  scene.clock.pass(20_000);
  await host.play(table, 1, 'place a1');
  // Placing and giving are one turn, so the time goes on.
  expect(host.snapshot(table)).toMatchObject({ seats: [{ clock: 60_000 }, { clock: 40_000 }] });
});

test('a false call does not reset the clock', async () => {
  const { scene, host, table } = await timed();
  const opening = ['0 give drsf', '1 place a1', '1 give lstf', '0 place b2', '0 give drtf', '1 place c3'];
  for (const line of [...opening, '1 give lrsh', '0 place d1', '0 give dssf', '1 place a4']) {
    expect(await host.play(table, Number(line[0]), line.slice(2)), line).toMatchObject({ ok: true });
  }
  scene.clock.pass(30_000);
  expect(await host.play(table, 1, 'quarto')).toMatchObject({ ok: true });
  expect(host.snapshot(table)?.seats[1]?.clock).toBe(30_000);
});

test('expiry is written as a move and decides the match', async () => {
  const { scene, host, table } = await timed();
  scene.clock.pass(59_999);
  expect(host.snapshot(table)?.phase).toBe('playing');
  scene.clock.pass(1);
  expect(host.snapshot(table)?.outcome).toMatchObject({ ranks: [2, 1], reason: 'timeout' });
  expect(scene.store.load(table)?.rows).toMatchObject([{ seat: 0, text: 'timeout', requestId: null }]);
});

test('an expiry that the disk refuses comes as soon as the disk allows', async () => {
  const { scene, host, table } = await timed();
  scene.breakDisk(true);
  scene.clock.pass(61_000);
  expect(host.snapshot(table)?.phase).toBe('playing');
  scene.breakDisk(false);
  scene.clock.pass(5_000);
  expect(host.snapshot(table)?.outcome).toMatchObject({ reason: 'timeout' });
});

test('after a restart nobody is timed before they have come back', async () => {
  const { scene, host, table } = await timed();
  const anew = scene.restart();
  anew.clock.pass(600_000);
  const back = anew.screen('127.0.0.1');
  await back.hello({ tokens: host.tokens });
  expect(back.snapshot(table)).toMatchObject({ phase: 'playing', seats: [{ clock: 60_000 }, {}] });
  anew.clock.pass(60_000);
  expect(back.snapshot(table)?.phase).toBe('over');
});

test('an undo gives the whole time anew', async () => {
  const { scene, host, table } = await timed();
  await host.play(table, 0, 'give drsf');
  await host.play(table, 1, 'place a1');
  scene.clock.pass(50_000);
  await host.get('undo', { table, seat: 1 });
  expect(host.snapshot(table)).toMatchObject({ toAct: [1], seats: [{}, { clock: 60_000 }] });
});
