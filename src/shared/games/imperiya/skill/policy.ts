import type { Seat } from '../../../core/game.ts';
import type { Rng } from '../../../core/rng.ts';
import { apply, legalMoves, toAct } from '../rules.ts';
import type { Move, State } from '../types.ts';
import { candidates } from './candidates.ts';
import { standing, value } from './value.ts';

export interface Judged {
  readonly move: Move;
  readonly worth: number;
}

/** What comes of a move when those who are attacked answer at once: a пятак if they hold one, else the cheapest. */
function resolved(state: State): State {
  let now = state;
  while (now.stage.phase === 'answer' || now.stage.phase === 'take') {
    const [seat] = toAct(now);
    if (seat === undefined) break;
    const moves = legalMoves(now, seat);
    const nickel = moves.find(({ kind }) => kind === 'nickel');
    const [first] = candidates(now, seat, moves);
    const move = nickel ?? first;
    if (move === undefined) break;
    now = apply(now, seat, move);
  }
  return now;
}

/** The moves worth a thought, best first by what they lead to at once. */
export function judge(state: State, seat: Seat, rng: Rng): Judged[] {
  return candidates(state, seat, legalMoves(state, seat))
    .map((move) => ({ move, worth: value(resolved(apply(state, seat, move, rng)), seat) }))
    .sort((a, b) => b.worth - a.worth);
}

/** What a greedy player counts: its own standing once everybody has answered. A free move for nothing counts a little less. */
export function greed(state: State, seat: Seat): number {
  const after = resolved(state);
  const moved = after.turn === seat ? after.free : 0;
  return standing(after, seat) - moved / 1000;
}
