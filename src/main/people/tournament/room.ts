import type { Games } from '../../../shared/core/game.ts';
import { ok, refuse, type Result } from '../../../shared/core/result.ts';
import type { WireRefusal } from '../../../shared/protocol/refusals.ts';
import type { BoardCard, TournamentState } from '../../../shared/protocol/tournament.ts';
import type { Evenings } from '../../tables/ports.ts';
import type { PeopleStore } from '../ports.ts';
import { openEvenings, type TournamentPage } from './evening.ts';
import type { Board, Left, TournamentStore } from './ports.ts';
import { isWalkover, ranksOfBoard } from './scoring.ts';

/** Tournaments as the screens see them, with names and each step answered by how things stand then. */
export function openTournamentRoom(
  store: TournamentStore,
  people: PeopleStore,
  games: Games,
  now: () => number,
): Evenings {
  const evenings = openEvenings(store, games, now);

  const state = (id: string): Result<TournamentState, WireRefusal> => {
    const page = evenings.page(id);
    return page ? ok(stateOf(page, people, games)) : refuse('no-such-tournament');
  };
  const after = (id: string, done: Result<unknown, WireRefusal>) => (done.ok ? state(id) : done);

  return {
    list: () => evenings.list(),
    state,
    create(plan) {
      const made = evenings.create(plan);
      return made.ok ? state(made.value) : made;
    },
    nextRound: (id) => after(id, evenings.nextRound(id)),
    link: (id, board, match, person) => after(id, evenings.link(id, board, match, person)),
    correct: (id, board, places, note) => after(id, evenings.correct(id, board, places, note)),
    leave: (id, person, left) => after(id, evenings.leave(id, person, left)),
    finish: (id) => after(id, evenings.finish(id)),
    remove: (id) => evenings.remove(id),
  };
}

function stateOf(page: TournamentPage, people: PeopleStore, games: Games): TournamentState {
  const { tournament, standings, round, roundOver, shares } = page;
  const names = new Map(people.all().map(({ id, name }) => [id, name]));
  const { boards, left, ...head } = tournament;
  return {
    ...head,
    people: tournament.people.map((id) => ({ id, name: names.get(id) ?? '', left: left.has(id) })),
    ...{ round, roundOver, standings },
    boards: boards.map((board): BoardCard => {
      const { no, game, seed, matches, outcomes } = board;
      return {
        ...{ no, round: board.round, game, seed, people: board.people, matches },
        options: tournament.games.find((plan) => plan.game === game)?.options,
        solitaire: games[game]?.seats.max === 1,
        ended: outcomes.map((outcome) => outcome !== null),
        places: placesOf(board, left),
        walkover: isWalkover(board, left),
        points: shares[no] ?? null,
        note: board.correction?.note ?? null,
      };
    }),
  };
}

const placesOf = (board: Board, left: Left): readonly number[] | null =>
  board.people.length === 1 ? null : (ranksOfBoard(board, left) ?? null);
