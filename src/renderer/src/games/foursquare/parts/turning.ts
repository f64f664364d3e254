import type { Cell, Line, Said, Turned } from '../../../../../shared/games/foursquare/types.ts';

/** The turning of a row and a column as it is shown: first the card arrives, then the row turns, then the column (F7, F11). */
export interface Turning {
  readonly ply: number;
  readonly lines: readonly { readonly line: Line; readonly after: number }[];
  /** By `row,col`: milliseconds after which that window turns. */
  readonly after: ReadonlyMap<string, number>;
}

export const STILL: Turning = { ply: 0, lines: [], after: new Map() };

/** In milliseconds of the motion tokens: the card's way, one window, the pause to the next one outwards. */
const ARRIVES = 260;
const TURN = 260;
const NEXT = 60;

/** When each window turns that a move turned, outwards from the card. */
export function turningOf(ply: number, cell: Cell, said: readonly Said[]): Turning {
  const lines: { line: Line; after: number }[] = [];
  const after = new Map<string, number>();
  let now = ARRIVES;
  for (const one of said) {
    if (one.kind !== 'turned') continue;
    lines.push({ line: one.line, after: now });
    const outwards = one.piles.toSorted((a, b) => distance(a, cell) - distance(b, cell));
    for (const [nth, pile] of outwards.entries()) after.set(`${pile.row},${pile.col}`, now + nth * NEXT);
    now += TURN + outwards.length * NEXT;
  }
  return { ply, lines, after };
}

const distance = (a: Turned, b: Cell): number => Math.abs(a.row - b.row) + Math.abs(a.col - b.col);
