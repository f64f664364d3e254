import { type Rng, shuffle } from '../../../shared/core/rng.ts';
import { assertNever } from '../../../shared/core/result.ts';
import type { PersonId } from '../ports.ts';
import { cheapestPairs } from './matching.ts';
import type { Board, Pairing, Tournament } from './ports.ts';
import { isBye } from './scoring.ts';
import { standingsOf } from './standings.ts';

/** How many sit at a table of a game. */
export interface Chairs {
  readonly min: number;
  readonly max: number;
}

/** Who plays whom in a round (from 1); the boards of the rounds before it are over. */
export function pairRound(
  tournament: Tournament,
  round: number,
  chairs: Chairs,
  rng: Rng,
): readonly Pairing[] {
  switch (tournament.kind) {
    case 'round-robin':
      return seated(tournament, circle(tournament, round));
    case 'swiss':
      return seated(tournament, swiss(tournament));
    case 'series':
      return seated(tournament, tables(tournament, chairs, rng));
    default:
      return assertNever(tournament.kind);
  }
}

/** How many rounds a round robin has. */
export const roundsOfAll = (people: number): number => people - 1 + (people % 2);

/** Who has not gone home. */
export const presentOf = ({ people, left }: Pick<Tournament, 'people' | 'left'>): readonly PersonId[] =>
  people.filter((person) => !left.has(person));

/**
 * The circle method: one stays, the others move on by one each round; whoever faces the empty chair has the bye.
 * Those who have gone home keep their chair, so that everybody gets the same from them.
 */
function circle({ people, left }: Tournament, round: number): PersonId[][] {
  const chairs: (PersonId | null)[] = people.length % 2 === 0 ? [...people] : [...people, null];
  const [first = null, ...rest] = chairs;
  const shift = (round - 1) % rest.length;
  const turned = [first, ...rest.slice(shift), ...rest.slice(0, shift)];
  return turned
    .slice(0, turned.length / 2)
    .map((one, nth) => [one, turned.at(-1 - nth) ?? null].filter((person) => person !== null))
    .filter((pair) => pair.some((person) => !left.has(person)));
}

/** Meeting again costs more than any distance in points; a second bye more than that. */
const AGAIN = 1_000;

/** People next to each other in the table meet; nobody twice, no second bye, as long as that can be. */
function swiss(tournament: Tournament): PersonId[][] {
  const table = standingsOf(tournament).filter(({ person }) => !tournament.left.has(person));
  const bye = table.length % 2 === 1 ? table.length : undefined;
  const met = meetings(tournament.boards);
  const cost = (a: number, b: number): number => {
    const one = table[a];
    const other = table[b];
    // The bye goes to somebody low in the table.
    if (!one || !other) return byes(tournament.boards, table[a]?.person) * AGAIN ** 2 + (table.length - a);
    return met(one.person, other.person) * AGAIN + (one.points - other.points) ** 2 + (b - a) / AGAIN;
  };
  return cheapestPairs(table.length + (bye === undefined ? 0 : 1), cost).map((pair) =>
    pair.flatMap((nth) => table[nth]?.person ?? []),
  );
}

/** Ways of sitting that are tried for a round of a series. */
const TRIES = 400;

/** Tables as equal in size as can be, with people who have sat together least. */
function tables(tournament: Tournament, chairs: Chairs, rng: Rng): PersonId[][] {
  const people = presentOf(tournament);
  const { boards } = tournament;
  // In a solitaire everybody plays the same deal: one board for all.
  if (chairs.max === 1) return [[...people]];
  const met = meetings(boards);
  const sizes = tableSizes(people.length, chairs);
  const price = (seating: readonly PersonId[][]) =>
    seating.reduce((sum, table) => {
      const alone = table.length === 1 ? byes(boards, table[0]) * AGAIN : 0;
      const pairs = table.flatMap((one, nth) => table.slice(nth + 1).map((other) => met(one, other) ** 2));
      return sum + alone + pairs.reduce((all, each) => all + each, 0);
    }, 0);
  const seatings = Array.from({ length: TRIES }, () => cut(shuffle(rng, people), sizes));
  return seatings.reduce((best, seating) => (price(seating) < price(best) ? seating : best));
}

/** Sizes of the tables for so many people: all of them sit where that can be, else one has a bye. */
export function tableSizes(people: number, { min, max }: Chairs): readonly number[] {
  const count = Math.ceil(people / max);
  const small = Math.floor(people / count);
  if (small < min) return [...tableSizes(people - 1, { min, max }), 1];
  const large = people - small * count;
  return Array.from({ length: count }, (_, nth) => small + (nth < large ? 1 : 0));
}

function cut(people: readonly PersonId[], sizes: readonly number[]): PersonId[][] {
  let from = 0;
  return sizes.map((size) => people.slice(from, (from += size)));
}

/** Whoever has begun least often gets the first seat; of equals the one who has waited longest for it. */
function seated({ boards }: Tournament, groups: readonly PersonId[][]): readonly Pairing[] {
  const begun = (person: PersonId) => boards.filter((board) => !isBye(board) && board.people[0] === person);
  const last = (person: PersonId) => begun(person).at(-1)?.round ?? 0;
  return groups.map((group) => ({
    people: group.toSorted((a, b) => begun(a).length - begun(b).length || last(a) - last(b)),
  }));
}

function meetings(boards: readonly Board[]): (one: PersonId, other: PersonId) => number {
  return (one, other) => boards.filter(({ people }) => people.includes(one) && people.includes(other)).length;
}

const byes = (boards: readonly Board[], person: PersonId | undefined): number =>
  boards.filter((board) => isBye(board) && board.people[0] === person).length;
