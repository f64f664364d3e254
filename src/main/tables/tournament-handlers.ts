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
type Act<T extends Playing> = (evenings: Evenings, request: RequestOf<T>) => Result<Replies[T], Refusal>;
type Refusal = 'bad-plan' | 'no-such-tournament' | 'not-yet' | 'over';

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
  'finish-tournament': among<'finish-tournament'>((evenings, { tournament }) => evenings.finish(tournament)),
  'remove-tournament': among<'remove-tournament'>((evenings, { tournament }) => evenings.remove(tournament)),
};

/** What a tournament says no to, in the words of the wire. */
const WORDS: Readonly<Record<Refusal, WireRefusal>> = {
  'bad-plan': 'bad-record',
  'no-such-tournament': 'no-such-match',
  'not-yet': 'not-playing',
  over: 'over',
};

function among<T extends Playing>(act: Act<T>) {
  return ({ session, hall }: Visit, request: RequestOf<T>): Result<Replies[T], WireRefusal> => {
    if (!session.host) return refuse('host-only');
    const done = act(hall.parts.evenings, request);
    return done.ok ? done : refuse(WORDS[done.error]);
  };
}
