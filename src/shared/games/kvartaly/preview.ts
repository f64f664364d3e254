import type { Seat } from '../../core/game.ts';
import { isInactive } from './field.ts';
import { counts } from './narration.ts';
import { resolve } from './rules.ts';
import { answersTo } from './targets.ts';
import {
  type Card,
  FACTS,
  isSeatView,
  type Move,
  type Said,
  type SeatView,
  type Stack,
  type State,
  TRADER_DRAWS,
  type View,
} from './types.ts';

export { barred } from './barred.ts';

/** What a move would do as far as this seat can know: the deck and a closed Сброс stay unknown. */
export function foresee(view: View, seat: Seat, move: Move): readonly Said[] {
  if (!isSeatView(view)) return [];
  const before = knownTo(view, seat);
  if (before === null) return [];
  const told: Said[] = [];
  const after = resolve(before, seat, move, (said) => told.push(said));
  return [
    ...told.flatMap((said) => expected(said, view, after, seat)),
    ...pairing(before, after),
    ...counts(before, after),
  ];
}

/** The table without what is hidden: no deck, of the Сброс only what lies open, and hands that only have a size. */
function knownTo(view: SeatView, seat: Seat): State | null {
  const { phase, turn, choice, laying, booster, fields, hand, handSizes, shown } = view;
  const hands = handSizes.map((size, other) => (other === seat ? hand : Array<Card>(size).fill('athlete')));
  const discard = choice === 'heal' ? (shown ?? []) : [];
  const cards = { booster, hands, deck: [], discard, faceUp: [], own: handSizes.map(() => []), fields };
  if (phase === 'play' && turn !== null) return { ...cards, phase, turn };
  if (phase === 'choose' && turn !== null && choice !== null)
    return { ...cards, phase, turn, choice, laying };
  return null;
}

/** What happens in the known part of the table, said of the future. */
function expected(said: Said, view: SeatView, after: State, seat: Seat): Said[] {
  switch (said.kind) {
    case 'idle':
      return [withHidden(said.card, view, after, seat)];
    case 'asked':
      return [{ kind: 'would-ask', choice: said.choice, laying: said.laying }];
    case 'took':
      return [{ kind: 'would-take', card: said.card }];
    case 'covered':
      return [{ kind: 'would-cover', card: said.card, on: said.on }];
    case 'alone':
      return [{ kind: 'would-lie', card: said.card, to: said.to }];
    case 'blew-away':
      return [{ kind: 'would-blow', cards: said.cards.map(({ card }) => card) }];
    default:
      return [];
  }
}

/** What a card without effect in the known part would do with what is hidden. */
function withHidden(card: Card, view: SeatView, after: State, seat: Seat): Said {
  const nothing: Said = { kind: 'would-idle', card };
  if (card === 'doctor') {
    return view.discardSize > 0 && view.choice !== 'heal'
      ? { kind: 'unknown', card, source: 'discard' }
      : nothing;
  }
  if (view.deckSize === 0) return nothing;
  switch (card) {
    case 'kid':
      return { kind: 'unknown', card, source: 'deck' };
    case 'artist': {
      if (view.choice === 'swap') return { kind: 'unknown', card, source: 'deck' };
      const answers = answersTo('swap', { cards: after, seat, laying: null });
      return answers.length > 0 ? { kind: 'would-ask', choice: 'swap', laying: null } : nothing;
    }
    case 'trader':
      return { kind: 'would-draw', count: Math.min(TRADER_DRAWS, view.deckSize) };
    case 'courier':
      return { kind: 'would-draw', count: 1 };
    default:
      return nothing;
  }
}

/** Pairs that come together or part. */
function pairing(before: State, after: State): Said[] {
  return before.fields.flatMap((field, seat) =>
    (['twin', 'partner'] as const).flatMap((card): Said[] => {
      const active = (stacks: readonly Stack[]) =>
        stacks.filter((stack) => stack.card === card && !isInactive(stack)).length;
      const was = active(field) > 1;
      const is = active(after.fields[seat] ?? []) > 1;
      const each = FACTS[card].strength * 2;
      if (was === is) return [];
      return [is ? { kind: 'pairs', seat, card, each } : { kind: 'parts', seat, card, each }];
    }),
  );
}
