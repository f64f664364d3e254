import { describe, expect, test } from 'vitest';
import { openHall } from '../scenes/hall.ts';
import { GUEST, twoPeople } from '../scenes/people.ts';

describe('thinking for guests', () => {
  test('three thoughts at once are waited for, more are refused, and each that ends makes room', async () => {
    const { scene, host, table } = await twoPeople();
    const asks = Array.from({ length: 5 }, () => host.ask('hint', { table, seat: 0 }));
    const [fourth, fifth] = await Promise.all(asks.slice(3));
    expect([fourth, fifth]).toMatchObject([{ error: 'too-much' }, { error: 'too-much' }]);
    expect(scene.bots.asked).toHaveLength(3);
    scene.bots.asked[0]?.answer();
    expect(await asks[0]).toMatchObject({ ok: true });
    void host.ask('hint', { table, seat: 0 });
    await expect.poll(() => scene.bots.asked.length).toBe(4);
  });

  test('one id for all of them does not pass for one thought', async () => {
    const { scene, host, table } = await twoPeople();
    for (let nth = 0; nth < 9; nth++) host.raw({ type: 'hint', id: 'same', table, seat: 0 });
    await expect.poll(() => host.heard.filter(({ type }) => type === 'reply').length).toBeGreaterThan(6);
    expect(scene.bots.asked).toHaveLength(3);
  });

  test('a puzzle is asked for only where a game has puzzles', async () => {
    const scene = openHall();
    const guest = scene.screen(GUEST);
    await guest.hello();
    const puzzle = { day: '2026-12-01', nth: 0, tries: [] };
    for (const game of ['imperiya', 'chess', 'constructor', '__proto__']) {
      expect(await guest.refused('puzzle', { game, ...puzzle }), game).toBe('illegal');
    }
    expect(scene.bots.puzzles).toEqual([]);
    await guest.ask('puzzle', { game: 'quarto', ...puzzle });
    expect(scene.bots.puzzles).toHaveLength(1);
  });
});
