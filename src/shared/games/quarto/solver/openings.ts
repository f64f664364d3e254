import { linesOf } from '../rows.ts';
import { ATTRIBUTES, type Options } from '../types.ts';
import { symmetriesOf } from './geometry.ts';
import book from './openings.json' with { type: 'json' };
import type { Position } from './search.ts';

/** What the script `quarto-openings.ts` proved: for each kind of board, how many positions there are and how many are drawn. */
export type Book = Readonly<
  Record<'lines' | 'squares', readonly { placed: number; positions: number; drawn: number }[]>
>;

const PIECES = 16;
const proved: Book = book;

/** Whether a position with so many pieces on the board is known to be a draw, whichever they are and whichever is in hand. */
export const isDrawnOpening = ({ attributes, squares }: Options, placed: number): boolean =>
  attributes.length === ATTRIBUTES.length &&
  proved[squares ? 'squares' : 'lines'].some((row) => row.placed === placed && row.positions === row.drawn);

/**
 * All positions with so many pieces placed and one in hand when all attributes count, one of those that are images of each
 * other. With fewer than four pieces no row can stand or be made.
 */
export function openings(squares: boolean, placed: number): Position[] {
  const symmetries = symmetriesOf(linesOf({ squares }));
  let positions: Position[] = [{ filled: 0, differing: [0, 0, 0, 0], hand: 0, pool: 0xfffe }];
  for (let pieces = 0; pieces < placed; pieces++) {
    const next = new Map<string, Position>();
    for (const child of positions.flatMap(following)) {
      const name = nameOf(child, symmetries);
      if (!next.has(name)) next.set(name, child);
    }
    positions = [...next.values()];
  }
  return positions;
}

/** After each placement of the piece in hand and each gift. */
function following({ filled, differing, hand, pool }: Position): Position[] {
  const found: Position[] = [];
  for (let cell = 0; cell < 16; cell++) {
    const bit = 1 << cell;
    if (filled & bit) continue;
    for (let gift = 0; gift < PIECES; gift++) {
      if ((pool & (1 << gift)) === 0) continue;
      const turned = hand ^ gift;
      const after = (nth: number) =>
        turned & (1 << nth) ? (filled ^ (differing[nth] ?? 0)) | bit : (differing[nth] ?? 0);
      found.push({
        filled: filled | bit,
        differing: [after(0), after(1), after(2), after(3)],
        hand: gift,
        pool: pool & ~(1 << gift),
      });
    }
  }
  return found;
}

/** The same text for all images of a position. */
function nameOf({ filled, differing }: Position, symmetries: readonly (readonly number[])[]): string {
  const names = symmetries.map((to) => {
    const image = (set: number) =>
      to.reduce((found, target, cell) => (set & (1 << cell) ? found | (1 << target) : found), 0);
    return [image(filled), ...differing.map(image).sort((a, b) => a - b)]
      .map((set) => set.toString(16).padStart(4, '0'))
      .join('');
  });
  return names.reduce((least, name) => (name < least ? name : least));
}
