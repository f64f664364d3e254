import { describe, expect, test } from 'vitest';
import { openHall } from '../scenes/hall.ts';
import { OPEN, TO_A_CALL, here, playAll, twoPeople } from '../scenes/people.ts';
import type { Screen } from '../scenes/screen.ts';

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
