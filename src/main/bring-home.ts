import { examine } from '../shared/core/examine.ts';
import type { Games } from '../shared/core/game.ts';
import { outcomeOf } from '../shared/core/match.ts';
import { formatMoveLine, type MatchRecord, RECORD_FORMAT } from '../shared/core/record.ts';
import type { Replies, Snapshot } from '../shared/protocol/messages.ts';
import type { Ask } from './lan/travel.ts';
import type { Archive } from './store/archive.ts';

/** Frames asked for at once. */
const PAGE = 64;

/** Keeps a match that was played out at another host, in our own store too. False when it cannot be read whole. */
export async function bringHome(
  ask: Ask,
  { table: match, game, options, seed }: Snapshot,
  games: Games,
  archive: Archive,
): Promise<boolean> {
  // Answers are of the types of their requests; what they hold is examined like a file below.
  const head = (await ask({ type: 'replay', match })) as Replies['replay'] | undefined;
  if (!head) return false;
  const moves: string[] = [];
  for (let from = 1; from <= head.plies; from += PAGE) {
    const page = await ask({ type: 'frames', match, viewer: 'open', from, count: PAGE });
    const frames = (page as Replies['frames'] | undefined)?.frames ?? [];
    for (const { line } of frames) if (line?.text) moves.push(formatMoveLine(line.seat, line.text));
  }
  const record: MatchRecord = {
    ...{ format: RECORD_FORMAT, id: match, game, options, moves },
    at: new Date(head.startedAt).toISOString(),
    seats: head.seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot })),
    ...(seed === null ? {} : { seed }),
  };
  const examined = examine(record, games);
  if (examined.kind !== 'playable') return false;
  const { opened, match: played } = examined;
  archive.add(opened.record, opened.setup.game.rulesVersion, outcomeOf(played));
  return true;
}
