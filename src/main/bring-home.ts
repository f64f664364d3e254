import { examine } from '../shared/core/examine.ts';
import type { Games } from '../shared/core/game.ts';
import { begin, type Match, outcomeOf } from '../shared/core/match.ts';
import { project } from '../shared/core/project.ts';
import { formatMoveLine, type MatchRecord, playLine, RECORD_FORMAT } from '../shared/core/record.ts';
import { mixOf } from '../shared/protocol/fair.ts';
import type { Frame, Replies, Snapshot } from '../shared/protocol/messages.ts';
import type { Ask } from './lan/travel.ts';
import type { Archive } from './store/archive.ts';

/** Frames asked for at once. */
const PAGE = 64;

/**
 * Keeps a match that was played out at another host, in our own store too. Whether everything that we were shown of it
 * follows from its seed by our own rules; undefined when it cannot be read whole.
 */
export async function bringHome(
  ask: Ask,
  snapshot: Snapshot,
  games: Games,
  archive: Archive,
): Promise<boolean | undefined> {
  const { table: match, game, options, seed, fair } = snapshot;
  // Answers are of the types of their requests; what they hold is examined like a file below.
  const head = (await ask({ type: 'replay', match })) as Replies['replay'] | undefined;
  if (!head) return undefined;
  const frames: Frame[] = [];
  for (let from = 0; from <= head.plies; from += PAGE) {
    const page = await ask({ type: 'frames', match, viewer: 'open', from, count: PAGE });
    frames.push(...((page as Replies['frames'] | undefined)?.frames ?? []));
  }
  if (frames.length <= head.plies) return undefined;
  const moves = frames.flatMap(({ line }) => (line?.text ? [formatMoveLine(line.seat, line.text)] : []));
  const mix = fair && mixOf(fair, seed);
  const record: MatchRecord = {
    ...{ format: RECORD_FORMAT, id: match, game, options, moves },
    at: new Date(head.startedAt).toISOString(),
    seats: head.seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot })),
    ...(seed === null ? {} : { seed }),
    ...(mix ? { fair: mix } : {}),
  };
  const examined = examine(record, games);
  if (examined.kind === 'other-rules') return undefined;
  if (examined.kind === 'refused') return false;
  const { opened, match: played } = examined;
  archive.add(opened.record, opened.setup.game.rulesVersion, outcomeOf(played));
  // Undefined: not what was promised; null: nothing was.
  return mix !== undefined && isAsShown(begin(opened.setup), moves, frames, snapshot);
}

/** Plays the moves by our own rules and compares every picture. */
function isAsShown(
  start: Match,
  moves: readonly string[],
  frames: readonly Frame[],
  { eyes }: Snapshot,
): boolean {
  let match = start;
  for (const [ply, { view }] of frames.entries()) {
    const next = ply === 0 ? undefined : playLine(match, moves[ply - 1] ?? '');
    if (next?.ok) match = next.value;
    if (!same(view, project(match, 'open').view)) return false;
  }
  return eyes.every(({ seat, view }) => same(view, project(match, seat ?? 'spectator').view));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
