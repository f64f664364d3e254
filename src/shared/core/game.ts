import type { RecordRefusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';

/** A chair at the table, numbered from 0. */
export type Seat = number;

/** Whose eyes: a seat's, anybody's, or all cards up (replay of a finished match). */
export type Viewer = Seat | 'spectator' | 'open';

/** How a seat goes for good. Being away (connection lost) is something else. */
export const LEAVINGS = ['resign', 'timeout'] as const;
export type Leaving = (typeof LEAVINGS)[number];

/** The end: places (1 is best, equal seats share one) and points for every seat, and a word from the rule page. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly points: readonly number[];
  readonly reason: string;
}

/** How strong a bot is, in words on screen and as a number in records and addresses. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** What a screen can say about an option without knowing the game; texts stand in the catalogue under `<game>_option_<name>`. */
export type OptionSpec =
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly values: readonly (string | number | boolean)[];
      readonly fallback: string | number | boolean;
    }
  | {
      /** A non-empty subset of the values. */
      readonly kind: 'subset';
      readonly name: string;
      readonly values: readonly string[];
      readonly fallback: readonly string[];
    }
  | {
      /** One different value a seat, in seat order. */
      readonly kind: 'each-seat';
      readonly name: string;
      readonly values: readonly string[];
    };

/** The limits of a thought: a number of iterations, so that the same dice give the same move, and a word that stops it early. */
export interface Effort {
  readonly iterations: number;
  stopped(): boolean;
}

/** What a solver found out about a position. */
export interface Solution<Move> {
  /** For the seat to act: won, drawn, lost; null where the solver could not reach. */
  readonly value: 1 | 0 | -1 | null;
  /** The moves that keep this value. */
  readonly best: readonly Move[];
  readonly nodes: number;
  /** Whether the value is proved. */
  readonly exact: boolean;
}

/** A position from which one move is right, told as a record is: how it came about. */
export interface Puzzle {
  /** What is asked for, a word of the game's. */
  readonly kind: string;
  readonly options: unknown;
  readonly moves: readonly string[];
}

/** What a good position looks like. Bots know a game through this alone. */
export interface Skill<State, Move, View, Said> {
  /** What this seat can expect of a (whole, perhaps imagined) state, from 0 lost to 1 won; exact when the match is over. */
  value(state: State, seat: Seat): number;
  /** What a greedy player counts in a state: larger is better, units are the game's own. */
  greed(state: State, seat: Seat): number;
  /** Legal moves, most promising first; may leave out hopeless ones, never all. */
  order?(state: State, seat: Seat, moves: readonly Move[]): readonly Move[];
  /** The game's own player where it knows better than general search. */
  choose?(view: View, seat: Seat, level: Level, rng: Rng, effort: Effort): Move;
  /** The exact value of a whole state (hidden cards known), as far as the effort reaches; only where a game has a solver. */
  solve?(state: State, seat: Seat, effort: Effort): Solution<Move>;
  /** A puzzle, proved by `solve`; the same dice make the same one. */
  puzzle?(rng: Rng): Puzzle;
  /** Why this move: what a hint says beside it. */
  reason(view: View, seat: Seat, move: Move): readonly Said[];
}

/**
 * A game: pure functions over plain JSON. Nothing passed in is ever changed.
 * State is the whole truth, View what one viewer may see of it; the type system keeps them apart.
 */
export interface Game<State, Move, View, Options, Deal, Said> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly rulesVersion: number;
  /** Whether a match needs a seed or a deal. */
  readonly chance: boolean;

  /** Checks and completes options of a record; a seat count that does not fit is a refusal too. */
  parseOptions(json: unknown, seats: number): Result<Options, RecordRefusal>;
  /** Options as they go with people who all move on by one seat, the last to the first. Absent: none belongs to a seat. */
  moveOn?(options: Options): Options;
  /** Checks an explicit deal, for tests and puzzles. */
  parseDeal(json: unknown, options: Options, seats: number): Result<Deal, RecordRefusal>;
  /** The shuffle. */
  deal(options: Options, seats: number, rng: Rng): Deal;
  setup(options: Options, seats: number, deal: Deal): State;

  /** Seats with something to decide; [] = over; several = they act in any order. */
  toAct(state: State): readonly Seat[];
  /** In a stable order; never empty for a seat in toAct, empty for any other. */
  legalMoves(state: State, seat: Seat): readonly Move[];
  /** Membership in legalMoves without building the list. */
  isLegal(state: State, seat: Seat, move: Move): boolean;
  /** The state after a legal move. Without rng (explicit deal) nothing is random: piles keep their order. */
  apply(state: State, seat: Seat, move: Move, rng?: Rng): State;
  /** What the rule page says of a seat that goes for good. */
  leave(state: State, seat: Seat, how: Leaving): State;
  /**
   * What the host says for a seat whose time is up, where it only has to answer somebody else's card. Undefined for a turn of its
   * own. A longer answer goes move by move. Absent: nobody here is ever asked.
   */
  answerFor?(state: State, seat: Seat): Move | undefined;
  /** Null until the match is over. */
  outcome(state: State): Outcome | null;
  /** Whether a move showed somebody something hidden, such as a drawn card: with others at the table undo never goes past it. Absent: never. */
  reveals?(before: State, seat: Seat, move: Move, after: State): boolean;

  view(state: State, viewer: Viewer): View;
  /** A whole world that agrees with this View of this seat; what is hidden is drawn by rng. */
  imagine(view: View, seat: Seat, rng: Rng): State;

  formatMove(move: Move): string;
  /** Undefined for a text that is no move of this game in its one spelling. */
  parseMove(text: string): Move | undefined;

  /** What this viewer may be told of a move: log line, replay caption, screen reader. */
  narrate(before: State, seat: Seat, move: Move, after: State, viewer: Viewer): readonly Said[];
  /** What a move would do, from this seat's View alone; silent where the page forbids it. */
  foresee(view: View, seat: Seat, move: Move): readonly Said[];
  /** Why own cards or targets cannot be chosen now. */
  barred(view: View, seat: Seat): readonly Said[];

  readonly skill: Skill<State, Move, View, Said>;
}

/** Any game, where nothing of its inside is known (methods are bivariant, so every Game fits). */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown, unknown>;

/** The registry: id -> game. */
export type Games = Readonly<Record<string, AnyGame>>;
