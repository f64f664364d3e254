import type { TournamentCard, TournamentKind, TournamentState } from '../../shared/protocol/tournament.ts';
import type { Judgement } from '../../shared/bots/judge.ts';
import type { Level, Outcome, Seat } from '../../shared/core/game.ts';
import type { PuzzleSheet } from '../../shared/core/puzzle.ts';
import type { FairMix, MatchRecord } from '../../shared/core/record.ts';
import type { Result } from '../../shared/core/result.ts';
import type { PersonCard, StatsPage, StatsQuery } from '../../shared/protocol/memory.ts';
import type { Hall, HostMessage, LanState, VisitLink } from '../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../shared/protocol/refusals.ts';
import type { Request } from '../../shared/protocol/requests.ts';

/** Who sits in a seat of a stored match. */
export interface StoredSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: Level | null;
  /** SHA-256 of the seat's secret token, hex; null for a bot and for a free seat. */
  readonly tokenHash: string | null;
  /** Whether the seat was kept for the network. */
  readonly open: boolean;
  /** The guest's device, by which a person is known again; absent for those at this computer. */
  readonly device?: string | null;
}

/** The head of a match as it is stored: a record without its moves. */
export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seed: string | null;
  readonly deal: unknown;
  readonly seats: readonly StoredSeat[];
  /** Start, milliseconds since 1970. */
  readonly startedAt: number;
  /** Seconds a move; null without a clock. */
  readonly clock: number | null;
  /** The match before it in a series ("again"); null for the first. */
  readonly follows: string | null;
  /** What the seed is made of with guests at the table; until the deal the secret stands for the seed. */
  readonly fair: FairMix | null;
}

/** One row of the log of a match, append only: a move, or `undo <n>` / `redo <n>` of n moves. */
export interface StoredRow {
  /** Place in the log, from 0, without gaps. */
  readonly row: number;
  readonly seat: Seat;
  readonly text: string;
  /** The sender's id of the request, so that a resend is answered and not repeated. */
  readonly requestId: string | null;
  /** Milliseconds this seat thought. */
  readonly took: number;
}

/** How a match stands in a list. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly bot: Level | null }[];
  readonly startedAt: number;
  readonly changedAt: number;
  readonly rows: number;
  readonly outcome: Outcome | null;
}

/** What tables need of a disk. Every method returns after the change is durable, or throws and nothing happened. */
export interface MatchStore {
  /** With the rows that a match begins with when it goes on from another one. */
  create(match: StoredMatch, rows?: readonly StoredRow[]): void;
  /** The seed of a match that has not begun, once everybody has added to it. */
  deal(matchId: string, seed: string, fair: FairMix): void;
  append(matchId: string, row: StoredRow): void;
  /** Appends the last row and the result in one transaction. */
  finish(matchId: string, row: StoredRow, outcome: Outcome, undone: number): void;
  /** Changes who sits where (a guest took a seat, a bot sits in, two change places). */
  seat(matchId: string, ...seats: readonly StoredSeat[]): void;
  /** A match and its rows; undefined when there is none of this id. */
  load(
    matchId: string,
  ): { match: StoredMatch; rows: readonly StoredRow[]; outcome: Outcome | null } | undefined;
  /** Unfinished matches, last touched first. */
  unfinished(): readonly MatchSummary[];
  /** Finished matches, newest first, from an offset. */
  finished(offset: number, limit: number): readonly MatchSummary[];
  /** Gives an unfinished match up for good; its rows are kept. */
  abandon(matchId: string): void;
  /** A match as a record with the moves that stand. */
  record(matchId: string): MatchRecord | undefined;
}

/** Values kept between starts, by key, as JSON. */
export interface SettingsStore {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

/** Where bots think: off this thread, with a deadline, from a View alone. */
export interface BotPool {
  /** A legal move's text, or undefined when it was stopped. Rejects never: a bot that fails answers with a legal move by chance. */
  think(request: BotRequest, signal: AbortSignal): Promise<string | undefined>;
  /** The chances after some plies of a finished match, or undefined when it was stopped or failed. */
  judge(request: JudgeRequest, signal: AbortSignal): Promise<readonly Judgement[] | undefined>;
  /** A puzzle with tries played; null when one of them is no move, undefined when it was stopped or failed. */
  puzzle(request: PuzzleRequest, signal: AbortSignal): Promise<PuzzleSheet | null | undefined>;
}

export interface JudgeRequest {
  readonly record: MatchRecord;
  /** Positions to judge: after so many moves of the record. */
  readonly plies: readonly number[];
}

export interface PuzzleRequest {
  readonly game: string;
  /** What the puzzle is made of: the same text makes the same one on every machine. */
  readonly seed: string;
  /** Own moves so far; null: all by the solver. */
  readonly tries: readonly string[] | null;
}

export interface BotRequest {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: Level;
  /** Own dice of this thought, never the match's seed. */
  readonly dice: string;
}

/** The only clocks and timers of the tables, so that tests can turn the hands. */
export interface Time {
  /** Milliseconds on a clock that never jumps; its zero means nothing. */
  now(): number;
  /** Milliseconds since 1970. */
  date(): number;
  /** Calls once, so many milliseconds from now; returns how to call it off. */
  after(milliseconds: number, act: () => void): () => void;
}

/** The log of the program. Nothing secret goes in. */
export interface Log {
  note(what: string, about?: Readonly<Record<string, unknown>>): void;
  /** A mistake of the program or of the disk; returns the id under which it stands. */
  fault(error: unknown, where: string): string;
}

/** The way out into the local network. */
export interface Network {
  state(): LanState;
  /** `pin`: null takes it away, undefined leaves it. */
  open(pin: string | null | undefined): Promise<Result<null, 'cannot-open'>>;
  shut(): Promise<void>;
  /** Looks for other hosts in the network, or leaves it. */
  look(looking: boolean): void;
  /** Calls back when addresses, guests or the switch change. */
  onChange(listener: () => void): void;
}

/** What is remembered about people. Undefined: nobody has this id, or the change is not the last one any more. */
export interface Memory {
  people(): readonly PersonCard[];
  add(name: string): void;
  change(person: string, patch: PersonPatch): number | undefined;
  merge(person: string, into: string): number | undefined;
  remove(person: string): number | undefined;
  undo(change: number): boolean;
  stats(query: StatsQuery): StatsPage | undefined;
}

/** Tournaments of the house. Each step is answered with how things stand then. */
export interface Evenings {
  list(): readonly TournamentCard[];
  state(id: string): Evening;
  create(plan: {
    readonly name: string;
    readonly kind: TournamentKind;
    readonly games: readonly { readonly game: string; readonly options: unknown }[];
    readonly people: readonly string[];
    readonly rounds: number;
  }): Evening;
  nextRound(id: string): Evening;
  link(id: string, board: number, match: string, person: string | null): Evening;
  correct(id: string, board: number, places: readonly number[] | null, note: string): Evening;
  /** Somebody goes home, or has come back after all. */
  leave(id: string, person: string, left: boolean): Evening;
  finish(id: string): Evening;
  remove(id: string): Result<null, WireRefusal>;
}

type Evening = Result<TournamentState, WireRefusal>;

export interface PersonPatch {
  readonly name?: string;
  readonly colour?: number;
  readonly avatar?: string;
}

/** A way to another host, on which a screen of ours is a guest. */
export interface Trip {
  /** Sends a request on; it is sent again by itself when the way was torn. */
  send(request: Request): void;
  end(): void;
}

/** Who is on a trip, and hears of it. */
export interface Traveller {
  message(message: HostMessage): void;
  link(link: VisitLink): void;
}

export interface Travel {
  /** Goes to another host; refused as a guest is refused there, or with `no-way` when nobody answers. */
  go(
    url: string,
    pin: string | undefined,
    traveller: Traveller,
  ): Promise<Result<{ readonly trip: Trip; readonly hall: Hall }, WireRefusal>>;
}
