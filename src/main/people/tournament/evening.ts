import type { Games } from '../../../shared/core/game.ts';
import { ok, refuse, type Result } from '../../../shared/core/result.ts';
import { rngOf } from '../../../shared/core/rng.ts';
import type { PersonId } from '../ports.ts';
import { pairRound, roundsOfAll, tableSizes } from './pairing.ts';
import {
  FEWEST_PEOPLE,
  MOST_PEOPLE,
  type Tournament,
  type TournamentPlan,
  type TournamentStore,
} from './ports.ts';
import { ranksOfBoard, sharesOfBoard } from './scoring.ts';
import { type Standing, standingsOf } from './standings.ts';

export type TournamentRefusal =
  /** People, games or rounds that do not go together. */
  | 'bad-plan'
  | 'no-such-tournament'
  /** A board of this round is still open, or all rounds are played. */
  | 'not-yet'
  /** It is over, or there is no such board. */
  | 'over';

/** A tournament as it is shown. */
export interface TournamentPage {
  readonly tournament: Tournament;
  readonly standings: readonly Standing[];
  /** The round that is being played; 0 before the first. */
  readonly round: number;
  /** Whether every board of it is over. */
  readonly roundOver: boolean;
  /** Shares by board number, in the order of the seats; a board that is not over has none. */
  readonly shares: Readonly<Record<number, readonly number[]>>;
}

/** An evening of friends: who plays whom, and where everybody stands. Results come from the matches themselves. */
export function openEvenings(store: TournamentStore, games: Games, now: () => number) {
  const going = (id: string): Result<Tournament, TournamentRefusal> => {
    const tournament = store.load(id);
    if (!tournament) return refuse('no-such-tournament');
    return tournament.finishedAt === null ? ok(tournament) : refuse('over');
  };

  const nextRound = (id: string): Result<number, TournamentRefusal> => {
    const found = going(id);
    if (!found.ok) return found;
    const tournament = found.value;
    const { round, roundOver } = pageOf(tournament);
    if (!roundOver || round >= tournament.rounds) return refuse('not-yet');
    const next = round + 1;
    const plan = tournament.games[round % tournament.games.length];
    const game = games[plan?.game ?? ''];
    if (!game) return refuse('bad-plan');
    // The same lots give the same evening; the deals come from the same text, so a solitaire is the same for all.
    const seed = `${id}/${next}`;
    store.addRound(id, next, game.id, seed, pairRound(tournament, next, game.seats, rngOf(seed)));
    return ok(next);
  };

  /** A board of a tournament that goes on. */
  const onBoard = (id: string, no: number, act: () => void): Result<null, TournamentRefusal> => {
    const found = going(id);
    if (!found.ok) return found;
    if (!found.value.boards.some((board) => board.no === no)) return refuse('no-such-tournament');
    act();
    return ok(null);
  };

  return {
    list: () => store.list(),
    /** Begins an evening with its first round; `rounds` 0 stands for as many as everybody needs to meet everybody. */
    create(plan: TournamentPlan): Result<string, TournamentRefusal> {
      const rounds = plan.rounds === 0 ? roundsOfAll(plan.people.length) : plan.rounds;
      if (!isSound({ ...plan, rounds }, games)) return refuse('bad-plan');
      const id = store.create({ ...plan, rounds });
      nextRound(id);
      return ok(id);
    },
    page(id: string): TournamentPage | undefined {
      const tournament = store.load(id);
      return tournament && pageOf(tournament);
    },
    nextRound,
    /** A match has begun on a board: everybody's, or in a solitaire one person's. */
    link: (id: string, board: number, match: string, person: PersonId | null) =>
      onBoard(id, board, () => store.link(board, match, person)),
    /** Sets places by hand, with the reason; null takes that back. */
    correct(
      id: string,
      no: number,
      ranks: readonly number[] | null,
      note: string,
    ): Result<null, TournamentRefusal> {
      const board = store.load(id)?.boards.find((each) => each.no === no);
      const fits = ranks === null || (ranks.length === board?.people.length && arePlaces(ranks));
      if (!fits) return refuse('bad-plan');
      return onBoard(id, no, () => store.correct(no, ranks && { ranks, note, at: now() }));
    },
    /** Ends it, when all rounds are played or the evening is: what is open counts for nobody. */
    finish(id: string): Result<null, TournamentRefusal> {
      const found = going(id);
      if (!found.ok) return found;
      store.finish(id, now());
      return ok(null);
    },
    remove: (id: string): Result<null, TournamentRefusal> => {
      if (!store.load(id)) return refuse('no-such-tournament');
      store.remove(id);
      return ok(null);
    },
  };
}

function pageOf(tournament: Tournament): TournamentPage {
  const { boards, kind } = tournament;
  const round = Math.max(0, ...boards.map((board) => board.round));
  const shares = boards.flatMap((board): [number, readonly number[]][] => {
    const made = sharesOfBoard(board, kind);
    return made ? [[board.no, made]] : [];
  });
  return {
    tournament,
    standings: standingsOf(tournament),
    round,
    roundOver: boards.every((board) => board.people.length === 1 || ranksOfBoard(board) !== undefined),
    shares: Object.fromEntries(shares),
  };
}

function isSound({ name, kind, people, games: plans, rounds }: TournamentPlan, games: Games): boolean {
  if (name.trim() === '' || plans.length === 0 || !Number.isInteger(rounds) || rounds < 1) return false;
  if (people.length < FEWEST_PEOPLE || people.length > MOST_PEOPLE) return false;
  if (new Set(people).size !== people.length) return false;
  return plans.every(({ game: id, options }) => {
    const game = Object.hasOwn(games, id) ? games[id] : undefined;
    if (!game) return false;
    const { min, max } = game.seats;
    // A solitaire is a match for each; otherwise two meet, or tables of the series.
    const sizes = max === 1 ? [1] : kind === 'series' ? tableSizes(people.length, game.seats) : [2];
    const playing = sizes.filter((size) => size > 1 || max === 1);
    return playing.every((size) => size >= min && size <= max && game.parseOptions(options ?? {}, size).ok);
  });
}

/** Places as a match gives them: one more than the number of those ahead. */
const arePlaces = (ranks: readonly number[]): boolean =>
  ranks.every((rank) => rank === 1 + ranks.filter((other) => other < rank).length);
