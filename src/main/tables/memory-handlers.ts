import { ok, refuse, type Result } from '../../shared/core/result.ts';
import type { People, Replies } from '../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../shared/protocol/refusals.ts';
import type { RequestOf, RequestType } from '../../shared/protocol/requests.ts';
import type { Visit } from './handlers.ts';
import type { Memory } from './ports.ts';

type Remembering = Extract<RequestType, 'people' | 'stats' | `${string}-person`>;
type Answered<T extends Remembering> = Result<Replies[T], WireRefusal>;
type Act<T extends Remembering> = (memory: Memory, request: RequestOf<T>) => Answered<T>;

/** What the host's screens may ask about people and their matches. */
export const memoryHandlers = {
  people: remember<'people'>((memory) => ok({ people: memory.people() })),
  'add-person': remember<'add-person'>((memory, { name }) => {
    memory.add(name);
    return ok({ people: memory.people(), change: null });
  }),
  'change-person': remember<'change-person'>((memory, { person, name, colour, avatar }) =>
    changed(
      memory,
      memory.change(person, {
        ...(name === undefined ? {} : { name }),
        ...(colour === undefined ? {} : { colour }),
        ...(avatar === undefined ? {} : { avatar }),
      }),
    ),
  ),
  'merge-person': remember<'merge-person'>((memory, { person, into }) =>
    changed(memory, memory.merge(person, into)),
  ),
  'remove-person': remember<'remove-person'>((memory, { person }) => changed(memory, memory.remove(person))),
  'undo-person': remember<'undo-person'>((memory, { change }) =>
    memory.undo(change) ? ok({ people: memory.people(), change: null }) : refuse('cannot-undo'),
  ),
  stats: remember<'stats'>((memory, { person, from, level, together }) => {
    const page = memory.stats({ person, from, level, together });
    return page ? ok(page) : refuse('no-such-person');
  }),
};

function remember<T extends Remembering>(act: Act<T>) {
  return ({ session, hall }: Visit, request: RequestOf<T>): Answered<T> =>
    session.host ? act(hall.parts.memory, request) : refuse('host-only');
}

function changed(memory: Memory, change: number | undefined): Result<People, WireRefusal> {
  return change === undefined ? refuse('no-such-person') : ok({ people: memory.people(), change });
}
