import { CELLS, type Options, PIECE_NUMBER, type Piece, PIECES, type State } from './types.ts';

/**
 * A position as text: sixteen signs from a1 on, a piece as its hex digit, `.` empty; slashes between rows may be left
 * out. With a piece in hand it is to be placed, otherwise the next one is to be given; all words are free.
 */
export function parseDiagram(text: string, options: Options, held: Piece | null = null): State {
  const signs = [...text.replaceAll('/', '')];
  if (signs.length !== CELLS.length) throw new Error(`not a board: ${text}`);
  const board = signs.map((sign) => (sign === '.' ? null : pieceOfDigit(sign)));
  const position = { options, board, last: null, spoken: [], muted: [] };
  return held === null ? { ...position, phase: 'give', held } : { ...position, phase: 'place', held };
}

export function pieceOfDigit(digit: string): Piece {
  const piece = PIECES[Number.parseInt(digit, 16)];
  if (piece === undefined) throw new Error(`not a piece: ${digit}`);
  return piece;
}

export const digitOf = (piece: Piece): string => PIECE_NUMBER[piece].toString(16).toUpperCase();
