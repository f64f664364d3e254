import { describe, expect, test } from 'vitest';
import { type HallScene, openHall } from '../scenes/hall.ts';
import type { Screen } from '../scenes/screen.ts';

const here = (name: string) => ({ kind: 'here' as const, name });
const OPEN = { kind: 'open' as const };
const BOT = { kind: 'bot' as const, level: 2 as const };

/** A Кварто table of the host's window and a guest, begun. */
async function twoPeople(scene = openHall()) {
  const host = scene.screen();
  await host.hello();
  const table = await host.create({ game: 'quarto', seats: [here('Аня'), OPEN] });
  const guest = scene.screen('192.168.1.7');
  await guest.hello({ device: 'phone' });
  await guest.sit(table, 1, 'Боря');
  return { scene, host, guest, table };
}

/** Кварто from the first gift to a row that is called: dark pieces along row 1. */
const TO_A_CALL: readonly (readonly [seat: 0 | 1, move: string])[] = [
  [0, 'give drsf'],
  [1, 'place a1'],
  [1, 'give dssf'],
  [0, 'place b1'],
  [0, 'give drtf'],
  [1, 'place c1'],
  [1, 'give dstf'],
  [0, 'place d1'],
  [0, 'quarto'],
];

async function playAll(people: readonly [Screen, Screen], table: string, moves = TO_A_CALL) {
  for (const [seat, move] of moves) {
    expect(await people[seat].play(table, seat, move), move).toMatchObject({ ok: true });
  }
}

describe('a match between two people', () => {
  test('it waits for the open seat and begins by itself', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const table = await host.create({ game: 'quarto', seats: [here('Аня'), OPEN] });
    expect(host.snapshot(table)).toMatchObject({ phase: 'gathering', toAct: [] });
    expect(host.eyes(table, 0)).toMatchObject({ view: null });
    expect(await host.play(table, 0, 'give drsf')).toMatchObject({ ok: false, error: 'not-playing' });
    const guest = scene.screen('192.168.1.7');
    await guest.hello();
    await guest.sit(table, 1, 'Боря');
    expect(host.snapshot(table)).toMatchObject({ phase: 'playing', toAct: [0] });
    expect(guest.eyes(table, 1).moves).toEqual([]);
  });

  test('it is played to its end, and both see it', async () => {
    const { scene, host, guest, table } = await twoPeople();
    await playAll([host, guest], table);
    for (const screen of [host, guest]) {
      expect(screen.snapshot(table)).toMatchObject({
        phase: 'over',
        toAct: [],
        outcome: { ranks: [1, 2], reason: 'quarto' },
      });
    }
    expect(await guest.play(table, 1, 'give lrsf')).toMatchObject({ error: 'over' });
    expect(scene.store.finished(0, 9).map(({ id }) => id)).toEqual([table]);
  });

  test('the reply comes before the snapshot', async () => {
    const { host, table } = await twoPeople();
    const before = host.heard.length;
    await host.play(table, 0, 'give drsf');
    expect(host.heard.slice(before).map(({ type }) => type)).toEqual(['reply', 'snapshot']);
  });

  test('a screen that has not seen the newest choice is stale, a foreign seat and an illegal move are refused', async () => {
    const { host, guest, table } = await twoPeople();
    const { rev } = host.eyes(table, 0);
    await host.play(table, 0, 'give drsf');
    expect(await host.refused('play', { table, seat: 0, rev, move: 'give lrsf' })).toBe('stale');
    expect(await host.play(table, 0, 'give lrsf')).toMatchObject({ error: 'not-your-turn' });
    expect(await host.refused('play', { table, seat: 1, rev: 1, move: 'place a1' })).toBe('not-your-seat');
    expect(await guest.play(table, 1, 'place e9')).toMatchObject({ error: 'illegal' });
    expect(await guest.play(table, 1, 'timeout')).toMatchObject({ error: 'illegal' });
    expect(await guest.play(table, 1, 'undo 1')).toMatchObject({ error: 'illegal' });
  });

  test('the same request sent twice is answered twice and done once, after a restart too', async () => {
    const { scene, host, table } = await twoPeople();
    const { rev } = host.eyes(table, 0);
    const move = { id: 'tap', table, seat: 0, rev, move: 'give drsf' };
    expect(await host.ask('play', move)).toMatchObject({ ok: true });
    expect(await host.ask('play', move)).toMatchObject({ ok: true });
    expect(host.snapshot(table)?.ply).toBe(1);
    const again = scene.restart().screen();
    await again.hello({ tokens: host.tokens });
    expect(await again.ask('play', move)).toMatchObject({ ok: true });
    expect(again.snapshot(table)?.ply).toBe(1);
  });

  test('two people may use the same id for different requests', async () => {
    const { host, guest, table } = await twoPeople();
    const ask = (screen: Screen, seat: 0 | 1, move: string) =>
      screen.ask('play', { id: '1', table, seat, rev: screen.eyes(table, seat).rev, move });
    expect(await ask(host, 0, 'give drsf')).toMatchObject({ ok: true });
    expect(await ask(guest, 1, 'place a1')).toMatchObject({ ok: true });
    expect(guest.snapshot(table)?.ply).toBe(2);
  });

  test('after a restart both come back with their tokens and go on at the same ply and revision', async () => {
    const { scene, host, guest, table } = await twoPeople();
    await playAll([host, guest], table, TO_A_CALL.slice(0, 5));
    const revs = [host.eyes(table, 0).rev, guest.eyes(table, 1).rev];
    const anew = scene.restart();
    const [one, two] = [anew.screen('127.0.0.1'), anew.screen('192.168.1.7')];
    await one.hello({ tokens: host.tokens });
    await two.hello({ tokens: guest.tokens });
    expect(one.snapshot(table)).toMatchObject({ ply: 5, toAct: [1], phase: 'playing' });
    expect([one.eyes(table, 0).rev, two.eyes(table, 1).rev]).toEqual(revs);
    await playAll([one, two], table, TO_A_CALL.slice(5));
    expect(two.snapshot(table)?.outcome).toMatchObject({ ranks: [1, 2] });
  });

  test('a table that still waits for people waits on after a restart', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const table = await host.create({ game: 'quarto', seats: [here('Аня'), OPEN] });
    const anew = scene.restart();
    const guest = anew.screen('192.168.1.7');
    const { hall } = await guest.hello();
    expect(hall.tables).toMatchObject([{ id: table, phase: 'gathering' }]);
    await guest.sit(table, 1, 'Боря');
    expect(guest.snapshot(table)?.phase).toBe('playing');
  });

  test('when the disk refuses, nothing happened: neither memory nor screens nor rows', async () => {
    const { scene, host, guest, table } = await twoPeople();
    const heard = guest.heard.length;
    scene.breakDisk(true);
    expect(await host.play(table, 0, 'give drsf')).toMatchObject({ error: 'disk', ref: 'fault-1' });
    expect(guest.heard).toHaveLength(heard);
    scene.breakDisk(false);
    expect(scene.store.load(table)?.rows).toEqual([]);
    expect(await host.play(table, 0, 'give drsf')).toMatchObject({ ok: true });
    expect(scene.store.load(table)?.rows).toMatchObject([{ row: 0, text: 'give drsf' }]);
  });

  test('resigning needs no revision and ends a match of two', async () => {
    const { guest, table } = await twoPeople();
    await guest.get('resign', { table, seat: 1 });
    expect(guest.snapshot(table)?.outcome).toMatchObject({ ranks: [1, 2], reason: 'resign' });
  });
});

describe('undo', () => {
  test('in company the other one is asked; a yes takes back to the own last decision', async () => {
    const { host, guest, table } = await twoPeople();
    await playAll([host, guest], table, TO_A_CALL.slice(0, 3));
    expect(host.eyes(table, 0)).toMatchObject({ canUndo: true, canRedo: false });
    await host.get('undo', { table, seat: 0 });
    expect(guest.snapshot(table)).toMatchObject({ ply: 3, asked: { what: 'undo', by: 0, waiting: [1] } });
    await guest.get('consent', { table, seat: 1, yes: true });
    expect(host.snapshot(table)).toMatchObject({ ply: 0, toAct: [0], asked: null, undone: 1 });
  });

  test('a no leaves everything, and so does a move in between', async () => {
    const { host, guest, table } = await twoPeople();
    await playAll([host, guest], table, TO_A_CALL.slice(0, 1));
    await host.get('undo', { table, seat: 0 });
    await guest.get('consent', { table, seat: 1, yes: false });
    expect(host.snapshot(table)).toMatchObject({ ply: 1, asked: null });
    await host.get('undo', { table, seat: 0 });
    await guest.play(table, 1, 'place a1');
    expect(host.snapshot(table)).toMatchObject({ ply: 2, asked: null });
    expect(await guest.refused('consent', { table, seat: 1, yes: true })).toBe('not-your-turn');
  });

  test('two people at one computer need not ask each other', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const table = await host.create({ game: 'quarto', seats: [here('Аня'), here('Боря')] });
    await host.play(table, 0, 'give drsf');
    await host.play(table, 1, 'place a1');
    await host.get('undo', { table, seat: 1 });
    expect(host.snapshot(table)?.ply).toBe(1);
  });

  test('the revision never goes back, and what was taken back can come again', async () => {
    const { host, table, bot } = await againstBot();
    await host.play(table, 0, 'give drsf');
    const { rev } = host.eyes(table, 0);
    await host.get('undo', { table, seat: 0 });
    expect(bot().signal.aborted).toBe(true);
    const undone = host.eyes(table, 0);
    expect(undone).toMatchObject({ canRedo: true });
    expect(undone.rev).toBeGreaterThan(rev);
    await host.get('redo', { table, seat: 0 });
    expect(host.snapshot(table)).toMatchObject({ ply: 1, toAct: [1] });
    await host.get('restart', { table, seat: 0 });
    expect(host.snapshot(table)).toMatchObject({ ply: 0, undone: 2 });
  });

  test('undo goes back over the moves of bots, never past a card that was shown', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const table = await host.create({ game: 'carcassonne', seats: [here('Аня'), BOT], seed: 'осень' });
    const [first] = host.eyes(table, 0).moves;
    await host.play(table, 0, first?.text ?? '');
    expect(host.eyes(table, 0).canUndo).toBe(false);
    expect(await host.refused('undo', { table, seat: 0 })).toBe('cannot-undo');
  });

  test('alone at a table every move can be taken back', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const table = await host.create({ game: 'foursquare', seats: [here('Аня')], seed: '7' });
    for (let nth = 0; nth < 6; nth++) {
      const [first] = host.eyes(table, 0).moves;
      await host.play(table, 0, first?.text ?? '');
    }
    for (let ply = 5; ply >= 0; ply--) {
      await host.get('undo', { table, seat: 0 });
      expect(host.snapshot(table)).toMatchObject({ ply, seed: '7' });
    }
    expect(await host.refused('undo', { table, seat: 0 })).toBe('cannot-undo');
  });
});

async function againstBot(scene: HallScene = openHall()) {
  const host = scene.screen();
  await host.hello();
  const table = await host.create({ game: 'quarto', seats: [here('Аня'), BOT] });
  const bot = () => {
    const asked = scene.bots.asked.at(-1);
    if (!asked) throw new Error('no bot was asked');
    return asked;
  };
  return { scene, host, table, bot };
}

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

describe('again', () => {
  test('the same people with the same tokens move on by one seat, and points add up', async () => {
    const { scene, host, guest, table } = await twoPeople();
    expect(await guest.refused('again', { table })).toBe('not-playing');
    await playAll([host, guest], table);
    const { table: next, tokens } = await guest.get('again', { table });
    expect(tokens).toEqual([{ seat: 0, token: guest.tokens[0] }]);
    expect(host.snapshot(table)?.next).toBe(next);
    expect(host.snapshot(next)).toMatchObject({
      phase: 'playing',
      seats: [{ name: 'Боря' }, { name: 'Аня' }],
      series: [0, 1],
      eyes: [{ seat: 1 }],
    });
    expect(await host.get('again', { table })).toMatchObject({ table: next });
    await playAll([guest, host], next);
    expect(host.snapshot(next)?.series).toEqual([1, 1]);
    const { table: third } = await host.get('again', { table: next });
    const anew = scene.restart().screen();
    await anew.hello({ tokens: host.tokens });
    expect(anew.snapshot(third)).toMatchObject({
      seats: [{ name: 'Аня' }, { name: 'Боря' }],
      series: [1, 1],
    });
  });
});
