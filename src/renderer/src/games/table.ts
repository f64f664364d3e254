import type { Component } from 'svelte';
import type { OptionSpec, Outcome, Seat } from '../../../shared/core/game.ts';
import type { PrintKit } from '../print/kit.ts';
import type { Box } from './box.ts';

/** Who sits where, as every table draws it. */
export interface Player {
  readonly seat: Seat;
  readonly name: string;
  /** Level of the bot that plays here, also one that sits in for somebody. */
  readonly bot: number | null;
  /** Away means the connection is lost; the seat waits. */
  readonly here: boolean;
  /** A seat that resigned or ran out of time. */
  readonly left: boolean;
  /** Milliseconds left on the clock when the snapshot was made; null without a clock. */
  readonly clock: number | null;
}

/** One line of the match's log: the move that was made and what this viewer may be told of it. */
export interface LogEntry<Said = unknown> {
  readonly ply: number;
  readonly seat: Seat;
  /** Text of the move; null where even that would tell a secret. */
  readonly text: string | null;
  readonly said: readonly Said[];
}

/** What a game's Table.svelte gets: one View, the moves it may offer, and one way to play them. */
export interface TableProps<View, Move, Said, Options> {
  readonly view: View;
  readonly options: Options;
  /** Whose hand lies at the bottom; null for a spectator and in a replay with all cards up. */
  readonly me: Seat | null;
  readonly players: readonly Player[];
  readonly toAct: readonly Seat[];
  /** Legal moves of `me`; empty when it is somebody else's turn, in replays and while a move is on its way. */
  readonly moves: readonly { readonly text: string; readonly move: Move }[];
  readonly ply: number;
  /** The last entries, oldest first; the last one is what just happened. */
  readonly log: readonly LogEntry<Said>[];
  readonly outcome: Outcome | null;
  /** A hint that was asked for: the move and why, until the next move. */
  readonly hint: { readonly text: string; readonly why: readonly Said[] } | null;
  readonly play: (text: string) => void;
}

type Message = (inputs?: Record<string, never>, options?: { locale?: 'ru' | 'en' }) => string;
/** Messages whose keys are put together at run time, such as `quarto_option_squares`. */
type Texts = Readonly<Record<string, unknown>>;

/** What a game brings to the renderer; one line each in games/index.ts. Everything heavy is loaded when needed. */
export interface GameFace {
  readonly id: string;
  readonly name: Message;
  /** For how many, and how long: the line under the box. */
  readonly note: Message;
  /** The game's room of the catalogue. */
  readonly words: () => Promise<Texts>;
  readonly box: Box;
  /** How a move sounds: of paper, or (absent) of wood. */
  readonly sound?: 'card';
  readonly seats: { readonly min: number; readonly max: number };
  /** Options for the Lobby; texts are `<id>_option_<name>`, `<id>_option_<name>_hint`, `<id>_option_<name>_<value>`. */
  readonly options: readonly OptionSpec[];
  /** Which seat sign wears the colour that this seat has in the game; absent: the sign of its own number. */
  readonly sign?: (seat: Seat, options: unknown) => number | undefined;
  /** Whether hands are hidden, so that a hot seat needs a curtain between turns. */
  readonly secrets: boolean;
  /** Whether a seat is asked in others' turns, so that a table may say what its clock does then. */
  readonly answers?: true;
  readonly load: () => Promise<GameScreen>;
  /** Draws a piece, tile or card by its name in move texts: for the rules. */
  readonly figure?: () => Promise<Component<{ what: string }>>;
  /** What of the game can be printed. */
  readonly print?: () => Promise<PrintKit>;
}

/** The lazily loaded half: the table and the words for its log. */
export interface GameScreen {
  readonly Table: Component<TableProps<never, never, never, never>>;
  /** One said thing as a sentence in the chosen language. */
  readonly say: (said: never, players: readonly Player[]) => string;
  /** A move as words on this view, for hints, the plain list of moves and screen readers. */
  readonly nameMove: (move: never, players: readonly Player[], view: never) => string;
}
