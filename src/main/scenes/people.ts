import { expect } from 'vitest';
import { type HallScene, openHall } from './hall.ts';
import type { Screen } from './screen.ts';

export const here = (name: string) => ({ kind: 'here' as const, name });
export const OPEN = { kind: 'open' as const };
export const BOT = { kind: 'bot' as const, level: 2 as const };
/** Where a guest comes from. */
export const GUEST = '192.168.1.7';

/** A table of Дети Каркассона that waits for people, and a guest who has not sat down. */
export async function gathering(seats = [here('Аня'), OPEN, OPEN]) {
  const scene = openHall();
  const host = scene.screen();
  await host.hello();
  const table = await host.create({ game: 'carcassonne', seats, seed: 'осень' });
  const guest = scene.screen(GUEST);
  await guest.hello({ device: 'phone-1234' });
  return { scene, host, guest, table };
}

/** A Кварто table of the host's window and a guest, begun. */
export async function twoPeople(scene = openHall()) {
  const host = scene.screen();
  await host.hello();
  const table = await host.create({ game: 'quarto', seats: [here('Аня'), OPEN] });
  const guest = scene.screen(GUEST);
  await guest.hello({ device: 'phone' });
  await guest.sit(table, 1, 'Боря');
  return { scene, host, guest, table };
}

/** Кварто from the first gift to a row that is called: dark pieces along row 1. */
export const TO_A_CALL: readonly (readonly [seat: 0 | 1, move: string])[] = [
  [0, 'give drsf'],
  [1, 'place a1'],
  [1, 'give dssf'],
  [0, 'place b1'],
  [0, 'give drtf'],
  [1, 'place c1'],
  [1, 'give dstf'],
  [0, 'place d1'],
  [0, 'quarto'],
];

/** Plays moves in turn for both. */
export async function playAll(people: readonly [Screen, Screen], table: string, moves = TO_A_CALL) {
  for (const [seat, move] of moves) {
    expect(await people[seat].play(table, seat, move), move).toMatchObject({ ok: true });
  }
}

/** A table of Кварто against a bot, who is asked through `bot`. */
export async function againstBot(scene: HallScene = openHall()) {
  const host = scene.screen();
  await host.hello();
  const table = await host.create({ game: 'quarto', seats: [here('Аня'), BOT] });
  const bot = () => {
    const asked = scene.bots.asked.at(-1);
    if (!asked) throw new Error('no bot was asked');
    return asked;
  };
  return { scene, host, table, bot };
}
