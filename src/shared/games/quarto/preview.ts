import type { Seat } from '../../core/game.ts';
import { assertNever } from '../../core/result.ts';
import { hasWord, otherSeat, placedOn, seatToAct } from './turn.ts';
import { CELLS, type Move, type Said, type View } from './types.ts';

/** What a move would do. Never whether it makes, leaves or points out a row: seeing that is the game (Q11, Q21). */
export function foresee(view: View, seat: Seat, move: Move): readonly Said[] {
  switch (move.kind) {
    case 'give':
      return [{ kind: 'hands-over', piece: move.piece, to: otherSeat(seat) }];
    case 'place':
      return [{ kind: placedOn(view.board) === CELLS.length - 1 ? 'fills-board' : 'then-gives' }];
    case 'quarto':
      return [{ kind: 'stakes-word', muted: view.phase !== 'last' }];
    case 'quiet':
      return [
        view.spoken.length === 0 ? { kind: 'lets-speak', seat: otherSeat(seat) } : { kind: 'ends-drawn' },
      ];
    default:
      return assertNever(move);
  }
}

/** Why a seat cannot place, give or speak now. */
export function barred(view: View, seat: Seat): readonly Said[] {
  const acting = seatToAct(view);
  if (acting === undefined) return [];
  if (acting !== seat) return [{ kind: 'waits-for', seat: acting, to: duty(view) }];
  const order: Said[] = [];
  if (view.phase === 'give') order.push({ kind: 'give-first' });
  if (view.phase === 'place' && view.held !== null) order.push({ kind: 'place-first', piece: view.held });
  return [...order, ...silenced(view, seat)];
}

function duty({ phase }: View): 'give' | 'place' | 'speak' {
  return phase === 'give' || phase === 'place' ? phase : 'speak';
}

function silenced(view: View, seat: Seat): Said[] {
  if (!('options' in view) || view.options.claims === 'auto' || hasWord(view, seat, view.options)) return [];
  if (view.spoken.includes(seat)) return [{ kind: 'word-spent', muted: view.muted.includes(seat) }];
  return [{ kind: 'too-few-pieces' }];
}
