import type { Level, Seat } from '../core/game.ts';

/** Somebody who plays, as people see them. */
export interface PersonCard {
  readonly id: string;
  /** Empty for a bot: its level names it. */
  readonly name: string;
  readonly colour: number;
  readonly avatar: string;
  readonly level: Level | null;
  /** Plays at this computer; a guest came in over the network. */
  readonly home: boolean;
  readonly matches: number;
  /** Milliseconds since 1970. */
  readonly lastAt: number | null;
}

/** Which matches a page of statistics looks at. */
export interface StatsQuery {
  readonly person: string;
  /** Ended at or after; milliseconds since 1970. */
  readonly from: number | null;
  /** Only matches with a bot of this level. */
  readonly level: Level | null;
  /** Only matches in which this person sat too. */
  readonly together: string | null;
}

export interface Count {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
}

/** A strength and how uncertain it is: the true one lies within ± `give` in 95 of 100 cases. */
export interface RatingPoint {
  readonly at: number;
  readonly match: string;
  readonly points: number;
  readonly give: number;
}

/** Everything about one person at one game. */
export interface GameStats {
  readonly game: string;
  readonly count: Count;
  /** Share of wins and its 95 % interval (Wilson), from 0 to 1; null before the first match. */
  readonly share: { readonly value: number; readonly low: number; readonly high: number } | null;
  /** What equal play would bring: the mean of 1 / seats; null before the first match or in a solitaire. */
  readonly fair: number | null;
  readonly meanPoints: number | null;
  readonly bestPoints: number | null;
  readonly secondsAMove: number | null;
  readonly streak: { readonly current: number; readonly longest: number };
  readonly curve: readonly RatingPoint[];
  /** The last matches, oldest first. */
  readonly recent: readonly {
    readonly at: number;
    readonly match: string;
    readonly points: number;
    readonly won: boolean;
    readonly drawn: boolean;
  }[];
  readonly distribution: readonly { readonly points: number; readonly matches: number }[];
  readonly seats: readonly (Count & { readonly seat: Seat })[];
  readonly facts: readonly {
    readonly name: string;
    readonly step: number;
    readonly matches: number;
    readonly sum: number;
    readonly best: number;
  }[];
  /** What is told apart from the finished matches. */
  readonly aside: { readonly undone: number; readonly left: number; readonly unfinished: number };
}

export interface StatsPage {
  readonly person: PersonCard;
  readonly games: readonly GameStats[];
  /** Against whom, all games together; null stands for those who were deleted. */
  readonly opponents: readonly (Count & { readonly person: PersonCard | null })[];
  /** Days in a row, up to today, on which Foursquare's deal of the day was won. */
  readonly dailyStreak: number;
}
