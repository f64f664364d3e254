import type { OptionSpec, Outcome, Seat } from '../../core/game.ts';

/** What tells pieces apart. The place in this list is the bit of the attribute in a piece's number. */
export const ATTRIBUTES = ['colour', 'shape', 'height', 'top'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The two values of each attribute: bit 0, then bit 1. */
export const VALUES = {
  colour: ['light', 'dark'],
  shape: ['round', 'square'],
  height: ['short', 'tall'],
  top: ['flat', 'hollow'],
} as const satisfies Readonly<Record<Attribute, readonly [string, string]>>;
export type Value = (typeof VALUES)[Attribute][number];

/** The sixteen pieces by number, a letter an attribute: colour, shape, height, top. */
export const PIECES = [
  ...['lrsf', 'drsf', 'lssf', 'dssf', 'lrtf', 'drtf', 'lstf', 'dstf'],
  ...['lrsh', 'drsh', 'lssh', 'dssh', 'lrth', 'drth', 'lsth', 'dsth'],
] as const;
export type Piece = (typeof PIECES)[number];

/** The sixteen cells in board order: columns a–d from the left, rows 1–4 from the top. */
export const CELLS = [
  ...['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2'],
  ...['a3', 'b3', 'c3', 'd3', 'a4', 'b4', 'c4', 'd4'],
] as const;
export type Cell = (typeof CELLS)[number];

const numbering = <T extends string>(list: readonly T[]) =>
  // The type of fromEntries forgets its keys; they are the list's.
  Object.fromEntries(list.map((name, number) => [name, number])) as Readonly<Record<T, number>>;

/** dark 1 + square 2 + tall 4 + hollow 8. */
export const PIECE_NUMBER = numbering(PIECES);
/** The place of a cell in a board. */
export const CELL_INDEX = numbering(CELLS);

export type Board = readonly (Piece | null)[];

/** Whether a row must be pointed out or wins by itself. */
export const CLAIMS = ['shout', 'auto'] as const;

export interface Options {
  /** The attributes that count, in the order of ATTRIBUTES. */
  readonly attributes: readonly Attribute[];
  /** Whether the nine 2×2 blocks count, too. */
  readonly squares: boolean;
  readonly claims: (typeof CLAIMS)[number];
}

export const DEFAULTS: Options = { attributes: ATTRIBUTES, squares: false, claims: 'shout' };

/** The same for the Lobby. */
export const OPTIONS: readonly OptionSpec[] = [
  { kind: 'subset', name: 'attributes', values: ATTRIBUTES, fallback: DEFAULTS.attributes },
  { kind: 'choice', name: 'squares', values: [false, true], fallback: DEFAULTS.squares },
  { kind: 'choice', name: 'claims', values: CLAIMS, fallback: DEFAULTS.claims },
];

/** There is no chance in this game: a deal is `{}`. */
export type Deal = Readonly<Record<string, never>>;

export type Move =
  | { readonly kind: 'give'; readonly piece: Piece }
  | { readonly kind: 'place'; readonly cell: Cell }
  | { readonly kind: 'quarto' }
  | { readonly kind: 'quiet' };

/** A row that was pointed out (or won by itself): four cells and what their pieces share. */
export interface Row {
  readonly cells: readonly Cell[];
  readonly shared: readonly Value[];
}

export const PHASES = ['give', 'place', 'last', 'over'] as const;

/** What lies on the table in every phase. */
interface Position {
  readonly options: Options;
  readonly board: Board;
  /** The cell filled last. */
  readonly last: Cell | null;
  /** Seats that have used up their word for the piece placed last, ascending. */
  readonly spoken: readonly Seat[];
  /** Seats that will have no word for the next piece, ascending. */
  readonly muted: readonly Seat[];
}

export type State = Position &
  (
    | { readonly phase: 'give' | 'last'; readonly held: null }
    | { readonly phase: 'place'; readonly held: Piece }
    | {
        readonly phase: 'over';
        readonly held: Piece | null;
        readonly win: readonly Row[] | null;
        readonly outcome: Outcome;
      }
  );

/** The open view of the rule page. It says nothing of rows before the end (Q21). */
export interface OpenView {
  readonly board: Board;
  readonly held: Piece | null;
  /** Pieces neither on the board nor held, by number. */
  readonly pool: readonly Piece[];
  readonly phase: (typeof PHASES)[number];
  readonly last: Cell | null;
  readonly spoken: readonly Seat[];
  readonly muted: readonly Seat[];
  readonly win: readonly Row[] | null;
}

/** What a seat or a spectator sees: the same, and by which rules it is played, so that a bot can think from it alone. */
export interface SeatView extends OpenView {
  readonly options: Options;
  readonly outcome: Outcome | null;
}

export type View = OpenView | SeatView;

/** Everything that can be said of this game: by the log, a caption, a warning, a hint. */
export type Said =
  // What happened.
  | { readonly kind: 'gave'; readonly seat: Seat; readonly piece: Piece }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly piece: Piece; readonly cell: Cell }
  | { readonly kind: 'false-call'; readonly seat: Seat; readonly muted: boolean }
  | { readonly kind: 'kept-quiet'; readonly seat: Seat }
  | { readonly kind: 'won'; readonly seat: Seat; readonly rows: readonly Row[] }
  | { readonly kind: 'drawn' }
  // What a move would do.
  | { readonly kind: 'hands-over'; readonly piece: Piece; readonly to: Seat }
  | { readonly kind: 'then-gives' }
  | { readonly kind: 'fills-board' }
  | { readonly kind: 'stakes-word'; readonly muted: boolean }
  | { readonly kind: 'lets-speak'; readonly seat: Seat }
  | { readonly kind: 'ends-drawn' }
  // Why a hint says so.
  | { readonly kind: 'row-stands' | 'no-row' | 'makes-row' | 'safe-gift' | 'no-safe-gift' }
  | { readonly kind: 'leaves-safe'; readonly seat: Seat; readonly count: number }
  // Why something cannot be done now.
  | { readonly kind: 'waits-for'; readonly seat: Seat; readonly to: 'give' | 'place' | 'speak' }
  | { readonly kind: 'place-first'; readonly piece: Piece }
  | { readonly kind: 'give-first' }
  | { readonly kind: 'too-few-pieces' }
  | { readonly kind: 'word-spent'; readonly muted: boolean };
