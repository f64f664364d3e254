import { setTimeout } from 'node:timers/promises';
import type { Seat } from '../../shared/core/game.ts';
import type { MatchRecord } from '../../shared/core/record.ts';
import { pickOne, type Rng } from '../../shared/core/rng.ts';
import type { Snapshot } from '../../shared/protocol/messages.ts';
import type { Screen } from './screen.ts';
import { knownTo, leaksIn } from './secrets.ts';

/** Somebody at a table and the seat they hold; null: a spectator. */
export interface Listener {
  readonly screen: Screen;
  readonly seat: Seat | null;
}

/** Plays at random for everybody who has a seat until the match is over; `meanwhile` is done before each move. */
export async function playOut(
  listeners: readonly Listener[],
  table: string,
  dice: Rng,
  meanwhile?: (snapshot: Snapshot) => Promise<void>,
): Promise<void> {
  const [first] = listeners;
  if (!first) throw new Error('nobody plays');
  const ours = (seat: Seat) => listeners.find((listener) => listener.seat === seat);
  const waits = ({ phase, toAct }: Snapshot) => phase === 'over' || toAct.some((seat) => ours(seat));
  for (let ply = 0; ;) {
    const now = await first.screen.see(table, (seen) => seen.ply >= ply && waits(seen));
    if (now.phase === 'over') break;
    await meanwhile?.(now);
    const acting = ours(pickOne(dice, now.toAct.filter(ours)));
    if (!acting || acting.seat === null) throw new Error('nobody acts');
    await acting.screen.see(table, (seen) => seen.ply >= now.ply);
    await playOne(acting.screen, table, acting.seat, dice);
    ply = now.ply + 1;
  }
  for (const { screen } of listeners) await screen.see(table, ({ phase }) => phase === 'over');
}

async function playOne(screen: Screen, table: string, seat: Seat, dice: Rng): Promise<void> {
  const { text } = pickOne(dice, screen.eyes(table, seat).moves);
  for (;;) {
    const played = await screen.play(table, seat, text);
    if (played.ok) return;
    // Nobody taps as fast as this; the host makes whoever does wait.
    if (played.error !== 'too-much') throw new Error(`${text}: ${played.error}`);
    await setTimeout(100);
  }
}

/** Cards named in anything that a screen has heard, frame by frame, though its seat had no right to know of them yet. */
export function overheard({ screen, seat }: Listener, table: string, record: MatchRecord): string[] {
  const known = knownTo(seat, record);
  let ply = 0;
  return screen.heard.flatMap((message) => {
    if (message.type === 'snapshot' && message.snapshot.table === table) ply = message.snapshot.ply;
    return leaksIn(message, record.game, ply, known).map((card) => `${card} after ${ply} moves`);
  });
}
