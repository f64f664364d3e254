import { ok, refuse, type Result } from '../../shared/core/result.ts';
import type { Replies } from '../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../shared/protocol/refusals.ts';
import type { RequestOf, RequestType } from '../../shared/protocol/requests.ts';
import type { Visit } from './handlers.ts';
import type { Evenings } from './ports.ts';

type Playing = Extract<
  RequestType,
  `tournament${string}` | `${string}-tournament` | 'next-round' | `${string}-board`
>;
type Answered<T extends Playing> = Result<Replies[T], WireRefusal>;
type Act<T extends Playing> = (evenings: Evenings, request: RequestOf<T>) => Answered<T>;

/** What the host's screens may ask about tournaments. */
export const tournamentHandlers = {
  tournaments: among<'tournaments'>((evenings) => ok({ tournaments: evenings.list() })),
  tournament: among<'tournament'>((evenings, { tournament }) => evenings.state(tournament)),
  'create-tournament': among<'create-tournament'>((evenings, { name, kind, games, people, rounds }) =>
    evenings.create({
      ...{ name, kind, people, rounds },
      games: games.map(({ game, options = {} }) => ({ game, options })),
    }),
  ),
  'next-round': among<'next-round'>((evenings, { tournament }) => evenings.nextRound(tournament)),
  'link-board': among<'link-board'>((evenings, { tournament, board, match, person }) =>
    evenings.link(tournament, board, match, person),
  ),
  'correct-board': among<'correct-board'>((evenings, { tournament, board, places, note }) =>
    evenings.correct(tournament, board, places, note),
  ),
  'leave-tournament': among<'leave-tournament'>((evenings, { tournament, person, left }) =>
    evenings.leave(tournament, person, left),
  ),
  'finish-tournament': among<'finish-tournament'>((evenings, { tournament }) => evenings.finish(tournament)),
  'remove-tournament': among<'remove-tournament'>((evenings, { tournament }) => evenings.remove(tournament)),
};

function among<T extends Playing>(act: Act<T>) {
  return ({ session, hall }: Visit, request: RequestOf<T>): Answered<T> =>
    session.host ? act(hall.parts.evenings, request) : refuse('host-only');
}
