import { describe, expect, test } from 'vitest';
import { openHall } from '../scenes/hall.ts';
import { againstBot, BOT, TO_A_CALL, here, playAll, twoPeople } from '../scenes/people.ts';

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
