import type { OptionSpec, Seat } from '../../core/game.ts';
import type { CardName, Colour } from './cards.ts';

export * from './cards.ts';

export const SYSTEMS_TO_WIN = [2, 3, 4] as const;
export const DECKS = [1, 2] as const;

export interface Options {
  /** How many complete systems win. */
  readonly systems: (typeof SYSTEMS_TO_WIN)[number];
  readonly decks: (typeof DECKS)[number];
}

export const DEFAULTS: Options = { systems: 3, decks: 1 };

/** The same for the Lobby. */
export const OPTIONS: readonly OptionSpec[] = [
  { kind: 'choice', name: 'systems', values: SYSTEMS_TO_WIN, fallback: DEFAULTS.systems },
  { kind: 'choice', name: 'decks', values: DECKS, fallback: DEFAULTS.decks },
];

/** With more seats than this two decks are needed (I1). */
export const SEATS_OF_ONE_DECK = 8;
export const HAND_AT_START = 5;
/** Cards drawn when a turn begins (I3), and by Космодром and Машина времени. */
export const DRAW = 2;
export const PLAYS = 3;
/** What a Гиперпрыжок adds to the plays of a turn, itself counted (I26). */
export const JUMP = 3;
export const MOST_PLAYS = 30;
export const MOST_FREE_MOVES = 20;
export const HAND_LIMIT = 7;
export const MOST_ROUNDS = 50;
/** What Космофонд asks of everybody else (I24). */
export const FUND = 2;

export type Row = readonly CardName[];
export type Rows = Readonly<Partial<Record<Colour, Row>>>;
/** Attached rockets by the colour of their row, and those that lie loose. */
export type Rockets = Readonly<Partial<Record<Colour, readonly CardName[]>>> & {
  readonly loose: readonly CardName[];
};

/** What lies in front of one player. */
export interface Front {
  /** Sorted. */
  readonly bank: readonly CardName[];
  /** Only colours that have cards; in order of arrival. */
  readonly rows: Rows;
  /** Only colours that carry one, and `loose` always; in order of arrival. */
  readonly rockets: Rockets;
  /** Complete systems. */
  readonly systems: number;
}

/** A debt that is being paid; `left` is what `owes` has still to pay of it. */
export interface Bill {
  readonly card: CardName;
  readonly by: Seat;
  readonly owes: Seat;
  readonly debt: number;
  readonly left: number;
}

/** Cards that are to be taken: in `take` those named so far, in `answer` those not answered yet. */
export interface Claim {
  readonly card: CardName;
  readonly by: Seat;
  readonly owes: Seat;
  readonly takes: readonly CardName[];
  /** Обмен разумов: what is offered for it. */
  readonly gives?: CardName;
}

export type Pending = Bill | Claim;

export const isBill = (pending: Pending): pending is Bill => 'debt' in pending;

export const PHASES = ['play', 'answer', 'take', 'surplus', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const REASONS = ['systems', 'stalemate', 'resign', 'timeout'] as const;
export type Reason = (typeof REASONS)[number];

/** Nobody is the winner of a stalemate; its places are shared by what lies in front. */
export interface Ending {
  readonly reason: Reason;
  readonly winner: Seat | null;
}

export type Stage =
  | { readonly phase: 'play' }
  | { readonly phase: 'answer'; readonly pending: Pending }
  | { readonly phase: 'take'; readonly pending: Claim }
  | { readonly phase: 'surplus' }
  | { readonly phase: 'over'; readonly end: Ending };

/** What everybody at the table can count along, beside the cards. */
export interface Tally {
  readonly systems: number;
  readonly decks: number;
  /** Turns that are over. */
  readonly turns: number;
  /** Turns in a row, all over, in which nobody drew and nobody played (I15). */
  readonly idle: number;
  /** Whether a card came from the deck in this turn. */
  readonly drew: boolean;
  /** Plays, Гиперпрыжки and free moves of this turn. */
  readonly plays: number;
  readonly jumps: number;
  readonly free: number;
}

export interface State extends Tally {
  /** Each sorted. */
  readonly hands: readonly (readonly CardName[])[];
  /** Top first. */
  readonly deck: readonly CardName[];
  /** Oldest first. */
  readonly pile: readonly CardName[];
  readonly tables: readonly Front[];
  readonly turn: Seat;
  readonly stage: Stage;
}

/** What everybody sees. */
interface Shown {
  readonly pile: readonly CardName[];
  readonly tables: readonly Front[];
  readonly turn: Seat;
  readonly playsLeft: number;
  readonly phase: Phase;
  readonly pending: Pending | null;
}

/** The open view of the rule page. */
export interface OpenView extends Shown {
  readonly hands: readonly (readonly CardName[])[];
  readonly deck: readonly CardName[];
}

/** What a seat or a spectator sees: of other hands and of the deck only the number of cards (I35). */
export interface SeatView extends Shown {
  readonly hands: readonly (readonly CardName[] | number)[];
  readonly deck: number;
  readonly tally: Tally;
  /** How the match ended; null before. */
  readonly end: Ending | null;
}

export type View = OpenView | SeatView;

/** An explicit beginning: two cards are drawn for seat 0 at once. */
export interface Deal {
  readonly hands: readonly (readonly CardName[])[];
  readonly deck: readonly CardName[];
  readonly pile: readonly CardName[];
  readonly tables: readonly Front[];
}

export type Move =
  /** One play each. */
  | { readonly kind: 'bank'; readonly card: CardName }
  | { readonly kind: 'lay'; readonly card: CardName; readonly colour: Colour }
  /** A Контакт card that needs nothing named beside it. */
  | { readonly kind: 'play'; readonly card: CardName }
  | {
      readonly kind: 'freight';
      readonly card: CardName;
      readonly colour: Colour;
      /** Who pays; null: everybody else. */
      readonly from: Seat | null;
    }
  | { readonly kind: 'rocket'; readonly card: CardName; readonly colour: Colour }
  | {
      readonly kind: 'annihilate';
      readonly card: CardName;
      readonly seat: Seat;
      readonly takes: CardName;
    }
  | {
      readonly kind: 'swap';
      readonly card: CardName;
      readonly gives: CardName;
      readonly seat: Seat;
      readonly takes: CardName;
    }
  /** Free. */
  | { readonly kind: 'move'; readonly card: CardName; readonly colour: Colour }
  | { readonly kind: 'attach'; readonly card: CardName; readonly colour: Colour }
  | { readonly kind: 'end' }
  /** Answers. */
  | { readonly kind: 'pay'; readonly card: CardName }
  | { readonly kind: 'accept' }
  | { readonly kind: 'nickel'; readonly card: CardName }
  /** Диктатор's choice. */
  | { readonly kind: 'take'; readonly seat: Seat; readonly card: CardName }
  /** A surplus card, under the deck. */
  | { readonly kind: 'return'; readonly card: CardName };

/** Why a card in hand can only be banked or not be used at all now. */
export type Obstacle =
  | 'no-plays'
  | 'no-freight'
  | 'no-system'
  | 'no-rocket'
  | 'no-own-object'
  | 'no-loose-object'
  | 'only-answer'
  | 'only-front'
  | 'choose-first'
  | 'not-your-turn';

/** Why a move is a good one; the word beside a hint. */
export type Motive =
  | 'wins'
  | 'completes'
  | 'builds'
  | 'collects'
  | 'more-cards'
  | 'more-plays'
  | 'doubles'
  | 'weakens'
  | 'takes-missing'
  | 'keeps-whole'
  | 'cheapest'
  | 'cancels'
  | 'saves'
  | 'least-useful'
  | 'nothing-better';

/** All that can be said of this game, for sentences in any language. */
export type Said =
  // What happened.
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly CardName[];
    }
  | { readonly kind: 'banked'; readonly seat: Seat; readonly card: CardName }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly card: CardName; readonly colour: Colour }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly card: CardName; readonly colour: Colour }
  | { readonly kind: 'attached'; readonly seat: Seat; readonly card: CardName; readonly colour: Colour }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardName }
  | {
      readonly kind: 'billed';
      readonly seat: Seat;
      readonly card: CardName;
      /** Null: Космофонд. */
      readonly colour: Colour | null;
      readonly debt: number;
      readonly from: Seat | null;
    }
  | {
      readonly kind: 'attacked';
      readonly seat: Seat;
      readonly card: CardName;
      readonly on: Seat;
      readonly takes: CardName;
      readonly gives: CardName | null;
    }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly on: Seat; readonly takes: CardName }
  | {
      readonly kind: 'paid';
      readonly seat: Seat;
      readonly to: Seat;
      readonly card: CardName;
      readonly left: number;
    }
  | { readonly kind: 'forgiven'; readonly seat: Seat; readonly missing: number }
  | { readonly kind: 'accepted'; readonly seat: Seat; readonly to: Seat; readonly card: CardName }
  | { readonly kind: 'cancelled'; readonly seat: Seat; readonly card: CardName }
  | { readonly kind: 'regained'; readonly seat: Seat; readonly cards: readonly CardName[] }
  /** The card is null for those who may not see it. */
  | { readonly kind: 'returned'; readonly seat: Seat; readonly card: CardName | null }
  | { readonly kind: 'ended'; readonly seat: Seat }
  | { readonly kind: 'reshuffled' }
  | { readonly kind: 'completed'; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'broken'; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'won'; readonly seat: Seat }
  | { readonly kind: 'stalemate' }
  // What would happen.
  | { readonly kind: 'freight'; readonly colour: Colour; readonly was: number; readonly now: number }
  | { readonly kind: 'completes'; readonly colour: Colour }
  | { readonly kind: 'breaks'; readonly colour: Colour }
  | { readonly kind: 'wins' }
  | { readonly kind: 'collects'; readonly each: number; readonly payers: number; readonly most: number }
  | { readonly kind: 'draws'; readonly count: number }
  | { readonly kind: 'regains'; readonly cards: readonly CardName[] }
  | { readonly kind: 'plays-left'; readonly count: number }
  | { readonly kind: 'pays'; readonly left: number; readonly over: number }
  | { readonly kind: 'surplus'; readonly count: number }
  // Why not, and why.
  | { readonly kind: 'barred'; readonly card: CardName; readonly why: Obstacle }
  | { readonly kind: 'because'; readonly why: Motive };
