import { type Board, CELLS, type Options, type Piece, PIECES, type State } from './types.ts';

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

/** A solved position as the files beside the rule page tell it: board, piece in hand, value for whoever places it. */
export interface Solved {
  readonly board: Board;
  readonly hand: Piece;
  readonly value: number;
}

/** Reads such a file; lines that begin with # are comments. */
export const parseSolved = (text: string, options: Options): Solved[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [board = '', hand = '', value = ''] = line.trim().split(/\s+/);
      return { board: parseDiagram(board, options).board, hand: pieceOfDigit(hand), value: Number(value) };
    });
