import * as v from 'valibot';

/** Kinds of an evening (main/people/tournament knows what they mean). */
export const TOURNAMENT_KINDS = ['round-robin', 'swiss', 'series'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

const FEWEST_ENTRANTS = 2;
const MOST_ENTRANTS = 16;
const MOST_ROUNDS = 32;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const number = v.pipe(v.number(), v.integer(), v.minValue(0));
const words = v.pipe(v.string(), v.trim(), v.maxLength(200));

/** What the host may ask about tournaments. All but the list are answered with the tournament as it then stands. */
export const tournamentRequests = [
  v.strictObject({ type: v.literal('tournaments'), id }),
  v.strictObject({ type: v.literal('tournament'), id, tournament: key }),
  v.strictObject({
    type: v.literal('create-tournament'),
    id,
    name: v.pipe(words, v.minLength(1)),
    kind: v.picklist(TOURNAMENT_KINDS),
    games: v.pipe(
      v.array(v.strictObject({ game: key, options: v.optional(v.unknown()) })),
      v.minLength(1),
      v.maxLength(MOST_ROUNDS),
    ),
    /** In the order of their lots. */
    people: v.pipe(v.array(key), v.minLength(FEWEST_ENTRANTS), v.maxLength(MOST_ENTRANTS)),
    /** 0: as many as everybody needs to meet everybody. */
    rounds: v.pipe(number, v.maxValue(MOST_ROUNDS)),
  }),
  v.strictObject({ type: v.literal('next-round'), id, tournament: key }),
  /** A match has begun on a board: everybody's, or in a solitaire that of one person. */
  v.strictObject({
    type: v.literal('link-board'),
    id,
    tournament: key,
    board: number,
    match: key,
    person: v.nullable(key),
  }),
  /** Places set by hand with the reason; null takes that back. */
  v.strictObject({
    type: v.literal('correct-board'),
    id,
    tournament: key,
    board: number,
    places: v.nullable(v.pipe(v.array(number), v.maxLength(MOST_ENTRANTS))),
    note: words,
  }),
  /** Somebody goes home, or has come back after all. */
  v.strictObject({
    type: v.literal('leave-tournament'),
    id,
    tournament: key,
    person: key,
    left: v.boolean(),
  }),
  v.strictObject({ type: v.literal('finish-tournament'), id, tournament: key }),
  v.strictObject({ type: v.literal('remove-tournament'), id, tournament: key }),
] as const;

/** A tournament in the list. */
export interface TournamentCard {
  readonly id: string;
  readonly name: string;
  readonly kind: TournamentKind;
  readonly people: number;
  readonly createdAt: number;
  readonly finishedAt: number | null;
}

/** A line of the table, best first; equal lines share a place. */
export interface StandingLine {
  readonly person: string;
  readonly place: number;
  readonly points: number;
  readonly played: number;
  readonly wins: number;
  readonly buchholz: number;
  readonly sonneborn: number;
}

/** A table of a round. One person alone has a bye. */
export interface BoardCard {
  readonly no: number;
  readonly round: number;
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  /** In the order of the seats. */
  readonly people: readonly string[];
  /** Everybody has a match of their own, with the same deal. */
  readonly solitaire: boolean;
  /** Matches by person; null before it begins. */
  readonly matches: readonly (string | null)[];
  /** Whether these are over. */
  readonly ended: readonly boolean[];
  /** Places and points by person; null until the board is over. */
  readonly places: readonly number[] | null;
  readonly points: readonly number[] | null;
  /** Decided because others had gone home. */
  readonly walkover: boolean;
  /** Why places were set by hand. */
  readonly note: string | null;
}

export interface TournamentState extends Omit<TournamentCard, 'people'> {
  /** In the order of their lots; the name of a deleted person is empty. */
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    /** Has gone home: is not paired any more. */
    readonly left: boolean;
  }[];
  readonly games: readonly { readonly game: string; readonly options: unknown }[];
  readonly rounds: number;
  readonly round: number;
  /** Every board of the round is over: the next one can be drawn, or the tournament ended. */
  readonly roundOver: boolean;
  readonly standings: readonly StandingLine[];
  readonly boards: readonly BoardCard[];
}
