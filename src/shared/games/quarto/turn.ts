import type { Seat } from '../../core/game.ts';
import type { Board, Options, Piece, View } from './types.ts';
import { PIECES } from './types.ts';

/** What everybody sees of a turn: a State and a View say it alike. */
type Turn = Pick<View, 'board' | 'phase' | 'spoken'>;

/** Fewer pieces cannot make a row, so there is no word before (Q11). */
const FEWEST_FOR_A_WORD = 4;

export const otherSeat = (seat: Seat): Seat => 1 - seat;

export function placedOn(board: Board): number {
  let placed = 0;
  for (const piece of board) if (piece !== null) placed++;
  return placed;
}

/** Pieces that may still be given, by number. */
export const poolOf = (board: Board, held: Piece | null): Piece[] =>
  PIECES.filter((piece) => piece !== held && !board.includes(piece));

/** The one seat to act (Q19); undefined when the match is over. */
export function seatToAct({ board, phase, spoken }: Turn): Seat | undefined {
  switch (phase) {
    case 'give':
      return placedOn(board) % 2;
    case 'place':
      return otherSeat(placedOn(board) % 2);
    case 'last':
      return spoken.length;
    case 'over':
      return undefined;
  }
}

/** Whether a seat that is to act may say `quarto`. Never depends on whether there is a row (Q11). */
export const hasWord = ({ board, spoken }: Turn, seat: Seat, { claims }: Options): boolean =>
  claims === 'shout' && !spoken.includes(seat) && placedOn(board) >= FEWEST_FOR_A_WORD;
