/**
 * The rules on typed arrays, for searches that look at a million positions a second.
 * Proved equal to rules.ts over random matches; suits and buried cards are left out, for they decide nothing.
 */
import { MOST_FACE_DOWN, type Options, type Pile, PILE_HEIGHT, rankOf, SPAN } from './types.ts';
import { topOf } from './grid.ts';

/** The first card lies in the middle of a field that no 4×4 grid can leave. */
const SIDE = 2 * SPAN - 1;
const MIDDLE = SPAN - 1;
const FIELD = SIDE * SIDE;
/** No more than the sixteen places of some 4×4 box are offered by piles that fill it; a young grid has more around it. */
const MOST_CELLS = 24;

export const fieldOf = (row: number, col: number): number => (row + MIDDLE) * SIDE + col + MIDDLE;
export const rowOf = (field: number): number => Math.floor(field / SIDE) - MIDDLE;
export const colOf = (field: number): number => (field % SIDE) - MIDDLE;

export interface Position {
  /** For each field the rank of its top, negative when face down, 0 where no pile stands. */
  readonly tops: Int8Array;
  readonly heights: Int8Array;
  piles: number;
  down: number;
  /** Bounding box in rows and columns of the field. */
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const emptyPosition = (): Position => ({
  tops: new Int8Array(FIELD),
  heights: new Int8Array(FIELD),
  ...{ piles: 0, down: 0, top: MIDDLE, bottom: MIDDLE, left: MIDDLE, right: MIDDLE },
});

export function positionOf(piles: readonly Pile[]): Position {
  const position = emptyPosition();
  for (const pile of piles) {
    const field = fieldOf(pile.row, pile.col);
    const rank = rankOf(topOf(pile));
    position.tops[field] = pile.up ? rank : -rank;
    position.heights[field] = pile.cards.length;
    position.piles++;
    if (!pile.up) position.down++;
    widen(position, field);
  }
  return position;
}

function widen(position: Position, field: number): void {
  const row = Math.floor(field / SIDE);
  const col = field % SIDE;
  if (row < position.top) position.top = row;
  if (row > position.bottom) position.bottom = row;
  if (col < position.left) position.left = col;
  if (col > position.right) position.right = col;
}

export function copyInto(to: Position, from: Position): void {
  to.tops.set(from.tops);
  to.heights.set(from.heights);
  to.piles = from.piles;
  to.down = from.down;
  to.top = from.top;
  to.bottom = from.bottom;
  to.left = from.left;
  to.right = from.right;
}

/** Writes the offered fields into `out` and says how many there are (F2–F6). */
export function offeredFields(
  { heights, piles, top, bottom, left, right }: Position,
  out: Int8Array,
): number {
  if (piles === 0) {
    out[0] = fieldOf(0, 0);
    return 1;
  }
  const tall = bottom - top + 1 === SPAN ? 0 : 1;
  const wide = right - left + 1 === SPAN ? 0 : 1;
  let count = 0;
  for (let row = Math.max(0, top - tall); row <= Math.min(SIDE - 1, bottom + tall); row++) {
    for (let col = Math.max(0, left - wide); col <= Math.min(SIDE - 1, right + wide); col++) {
      const field = row * SIDE + col;
      const height = heights[field] ?? 0;
      const offered =
        height > 0
          ? height < PILE_HEIGHT
          : (row > 0 && (heights[field - SIDE] ?? 0) > 0) ||
            (row < SIDE - 1 && (heights[field + SIDE] ?? 0) > 0) ||
            (col > 0 && (heights[field - 1] ?? 0) > 0) ||
            (col < SIDE - 1 && (heights[field + 1] ?? 0) > 0);
      if (offered) out[count++] = field;
    }
  }
  return count;
}

export const cellBuffer = (): Int8Array => new Int8Array(MOST_CELLS);

/** What a card meets in its row or column: the face-up ranks between which nothing turns, and the change in face-down tops. */
interface LineMet {
  others: number;
  low: number;
  high: number;
  change: number;
}

/** What a card on one field meets, whatever its rank. */
export interface Met {
  readonly row: LineMet;
  readonly col: LineMet;
  /** 1 when a face-down top gets covered. */
  covers: number;
  /** 1 when the card begins a pile. */
  begins: number;
}

const nothing = (): LineMet => ({ others: 0, low: 0, high: 0, change: 0 });

export const emptyMet = (): Met => ({ row: nothing(), col: nothing(), covers: 0, begins: 0 });

/** Looks along the lines of a field once, for all ranks. */
export function meet({ tops, left, right, top, bottom }: Position, field: number, met: Met): void {
  const col = field % SIDE;
  const start = field - col;
  const here = tops[field] ?? 0;
  met.covers = here < 0 ? 1 : 0;
  met.begins = here === 0 ? 1 : 0;
  lookAlong(tops, field, start + left, start + right, 1, met.row);
  lookAlong(tops, field, top * SIDE + col, bottom * SIDE + col, SIDE, met.col);
}

function lookAlong(
  tops: Int8Array,
  field: number,
  from: number,
  to: number,
  step: number,
  met: LineMet,
): void {
  met.others = 0;
  met.low = Infinity;
  met.high = -Infinity;
  met.change = 0;
  for (let at = from; at <= to; at += step) {
    const top = tops[at] ?? 0;
    if (top === 0 || at === field) continue;
    met.others++;
    if (top < 0) {
      met.change--;
      continue;
    }
    met.change++;
    if (top < met.low) met.low = top;
    if (top > met.high) met.high = top;
  }
}

const turns = (met: LineMet, rank: number): boolean => met.others > 0 && (rank > met.high || rank < met.low);

/** Face-down tops after a card of this rank went there. */
export function downAfter(position: Position, met: Met, rank: number, flips: Options['flips']): number {
  const row = turns(met.row, rank);
  const col = turns(met.col, rank);
  let down = position.down - met.covers;
  if (row) down += met.row.change;
  if (col) down += met.col.change;
  return flips === 'line' && row !== col ? down + 1 : down;
}

/** Places a card of this rank on an offered field: `position` is changed, `met` is scratch. */
export function layRank(
  position: Position,
  field: number,
  rank: number,
  flips: Options['flips'],
  met: Met,
): void {
  meet(position, field, met);
  const { tops, heights, left, right, top, bottom } = position;
  const row = turns(met.row, rank);
  const col = turns(met.col, rank);
  const side = field % SIDE;
  const start = field - side;
  position.down = downAfter(position, met, rank, flips);
  position.piles += met.begins;
  if (row) turnAlong(tops, start + left, start + right, 1);
  if (col) turnAlong(tops, top * SIDE + side, bottom * SIDE + side, SIDE);
  tops[field] = flips === 'line' && row !== col ? -rank : rank;
  heights[field] = (heights[field] ?? 0) + 1;
  widen(position, field);
}

function turnAlong(tops: Int8Array, from: number, to: number, step: number): void {
  for (let at = from; at <= to; at += step) tops[at] = -(tops[at] ?? 0);
}

export const isWon = (piles: number, down: number): boolean => piles === SPAN * SPAN && down === 0;
export const isLost = (down: number): boolean => down > MOST_FACE_DOWN;
