import type { Seat } from '../../shared/core/game.ts';
import type { PersonId } from '../people/ports.ts';

/** A seat of the match of a board: who sits there, and under which name. */
interface Taken {
  readonly seat: Seat;
  readonly person: PersonId | null;
  readonly name: string;
}

/**
 * Which seat each of these people has in a match. A guest takes the chair they like, and on a phone somebody may not be
 * known yet: first whoever is known, then who gave that name, and the others in order where a chair is left.
 */
export function seatsOfPeople(
  people: readonly { readonly id: PersonId; readonly name: string }[],
  taken: readonly Taken[],
): readonly Seat[] {
  const found = new Map<PersonId, Seat>();
  const free = (): readonly Taken[] => taken.filter(({ seat }) => ![...found.values()].includes(seat));
  for (const fits of [known, called, nth]) {
    for (const [at, person] of people.entries()) {
      if (found.has(person.id)) continue;
      const seat = free().find((one) => fits(one, person, at));
      if (seat) found.set(person.id, seat.seat);
    }
  }
  const rest = [...free()];
  return people.map(({ id }) => found.get(id) ?? rest.shift()?.seat ?? 0);
}

type Fits = (taken: Taken, person: { readonly id: PersonId; readonly name: string }, at: number) => boolean;
const known: Fits = ({ person }, { id }) => person === id;
const called: Fits = ({ name: given }, { name }) =>
  given !== '' && given.toLocaleLowerCase() === name.toLocaleLowerCase();
const nth: Fits = ({ seat }, _, at) => seat === at;
