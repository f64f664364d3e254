import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { connect, type HostProcess, newDataFolder, runCli, startHost } from '../scenes/host-process.ts';
import type { Screen } from '../scenes/screen.ts';

const OPEN = { kind: 'open' as const };
const ANYA = { kind: 'here' as const, name: 'Аня' };
/** Ports of this file; other tests have their own. */
let port = 4710;
const nextPort = () => String(port++);

/** A match of two sockets: the host's browser and a guest's. */
async function match(host: HostProcess): Promise<{ anya: Screen; borya: Screen; table: string }> {
  const anya = await connect(host.url);
  await anya.hello({ hostKey: host.hostKey });
  const table = await anya.create({ game: 'quarto', seats: [ANYA, OPEN] });
  const borya = await connect(host.url, 'polling');
  await borya.hello();
  await borya.sit(table, 1, 'Боря');
  await anya.see(table, ({ phase }) => phase === 'playing');
  return { anya, borya, table };
}

/** Moves of a whole match; each is played once the screen has seen the one before. */
const LINES = [
  ...['0 give drsf', '1 place a1', '1 give dssf', '0 place b1', '0 give drtf'],
  ...['1 place c1', '1 give dstf', '0 place d1', '0 quarto'],
];

async function play(screens: readonly Screen[], table: string, from: number, to = LINES.length) {
  for (const [nth, line] of LINES.slice(from, to).entries()) {
    const seat = Number(line[0]);
    const screen = screens[seat];
    if (!screen) throw new Error('no screen');
    await screen.see(table, ({ ply }) => ply === from + nth);
    expect(await screen.play(table, seat, line.slice(2)), line).toMatchObject({ ok: true });
  }
}

describe('two people on sockets', () => {
  test('play a match to its end', async () => {
    const host = await startHost(newDataFolder(), '--port', nextPort());
    const { anya, borya, table } = await match(host);
    await play([anya, borya], table, 0);
    for (const screen of [anya, borya]) {
      const { outcome } = await screen.see(table, ({ phase }) => phase === 'over');
      expect(outcome).toMatchObject({ ranks: [1, 2], reason: 'quarto' });
    }
    expect(await host.end('SIGTERM')).toBe(0);
    await anya.until(() => anya.heard.find(({ type }) => type === 'goodbye'));
  });

  test('go on at the same ply after the host was killed in the middle and started again', async () => {
    const [folder, chosen] = [newDataFolder(), nextPort()];
    const host = await startHost(folder, '--port', chosen);
    const { anya, borya, table } = await match(host);
    await play([anya, borya], table, 0, 5);
    await host.end('SIGKILL');
    const anew = await startHost(folder, '--port', chosen);
    expect(anew).toMatchObject({ url: host.url, hostKey: host.hostKey });
    const [one, two] = [await connect(anew.url), await connect(anew.url)];
    await one.hello({ hostKey: host.hostKey, tokens: anya.tokens });
    await two.hello({ tokens: borya.tokens });
    await play([one, two], table, 5);
    expect((await two.see(table, ({ phase }) => phase === 'over')).ply).toBe(9);
  });

  test('a socket torn in the middle of a move costs nothing: the move is there or it is sent again', async () => {
    const host = await startHost(newDataFolder(), '--port', nextPort());
    const { anya, borya, table } = await match(host);
    const { rev } = anya.eyes(table, 0);
    const move = { id: 'tap', table, seat: 0, rev, move: 'give drsf' };
    anya.raw({ type: 'play', ...move });
    anya.close();
    const back = await connect(host.url);
    await back.hello({ tokens: anya.tokens, hostKey: host.hostKey });
    expect(await back.ask('play', move)).toMatchObject({ ok: true });
    expect(await borya.see(table, ({ ply }) => ply > 0)).toMatchObject({ ply: 1, toAct: [1] });
  });

  test('two answers at once: one is taken, the other is stale', async () => {
    const host = await startHost(newDataFolder(), '--port', nextPort());
    const { anya, table } = await match(host);
    const answers = await Promise.all([anya.play(table, 0, 'give drsf'), anya.play(table, 0, 'give lrsf')]);
    expect(answers).toMatchObject([{ ok: true }, { ok: false, error: 'stale' }]);
  });
});

describe('what comes in', () => {
  test('an oversized frame ends its connection alone', async () => {
    const host = await startHost(newDataFolder(), '--port', nextPort());
    const { anya, borya, table } = await match(host);
    borya.raw({ type: 'sit', id: 'big', table, seat: 1, name: 'я'.repeat(20_000) });
    await borya.until(() => borya.closed || undefined).catch(() => undefined);
    expect(borya.closed).toBe(true);
    expect(await anya.see(table, ({ seats }) => seats[1]?.here === false)).toMatchObject({
      phase: 'playing',
    });
  });

  test('128 sockets find room, all from this computer too; one more is turned away until somebody goes', async () => {
    const host = await startHost(newDataFolder(), '--port', nextPort());
    const guests = await Promise.all(Array.from({ length: 128 }, () => connect(host.url)));
    await expect(connect(host.url)).rejects.toThrow();
    guests[0]?.close();
    await expect.poll(() => connect(host.url).then(Boolean, () => false)).toBe(true);
  });

  test('a foreign name or a foreign page is turned away (DNS rebinding, Origin)', async () => {
    const host = await startHost(newDataFolder(), '--port', nextPort());
    const handshake = '/socket.io/?EIO=4&transport=polling';
    expect(await statusOf(host, '/', { host: 'evil.example' })).toBe(403);
    expect(await statusOf(host, handshake, { host: 'evil.example' })).toBe(403);
    expect(await statusOf(host, handshake, { origin: 'http://evil.example' })).toBe(403);
    expect(await statusOf(host, handshake, { origin: new URL(host.url).origin })).toBe(200);
    expect(await statusOf(host, handshake, {})).toBe(200);
  });

  test('files need the host’s key, and nothing else is written to', async () => {
    const host = await startHost(newDataFolder(), '--port', nextPort());
    const { anya, borya, table } = await match(host);
    await play([anya, borya], table, 0);
    const at = (path: string, key = '') => ({
      url: `${host.url}files/${path}`,
      headers: { authorization: `Bearer ${key}` },
    });
    const get = ({ url, headers }: ReturnType<typeof at>) => fetch(url, { headers });
    expect((await get(at(`saves/${table}`))).status).toBe(401);
    expect((await get(at(`saves/${table}`, 'guessed'))).status).toBe(401);
    expect((await get(at('saves/none', host.hostKey))).status).toBe(404);
    const saved = await get(at(`saves/${table}`, host.hostKey));
    expect(saved.headers.get('content-disposition')).toContain('.igroteka');
    const save = await saved.text();
    expect(JSON.parse(save)).toMatchObject({ game: 'quarto', moves: LINES });
    const send = (body: string) => {
      const { url, headers } = at('saves', host.hostKey);
      return fetch(url, { method: 'POST', body, headers });
    };
    const copy = JSON.stringify({ ...JSON.parse(save), id: undefined });
    expect(await (await send(copy)).json()).toMatchObject({ added: true, over: true });
    expect((await send('{')).status).toBe(422);
    expect((await send(`"${'x'.repeat(4 * 1024 * 1024)}"`)).status).toBe(413);
    expect((await fetch(host.url, { method: 'POST' })).status).toBe(405);
  });

  test('every page carries the strict headers, and no path leads out of the bundle', async () => {
    const host = await startHost(newDataFolder(), '--port', nextPort());
    const { headers } = await fetch(host.url);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('strict-transport-security')).toBe(false);
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '//etc/passwd']) {
      expect(await statusOf(host, path, {}), path).not.toBe(200);
    }
  });
});

describe('the command line', () => {
  test('a port that was named and is busy, a folder in use and wrong words end with 2 and a sentence', async () => {
    const [folder, chosen] = [newDataFolder(), nextPort()];
    await startHost(folder, '--port', chosen);
    expect(await runCli('host', '--data', newDataFolder(), '--port', chosen)).toEqual({
      code: 2,
      said: `igroteka: Port ${chosen} is in use.\n`,
    });
    expect(await runCli('host', '--data', folder)).toMatchObject({ code: 2 });
    expect(await runCli('host', '--port', 'x')).toMatchObject({ code: 2 });
    expect(await runCli('host', '--colour')).toMatchObject({ code: 2 });
    expect(await runCli('dance')).toMatchObject({ code: 2 });
  });

  test('without a name the next free port is taken', async () => {
    const [one, two] = [await startHost(newDataFolder()), await startHost(newDataFolder())];
    expect(Number(new URL(two.url).port)).toBeGreaterThan(Number(new URL(one.url).port));
  });

  test('it is open to the network when told so, and again after a restart as long as a match is unfinished', async () => {
    const [folder, chosen] = [newDataFolder(), nextPort()];
    const host = await startHost(folder, '--port', chosen, '--open', '--pin');
    expect(host.lan.every((address) => address.endsWith(`:${chosen}/`))).toBe(true);
    await expect.poll(host.said).toMatch(/PIN: \d{4}/);
    const anya = await connect(host.url);
    const { hall } = await anya.hello({ hostKey: host.hostKey });
    expect(hall.lan).toMatchObject({ open: true, port: Number(chosen) });
    await anya.create({ game: 'quarto', seats: [ANYA, OPEN] });
    await host.end('SIGKILL');
    const anew = await startHost(folder);
    expect(anew).toMatchObject({ url: host.url, lan: host.lan });
    const back = await connect(anew.url);
    await back.hello({ hostKey: host.hostKey, tokens: anya.tokens });
    expect(await back.get('lan', { open: false })).toMatchObject({ open: false, addresses: [] });
    expect(await back.get('lan', { open: true, pin: null })).toMatchObject({ open: true, pin: null });
  });
});

/** A bare HTTP request with headers that fetch would not let through. */
function statusOf(
  host: HostProcess,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const { hostname, port: at } = new URL(host.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port: at, path, headers: { host: `${hostname}:${at}`, ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}
