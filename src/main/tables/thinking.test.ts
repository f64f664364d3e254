import { describe, expect, test } from 'vitest';
import { type HallScene, openHall } from '../scenes/hall.ts';
import { againstBot, here, twoPeople } from '../scenes/people.ts';

/** Lets a bot's answer, a promise, arrive at the table. */
async function answered(scene: HallScene): Promise<void> {
  await new Promise((done) => setImmediate(done));
  scene.clock.pass(1);
}

describe('bots', () => {
  test('a bot is asked with its own view and moves like anybody', async () => {
    const { scene, host, table, bot } = await againstBot();
    expect(scene.bots.asked).toEqual([]);
    await host.play(table, 0, 'give drsf');
    expect(bot().request).toMatchObject({ game: 'quarto', seat: 1, level: 2 });
    bot().answer('place c3');
    await answered(scene);
    expect(host.snapshot(table)).toMatchObject({ ply: 2, toAct: [1] });
    expect(scene.store.load(table)?.rows.at(-1)).toMatchObject({ seat: 1, text: 'place c3' });
  });

  test('a bot that says nonsense is noted, and a legal move is made for it', async () => {
    const { scene, host, table, bot } = await againstBot();
    await host.play(table, 0, 'give drsf');
    bot().answer('place z9');
    await answered(scene);
    expect(scene.faults).toHaveLength(1);
    expect(host.snapshot(table)?.ply).toBe(2);
  });

  test('a bot whose move the disk refuses tries again', async () => {
    const { scene, host, table, bot } = await againstBot();
    await host.play(table, 0, 'give drsf');
    scene.breakDisk(true);
    bot().answer('place c3');
    await answered(scene);
    expect(host.snapshot(table)?.ply).toBe(1);
    scene.breakDisk(false);
    scene.clock.pass(5_000);
    expect(host.snapshot(table)?.ply).toBe(2);
  });

  test('bots go on by themselves after a restart', async () => {
    const { scene, host, table } = await againstBot();
    await host.play(table, 0, 'give drsf');
    expect(scene.restart().bots.asked).toMatchObject([{ request: { seat: 1 } }]);
  });

  test('a bot takes the chair of somebody who goes for good, in a game of more than two', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const seats = [here('Аня'), here('Боря'), here('Вера')];
    const table = await host.create({ game: 'carcassonne', seats, seed: 'осень' });
    await host.get('resign', { table, seat: 0 });
    expect(host.snapshot(table)).toMatchObject({ phase: 'playing', seats: [{ left: true }, {}, {}] });
    expect(scene.bots.asked).toMatchObject([{ request: { seat: 0, level: 3 } }]);
    expect(host.eyes(table, 0).moves).toEqual([]);
    const { rev } = host.eyes(table, 0);
    expect(await host.refused('play', { table, seat: 0, rev, move: 'place 0,1 0' })).toBe('not-your-turn');
  });

  test('the host lets a bot sit in for somebody, who gets the chair back on return', async () => {
    const { scene, host, guest, table } = await twoPeople();
    await host.play(table, 0, 'give drsf');
    guest.close();
    expect(host.snapshot(table)).toMatchObject({ seats: [{ here: true }, { here: false }] });
    await host.get('sit-in', { table, seat: 1, level: 4 });
    expect(host.snapshot(table)).toMatchObject({ seats: [{}, { bot: 4, sitIn: true, name: 'Боря' }] });
    expect(scene.bots.asked).toMatchObject([{ request: { seat: 1, level: 4 } }]);
    const back = scene.screen('192.168.1.7');
    await back.hello({ tokens: guest.tokens });
    expect(scene.bots.asked[0]?.signal.aborted).toBe(true);
    expect(host.snapshot(table)).toMatchObject({ seats: [{}, { bot: null, sitIn: false, here: true }] });
    expect(await back.play(table, 1, 'place a1')).toMatchObject({ ok: true });
  });
});
