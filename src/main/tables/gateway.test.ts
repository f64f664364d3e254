import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../../shared/protocol/version.ts';
import { HOST_KEY, openHall } from '../scenes/hall.ts';

const here = (name: string) => ({ kind: 'here' as const, name });
const OPEN = { kind: 'open' as const };
const GUEST = '192.168.1.7';

describe('the door', () => {
  test('nothing is answered before hello, and hello is said once', async () => {
    const guest = openHall().screen(GUEST);
    expect(await guest.refused('watch', { table: 't' })).toBe('no-hello');
    await guest.hello();
    expect(await guest.refused('hello', { version: PROTOCOL_VERSION, tokens: [] })).toBe('no-hello');
  });

  test('another version is told so', async () => {
    const guest = openHall().screen(GUEST);
    expect(await guest.refused('hello', { version: PROTOCOL_VERSION + 1, tokens: [] })).toBe('version');
  });

  test('whoever does not say hello in ten seconds is let go', () => {
    const scene = openHall();
    const guest = scene.screen(GUEST);
    scene.clock.pass(9_999);
    expect(guest.closed).toBe(false);
    scene.clock.pass(1);
    expect(guest.closed).toBe(true);
  });

  test('what is no request is refused where it can be answered and dropped elsewhere', async () => {
    const guest = openHall().screen(GUEST);
    await guest.hello();
    const before = guest.heard.length;
    for (const frame of [null, 7, 'hello', [], {}, { type: 'play' }, { id: 7 }, { id: 'x'.repeat(65) }])
      guest.raw(frame);
    expect(guest.heard).toHaveLength(before);
    guest.raw({ type: 'no such thing', id: 'a' });
    guest.raw({ type: 'watch', id: 'b', table: 't', more: 1 });
    guest.raw({ type: 'play', id: 'c', table: 't', seat: -1, rev: 0, move: 'x' });
    expect(guest.heard.slice(before)).toEqual(
      ['a', 'b', 'c'].map((id) => ({ type: 'reply', id, ok: false, error: 'malformed' })),
    );
  });

  test('the host has its rights from the key alone', async () => {
    const scene = openHall();
    const guest = scene.screen('127.0.0.1');
    expect(await guest.hello({ hostKey: 'guessed' })).toMatchObject({ host: false });
    const seats = [here('Аня'), OPEN];
    expect(await guest.refused('create', { game: 'quarto', seats })).toBe('host-only');
    expect(await guest.refused('matches', { kind: 'unfinished', offset: 0 })).toBe('host-only');
    expect(await guest.refused('set', { key: 'theme', value: 'dark' })).toBe('host-only');
    expect(await scene.screen(GUEST).hello({ hostKey: HOST_KEY })).toMatchObject({ host: true });
  });

  test('thirty messages a second and sixty at once are heard, more are refused, too many more end it', async () => {
    const scene = openHall();
    const guest = scene.screen(GUEST);
    await guest.hello();
    const answers = await Promise.all(Array.from({ length: 70 }, () => guest.ask('watch', { table: 't' })));
    const errors = answers.map((answer) => !answer.ok && answer.error);
    expect(errors.filter((error) => error === 'no-such-table')).toHaveLength(59);
    expect(errors.filter((error) => error === 'too-much')).toHaveLength(11);
    scene.clock.pass(1_000);
    expect(await guest.refused('watch', { table: 't' })).toBe('no-such-table');
    for (let nth = 0; nth < 400; nth++) guest.raw({});
    expect(guest.heard.at(-1)).toEqual({ type: 'goodbye', why: 'too-much' });
    expect(guest.closed).toBe(true);
  });

  test('a fault is caught, logged and quoted, and the connection goes on', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    scene.store.finished = () => {
      throw new Error('a bug');
    };
    expect(await host.ask('matches', { kind: 'finished', offset: 0 })).toMatchObject({
      error: 'fault',
      ref: 'fault-1',
    });
    expect(await host.ask('matches', { kind: 'unfinished', offset: 0 })).toMatchObject({ ok: true });
  });
});

describe('PIN', () => {
  test('a guest names it once and needs it no more with a seat; wrong tries are limited', async () => {
    const scene = openHall();
    scene.pin = '4711';
    const host = scene.screen();
    await host.hello();
    const table = await host.create({ game: 'quarto', seats: [here('Аня'), OPEN] });
    const guest = scene.screen(GUEST);
    const bare = { version: PROTOCOL_VERSION, tokens: [] };
    expect(await guest.refused('hello', bare)).toBe('wrong-pin');
    expect(await guest.refused('hello', { ...bare, pin: '0000' })).toBe('wrong-pin');
    await guest.hello({ pin: '4711' });
    await guest.sit(table, 1, 'Боря');
    await scene.screen(GUEST).hello({ tokens: guest.tokens });
    const thief = scene.screen('192.168.1.66');
    for (let nth = 0; nth < 5; nth++) {
      expect(await thief.refused('hello', { ...bare, pin: `000${nth}` })).toBe('wrong-pin');
    }
    expect(await thief.refused('hello', { ...bare, pin: '4711' })).toBe('too-much');
  });
});

async function gathering(seats = [here('Аня'), OPEN, OPEN]) {
  const scene = openHall();
  const host = scene.screen();
  await host.hello();
  const table = await host.create({ game: 'carcassonne', seats, seed: 'осень' });
  const guest = scene.screen(GUEST);
  await guest.hello({ device: 'phone-1234' });
  return { scene, host, guest, table };
}

describe('seats', () => {
  test('a seat is taken once, under a name of its own', async () => {
    const { guest, scene, table } = await gathering();
    await guest.sit(table, 1, 'Боря');
    const other = scene.screen('192.168.1.8');
    await other.hello();
    expect(await other.refused('sit', { table, seat: 1, name: 'Вера' })).toBe('seat-taken');
    expect(await other.refused('sit', { table, seat: 0, name: 'Вера' })).toBe('seat-taken');
    expect(await other.refused('sit', { table, seat: 2, name: 'боря' })).toBe('name-taken');
    expect(await other.refused('sit', { table, seat: 2, name: '\u202e \u0007' })).toBe('malformed');
    expect(await other.refused('sit', { table: 'none', seat: 2, name: 'Вера' })).toBe('no-such-table');
    await other.sit(table, 2, ' Ве\u200bра ');
    expect(other.snapshot(table)?.seats[2]?.name).toBe('Вера');
  });

  test('a seat whose answer got lost is named again to the same device', async () => {
    const { scene, guest, table } = await gathering();
    const wish = { id: 'sit-1', table, seat: 1, name: 'Боря' };
    const first = await guest.get('sit', wish);
    guest.close();
    const back = scene.screen(GUEST);
    await back.hello({ device: 'phone-1234' });
    expect(await back.get('sit', wish)).toEqual(first);
    expect(back.snapshot(table)?.eyes).toMatchObject([{ seat: 1 }]);
    const thief = scene.screen(GUEST);
    await thief.hello({ device: 'another' });
    expect(await thief.refused('sit', wish)).toBe('seat-taken');
  });

  test('before the start a guest may stand up again, and the token is worth nothing then', async () => {
    const { scene, guest, table } = await gathering();
    await guest.sit(table, 1, 'Боря');
    await guest.get('stand', { table, seat: 1 });
    expect(await guest.refused('stand', { table, seat: 1 })).toBe('not-your-seat');
    const other = scene.screen(GUEST);
    await other.hello({ tokens: guest.tokens });
    expect(other.snapshot(table)).toBeUndefined();
  });

  test('a second tab takes the seat over, and the first is told', async () => {
    const { scene, guest, table } = await gathering();
    await guest.sit(table, 1, 'Боря');
    const tab = scene.screen(GUEST);
    await tab.hello({ tokens: guest.tokens });
    expect(guest.heard.at(-1)).toEqual({ type: 'unseated', table, seat: 1, why: 'replaced' });
    expect(await guest.refused('resign', { table, seat: 1 })).toBe('not-your-seat');
    expect(tab.snapshot(table)?.eyes).toMatchObject([{ seat: 1 }]);
  });

  test('a browser with the key gets fresh tokens for the seats at the host; one that comes back takes none away', async () => {
    const { scene, host, table } = await gathering([here('Аня'), here('Боря')]);
    const browser = scene.screen('127.0.0.1');
    const { tokens } = await browser.hello({ hostKey: HOST_KEY });
    expect(tokens).toMatchObject([
      { table, seat: 0 },
      { table, seat: 1 },
    ]);
    expect(host.heard.filter(({ type }) => type === 'unseated')).toHaveLength(2);
    const window = scene.screen();
    expect(await window.hello({ tokens: host.tokens })).toMatchObject({ tokens: [] });
    browser.close();
    const later = scene.screen();
    expect((await later.hello({ tokens: host.tokens })).tokens).toHaveLength(2);
  });

  test('whoever is kicked loses the seat, whoever is banned does not come back', async () => {
    const { scene, host, guest, table } = await gathering();
    await guest.sit(table, 1, 'Боря');
    expect(await guest.refused('kick', { table, seat: 1, ban: true })).toBe('host-only');
    await host.get('kick', { table, seat: 1, ban: false });
    expect(guest.heard).toContainEqual({ type: 'unseated', table, seat: 1, why: 'kicked' });
    expect(host.snapshot(table)?.seats[1]).toMatchObject({ free: true, name: '' });
    await guest.sit(table, 1, 'Боря');
    await host.get('kick', { table, seat: 1, ban: true });
    expect(guest.heard.at(-1)).toEqual({ type: 'goodbye', why: 'banned' });
    const bare = { version: PROTOCOL_VERSION, tokens: [] };
    expect(await scene.screen(GUEST).refused('hello', bare)).toBe('banned');
    expect(await scene.screen('192.168.1.9').refused('hello', { ...bare, device: 'phone-1234' })).toBe(
      'banned',
    );
  });

  test('nobody new sits at a locked table, and it stays locked over a restart', async () => {
    const { scene, host, guest, table } = await gathering();
    await host.get('lock', { table, locked: true, spectators: false });
    expect(await guest.refused('sit', { table, seat: 1, name: 'Боря' })).toBe('locked');
    expect(await guest.refused('watch', { table })).toBe('locked');
    const anew = scene.restart().screen(GUEST);
    await anew.hello();
    expect(await anew.refused('sit', { table, seat: 1, name: 'Боря' })).toBe('locked');
  });
});

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

test('what the screens remember is there after a restart, and bounded', async () => {
  const scene = openHall();
  const host = scene.screen();
  await host.hello();
  await host.get('set', { key: 'theme', value: 'dark' });
  expect(await host.refused('set', { key: 'name', value: 'я'.repeat(70_000) })).toBe('too-much');
  const anew = scene.restart().screen();
  await anew.hello();
  expect(await anew.get('settings', {})).toEqual({ settings: { theme: 'dark' } });
});
