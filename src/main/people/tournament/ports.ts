import type { Outcome, Seat } from '../../../shared/core/game.ts';
import type { PersonId } from '../ports.ts';

/**
 * Round robin: everybody meets everybody. Swiss: everybody meets people with as many points, and nobody twice.
 * Series: everybody sits at a table in every round, as many at each as the game takes.
 */
export type TournamentKind = 'round-robin' | 'swiss' | 'series';

export const FEWEST_PEOPLE = 2;
export const MOST_PEOPLE = 16;

/** A game of the evening; round n plays the n-th, and begins again when they are through. */
export interface GamePlan {
  readonly game: string;
  readonly options: unknown;
}

/** What an evening of friends was agreed to be. */
export interface TournamentPlan {
  readonly name: string;
  readonly kind: TournamentKind;
  readonly games: readonly GamePlan[];
  /** In the order of their drawing of lots. */
  readonly people: readonly PersonId[];
  readonly rounds: number;
}

/** People who play each other in a round; one alone has a bye. */
export interface Pairing {
  /** In the order of the seats. */
  readonly people: readonly PersonId[];
}

/** Places that were set by hand, in the order of the seats, and why. */
export interface Correction {
  readonly ranks: readonly number[];
  readonly note: string;
  readonly at: number;
}

/** A table of a round as it is kept. In a solitaire everybody has a match of their own, with the same deal. */
export interface Board extends Pairing {
  readonly no: number;
  /** From 1. */
  readonly round: number;
  readonly game: string;
  readonly seed: string;
  /** Matches by person: the same one for all, or one each; null before it begins. */
  readonly matches: readonly (string | null)[];
  /** Outcomes of these matches. */
  readonly outcomes: readonly (Outcome | null)[];
  /** Which seat of its match a person has. */
  readonly seats: readonly Seat[];
  readonly correction: Correction | null;
}

export interface Tournament extends TournamentPlan {
  readonly id: string;
  readonly createdAt: number;
  /** Null while it goes on. */
  readonly finishedAt: number | null;
  readonly boards: readonly Board[];
  readonly left: Left;
}

/** The round in which somebody went home, by person; who plays on is not named. */
export type Left = ReadonlyMap<PersonId, number>;

export interface TournamentHead {
  readonly id: string;
  readonly name: string;
  readonly kind: TournamentKind;
  readonly people: number;
  readonly createdAt: number;
  readonly finishedAt: number | null;
}

/** Tournaments on a disk. Each change is durable on return. */
export interface TournamentStore {
  create(plan: TournamentPlan): string;
  load(id: string): Tournament | undefined;
  /** Newest first. */
  list(): readonly TournamentHead[];
  addRound(id: string, round: number, game: string, seed: string, pairings: readonly Pairing[]): void;
  /** The match that somebody of a board plays, or everybody's with `person` null; false when there is none of this id. */
  link(board: number, matchId: string, person: PersonId | null): boolean;
  /** Sets the places by hand; null takes that back. */
  correct(board: number, correction: Correction | null): void;
  /** Somebody goes home in a round; null: has come back. */
  leave(id: string, person: PersonId, round: number | null): void;
  finish(id: string, at: number): void;
  remove(id: string): void;
}
