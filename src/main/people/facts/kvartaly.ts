import * as v from 'valibot';
import type { Seat } from '../../../shared/core/game.ts';
import type { Match } from '../../../shared/core/match.ts';
import { project } from '../../../shared/core/project.ts';
import type { Fact } from '../ports.ts';
import { turnFacts } from './turns.ts';
import { said, type Walk } from './walk.ts';

const open = v.object({ points: v.array(v.number()) });
const played = v.object({ kind: v.literal('played'), seat: v.number() });
const TURN = /^play /;

/** Points of the own field turn by turn, and the longest chain of cards in one turn. */
export function kvartalyFacts(walk: Walk): Fact[] {
  return [
    ...turnFacts(walk, 'field-points', TURN, pointsOf),
    ...longestChains(walk).map((value, seat): Fact => ({ seat, name: 'longest-chain', step: 0, value })),
  ];
}

const pointsOf = (match: Match, seat: Seat): number =>
  v.parse(open, project(match, 'open').view).points[seat] ?? 0;

/** A turn's chain grows with every card that is played in it, from wherever it comes (K8). */
function longestChains({ seats, steps }: Walk): readonly number[] {
  const longest = Array.from({ length: seats }, () => 0);
  let chain = 0;
  for (const step of steps) {
    if (!step.decided) continue;
    if (TURN.test(step.text)) chain = 0;
    chain += said(step).filter((word) => v.is(played, word)).length;
    longest[step.seat] = Math.max(longest[step.seat] ?? 0, chain);
  }
  return longest;
}
