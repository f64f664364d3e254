import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../../shared/protocol/version.ts';
import { HOST_KEY, openHall } from '../scenes/hall.ts';
import { GUEST, OPEN, here } from '../scenes/people.ts';

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
