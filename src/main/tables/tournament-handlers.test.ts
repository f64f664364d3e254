import { expect, test } from 'vitest';
import { HOST_KEY, openHall } from '../scenes/hall.ts';

const PLAN = {
  name: 'Пятница',
  kind: 'swiss' as const,
  games: [{ game: 'quarto' }],
  people: ['a', 'b'],
  rounds: 1,
};

test('tournaments are the host’s affair', async () => {
  const guest = openHall().screen('192.168.1.7');
  await guest.hello();
  expect(await guest.refused('tournaments', {})).toBe('host-only');
  expect(await guest.refused('create-tournament', PLAN)).toBe('host-only');
});

test('a plan that is none is dropped at the door, one that cannot be is refused in words of the wire', async () => {
  const host = openHall().screen('127.0.0.1');
  await host.hello({ hostKey: HOST_KEY });
  expect(await host.refused('create-tournament', { ...PLAN, people: ['a'] })).toBe('malformed');
  expect(await host.refused('create-tournament', { ...PLAN, rounds: 33 })).toBe('malformed');
  expect(await host.refused('tournament', { tournament: 'nowhere' })).toBe('no-such-tournament');
});
