import {
  type Card,
  type Cell,
  type Line,
  type Options,
  type Pile,
  PILE_HEIGHT,
  rankOf,
  sameCell,
  SPAN,
} from './types.ts';

/** The bounding box of the piles, both ends included. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const NOWHERE: Span = { top: Infinity, bottom: -Infinity, left: Infinity, right: -Infinity };

export function spanOf(piles: readonly Pile[]): Span {
  let { top, bottom, left, right } = NOWHERE;
  for (const { row, col } of piles) {
    if (row < top) top = row;
    if (row > bottom) bottom = row;
    if (col < left) left = col;
    if (col > right) right = col;
  }
  return { top, bottom, left, right };
}

/** Whether a card may go to this cell (F2–F5). */
export function isOffered(piles: readonly Pile[], { row, col }: Cell): boolean {
  if (piles.length === 0) return row === 0 && col === 0;
  const { top, bottom, left, right } = spanOf(piles);
  const tall = Math.max(bottom, row) - Math.min(top, row) + 1;
  const wide = Math.max(right, col) - Math.min(left, col) + 1;
  if (tall > SPAN || wide > SPAN) return false;
  let beside = false;
  for (const pile of piles) {
    const distance = Math.abs(pile.row - row) + Math.abs(pile.col - col);
    if (distance === 0) return pile.cards.length < PILE_HEIGHT;
    if (distance === 1) beside = true;
  }
  return beside;
}

/** Every cell where a card may go, by row, then column. */
export function offeredCells(piles: readonly Pile[]): Cell[] {
  if (piles.length === 0) return [{ row: 0, col: 0 }];
  const { top, bottom, left, right } = spanOf(piles);
  const cells: Cell[] = [];
  for (let row = top - 1; row <= bottom + 1; row++) {
    for (let col = left - 1; col <= right + 1; col++) {
      if (isOffered(piles, { row, col })) cells.push({ row, col });
    }
  }
  return cells;
}

const inLine = (pile: Cell, cell: Cell, line: Line): boolean =>
  line === 'row' ? pile.row === cell.row : pile.col === cell.col;

/** Whether a card of this rank turns the other piles of the line: higher or lower than all their face-up tops (F7–F10, F19). */
function turnsLine(piles: readonly Pile[], cell: Cell, rank: number, line: Line): boolean {
  let others = 0;
  let lowest = Infinity;
  let highest = -Infinity;
  for (const pile of piles) {
    if (!inLine(pile, cell, line) || sameCell(pile, cell)) continue;
    others++;
    if (!pile.up) continue;
    const top = rankOf(topOf(pile));
    if (top < lowest) lowest = top;
    if (top > highest) highest = top;
  }
  return others > 0 && (rank > highest || rank < lowest);
}

export function topOf({ cards }: Pile): Card {
  const top = cards.at(-1);
  if (top === undefined) throw new Error('a pile without cards');
  return top;
}

/**
 * The piles after a card went to an offered cell and its lines turned. Row and column share no pile but the played one,
 * whose own top is compared in neither, so both can be judged on the piles as they lay (F11, F17).
 */
export function lay(piles: readonly Pile[], cell: Cell, card: Card, { flips }: Options): readonly Pile[] {
  const rank = rankOf(card);
  const rowTurns = turnsLine(piles, cell, rank, 'row');
  const columnTurns = turnsLine(piles, cell, rank, 'column');
  const up = flips === 'others' || rowTurns === columnTurns;
  const laid: Pile[] = [];
  let placed = false;
  for (const pile of piles) {
    const order = pile.row - cell.row || pile.col - cell.col;
    if (order >= 0 && !placed) {
      const below = order === 0 ? pile.cards : [];
      laid.push({ row: cell.row, col: cell.col, cards: [...below, card], up });
      placed = true;
    }
    if (order === 0) continue;
    const turns = (rowTurns && pile.row === cell.row) || (columnTurns && pile.col === cell.col);
    laid.push(turns ? { ...pile, up: !pile.up } : pile); // F12: only the top
  }
  if (!placed) laid.push({ row: cell.row, col: cell.col, cards: [card], up });
  return laid;
}

export function countFaceDown(piles: readonly Pile[]): number {
  let down = 0;
  for (const pile of piles) if (!pile.up) down++;
  return down;
}
