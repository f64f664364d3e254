import { randomUUID } from 'node:crypto';
import type { Level, Seat } from '../../shared/core/game.ts';
import { ok, refuse, type Result } from '../../shared/core/result.ts';
import type { Replies } from '../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../shared/protocol/refusals.ts';
import type { BotPool } from './ports.ts';
import type { Table } from './table.ts';

/** The bot that gives hints. */
const ADVISER: Level = 5;

/** What the best bot would do in this seat, from what the seat sees, and why. `stale` when the table moved on meanwhile. */
export async function hintFor(
  table: Table,
  seat: Seat,
  bots: BotPool,
): Promise<Result<Replies['hint'], WireRefusal>> {
  if (table.phase !== 'playing') return refuse('not-playing');
  if (!table.toAct.includes(seat) || table.hasLeft(seat)) return refuse('not-your-turn');
  const { timeline, setup } = table;
  const { game } = setup;
  const { view } = timeline.project(seat);
  const rev = timeline.rev(seat);
  const request = { game: game.id, view, seat, level: ADVISER, dice: randomUUID() };
  const text = await bots.think(request, new AbortController().signal);
  const move = text === undefined ? undefined : game.parseMove(text);
  if (text === undefined || move === undefined || rev !== timeline.rev(seat)) return refuse('stale');
  return ok({ text, why: game.skill.reason(view, seat, move) });
}
