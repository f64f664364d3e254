import type { PersonCard, StatsPage, StatsQuery, GameStats } from '../../shared/protocol/memory.ts';
import type { PeopleStore, Person, PersonId, StatsFilter, StatsStore, Tally } from './ports.ts';
import { shownRating } from './rating.ts';

/** Points of a curve that a screen can draw with sense. */
const CURVE = 300;
/** Matches on the string of beads. */
const RECENT = 30;
/** Standard deviations around the middle that hold 95 of 100 cases. */
const NINETY_FIVE = 1.96;
const DAY = 86_400_000;

/** Everything the statistics page shows about a person; undefined for somebody unknown. `today` is `YYYY-MM-DD`. */
export function statsPage(
  people: PeopleStore,
  stats: StatsStore,
  games: readonly string[],
  query: StatsQuery,
  today: string,
): StatsPage | undefined {
  const everybody = new Map(people.all().map((person) => [person.id, cardOf(person)]));
  const person = everybody.get(query.person);
  if (!person) return undefined;
  const filterOf = (game: string): StatsFilter => ({
    game,
    from: query.from ?? undefined,
    level: query.level ?? undefined,
    together: query.together === null ? undefined : [query.together],
  });
  const opponents = new Map<PersonId | null, Tally>();
  const played = games.map((game) => {
    const filter = filterOf(game);
    const met = stats.opponents(person.id, filter);
    for (const { person: other, ...tally } of met) opponents.set(other, sum(opponents.get(other), tally));
    return gameStats(stats, game, person.id, filter, met);
  });
  return {
    person,
    games: played,
    opponents: [...opponents]
      .map(([id, count]) => ({ ...count, person: id === null ? null : (everybody.get(id) ?? null) }))
      .toSorted((a, b) => b.played - a.played),
    dailyStreak: daysInARow(stats.daysWon(person.id), today),
  };
}

const sum = (one: Tally | undefined, other: Tally): Tally => ({
  played: (one?.played ?? 0) + other.played,
  won: (one?.won ?? 0) + other.won,
  drawn: (one?.drawn ?? 0) + other.drawn,
});

export const cardOf = (person: Person): PersonCard => ({ ...person });

function gameStats(
  stats: StatsStore,
  game: string,
  person: PersonId,
  filter: StatsFilter,
  opponents: readonly Tally[],
): GameStats {
  const tally = stats.person(person, filter);
  const { played = 0, won = 0, drawn = 0 } = tally ?? {};
  const met = opponents.reduce((all, other) => all + other.played, 0);
  return {
    game,
    count: { played, won, drawn },
    share: played === 0 ? null : wilson(won, played),
    fair: met === 0 ? null : 1 / (1 + met / played),
    meanPoints: tally ? tally.points / played : null,
    bestPoints: tally?.best ?? null,
    secondsAMove: tally && tally.moves > 0 ? tally.time / tally.moves / 1_000 : null,
    streak: stats.streak(person, filter),
    curve: stats.ratingCurve(person, game, CURVE).map(({ at, match, ...belief }) => ({
      at,
      match,
      ...shownRating(belief),
    })),
    recent: stats.recent(person, filter, RECENT),
    distribution: stats.distribution(person, filter),
    seats: stats.seats(person, filter),
    facts: stats.facts(person, filter),
    aside: stats.aside(person, filter),
  };
}

/** Share of successes with its 95 % interval after Wilson: honest for few matches, too. */
export function wilson(won: number, played: number): { value: number; low: number; high: number } {
  const share = won / played;
  const square = NINETY_FIVE ** 2 / played;
  const middle = (share + square / 2) / (1 + square);
  const reach = (NINETY_FIVE / (1 + square)) * Math.sqrt((share * (1 - share) + square / 4) / played);
  return { value: share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

const dayBefore = (day: string, back: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - back * DAY).toISOString().slice(0, 10);

/** How many of the days, up to today or yesterday, follow each other without a gap. */
export function daysInARow(days: readonly string[], today: string): number {
  const won = new Set(days);
  // Today's deal may still be won: it does not break the row yet.
  const from = won.has(today) ? 0 : 1;
  let length = 0;
  while (won.has(dayBefore(today, from + length))) length++;
  return length;
}
