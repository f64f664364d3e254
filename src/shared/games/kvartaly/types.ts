import type { Leaving, OptionSpec, Seat } from '../../core/game.ts';
import type { Card } from './cards.ts';

export * from './cards.ts';

export interface Options {
  /** Whether the eight Gold cards are shuffled in. */
  readonly booster: boolean;
}

export const DEFAULTS: Options = { booster: false };

/** The same for the Lobby. */
export const OPTIONS: readonly OptionSpec[] = [
  { kind: 'choice', name: 'booster', values: [false, true], fallback: DEFAULTS.booster },
];

export const SEATS = { min: 2, max: 3 } as const;

/** Cards dealt to a seat and how many of them it puts away (K3). */
export function dealtTo(seats: number, booster: boolean): { dealt: number; away: number } {
  if (seats === 2) return booster ? { dealt: 12, away: 3 } : { dealt: 10, away: 2 };
  return booster ? { dealt: 11, away: 3 } : { dealt: 9, away: 2 };
}

/** Cards that Торговец draws (K18). */
export const TRADER_DRAWS = 2;

/** The neighbour that a seat's cards act on. */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** An explicit deal; with `discard` the hands are as kept and play begins at once. */
export interface Deal {
  readonly hands: readonly (readonly Card[])[];
  /** Top first. */
  readonly deck: readonly Card[];
  readonly discard?: readonly Card[];
}

/** A base card and what covers it, from bottom to top. */
export interface Stack {
  readonly card: Card;
  readonly covers: readonly Cover[];
  /** Under the protection of an Адвокат. */
  readonly immune: boolean;
}

export type Cover = 'engineer' | 'saboteur';

/** Stacks in order of arrival; moves number them from 1. */
export type Field = readonly Stack[];

export const CHOICES = [
  ...(['heal', 'take', 'judge', 'cover', 'swap', 'return', 'protect', 'exchange', 'seen'] as const),
] as const;
export type Choice = (typeof CHOICES)[number];

/** Choices that may be declined with `keep`. */
export const MAY: readonly Choice[] = ['swap', 'judge', 'return', 'exchange'];

/** A card that waits for a choice and has no place yet (K40). */
export type Laying = Cover | 'crossroads';

export const CARD_MOVES = ['discard', 'play', 'heal', 'swap-hand'] as const;
export type CardMove = (typeof CARD_MOVES)[number];

export const STACK_MOVES = [
  ...(['take', 'judge', 'free', 'cover', 'swap-field', 'return', 'protect'] as const),
] as const;
export type StackMove = (typeof STACK_MOVES)[number];

export type Move =
  | { readonly kind: CardMove; readonly card: Card }
  | { readonly kind: StackMove; readonly stack: number }
  | { readonly kind: 'exchange'; readonly own: number; readonly theirs: number }
  | { readonly kind: 'seen' | 'keep' };

/** Where the cards are, and who knows what of the Сброс. */
export interface Cards {
  readonly booster: boolean;
  /** Each sorted as plain text. */
  readonly hands: readonly (readonly Card[])[];
  /** Top first. */
  readonly deck: readonly Card[];
  /** In order of arrival. */
  readonly discard: readonly Card[];
  /** Those of the Сброс that all saw going there. */
  readonly faceUp: readonly Card[];
  /** Those of the Сброс that each seat put there face down, without the ones in `faceUp`. */
  readonly own: readonly (readonly Card[])[];
  readonly fields: readonly Field[];
}

export type State = Cards &
  (
    | {
        readonly phase: 'discard';
        /** How many each seat has still to put away. */ readonly away: readonly number[];
      }
    | { readonly phase: 'play'; readonly turn: Seat }
    | {
        readonly phase: 'choose';
        readonly turn: Seat;
        readonly choice: Choice;
        readonly laying: Laying | null;
      }
    | {
        readonly phase: 'over';
        readonly laying: Laying | null;
        /** With two seats: who ended the match by going. */
        readonly left: { readonly seat: Seat; readonly how: Leaving } | null;
      }
  );

/** A stack as it is seen: with its points now, covers included. */
export interface SeenStack extends Stack {
  readonly points: number;
}

/** What everybody sees. */
interface Common {
  readonly fields: readonly (readonly SeenStack[])[];
  readonly points: readonly number[];
  readonly phase: State['phase'];
  readonly choice: Choice | null;
  readonly laying: Laying | null;
}

/** The open view of the rule page. */
export interface OpenView extends Common {
  readonly hands: readonly (readonly Card[])[];
  readonly deck: readonly Card[];
  readonly discard: readonly Card[];
}

/** What one seat, or a spectator, sees (K36). */
export interface SeatView extends Common {
  readonly viewer: Seat | 'spectator';
  readonly booster: boolean;
  /** Who plays or chooses; null in the phases in which nobody or everybody does. */
  readonly turn: Seat | null;
  /** How many cards each seat has still to put away. */
  readonly away: readonly number[];
  /** The viewer's own cards; none for a spectator. */
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  readonly discardSize: number;
  /** Those of the Сброс that all saw going there, in order of arrival. */
  readonly faceUp: readonly Card[];
  /** Those of the Сброс that the viewer put there face down. */
  readonly own: readonly Card[];
  /** What the viewer may look at just now: the whole Сброс or the neighbour's hand, sorted. */
  readonly shown: readonly Card[] | null;
  readonly left: { readonly seat: Seat; readonly how: Leaving } | null;
}

export type View = OpenView | SeatView;

export const isSeatView = (view: View): view is SeatView => 'viewer' in view;

/** Where a card comes from when it is played. */
export type Source = 'hand' | 'deck' | 'discard' | 'field';

/** Why a stack cannot be chosen now. */
export const WHYS = [
  ...(['red', 'gold', 'saboteur', 'engineer', 'covered', 'immune'] as const),
  ...(['not-fewest', 'itself', 'no-saboteur'] as const),
] as const;
export type Why = (typeof WHYS)[number];

/** Everything that can be said of this game: by the log, a warning, a hint. Stacks are numbered from 1. */
export type Said =
  // What happened. A card that the listener may not know is null.
  | { readonly kind: 'put-away'; readonly seat: Seat; readonly card: Card | null }
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: Source;
      /** The field it lies on; null while it has no place, and for Ураган and Перекрёсток. */
      readonly to: Seat | null;
    }
  | { readonly kind: 'alone'; readonly seat: Seat; readonly card: Cover; readonly to: Seat }
  | {
      readonly kind: 'covered';
      readonly seat: Seat;
      readonly card: Cover;
      readonly to: Seat;
      readonly stack: number;
      readonly on: Card;
    }
  | {
      readonly kind: 'took' | 'judged';
      readonly seat: Seat;
      readonly from: Seat;
      readonly stack: number;
      readonly card: Card;
    }
  | {
      readonly kind: 'freed' | 'swapped-field' | 'returned' | 'protected';
      readonly seat: Seat;
      readonly stack: number;
      readonly card: Card;
    }
  | {
      readonly kind: 'swapped-hand';
      readonly seat: Seat;
      readonly card: Card | null;
      readonly drawn: Card | null;
    }
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
    }
  | {
      readonly kind: 'exchanged';
      readonly seat: Seat;
      readonly own: number;
      readonly gives: Card;
      readonly with: Seat;
      readonly theirs: number;
      readonly gets: Card;
    }
  | {
      readonly kind: 'blew-away';
      readonly seat: Seat;
      readonly cards: readonly { readonly seat: Seat; readonly card: Card }[];
    }
  | { readonly kind: 'cleared'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'idle'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'asked'; readonly seat: Seat; readonly choice: Choice; readonly laying: Laying | null }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly choice: Choice }
  | { readonly kind: 'saw'; readonly seat: Seat; readonly whose: Seat }
  | { readonly kind: 'ended'; readonly points: readonly number[] }
  // What a move did, or would do, to the points of a field.
  | { readonly kind: 'count'; readonly seat: Seat; readonly from: number; readonly to: number }
  // What a move would do.
  | { readonly kind: 'pairs' | 'parts'; readonly seat: Seat; readonly card: Card; readonly each: number }
  | { readonly kind: 'unknown'; readonly card: Card; readonly source: 'deck' | 'discard' }
  | { readonly kind: 'would-ask'; readonly choice: Choice; readonly laying: Laying | null }
  | { readonly kind: 'would-idle'; readonly card: Card }
  | { readonly kind: 'would-draw'; readonly count: number }
  | { readonly kind: 'would-take'; readonly card: Card }
  | { readonly kind: 'would-cover'; readonly card: Cover; readonly on: Card }
  | { readonly kind: 'would-lie'; readonly card: Cover; readonly to: Seat }
  | { readonly kind: 'would-blow'; readonly cards: readonly Card[] }
  // Why a hint names a move.
  | { readonly kind: 'spares'; readonly card: Card }
  | { readonly kind: 'worth'; readonly card: Card }
  | { readonly kind: 'declines' }
  // Why something cannot be chosen now.
  | { readonly kind: 'waits-for'; readonly seat: Seat; readonly choice: Choice | null }
  | { readonly kind: 'hand-waits'; readonly choice: Choice; readonly laying: Laying | null }
  | { readonly kind: 'barred'; readonly seat: Seat; readonly stack: number; readonly why: Why };
