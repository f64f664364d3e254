import * as v from 'valibot';
import type { Match } from '../../../shared/core/match.ts';
import { project } from '../../../shared/core/project.ts';
import type { Fact } from '../ports.ts';
import { countOf, said, type Step, type Walk } from './walk.ts';

const open = v.object({
  tables: v.array(v.object({ systems: v.number() })),
  pending: v.nullable(v.object({ card: v.string(), by: v.number(), left: v.optional(v.number()) })),
});
const paid = v.object({ kind: v.literal('paid'), to: v.number(), left: v.number() });
const FREIGHT = /^freight/;
const NICKEL = /^nickel\./;

/** Systems at the end, freight that came in, and пятаки that answered. */
export function imperiyaFacts(walk: Walk): Fact[] {
  const { seats, steps, last } = walk;
  const { tables } = openView(last);
  const freight = Array.from({ length: seats }, () => 0);
  for (const { to, sum } of steps.flatMap(freightPaid)) freight[to] = (freight[to] ?? 0) + sum;
  return Array.from({ length: seats }, (_, seat): Fact[] => [
    { seat, name: 'systems', step: 0, value: tables[seat]?.systems ?? 0 },
    { seat, name: 'freight', step: 0, value: freight[seat] ?? 0 },
    { seat, name: 'nickels', step: 0, value: countOf(walk, seat, ({ text }) => NICKEL.test(text)) },
  ]).flat();
}

const openView = (match: Match): v.InferOutput<typeof open> => v.parse(open, project(match, 'open').view);

/** What a payment took off a freight debt; no change is given (I18), and what was too much does not count. */
function freightPaid(step: Step): { readonly to: number; readonly sum: number }[] {
  if (!step.text.startsWith('pay ')) return [];
  const { pending } = openView(step.before);
  if (!pending || !FREIGHT.test(pending.card)) return [];
  return said(step).flatMap((word) =>
    v.is(paid, word) ? [{ to: word.to, sum: (pending.left ?? 0) - word.left }] : [],
  );
}
