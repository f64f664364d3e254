import { type Games, LEAVINGS, type Outcome, type Seat } from '../../../shared/core/game.ts';
import { begin, type Match, outcomeOf, play } from '../../../shared/core/match.ts';
import { type MatchRecord, openRecord, parseMoveLine } from '../../../shared/core/record.ts';

/** One move of a record, with the match before and after it. */
export interface Step {
  readonly seat: Seat;
  readonly text: string;
  /** Milliseconds. */
  readonly took: number;
  /** A decision of the seat itself; leaving is none, nor is what a bot moves in its chair afterwards. */
  readonly decided: boolean;
  readonly before: Match;
  readonly after: Match;
}

/** A finished match, move by move. */
export interface Walk {
  readonly seats: number;
  readonly steps: readonly Step[];
  readonly last: Match;
  readonly outcome: Outcome;
}

/** Replays a finished match; undefined for a record that our rules do not replay to its end. */
export function walk(record: MatchRecord, games: Games): Walk | undefined {
  const opened = openRecord(record, games);
  if (!opened.ok) return undefined;
  const steps: Step[] = [];
  let match = begin(opened.value.setup);
  for (const [ply, line] of record.moves.entries()) {
    const { seat, text } = parseMoveLine(line) ?? { seat: -1, text: line };
    const next = play(match, seat, text);
    if (!next.ok) return undefined;
    const decided = !match.left.includes(seat) && !LEAVINGS.some((word) => word === text);
    steps.push({ seat, text, took: record.times?.[ply] ?? 0, decided, before: match, after: next.value });
    match = next.value;
  }
  const outcome = outcomeOf(match);
  return outcome ? { seats: record.seats.length, steps, last: match, outcome } : undefined;
}

/** What a move is told as, with all cards up. */
export function said({ before, seat, text, after }: Step): readonly unknown[] {
  const { game } = before.setup;
  const move = game.parseMove(text);
  return move === undefined ? [] : game.narrate(before.state, seat, move, after.state, 'open');
}

/** How many of these steps a seat decided, of those that `counts` lets through. */
export const countOf = ({ steps }: Walk, seat: Seat, counts: (step: Step) => boolean): number =>
  steps.filter((step) => step.seat === seat && step.decided && counts(step)).length;
