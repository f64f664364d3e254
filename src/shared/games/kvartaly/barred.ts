import type { Seat } from '../../core/game.ts';
import { canBeSpoilt, isBare, isEngineered, isInactive } from './field.ts';
import { fewest } from './targets.ts';
import {
  FACTS,
  isSeatView,
  leftOf,
  type Said,
  type SeatView,
  type Stack,
  type View,
  type Why,
} from './types.ts';

/** Why own cards or stacks cannot be chosen now. */
export function barred(view: View, seat: Seat): readonly Said[] {
  if (!isSeatView(view) || view.turn === null) return [];
  if (view.turn !== seat) return [{ kind: 'waits-for', seat: view.turn, choice: view.choice }];
  if (view.choice === null) return [];
  const hand: Said[] =
    view.choice === 'swap' ? [] : [{ kind: 'hand-waits', choice: view.choice, laying: view.laying }];
  return [...hand, ...barredStacks(view, seat)];
}

function barredStacks(view: SeatView, seat: Seat): Said[] {
  const { choice, laying } = view;
  const left = leftOf(seat, view.fields.length);
  const thisArtist = (view.fields[seat]?.length ?? 0) - 1;
  const on = (owner: Seat, why: (stack: Stack, at: number) => Why | null): Said[] =>
    (view.fields[owner] ?? []).flatMap((stack, at): Said[] => {
      const reason = why(stack, at);
      return reason ? [{ kind: 'barred', seat: owner, stack: at + 1, why: reason }] : [];
    });
  switch (choice) {
    case 'take': {
      const fewestOf = new Set(fewest(view.fields[left] ?? []));
      return on(left, (stack, at) => closed(stack) ?? (fewestOf.has(at + 1) ? null : 'not-fewest'));
    }
    case 'judge':
      return [
        ...on(left, closed),
        ...on(seat, ({ covers }) => (covers.includes('saboteur') ? null : 'no-saboteur')),
      ];
    case 'cover':
      return laying === 'engineer' ? on(seat, closedOrCovered) : on(left, closedToSaboteur);
    case 'swap':
      return on(seat, (stack, at) => (at === thisArtist ? 'itself' : closedOrCovered(stack)));
    case 'return':
      return on(seat, closedOrCovered);
    case 'protect':
      return on(seat, closed);
    case 'exchange':
      return [...on(seat, closed), ...on(left, closed)];
    case 'heal':
    case 'seen':
    case null:
      return [];
  }
}

/** Why a card is not open. */
function closed(stack: Stack): Why | null {
  const { colour } = FACTS[stack.card];
  if (colour !== 'blue') return colour;
  if (stack.immune) return 'immune';
  if (isInactive(stack)) return 'saboteur';
  return isEngineered(stack) ? 'engineer' : null;
}

const closedOrCovered = (stack: Stack): Why | null => closed(stack) ?? (isBare(stack) ? null : 'covered');

/** A Саботер may also go on an active Инженер (K22). */
const closedToSaboteur = (stack: Stack): Why | null => (canBeSpoilt(stack) ? null : closed(stack));
