import { expect, test } from 'vitest';
import { connect, newDataFolder, startHost, startHostInside } from '../scenes/host-process.ts';
import type { Screen } from '../scenes/screen.ts';
import { layNetwork, mayMakeNamespaces } from '../scenes/namespaces.ts';

/** The window of an install that looks around. */
async function look(): Promise<Screen> {
  const guest = await startHost(newDataFolder(), '--port', '4749');
  const window = await connect(guest.url);
  await window.hello({ hostKey: guest.hostKey });
  return window;
}

if (mayMakeNamespaces()) {
  test('a cable is pulled: within ten seconds everybody sees who is away, and the seat is there on return', async () => {
    const { inside, addresses, plug } = layNetwork(2);
    const host = await startHostInside(inside, newDataFolder(), '--port', '4747', '--open');
    expect(host.lan).toEqual(addresses.map((address) => `http://${address}:4747/`));
    const [one = '', two = ''] = host.lan;
    const anya = await connect(one);
    await anya.hello({ hostKey: host.hostKey });
    const table = await anya.create({ game: 'quarto', seats: [{ kind: 'open' }, { kind: 'open' }] });
    await anya.sit(table, 0, 'Аня');
    const borya = await connect(two);
    await borya.hello();
    await borya.sit(table, 1, 'Боря');
    await anya.see(table, ({ phase }) => phase === 'playing');
    plug(1, false);
    const pulled = performance.now();
    // Screen.see waits ten seconds at most.
    await anya.see(table, ({ seats }) => seats[1]?.here === false);
    expect(performance.now() - pulled).toBeLessThan(10_000);
    expect(await anya.play(table, 0, 'give drsf')).toMatchObject({ ok: true });
    plug(1, true);
    const back = await connect(two);
    await back.hello({ tokens: borya.tokens });
    expect(await back.see(table)).toMatchObject({ ply: 1, toAct: [1] });
    expect(await back.play(table, 1, 'place a1')).toMatchObject({ ok: true });
    await anya.see(table, ({ seats, ply }) => seats[1]?.here === true && ply === 2);
  });

  test.each(['the host first', 'the guest first'])(
    'installs find each other by themselves, %s, and miss each other within ten seconds',
    async (first) => {
      const { inside, addresses } = layNetwork(1);
      const open = () => startHostInside(inside, newDataFolder(), '--port', '4747', '--open');
      const early = first === 'the host first' ? await open() : undefined;
      const window = await look();
      const host = early ?? (await open());
      const url = `http://${addresses[0]}:4747/`;
      const shows = (wanted: boolean) =>
        window.until(() =>
          window.nearby().some((found) => found.url === url) === wanted ? true : undefined,
        );
      await shows(true);
      expect(window.nearby().filter((found) => found.url === url)).toMatchObject([{ version: 1 }]);
      await host.end('SIGKILL');
      await shows(false);
    },
  );
} else {
  test('tests with a network of their own are left out: only root on Linux may make namespaces', () => {
    expect(mayMakeNamespaces()).toBe(false);
  });
}
