import { expect, test } from 'vitest';
import { HOST_KEY, openHall } from '../scenes/hall.ts';

const MOVES = ['give lrsf', 'place a1', 'give lssf', 'place b1'];

/** A match of two people that was given up after four moves, and the host's screen. */
async function finished() {
  const scene = openHall();
  const host = scene.screen('127.0.0.1');
  await host.hello({ hostKey: HOST_KEY });
  const seats = ['Аня', 'Борис'].map((name) => ({ kind: 'here' as const, name }));
  const match = await host.create({ game: 'quarto', seats });
  for (const [nth, move] of MOVES.entries()) {
    await host.see(match, ({ ply }) => ply === nth);
    const done = await host.play(match, [0, 1, 1, 0][nth] ?? 0, move);
    expect(done.ok, move).toBe(true);
  }
  await host.get('resign', { table: match, seat: 0 });
  return { ...scene, host, match };
}

test('a finished match goes on from any ply as a new one, names and all, with a bot in the other seat', async () => {
  const { host, match, bots, store } = await finished();
  const on = await host.get('play-on', { match, ply: 2, seat: 1, level: 3 });
  expect(on.tokens.map(({ seat }) => seat)).toEqual([1]);
  const seen = await host.see(on.table);
  expect(seen).toMatchObject({ ply: 2, toAct: [1], phase: 'playing', undone: 1 });
  expect(seen.seats.map(({ name, bot }) => [name, bot])).toEqual([
    ['Аня', 3],
    ['Борис', null],
  ]);
  expect((await host.play(on.table, 1, 'give drsf')).ok).toBe(true);
  expect(bots.asked.map(({ request }) => [request.seat, request.level])).toEqual([[0, 3]]);
  expect(store.load(match)?.outcome).not.toBeNull();
  expect(store.record(on.table)?.moves).toEqual(['0 give lrsf', '1 place a1', '1 give drsf']);
});

test('it is there after a restart', async () => {
  const { host, match, restart } = await finished();
  const { table } = await host.get('play-on', { match, ply: 4, seat: 0, level: 1 });
  const again = restart().screen('127.0.0.1');
  await again.hello({ hostKey: HOST_KEY });
  expect(await again.see(table)).toMatchObject({ ply: 4, toAct: [0] });
});

test('nothing goes on from the end, from a match that is not over, or for a guest', async () => {
  const { host, match, screen } = await finished();
  const wish = { match, ply: 1, seat: 0, level: 2 } as const;
  expect(await host.refused('play-on', { ...wish, ply: 5 })).toBe('over');
  expect(await host.refused('play-on', { ...wish, seat: 2 })).toBe('no-such-match');
  const { table } = await host.get('play-on', wish);
  expect(await host.refused('play-on', { ...wish, match: table })).toBe('no-such-match');
  const guest = screen('192.168.1.7');
  await guest.hello();
  expect(await guest.refused('play-on', wish)).toBe('host-only');
});
