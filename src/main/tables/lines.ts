import { type Leaving, LEAVINGS, type Viewer } from '../../shared/core/game.ts';
import type { LogLine } from '../../shared/protocol/messages.ts';
import type { Step } from './timeline.ts';

const isLeaving = (text: string): text is Leaving => LEAVINGS.some((leaving) => leaving === text);

/** One line of the log as this viewer may read it. */
export function lineOf({ seat, text, before, after }: Step, viewer: Viewer): LogLine {
  const head = { ply: before.ply, seat };
  if (isLeaving(text)) return { ...head, text, said: [] };
  const { game } = before.setup;
  const move = game.parseMove(text);
  if (move === undefined) throw new Error(`${game.id}: ${text} was played and cannot be read`);
  const told = (eyes: Viewer) => game.narrate(before.state, seat, move, after.state, eyes);
  const said = told(viewer);
  // Who is told less than the whole story may not read the move's text either: it could name a hidden card.
  const whole = viewer === seat || viewer === 'open' || same(said, told('open'));
  return { ...head, text: whole ? text : null, said };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
