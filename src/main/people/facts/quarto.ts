import * as v from 'valibot';
import type { Seat } from '../../../shared/core/game.ts';
import { outcomeOf, play } from '../../../shared/core/match.ts';
import type { Fact } from '../ports.ts';
import { countOf, said, type Step, type Walk } from './walk.ts';

const CALL = 'quarto';
const falseCall = v.object({ kind: v.literal('false-call') });

/** Calls that won, rows that were there and not seen, calls without a row. */
export function quartoFacts(walk: Walk): Fact[] {
  const { seats, steps, outcome } = walk;
  const caller = steps.at(-1)?.text === CALL && outcome.reason === CALL ? steps.at(-1)?.seat : undefined;
  return Array.from({ length: seats }, (_, seat: Seat): Fact[] => [
    { seat, name: 'call-win', step: 0, value: seat === caller ? 1 : 0 },
    { seat, name: 'missed-row', step: 0, value: countOf(walk, seat, missedRow) },
    { seat, name: 'false-call', step: 0, value: countOf(walk, seat, calledInVain) },
  ]).flat();
}

/** Whether saying «Кварто!» in place of this move would have won (Q8, Q9, Q12); the rules themselves are asked. */
function missedRow({ before, seat, text }: Step): boolean {
  if (text === CALL) return false;
  const called = play(before, seat, CALL);
  return called.ok && outcomeOf(called.value)?.ranks[seat] === 1;
}

const calledInVain = (step: Step): boolean => said(step).some((word) => v.is(falseCall, word));
