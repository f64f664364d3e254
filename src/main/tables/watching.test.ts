import { describe, expect, test } from 'vitest';
import { openHall } from '../scenes/hall.ts';
import { GUEST, OPEN, gathering, here } from '../scenes/people.ts';

describe('watching', () => {
  test('a spectator sees what all may see and can do nothing', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const seats = [here('Аня'), here('Боря')];
    const table = await host.create({ game: 'kvartaly', seats, seed: 'весна', spectators: true });
    const guest = scene.screen(GUEST);
    await guest.hello();
    await guest.get('watch', { table });
    expect(guest.snapshot(table)).toMatchObject({ eyes: [{ seat: null, moves: [] }], seed: null });
    expect(await guest.refused('log', { table, seat: 0, before: 9 })).toBe('not-your-seat');
    const [first] = host.eyes(table, 0).moves;
    await host.play(table, 0, first?.text ?? '');
    expect(guest.snapshot(table)?.ply).toBe(1);
    await host.get('lock', { table, locked: false, spectators: false });
    const heard = guest.heard.length;
    const [second] = host.eyes(table, 1).moves;
    await host.play(table, 1, second?.text ?? '');
    expect(guest.heard.slice(heard).filter(({ type }) => type === 'snapshot')).toEqual([]);
  });

  test('K36: of a secret discard the log tells others that it was done, and nothing more', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const table = await host.create({ game: 'kvartaly', seats: [here('Аня'), OPEN], seed: 'весна' });
    const guest = scene.screen(GUEST);
    await guest.hello();
    await guest.sit(table, 1, 'Боря');
    const discard = host.eyes(table, 0).moves.find(({ text }) => text.startsWith('discard '));
    await host.play(table, 0, discard?.text ?? '');
    expect(host.eyes(table, 0).log).toMatchObject([{ seat: 0, text: discard?.text }]);
    expect(guest.eyes(table, 1).log).toMatchObject([{ seat: 0, text: null }]);
    const card = discard?.text.slice('discard '.length);
    expect(JSON.stringify(guest.eyes(table, 1).log)).not.toContain(`"${card}"`);
  });

  test('a match of the host alone is nobody else’s business', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const table = await host.create({ game: 'foursquare', seats: [here('Аня')] });
    const guest = scene.screen(GUEST);
    expect((await guest.hello()).hall.tables).toEqual([]);
    expect(await guest.refused('watch', { table })).toBe('locked');
  });

  test('a finished match is watched by the host and by who sat there, step by step', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const table = await host.create({ game: 'quarto', seats: [here('Аня'), OPEN] });
    const guest = scene.screen(GUEST);
    await guest.hello();
    await guest.sit(table, 1, 'Боря');
    await host.play(table, 0, 'give drsf');
    await guest.play(table, 1, 'place b2');
    expect(await guest.refused('replay', { match: table })).toBe('no-such-match');
    await guest.get('resign', { table, seat: 1 });
    expect(await guest.get('replay', { match: table })).toMatchObject({ plies: 3, game: 'quarto' });
    const { frames } = await guest.get('frames', { match: table, viewer: 'open', from: 2, count: 9 });
    expect(frames).toMatchObject([
      { ply: 2, line: { seat: 1, text: 'place b2' }, toAct: [1] },
      { ply: 3, line: { seat: 1, text: 'resign' }, toAct: [] },
    ]);
    const other = scene.screen('192.168.1.8');
    await other.hello();
    expect(await other.refused('replay', { match: table })).toBe('host-only');
  });
});

describe('talking', () => {
  test('everybody at the table hears it, in measure and cleaned', async () => {
    const { scene, host, guest, table } = await gathering();
    await guest.sit(table, 1, 'Боря');
    const other = scene.screen('192.168.1.8');
    await other.hello();
    await guest.get('talk', { table, seat: 1, said: { text: ' при\u202eвет\u0007 ' } });
    const message = { type: 'talk', table, seat: 1, said: { text: 'при вет' } };
    expect(host.heard.at(-1)).toEqual(message);
    expect(other.heard).not.toContainEqual(message);
    expect(await other.refused('talk', { table, seat: 1, said: { reaction: 'wow' } })).toBe('not-your-seat');
    for (let nth = 0; nth < 4; nth++)
      await guest.get('talk', { table, seat: 1, said: { reaction: 'bravo' } });
    expect(await guest.refused('talk', { table, seat: 1, said: { reaction: 'bravo' } })).toBe('too-much');
  });

  test('a table may be a quiet one, after a restart too', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const table = await host.create({ game: 'quarto', seats: [here('Аня'), OPEN], talk: false });
    expect(await host.refused('talk', { table, seat: 0, said: { reaction: 'wow' } })).toBe('illegal');
    const anew = scene.restart().screen();
    await anew.hello({ tokens: host.tokens });
    expect(anew.snapshot(table)?.talk).toBe(false);
  });
});

test('a table that is given up is gone for everybody', async () => {
  const scene = openHall();
  const host = scene.screen();
  await host.hello();
  const table = await host.create({ game: 'quarto', seats: [here('Аня'), OPEN] });
  const guest = scene.screen(GUEST);
  await guest.hello();
  await guest.sit(table, 1, 'Боря');
  await host.get('abandon', { table });
  expect(guest.heard.at(-1)).toEqual({ type: 'gone', table });
  expect(await host.refused('resume', { match: table })).toBe('no-such-match');
  expect(scene.restart().hall.tables).toEqual([]);
});
