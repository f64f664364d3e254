import type { Level, Outcome, Seat } from '../core/game.ts';
import type { OfferedMove } from '../core/project.ts';
import type { PuzzleSheet } from '../core/puzzle.ts';
import type { FairPart } from '../core/record.ts';
import type { PersonCard, StatsPage } from './memory.ts';
import type { TournamentCard, TournamentState } from './tournament.ts';
import type { RequestOf, RequestType } from './requests.ts';
import type { WireRefusal } from './refusals.ts';

/** Whether people are still awaited, playing, or done. */
export type TablePhase = 'gathering' | 'playing' | 'over';

/** Who sits in a seat, as everybody sees it. */
export interface SeatState {
  readonly seat: Seat;
  readonly name: string;
  /** Level of the bot that plays here, also one that sits in for somebody; null for a person. */
  readonly bot: Level | null;
  /** A bot sits in for a person who keeps the seat. */
  readonly sitIn: boolean;
  /** Nobody has taken the seat yet. */
  readonly free: boolean;
  /** Some connection holds the seat's token now; always true for bots. */
  readonly here: boolean;
  /** Resigned or ran out of time. */
  readonly left: boolean;
  /** Milliseconds left when the message was made; null without a clock. */
  readonly clock: number | null;
}

/** A table in the hall's list. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly phase: TablePhase;
  readonly seats: readonly SeatState[];
  readonly ply: number;
  readonly toAct: readonly Seat[];
  /** Seats whose token this connection holds. */
  readonly mine: readonly Seat[];
  readonly locked: boolean;
  readonly spectators: boolean;
  /** Milliseconds since 1970, of the last move. */
  readonly changedAt: number;
}

/** Another install that is open in the same network. */
export interface NearbyHost {
  /** Name of the computer. */
  readonly name: string;
  readonly url: string;
  /** Version of its words on the wire; another than ours cannot be joined. */
  readonly version: number;
}

export interface LanState {
  readonly open: boolean;
  readonly port: number | null;
  /** Addresses phones may reach, the best first, such as `http://192.168.1.20:4747/`. */
  readonly addresses: readonly string[];
  /** Set only for the host's own screens. */
  readonly pin: string | null;
  /** How many guests' pages have come in since it was opened. */
  readonly guests: number;
  /** Other hosts nearby, for the host's own screens; absent while nobody looks for them. */
  readonly nearby?: readonly NearbyHost[];
}

export interface Hall {
  readonly tables: readonly TableCard[];
  readonly lan: LanState;
}

/** One line of the log as one viewer may read it; `text` is null where even that would tell a secret. */
export interface LogLine {
  readonly ply: number;
  readonly seat: Seat;
  readonly text: string | null;
  readonly said: readonly unknown[];
}

/** The table through the eyes of one seat, or of a spectator (`seat: null`). */
export interface Eyes {
  readonly seat: Seat | null;
  /** Revision at which this seat's legal moves last changed; goes into `play`. */
  readonly rev: number;
  /** Null while the table gathers: nothing has been dealt yet. */
  readonly view: unknown;
  readonly moves: readonly OfferedMove[];
  /** The last lines, oldest first. */
  readonly log: readonly LogLine[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canRestart: boolean;
}

/** Something all others are asked for (undo in company). */
export interface Asked {
  readonly what: 'undo' | 'restart';
  readonly by: Seat;
  readonly waiting: readonly Seat[];
}

/** How the deal of a table is shuffled so that nobody can choose it; the sums are in `fair.ts`. */
export interface Fair {
  /** SHA-256 of the host's secret, published before any guest adds a part. */
  readonly commit: string;
  readonly parts: readonly FairPart[];
  /** Guests whose part is still waited for; nobody once the cards are dealt. */
  readonly waiting: readonly Seat[];
  /** The host's secret; null until the match is over. */
  readonly secret: string | null;
}

/** A table as one connection may see it: always complete, so nothing has to be caught up. */
export interface Snapshot {
  readonly table: string;
  readonly game: string;
  readonly options: unknown;
  readonly phase: TablePhase;
  readonly seats: readonly SeatState[];
  readonly ply: number;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Seconds a move; null without a clock. */
  readonly clock: number | null;
  readonly locked: boolean;
  readonly spectators: boolean;
  /** Whether people may talk here. */
  readonly talk: boolean;
  /** One entry a seat that this connection holds; a spectator's where it holds none. */
  readonly eyes: readonly Eyes[];
  readonly asked: Asked | null;
  /** How often a move was taken back: such a match is marked in statistics. */
  readonly undone: number;
  /** The table on which "again" goes on; null until somebody asked for it. */
  readonly next: string | null;
  /** Points of the series so far, this match included when it is over; null in its first match. */
  readonly series: readonly number[] | null;
  /** The seed for solitaire deals by number and for puzzles; null where it would tell a secret. */
  readonly seed: string | null;
  /** The shuffle in which the guests take part; null where nothing is shuffled, or by a seed that was asked for. */
  readonly fair: Fair | null;
}

export interface MatchCard {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly bot: Level | null }[];
  readonly startedAt: number;
  readonly changedAt: number;
  readonly rows: number;
  readonly outcome: Outcome | null;
}

/** A finished match, ready to be watched. */
export interface ReplayHead {
  readonly match: string;
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly { readonly name: string; readonly bot: Level | null }[];
  readonly plies: number;
  readonly startedAt: number;
  readonly outcome: Outcome | null;
  readonly seed: string | null;
  readonly fair: Fair | null;
}

/** The board after `ply` moves of a replay; `line` is the move that led here, null at the start. */
export interface Frame {
  readonly ply: number;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  readonly line: LogLine | null;
}

/** What each seat could expect of a position, from 0 lost to 1 won, as a bot judges it. */
export interface Chances {
  readonly ply: number;
  readonly bySeat: readonly number[];
  /** Proved, not weighed. */
  readonly exact: boolean;
}

/** One step of a lesson: the table as the learner (seat 0) sees it, and the one move that is asked for. */
export interface LessonStep extends Frame {
  /** The learner's next move; null while the other side moves by itself, and at the end. */
  readonly move: OfferedMove | null;
  /** What to say here, by language; null: what was said before still stands. */
  readonly caption: Readonly<Record<'ru' | 'en', string>> | null;
}

/** Two minutes on the real table: a record with captions. */
export interface Lesson {
  readonly game: string;
  readonly options: unknown;
  readonly steps: readonly LessonStep[];
}

/** What a request is answered with. */
export interface Replies {
  hello: {
    readonly host: boolean;
    readonly hall: Hall;
    readonly games: readonly string[];
    /** For the host's screens: fresh tokens of the seats `here` at this host that nobody holds. */
    readonly tokens: readonly TableToken[];
  };
  create: { readonly table: string; readonly tokens: readonly SeatToken[] };
  sit: { readonly token: string };
  stand: null;
  mix: null;
  watch: null;
  unwatch: null;
  play: null;
  resign: null;
  undo: null;
  redo: null;
  restart: null;
  consent: null;
  talk: null;
  again: { readonly table: string; readonly tokens: readonly SeatToken[] };
  hint: { readonly text: string; readonly why: readonly unknown[] };
  log: { readonly lines: readonly LogLine[] };
  'sit-in': null;
  kick: null;
  move: null;
  lock: null;
  abandon: null;
  lan: LanState;
  /** What the other host's list of tables is; null at home. */
  visit: { readonly hall: Hall } | null;
  matches: { readonly matches: readonly MatchCard[]; readonly more: boolean };
  resume: { readonly table: string; readonly tokens: readonly SeatToken[] };
  replay: ReplayHead;
  'play-on': { readonly table: string; readonly tokens: readonly SeatToken[] };
  frames: { readonly frames: readonly Frame[] };
  judge: { readonly chances: readonly Chances[] };
  lesson: Lesson;
  puzzle: PuzzleSheet;
  people: { readonly people: readonly PersonCard[] };
  'add-person': People;
  'change-person': People;
  'merge-person': People;
  'remove-person': People;
  'undo-person': People;
  stats: StatsPage;
  tournaments: { readonly tournaments: readonly TournamentCard[] };
  tournament: TournamentState;
  'create-tournament': TournamentState;
  'next-round': TournamentState;
  'link-board': TournamentState;
  'correct-board': TournamentState;
  'leave-tournament': TournamentState;
  'finish-tournament': TournamentState;
  'remove-tournament': null;
  settings: { readonly settings: Readonly<Record<string, unknown>> };
  set: null;
}

/** Everybody after a change, and the change's number: the last one can be taken back. */
export interface People {
  readonly people: readonly PersonCard[];
  readonly change: number | null;
}

export interface SeatToken {
  readonly seat: Seat;
  readonly token: string;
}

export interface TableToken extends SeatToken {
  readonly table: string;
}

/** Why the host ends a connection by itself. */
export const GOODBYES = ['kicked', 'banned', 'closing', 'replaced', 'too-much'] as const;
export type Goodbye = (typeof GOODBYES)[number];

export const VISIT_LINKS = ['online', 'lost', 'ended'] as const;
export type VisitLink = (typeof VISIT_LINKS)[number];

/** What the host says. Replies answer one request; the rest is pushed whenever it changes. */
export type HostMessage =
  | { readonly type: 'reply'; readonly id: string; readonly ok: true; readonly value: Replies[RequestType] }
  | {
      readonly type: 'reply';
      readonly id: string;
      readonly ok: false;
      readonly error: WireRefusal;
      /** Log id of a fault, quoted on screen. */
      readonly ref?: string;
    }
  | { readonly type: 'hall'; readonly hall: Hall }
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot }
  /** A table is no more. */
  | { readonly type: 'gone'; readonly table: string }
  /** A seat of this connection is its no more (kicked, or sat in elsewhere). */
  | { readonly type: 'unseated'; readonly table: string; readonly seat: Seat; readonly why: Goodbye }
  | { readonly type: 'goodbye'; readonly why: Goodbye }
  /** Somebody at a table said something; nobody keeps it. */
  | {
      readonly type: 'talk';
      readonly table: string;
      readonly seat: Seat;
      readonly said: RequestOf<'talk'>['said'];
    }
  /** Whether a match that was played at another host follows, by this program's own rules, from what was promised. */
  | { readonly type: 'checked'; readonly table: string; readonly honest: boolean }
  /** How the way to the other host is, while this screen visits one; `ended` = it is at home again. */
  | { readonly type: 'visiting'; readonly url: string; readonly link: VisitLink };
