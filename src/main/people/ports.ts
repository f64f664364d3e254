import type { Level, Seat } from '../../shared/core/game.ts';
import type { MatchRecord } from '../../shared/core/record.ts';

export type PersonId = string;

/** Somebody who plays: at this computer, as a guest, or a bot. */
export interface Person {
  readonly id: PersonId;
  /** Empty for a bot, whose name is its level. */
  readonly name: string;
  /** From 0 to PERSON_COLOURS − 1 (core/person). */
  readonly colour: number;
  /** The text from which the avatar is drawn. */
  readonly avatar: string;
  readonly level: Level | null;
  /** Plays at this computer; a guest came in over the network. */
  readonly home: boolean;
  /** Matches that were played to their end. */
  readonly matches: number;
  /** When the last of them ended; milliseconds since 1970. */
  readonly lastAt: number | null;
}

export type PersonPatch = Partial<Pick<Person, 'name' | 'colour' | 'avatar' | 'home'>>;

/** A change that can be taken back while it is the last one. */
export type ChangeId = number;

/** The people of this house. Unknown ids and bots are refused with undefined. */
export interface PeopleStore {
  /** Everybody who was not deleted or merged, those seen last first. */
  all(): readonly Person[];
  /** Somebody new at this computer; a name that is known here gives that person. */
  add(name: string): PersonId;
  change(id: PersonId, patch: PersonPatch): ChangeId | undefined;
  /** From now on `id` was always `into`: matches, figures, ratings, devices. */
  merge(id: PersonId, into: PersonId): ChangeId | undefined;
  /** Matches stay, without the name. */
  remove(id: PersonId): ChangeId | undefined;
  /** Takes a change back; false when it is not the last one any more. */
  undo(change: ChangeId): boolean;
  /** Wipes the names of those who were deleted before that moment; there is no way back. Returns how many. */
  forget(before: number): number;
}

/** One thing that only the rules can count, about one seat of one match. */
export interface Fact {
  readonly seat: Seat;
  readonly name: FactName;
  /** A turn or a round, from 1; 0 where the figure is of the whole match. */
  readonly step: number;
  readonly value: number;
}

export const FACTS = [
  /** Moves of the seat that stand; what a bot moved after the seat was left does not count. */
  'moves',
  /** Milliseconds these moves took. */
  'time',
  /** 1 when the seat was given up. */
  'resigned',
  /** 1 when the seat's clock ran out. */
  'timed-out',
  /** Кварто: 1 when the match was won by saying «Кварто!». */
  'call-win',
  /** Кварто: how often the seat could have said a true «Кварто!» and did something else. */
  'missed-row',
  /** Кварто: how often it said so and there was no row. */
  'false-call',
  /** Каркассон: figures on the map at the end of the seat's n-th turn. */
  'figures',
  /** Кварталы: points of the own field at the end of the seat's n-th turn. */
  'field-points',
  /** Кварталы: most cards played in one turn. */
  'longest-chain',
  /** Империя: complete systems at the end. */
  'systems',
  /** Империя: и of freight that others paid. */
  'freight',
  /** Империя: attacks and bills answered with a Неразменный пятак. */
  'nickels',
] as const;
export type FactName = (typeof FACTS)[number];

/** A belief about somebody's strength (Weng–Lin): most likely value and how uncertain it is. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** What is computed from a match when it ends. Pure; the store keeps the results, stamped with the version. */
export interface Deriver {
  /** Goes up when facts or ratings are counted in another way: then everything is counted anew. */
  readonly version: number;
  /** Undefined for a record that our rules cannot replay. */
  facts(record: MatchRecord): readonly Fact[] | undefined;
  /** Ratings after a match, in the order of the seats; undefined stands for somebody's first match. */
  rate(before: readonly (Rating | undefined)[], ranks: readonly number[]): readonly Rating[];
}

/** Which matches are looked at. */
export interface StatsFilter {
  readonly game: string;
  /** Ended at or after, and before; milliseconds since 1970. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Only matches in which all of these sat. */
  readonly together?: readonly PersonId[] | undefined;
  /** Only matches with a bot of this level. */
  readonly level?: Level | undefined;
  /** Matches in which moves were taken back: left out (the default), or counted too. */
  readonly undone?: 'without' | 'with' | undefined;
}

/** How matches ended, counted. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
}

export interface PersonTally extends Tally {
  readonly person: PersonId;
  /** Sum and best of the points. */
  readonly points: number;
  readonly best: number;
  /** Milliseconds and moves, for the time a move. */
  readonly time: number;
  readonly moves: number;
  readonly resigned: number;
  readonly timedOut: number;
}

/** What stands beside the matches that count. */
export interface Aside {
  /** Finished, but moves were taken back. */
  readonly undone: number;
  /** Finished because somebody resigned or ran out of time. */
  readonly left: number;
  readonly unfinished: number;
}

export interface Streak {
  /** Wins in a row up to the last match. */
  readonly current: number;
  readonly longest: number;
}

export interface Moment {
  readonly match: string;
  readonly at: number;
}

/** Figures out of the stored matches. Everything but `aside` looks at finished matches alone. */
export interface StatsStore {
  /** Everybody who played, by matches played. */
  people(filter: StatsFilter): readonly PersonTally[];
  /** One of them; undefined for somebody without such a match. */
  person(person: PersonId, filter: StatsFilter): PersonTally | undefined;
  /** Of the matches in which a person sat; `undone` of the filter does not matter. */
  aside(person: PersonId, filter: StatsFilter): Aside;
  /** Latest rating of each person in a game, whatever else the filter says. */
  ratings(game: string): ReadonlyMap<PersonId, Rating>;
  streak(person: PersonId, filter: StatsFilter): Streak;
  /** Against whom; null stands for those who were deleted. A win is a better place than theirs. */
  opponents(person: PersonId, filter: StatsFilter): readonly (Tally & { readonly person: PersonId | null })[];
  seats(person: PersonId, filter: StatsFilter): readonly (Tally & { readonly seat: Seat })[];
  /** Summed up by name and turn, over the newest 2,000 matches. */
  facts(person: PersonId, filter: StatsFilter): readonly FactSummary[];
  /** In order of time, the newest `limit` of them. */
  ratingCurve(person: PersonId, game: string, limit: number): readonly (Moment & Rating)[];
  recent(
    person: PersonId,
    filter: StatsFilter,
    limit: number,
  ): readonly (Moment & { readonly points: number; readonly won: boolean; readonly drawn: boolean })[];
  /** How often each number of points was made. */
  distribution(
    person: PersonId,
    filter: StatsFilter,
  ): readonly { readonly points: number; readonly matches: number }[];
  /** Days (`YYYY-MM-DD`, in order) on which the deal of that day was won. */
  daysWon(person: PersonId): readonly string[];
  /** One line a seat and match, for the export. */
  rows(filter: StatsFilter): Iterable<StatsRow>;
}

export interface FactSummary {
  readonly name: FactName;
  readonly step: number;
  readonly matches: number;
  readonly sum: number;
  readonly best: number;
}

export interface StatsRow {
  readonly match: string;
  readonly game: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly seat: Seat;
  readonly name: string;
  readonly level: Level | null;
  readonly rank: number;
  readonly points: number;
  readonly reason: string;
  readonly undone: number;
  readonly moves: number;
  readonly time: number;
}
