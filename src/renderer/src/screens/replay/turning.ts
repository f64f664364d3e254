import type { Chances } from '../../../../shared/protocol/messages.ts';

/** A move that changed the chances of its own player more than others did. */
export interface Turning {
  readonly ply: number;
  readonly seat: number;
  readonly good: boolean;
}

/** More of them would not be turning points. */
const MOST = 4;
/** Smaller changes are the ordinary up and down of a match. */
const LEAST = 0.2;

/** The turning points of a match, in its order; `movers[n]` made the move that led to ply n + 1. */
export function turningPoints(chances: readonly Chances[], movers: readonly number[]): readonly Turning[] {
  const changes = chances.flatMap(({ ply, bySeat }, i) => {
    const before = chances[i - 1];
    const seat = movers[ply - 1];
    if (!before || before.ply !== ply - 1 || seat === undefined) return [];
    return [{ ply, seat, change: (bySeat[seat] ?? 0) - (before.bySeat[seat] ?? 0) }];
  });
  return changes
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
    .sort((a, b) => a.ply - b.ply)
    .map(({ ply, seat, change }) => ({ ply, seat, good: change > 0 }));
}
