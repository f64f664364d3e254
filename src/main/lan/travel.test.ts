import { expect, test } from 'vitest';
import { connect, newDataFolder, startHost } from '../scenes/host-process.ts';
import type { Screen } from '../scenes/screen.ts';

const LINES = [
  ...['0 give drsf', '1 place a1', '1 give dssf', '0 place b1', '0 give drtf'],
  ...['1 place c1', '1 give dstf', '0 place d1', '0 quarto'],
];

async function play(screens: readonly Screen[], table: string, from: number, to: number) {
  for (const [nth, line] of LINES.slice(from, to).entries()) {
    const seat = Number(line[0]);
    const screen = screens[seat];
    await screen?.see(table, ({ phase, ply }) => phase === 'playing' && ply === from + nth);
    expect(await screen?.play(table, seat, line.slice(2)), line).toMatchObject({ ok: true });
  }
}

test('a window plays at another install through its own program, over a restart of the host, and keeps the match', async () => {
  const [far, home] = [newDataFolder(), newDataFolder()];
  let host = await startHost(far, '--port', '4751');
  const anya = await connect(host.url);
  await anya.hello({ hostKey: host.hostKey });
  const seats = [{ kind: 'here' as const, name: 'Аня' }, { kind: 'open' as const }];
  const table = await anya.create({ game: 'quarto', seats });

  const own = await startHost(home, '--port', '4752');
  const borya = await connect(own.url);
  await borya.hello({ hostKey: own.hostKey });
  expect(await borya.refused('visit', { url: 'http://127.0.0.1:4753/' })).toBe('no-way');
  const { hall } = (await borya.get('visit', { url: host.url })) ?? {};
  expect(hall?.tables).toMatchObject([{ id: table, phase: 'gathering' }]);
  await borya.sit(table, 1, 'Боря');
  await play([anya, borya], table, 0, 5);

  await host.end('SIGKILL');
  await borya.until(() => borya.heard.find((said) => said.type === 'visiting' && said.link === 'lost'));
  host = await startHost(far, '--port', '4751');
  const again = await connect(host.url);
  await again.hello({ hostKey: host.hostKey, tokens: anya.tokens });
  await borya.until(() => borya.heard.find((said) => said.type === 'visiting' && said.link === 'online'));
  await play([again, borya], table, 5, LINES.length);
  await borya.see(table, ({ phase }) => phase === 'over');

  const kept = async () => (await borya.get('matches', { kind: 'finished', offset: 0 })).matches;
  await expect.poll(kept).toMatchObject([{ id: table, game: 'quarto', outcome: { reason: 'quarto' } }]);
  expect(await borya.get('visit', { url: null })).toBeNull();
  expect(await borya.refused('play', { table, seat: 1, rev: 1, move: 'place a1' })).toBe('no-such-table');
});

test('only the host’s own screen travels', async () => {
  const host = await startHost(newDataFolder(), '--port', '4754');
  const guest = await connect(host.url);
  await guest.hello();
  expect(await guest.refused('visit', { url: host.url })).toBe('host-only');
});
