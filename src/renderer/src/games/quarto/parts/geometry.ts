import { CELLS, type Cell } from '../../../../../shared/games/quarto/types.ts';
import { TILT } from './wood.ts';

/** Distance of two neighbouring circles, radius of a dish, and the room round the outer ones. */
const STEP = 116;
const EDGE = 70;
export const DISH = 43;
/** The board's thickness as drawn. */
export const THICK = 20;

export const WIDTH = 3 * STEP + 2 * EDGE;
export const HEIGHT = WIDTH * TILT;

/** The middle of the n-th column (row), from the middle of the board. */
export const columnAt = (column: number): number => (column - 1.5) * STEP;
export const rowAt = (row: number): number => (row - 1.5) * STEP * TILT;

/** Where a cell's circle lies. */
export function spotOf(cell: Cell): { readonly x: number; readonly y: number } {
  const index = CELLS.indexOf(cell);
  return { x: columnAt(index % 4), y: rowAt(Math.floor(index / 4)) };
}

/** The outline of the board, grown by some units and sunk by others. */
export function slab(grow: number, sink: number): string {
  const w = WIDTH / 2 + grow;
  const h = HEIGHT / 2 + grow * TILT;
  const r = 40;
  const q = r * TILT;
  return (
    `M${-w + r} ${-h + sink}H${w - r}Q${w} ${-h + sink} ${w} ${-h + q + sink}V${h - q + sink}` +
    `Q${w} ${h + sink} ${w - r} ${h + sink}H${-w + r}Q${-w} ${h + sink} ${-w} ${h - q + sink}` +
    `V${-h + q + sink}Q${-w} ${-h + sink} ${-w + r} ${-h + sink}Z`
  );
}
