import type { Seat } from '../../core/game.ts';
import { assertNever } from '../../core/result.ts';
import { CELLS, type Move, PIECES, type Said, type State } from './types.ts';

const MOVES: readonly Move[] = [
  ...PIECES.map((piece): Move => ({ kind: 'give', piece })),
  ...CELLS.map((cell): Move => ({ kind: 'place', cell })),
  { kind: 'quarto' },
  { kind: 'quiet' },
];

export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'give':
      return `give ${move.piece}`;
    case 'place':
      return `place ${move.cell}`;
    case 'quarto':
    case 'quiet':
      return move.kind;
    default:
      return assertNever(move);
  }
}

const BY_TEXT: ReadonlyMap<string, Move> = new Map(MOVES.map((move) => [formatMove(move), move]));

/** The move of a text in small letters; there are 34 of them. */
export const parseMove = (text: string): Move | undefined => BY_TEXT.get(text);

/** What is told of a move, the same to every viewer. Of rows only those that ended the match (Q21). */
export function narrate(before: State, seat: Seat, move: Move, after: State): readonly Said[] {
  return [...happened(before, seat, move, after), ...ended(seat, after)];
}

function happened(before: State, seat: Seat, move: Move, after: State): Said[] {
  switch (move.kind) {
    case 'give':
      return [{ kind: 'gave', seat, piece: move.piece }];
    case 'place':
      return before.held === null ? [] : [{ kind: 'placed', seat, piece: before.held, cell: move.cell }];
    case 'quarto':
      if (after.phase === 'over' && after.win) return [];
      return [{ kind: 'false-call', seat, muted: after.muted.includes(seat) }];
    case 'quiet':
      return [{ kind: 'kept-quiet', seat }];
    default:
      return assertNever(move);
  }
}

function ended(seat: Seat, after: State): Said[] {
  if (after.phase !== 'over') return [];
  return after.win ? [{ kind: 'won', seat, rows: after.win }] : [{ kind: 'drawn' }];
}
