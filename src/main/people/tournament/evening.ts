import type { AnyGame, Games } from '../../../shared/core/game.ts';
import { ok, refuse, type Result } from '../../../shared/core/result.ts';
import { rngOf } from '../../../shared/core/rng.ts';
import type { WireRefusal } from '../../../shared/protocol/refusals.ts';
import type { PersonId } from '../ports.ts';
import { pairRound, presentOf, roundsOfAll, tableSizes } from './pairing.ts';
import {
  type Board,
  FEWEST_PEOPLE,
  type GamePlan,
  MOST_PEOPLE,
  type Tournament,
  type TournamentKind,
  type TournamentPlan,
  type TournamentStore,
} from './ports.ts';
import { ranksOfBoard, sharesOfBoard } from './scoring.ts';
import { type Standing, standingsOf } from './standings.ts';

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

/** Deals that a solitaire is drawn from: numbers short enough to be read out. */
const DEALS = 999_999;

/** An evening of friends: who plays whom, and where everybody stands. Results come from the matches themselves. */
export function openEvenings(store: TournamentStore, games: Games, now: () => number) {
  const going = (id: string): Result<Tournament, WireRefusal> => {
    const tournament = store.load(id);
    if (!tournament) return refuse('no-such-tournament');
    return tournament.finishedAt === null ? ok(tournament) : refuse('evening-over');
  };

  const nextRound = (id: string): Result<number, WireRefusal> => {
    const found = going(id);
    if (!found.ok) return found;
    const tournament = found.value;
    const { round, roundOver } = pageOf(tournament);
    if (!roundOver) return refuse('round-open');
    if (round >= tournament.rounds) return refuse('last-round');
    const next = round + 1;
    const plan = tournament.games[round % tournament.games.length];
    const game = games[plan?.game ?? ''];
    if (!plan || !game) return refuse('bad-plan');
    const present = presentOf(tournament).length;
    if (present < FEWEST_PEOPLE || !seats(game, plan, tournament.kind, present)) return refuse('too-few');
    // The same lots give the same evening; a solitaire is the same for all, a deal with a number to say.
    const dice = rngOf(`${id}/${next}`);
    const seed = String(1 + dice.int(DEALS));
    store.addRound(id, next, game.id, seed, pairRound(tournament, next, game.seats, dice));
    return ok(next);
  };

  /** A board of a tournament that goes on. */
  const onBoard = (
    id: string,
    no: number,
    act: (board: Board) => Result<null, WireRefusal>,
  ): Result<null, WireRefusal> => {
    const found = going(id);
    if (!found.ok) return found;
    const board = found.value.boards.find((each) => each.no === no);
    return board ? act(board) : refuse('no-such-board');
  };

  return {
    list: () => store.list(),
    /** Begins an evening with its first round; `rounds` 0 stands for as many as everybody needs to meet everybody. */
    create(plan: TournamentPlan): Result<string, WireRefusal> {
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
      onBoard(id, board, () => (store.link(board, match, person) ? ok(null) : refuse('no-such-match'))),
    /** Sets places by hand, with the reason; null takes that back. */
    correct: (id: string, no: number, ranks: readonly number[] | null, note: string) =>
      onBoard(id, no, ({ people }) => {
        if (ranks && (people.length !== ranks.length || !arePlaces(ranks))) return refuse('bad-places');
        store.correct(no, ranks && { ranks, note, at: now() });
        return ok(null);
      }),
    /** Somebody goes home: who waits for them on a board has won it, and they are not paired again; or is back. */
    leave(id: string, person: PersonId, left: boolean): Result<null, WireRefusal> {
      const found = going(id);
      if (!found.ok) return found;
      if (!found.value.people.includes(person)) return refuse('no-such-person');
      store.leave(id, person, left ? pageOf(found.value).round : null);
      return ok(null);
    },
    /** Ends it, when all rounds are played or the evening is: what is open counts for nobody. */
    finish(id: string): Result<null, WireRefusal> {
      const found = going(id);
      if (!found.ok) return found;
      store.finish(id, now());
      return ok(null);
    },
    remove: (id: string): Result<null, WireRefusal> => {
      if (!store.load(id)) return refuse('no-such-tournament');
      store.remove(id);
      return ok(null);
    },
  };
}

function pageOf(tournament: Tournament): TournamentPage {
  const { boards, left } = tournament;
  const round = Math.max(0, ...boards.map((board) => board.round));
  const shares = boards.flatMap((board): [number, readonly number[]][] => {
    const made = sharesOfBoard(board, tournament);
    return made ? [[board.no, made]] : [];
  });
  return {
    tournament,
    standings: standingsOf(tournament),
    round,
    roundOver: boards.every((board) => board.people.length === 1 || ranksOfBoard(board, left) !== undefined),
    shares: Object.fromEntries(shares),
  };
}

function isSound({ name, kind, people, games: plans, rounds }: TournamentPlan, games: Games): boolean {
  if (name.trim() === '' || plans.length === 0 || !Number.isInteger(rounds) || rounds < 1) return false;
  if (people.length < FEWEST_PEOPLE || people.length > MOST_PEOPLE) return false;
  if (new Set(people).size !== people.length) return false;
  return plans.every((plan) => {
    const game = Object.hasOwn(games, plan.game) ? games[plan.game] : undefined;
    return game !== undefined && seats(game, plan, kind, people.length);
  });
}

/** Whether a game can be played by so many: a solitaire by each, else by two, or at the tables of a series. */
function seats(game: AnyGame, { options }: GamePlan, kind: TournamentKind, people: number): boolean {
  const { min, max } = game.seats;
  const sizes = max === 1 ? [1] : kind === 'series' ? tableSizes(people, game.seats) : [2];
  const playing = sizes.filter((size) => size > 1 || max === 1);
  return playing.every((size) => size >= min && size <= max && game.parseOptions(options ?? {}, size).ok);
}

/** Places as a match gives them: one more than the number of those ahead. */
const arePlaces = (ranks: readonly number[]): boolean =>
  ranks.every((rank) => rank === 1 + ranks.filter((other) => other < rank).length);
