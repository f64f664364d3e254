import { expect, test } from 'vitest';
import { connect, newDataFolder, startHost } from '../scenes/host-process.ts';
import { badLine } from '../scenes/line.ts';

const LINES = ['0 give drsf', '1 place a1', '1 give dssf', '0 place b1', '0 give drtf', '1 place c1'];

test('with 300 ms to the host and back and 5 % of packets lost a match goes on, each move once', async () => {
  const host = await startHost(newDataFolder(), '--port', '4745');
  const anya = await connect(host.url);
  await anya.hello({ hostKey: host.hostKey });
  const table = await anya.create({
    game: 'quarto',
    seats: [{ kind: 'here', name: 'Аня' }, { kind: 'open' }],
  });
  const borya = await connect(await badLine(host.url, { delay: 150, loss: 5 }));
  await borya.hello();
  await borya.sit(table, 1, 'Боря');
  for (const [ply, line] of LINES.entries()) {
    const seat = Number(line[0]);
    const screen = seat === 0 ? anya : borya;
    await screen.see(table, (seen) => seen.phase === 'playing' && seen.ply === ply);
    const move = { id: line, table, seat, rev: screen.eyes(table, seat).rev, move: line.slice(2) };
    // An impatient page says it twice.
    const answers = await Promise.all([screen.ask('play', move), screen.ask('play', move)]);
    expect(answers, line).toMatchObject([{ ok: true }, { ok: true }]);
  }
  expect((await borya.see(table, ({ ply }) => ply === LINES.length)).toAct).toEqual([1]);
});
