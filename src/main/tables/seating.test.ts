import { describe, expect, test } from 'vitest';
import { openHall } from '../scenes/hall.ts';

const here = (name: string) => ({ kind: 'here' as const, name });
const OPEN = { kind: 'open' as const };
const BOT = { kind: 'bot' as const, level: 2 as const };

describe('people change places before the start', () => {
  test('the host moves a guest to a free seat, and the guest comes back there after a restart', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const table = await host.create({ game: 'quarto', seats: [OPEN, OPEN] });
    const guest = scene.screen('192.168.1.7');
    await guest.hello();
    await guest.sit(table, 0, 'Боря');
    await host.get('move', { table, seat: 0, to: 1 });
    expect(guest.snapshot(table)?.seats).toMatchObject([{ free: true }, { name: 'Боря', here: true }]);
    expect(guest.snapshot(table)?.eyes).toMatchObject([{ seat: 1 }]);
    const back = scene.restart().screen('192.168.1.7');
    await back.hello({ tokens: guest.tokens });
    expect(back.snapshot(table)?.eyes).toMatchObject([{ seat: 1 }]);
  });

  test('two people change, and each keeps what is theirs', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const table = await host.create({ game: 'carcassonne', seats: [here('Аня'), OPEN, BOT] });
    const guest = scene.screen('192.168.1.7');
    await guest.hello();
    await host.get('move', { table, seat: 0, to: 2 });
    await guest.sit(table, 1, 'Боря');
    scene.clock.pass(0);
    expect(host.snapshot(table)).toMatchObject({
      phase: 'playing',
      seats: [{ bot: 2 }, { name: 'Боря' }, { name: 'Аня' }],
    });
    expect(host.snapshot(table)?.eyes).toMatchObject([{ seat: 2 }]);
    expect(await host.refused('move', { table, seat: 0, to: 1 })).toBe('illegal');
  });

  test('only the host moves people, and only to seats that are there', async () => {
    const scene = openHall();
    const host = scene.screen();
    await host.hello();
    const table = await host.create({ game: 'quarto', seats: [here('Аня'), OPEN] });
    const guest = scene.screen('192.168.1.7');
    await guest.hello();
    expect(await guest.refused('move', { table, seat: 0, to: 1 })).toBe('host-only');
    expect(await host.refused('move', { table, seat: 0, to: 2 })).toBe('illegal');
    scene.breakDisk(true);
    expect(await host.refused('move', { table, seat: 0, to: 1 })).toBe('disk');
    expect(host.snapshot(table)?.seats).toMatchObject([{ name: 'Аня' }, { free: true }]);
  });
});

test('"again": everybody moves on with their own colour', async () => {
  const scene = openHall();
  const host = scene.screen();
  await host.hello();
  const request = { game: 'carcassonne', seats: [here('Аня'), here('Боря'), BOT] };
  for (const options of [{ colours: ['yellow', 'red', 'blue'] }, {}]) {
    const table = await host.create({ ...request, options });
    const { options: known } = await host.see(table);
    const { colours: first } = known as { colours: string[] };
    for (const seat of [0, 1]) await host.get('resign', { table, seat });
    while (!host.snapshot(table)?.outcome) {
      await new Promise((done) => setTimeout(done));
      scene.clock.pass(1);
      scene.bots.asked.at(-1)?.answer();
    }
    const { table: next } = await host.get('again', { table });
    expect(host.snapshot(next)).toMatchObject({
      seats: [{ bot: 2 }, { name: 'Аня' }, { name: 'Боря' }],
      options: { colours: [first[2], first[0], first[1]] },
    });
  }
});

test('a restart is offered where it would be granted: not past something that was seen', async () => {
  const scene = openHall();
  const host = scene.screen();
  await host.hello();
  const quarto = await host.create({ game: 'quarto', seats: [here('Аня'), here('Боря')] });
  expect(host.eyes(quarto, 0)).toMatchObject({ canRestart: false });
  await host.play(quarto, 0, 'give drsf');
  expect(host.eyes(quarto, 0)).toMatchObject({ canRestart: true });
  const tiles = await host.create({ game: 'carcassonne', seats: [here('Аня'), here('Боря')] });
  const [flip] = host.eyes(tiles, 0).moves;
  await host.play(tiles, 0, flip?.text ?? '');
  expect(host.eyes(tiles, 0)).toMatchObject({ canRestart: false });
  expect(await host.refused('restart', { table: tiles, seat: 0 })).toBe('cannot-undo');
});
