import {
  ATTRIBUTES,
  type Board,
  type Cell,
  CELL_INDEX,
  CELLS,
  type Options,
  PIECE_NUMBER,
  type Row,
  type Value,
  VALUES,
} from './types.ts';

/** Four cells that can make a row, as places in a board, ascending. */
type Line = readonly [number, number, number, number];

const FOUR = [0, 1, 2, 3] as const;
const THREE = [0, 1, 2] as const;

/** In the order in which the page names rows: rows, columns, diagonals, squares (Q5, Q16). */
const LINES: readonly Line[] = [
  ...FOUR.map((row): Line => [4 * row, 4 * row + 1, 4 * row + 2, 4 * row + 3]),
  ...FOUR.map((column): Line => [column, column + 4, column + 8, column + 12]),
  [0, 5, 10, 15],
  [3, 6, 9, 12],
];
const SQUARES: readonly Line[] = THREE.flatMap((row) =>
  THREE.map((column): Line => {
    const corner = 4 * row + column;
    return [corner, corner + 1, corner + 4, corner + 5];
  }),
);

/** The lines that count, in the order of the page. */
export const linesOf = ({ squares }: Pick<Options, 'squares'>): readonly Line[] =>
  squares ? [...LINES, ...SQUARES] : LINES;

const through = (lines: readonly Line[]) =>
  CELLS.map((_, index) => lines.filter((line) => line.includes(index)));
const THROUGH = through(LINES);
const THROUGH_WITH_SQUARES = through([...LINES, ...SQUARES]);

/** The counting values that all four pieces of a line share; none when a cell is empty (Q7). */
function sharedOn(board: Board, line: Line, { attributes }: Options): Value[] {
  let ones = 0b1111;
  let zeros = 0b1111;
  for (const index of line) {
    const piece = board[index];
    if (!piece) return [];
    ones &= PIECE_NUMBER[piece];
    zeros &= ~PIECE_NUMBER[piece];
  }
  return attributes.flatMap((attribute) => {
    const bit = 1 << ATTRIBUTES.indexOf(attribute);
    const [zero, one] = VALUES[attribute];
    if (ones & bit) return [one];
    return zeros & bit ? [zero] : [];
  });
}

/** All rows that the piece on this cell is part of, in the order of the page, and what each of them shares (Q5, Q22). */
export function rowsThrough(board: Board, cell: Cell, options: Options): Row[] {
  const lines = (options.squares ? THROUGH_WITH_SQUARES : THROUGH)[CELL_INDEX[cell]] ?? [];
  return lines.flatMap((line) => {
    const shared = sharedOn(board, line, options);
    if (shared.length === 0) return [];
    return [{ cells: line.map((index) => CELLS[index] as Cell), shared }];
  });
}
