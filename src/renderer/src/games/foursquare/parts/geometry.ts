import { type Cell, type Pile, SPAN } from '../../../../../shared/games/foursquare/types.ts';

/** One window with its sill and the wall around it; the opening for the card is 100 × 128 at 16, 14. */
export const CELL = { w: 132, h: 166 };
export const OPENING = { x: 16, y: 14, w: 100, h: 128 };
/** Height of the plinth below the walls: room for a window to come. */
export const PLINTH = 158;
/** Height of the roof above the cornice: room for a window as long as another floor may come. */
export const roofOf = ({ top, bottom }: Bounds): number => (bottom - top + 1 < SPAN ? 172 : 116);
/** Wall above the topmost windows. */
export const LINTEL = 16;
/** Wall beside the outer windows. */
export const PIER = 26;
/** Above the roof: chimney and smoke. */
const SKY = 46;
const GROUND = 16;
/** Beside a house of full width; a narrower one leaves a window's width for growing. */
const EAVES = 70;

export interface Bounds {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The rows and columns that the house takes up; before the first card one window is meant. */
export function boundsOf(piles: readonly Pile[]): Bounds {
  if (piles.length === 0) return { top: 0, bottom: 0, left: 0, right: 0 };
  const rows = piles.map(({ row }) => row);
  const cols = piles.map(({ col }) => col);
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...cols),
    right: Math.max(...cols),
  };
}

/** The picture: its size, and how far the house (drawn in the cells' own coordinates) is moved into it. */
export interface Frame {
  readonly w: number;
  readonly h: number;
  readonly dx: number;
  readonly dy: number;
}

/** The ground stays where it is and the middle of the house in the middle; the picture is three floors high at least. */
export function frameOf(bounds: Bounds): Frame {
  const { top, bottom, left, right } = bounds;
  const floors = Math.max(3, bottom - top + 1);
  const w = Math.min(SPAN, right - left + 3) * CELL.w + 2 * EAVES;
  const h = SKY + roofOf(bounds) + LINTEL + floors * CELL.h + PLINTH + GROUND;
  return {
    w,
    h,
    dx: w / 2 - ((left + right + 1) / 2) * CELL.w,
    dy: h - GROUND - PLINTH - (bottom + 1) * CELL.h,
  };
}

export const cornerOf = ({ row, col }: Cell): { x: number; y: number } => ({
  x: col * CELL.w,
  y: row * CELL.h,
});
