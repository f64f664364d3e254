import { pickOne, rngOf } from '../../shared/core/rng.ts';
import { connect, type HostProcess } from './host-process.ts';
import type { Screen } from './screen.ts';

const GUESTS = 8;

/** What eight restless guests left behind. */
export interface Storm {
  readonly moves: number;
  /** Moves in the saves of their matches. */
  readonly saved: number;
  /** Seats that came back each time with their own eyes. */
  readonly returns: number;
}

/** Eight guests play Империя, and one after the other leaves in the middle and comes back, in random order. */
export async function storm(host: HostProcess, returns: number, seed: string): Promise<Storm> {
  const rng = rngOf(seed);
  const window = await connect(host.url);
  await window.hello({ hostKey: host.hostKey });
  const seats = Array.from({ length: GUESTS }, () => ({ kind: 'open' as const }));
  let table = await window.create({ game: 'imperiya', seats, seed, spectators: true });
  await window.get('watch', { table });
  const guests: Screen[] = [];
  for (const seat of seats.keys()) {
    const guest = await connect(host.url);
    await guest.hello();
    await guest.sit(table, seat, `Гость ${seat}`);
    guests.push(guest);
  }
  let [moves, saved, came] = [0, 0, 0];
  // Moves of the matches before this one.
  let before = 0;
  while (came < returns) {
    const ply = moves - before;
    const now = await window.see(table, (seen) => seen.phase !== 'gathering' && seen.ply === ply);
    const [seat] = now.toAct;
    if (seat === undefined) {
      saved += await rowsOf(host, table);
      table = (await window.get('again', { table })).table;
      guests.unshift(...guests.splice(-1));
      before = moves;
      continue;
    }
    const acting = guests[seat];
    if (!acting) throw new Error(`nobody in seat ${seat}`);
    await acting.see(table, (seen) => seen.phase === 'playing' && seen.ply === ply);
    const { text } = pickOne(rng, acting.eyes(table, seat).moves);
    const move = { id: `move-${moves}`, table, seat, rev: acting.eyes(table, seat).rev, move: text };
    // Every third time the one who moves is torn off before the answer and says the same again.
    const torn = rng.int(3) === 0 ? seat : rng.int(GUESTS);
    if (torn === seat) acting.raw({ type: 'play', ...move });
    const back = await comeBack(host, guests[torn]);
    guests[torn] = back;
    const eyes = await back.see(table);
    if (eyes.eyes[0]?.seat === torn) came++;
    const said = await (torn === seat ? back : acting).ask('play', move);
    if (!said.ok) throw new Error(`${text}: ${said.error}`);
    moves++;
  }
  await window.see(table, ({ ply }) => ply === moves - before);
  return { moves, saved: saved + (await rowsOf(host, table)), returns: came };
}

async function comeBack(host: HostProcess, gone: Screen | undefined): Promise<Screen> {
  const tokens = gone?.tokens ?? [];
  gone?.close();
  const back = await connect(host.url);
  await back.hello({ tokens });
  return back;
}

async function rowsOf({ url, hostKey }: HostProcess, table: string): Promise<number> {
  const headers = { authorization: `Bearer ${hostKey}` };
  const save = await fetch(`${url}files/saves/${table}`, { headers });
  return JSON.parse(await save.text()).moves.length;
}
