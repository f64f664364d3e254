import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../../shared/protocol/version.ts';
import { HOST_KEY } from '../scenes/hall.ts';
import { GUEST, gathering, here } from '../scenes/people.ts';

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
