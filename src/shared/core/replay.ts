import type { Games, Outcome, Seat } from './game.ts';
import { outcomeOf, toAct } from './match.ts';
import { project } from './project.ts';
import { openRecord, playLines } from './record.ts';
import type { RecordRefusal, RuleRefusal } from './refusal.ts';

/** What `replay` prints for a record (architecture.md §7). */
export type ReplayLine =
  | {
      readonly ok: true;
      readonly ply: number;
      readonly state: unknown;
      readonly toAct: readonly Seat[];
      readonly legal: Readonly<Record<string, readonly string[]>>;
      readonly outcome: Outcome | null;
    }
  | { readonly ok: false; readonly ply: number; readonly error: RuleRefusal | RecordRefusal };

/** Replays a record to its end or to the first line that is refused; `ply` counts the lines accepted. */
export function replay(json: unknown, games: Games): ReplayLine {
  const opened = openRecord(json, games);
  if (!opened.ok) return { ok: false, ply: 0, error: opened.error };
  const { match, error } = playLines(opened.value.setup, opened.value.record.moves);
  if (error !== undefined) return { ok: false, ply: match.ply, error };
  const acting = toAct(match);
  return {
    ok: true,
    ply: match.ply,
    state: project(match, 'open').view,
    toAct: acting,
    legal: Object.fromEntries(
      acting.map((seat) => [
        seat,
        project(match, seat)
          .moves.map((offer) => offer.text)
          .sort(),
      ]),
    ),
    outcome: outcomeOf(match),
  };
}
