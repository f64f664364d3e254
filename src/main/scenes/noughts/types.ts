import type { Outcome, Seat } from '../../../shared/core/game.ts';

export const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export type Move = (typeof CELLS)[number];

/** Three in a row, by cell. */
export const ROWS = ['a1b1c1', 'a2b2c2', 'a3b3c3', 'a1a2a3', 'b1b2b3', 'c1c2c3', 'a1b2c3', 'a3b2c1'].map(
  (row) => CELLS.filter((cell) => row.includes(cell)),
);

/** Whose mark stands in which cell, oldest first; and the end, once somebody left. */
export interface State {
  readonly marks: readonly { readonly cell: Move; readonly seat: Seat }[];
  readonly left: Outcome | null;
}
export type View = State;
export type Options = Readonly<Record<string, never>>;
export type Deal = Readonly<Record<string, never>>;
export type Said = { readonly kind: 'marks'; readonly cell: Move } | { readonly kind: 'makes-row' };
