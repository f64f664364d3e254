import type { OptionSpec, Outcome } from '../../core/game.ts';

/** Names of the ranks, ace low: the place in this list is the rank less one. */
export const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type RankName = (typeof RANK_NAMES)[number];

/** Suits never matter; they make the cards pretty and their names different. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

export type Card = `${RankName}${Suit}`;

/** The deck: 40 cards, ranks ascending within each suit. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  RANK_NAMES.map((rank): Card => `${rank}${suit}`),
);

const RANK_OF: ReadonlyMap<string, number> = new Map(
  CARDS.map((card, index) => [card, (index % RANK_NAMES.length) + 1]),
);

/** 1 (ace) to 10. */
export function rankOf(card: Card): number {
  const rank = RANK_OF.get(card);
  if (rank === undefined) throw new Error(`no such card: ${card}`);
  return rank;
}

/** Whether a text names a card of the deck. */
export const isCard = (text: string): text is Card => RANK_OF.has(text);

/** A place on the table, counted from the first card: rows downwards, columns to the right. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

export const sameCell = (a: Cell, b: Cell): boolean => a.row === b.row && a.col === b.col;

export interface Pile extends Cell {
  /** From bottom to top, one to four of them. */
  readonly cards: readonly Card[];
  /** Whether the top card lies face up. */
  readonly up: boolean;
}

/** The grid is 4×4, a pile four cards high, and four face-down tops are still alive (F4, F5, F13). */
export const SPAN = 4;
export const PILE_HEIGHT = 4;
export const MOST_FACE_DOWN = 4;

/** Which piles of a line turn over: the others, or the played one too (F17). */
export const FLIPS = ['others', 'line'] as const;

export interface Options {
  readonly flips: (typeof FLIPS)[number];
}

export const DEFAULTS: Options = { flips: 'others' };

/** The same for the Lobby. */
export const OPTIONS: readonly OptionSpec[] = [
  { kind: 'choice', name: 'flips', values: FLIPS, fallback: DEFAULTS.flips },
];

export interface Deal {
  /** Top card first. */
  readonly stock: readonly Card[];
}

/** The only move: the drawn card goes to a cell. */
export interface Move extends Cell {
  readonly kind: 'place';
}

export const LOSSES = ['face-down', 'stock', 'resign', 'timeout'] as const;
export type Loss = (typeof LOSSES)[number];

interface Position {
  readonly options: Options;
  /** By row, then column. */
  readonly piles: readonly Pile[];
  /** Top card first, without the drawn one. */
  readonly stock: readonly Card[];
}

export type State = Position &
  (
    | { readonly phase: 'place'; readonly drawn: Card }
    | { readonly phase: 'over'; readonly drawn: Card | null; readonly outcome: Outcome }
  );

interface Seen {
  readonly piles: readonly Pile[];
  readonly drawn: Card | null;
  readonly faceDown: number;
  readonly phase: State['phase'];
}

/** The open view of the rule page: the stock lies open, too. */
export interface OpenView extends Seen {
  readonly stock: readonly Card[];
}

/** What the player sees: of the stock the number of cards, and by which rule tops turn. */
export interface SeatView extends Seen {
  readonly stock: number;
  readonly options: Options;
  readonly outcome: Outcome | null;
}

export type View = OpenView | SeatView;

/** Rows are treated before columns; the result is the same either way (F11). */
export const LINES = ['row', 'column'] as const;
export type Line = (typeof LINES)[number];

/** A pile whose top turned over: the card, and how it lies now. */
export interface Turned extends Cell {
  readonly card: Card;
  readonly up: boolean;
}

/** Everything that can be said of this game: by the log, a caption, a warning, a hint. */
export type Said =
  // What happened.
  | { readonly kind: 'placed'; readonly card: Card; readonly cell: Cell; readonly onto: Card | null }
  | { readonly kind: 'turned'; readonly line: Line; readonly piles: readonly Turned[] }
  | { readonly kind: 'won'; readonly score: number }
  | { readonly kind: 'lost'; readonly why: Loss; readonly faceDown: number }
  // What a move would do.
  | { readonly kind: 'would-turn'; readonly line: Line; readonly piles: readonly Turned[] }
  | { readonly kind: 'would-win'; readonly score: number }
  | { readonly kind: 'would-lose'; readonly why: Loss; readonly faceDown: number }
  | { readonly kind: 'would-leave'; readonly piles: number; readonly faceDown: number }
  // Why a cell is not offered.
  | { readonly kind: 'full-pile'; readonly cell: Cell }
  | { readonly kind: 'full-span'; readonly line: Line }
  // Why this cell: what a hint says.
  | { readonly kind: 'only-way' }
  | { readonly kind: 'every-cell-loses' }
  | { readonly kind: 'wins-now'; readonly score: number }
  | { readonly kind: 'lights-up'; readonly dark: number; readonly faceDown: number }
  | { readonly kind: 'new-pile'; readonly piles: number; readonly faceDown: number }
  | { readonly kind: 'keeps-calm'; readonly faceDown: number };
