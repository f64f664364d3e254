import type { PersonId } from '../ports.ts';
import type { Tournament } from './ports.ts';
import { type Played, playedBy } from './scoring.ts';

/** A line of the table. */
export interface Standing {
  readonly person: PersonId;
  /** Equal lines share a place. */
  readonly place: number;
  readonly points: number;
  /** Boards played, byes left out. */
  readonly played: number;
  /** Boards on which nobody was ahead or equal. */
  readonly wins: number;
  /** Buchholz: what all opponents have made. */
  readonly buchholz: number;
  /** Sonneborn–Berger: what the beaten opponents have made, half of it for a draw. */
  readonly sonneborn: number;
}

/** The table: points, then Buchholz, then Sonneborn–Berger, then wins; who is equal in all shares the place. */
export function standingsOf(tournament: Tournament): readonly Standing[] {
  const { people } = tournament;
  const played = playedBy(tournament);
  const pointsOf = (person: PersonId) => sum(played.get(person) ?? [], ({ share }) => share);
  const lines = people.map((person): Omit<Standing, 'place'> => {
    const own = (played.get(person) ?? []).filter(({ opponents }) => opponents.length > 0);
    return {
      person,
      points: pointsOf(person),
      played: own.length,
      wins: own.filter(({ share }) => share === 1).length,
      buchholz: sum(own, ({ opponents }) => sum(opponents, pointsOf)),
      sonneborn: sum(
        own,
        ({ share, opponents }: Played) => (share * sum(opponents, pointsOf)) / opponents.length,
      ),
    };
  });
  return lines
    .toSorted(compare)
    .map((line) => ({ ...line, place: 1 + lines.filter((other) => compare(other, line) < 0).length }));
}

/** Thirds do not add up to one exactly. */
const EQUAL = 1e-9;

function compare(one: Omit<Standing, 'place'>, other: Omit<Standing, 'place'>): number {
  for (const figure of ['points', 'buchholz', 'sonneborn', 'wins'] as const) {
    const lead = other[figure] - one[figure];
    if (Math.abs(lead) > EQUAL) return lead;
  }
  return 0;
}

const sum = <T>(list: readonly T[], of: (item: T) => number): number =>
  list.reduce((total, item) => total + of(item), 0);
