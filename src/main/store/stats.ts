import type { Database } from 'better-sqlite3';
import type {
  FactSummary,
  PersonId,
  PersonTally,
  Rating,
  StatsFilter,
  StatsStore,
  Tally,
} from '../people/ports.ts';
import type { OpenDatabase } from './database.ts';
import { guarded } from './faults.ts';
import { openStatsRows } from './stats-rows.ts';
import { COUNTED, type Counted, countedBy } from './stats-filter.ts';

const TALLY = 'count(*) AS played, coalesce(sum(l.won), 0) AS won, coalesce(sum(l.drawn), 0) AS drawn';

/** Facts are summed up over so many of the newest matches; more would tell no more, and take their time. */
const FACTS_FROM = 2_000;

const SUMS = `sum(l.points) AS points, max(l.points) AS best, sum(l.time) AS time, sum(l.moves) AS moves,
  sum(l.resigned) AS resigned, sum(l.timed_out) AS timedOut`;

/** One person's lines. Left alone SQLite may rather walk through everybody's in order of time. */
const OWN = 'lines l INDEXED BY lines_by_person';

type OfPerson = Counted & { readonly person: PersonId };
type Newest = OfPerson & { readonly limit: number };

const of = (person: PersonId, filter: StatsFilter): OfPerson => ({ ...countedBy(filter), person });

/** Figures out of the derived lines, facts and ratings. */
export function openStats({ db }: Pick<OpenDatabase, 'db'>): StatsStore {
  const statements = prepare(db);
  const reading = <T>(act: () => T): T => guarded(db.name, act);

  return {
    people: (filter) => reading(() => statements.people.all(countedBy(filter))),
    person: (person, filter) => reading(() => statements.person.get(of(person, filter))),
    aside: (person, filter) =>
      reading(() => {
        const counted = of(person, filter);
        const { undone, left } = statements.aside.get({ ...counted, undone: 1 }) ?? { undone: 0, left: 0 };
        return { undone, left, unfinished: statements.unfinished.get(counted) ?? 0 };
      }),
    ratings: (game) =>
      reading(
        () => new Map(statements.ratings.all(game).map(({ person, mu, sigma }) => [person, { mu, sigma }])),
      ),
    streak: (person, filter) =>
      reading(() => {
        let [current, longest] = [0, 0];
        for (const won of statements.wins.all(of(person, filter))) {
          current = won === 1 ? current + 1 : 0;
          longest = Math.max(longest, current);
        }
        return { current, longest };
      }),
    opponents: (person, filter) => reading(() => statements.opponents.all(of(person, filter))),
    seats: (person, filter) => reading(() => statements.seats.all(of(person, filter))),
    facts: (person, filter) => reading(() => statements.facts.all(of(person, filter))),
    ratingCurve: (person, game, limit) =>
      reading(() => statements.ratingCurve.all({ person, game, limit }).toReversed()),
    recent: (person, filter, limit) =>
      reading(() =>
        statements.recent
          .all({ ...of(person, filter), limit })
          .toReversed()
          .map(({ won, drawn, ...line }) => ({ ...line, won: won === 1, drawn: drawn === 1 })),
      ),
    distribution: (person, filter) => reading(() => statements.distribution.all(of(person, filter))),
    daysWon: (person) => reading(() => statements.daysWon.all(person)),
    rows: openStatsRows(db),
  };
}

interface RecentLine {
  readonly match: string;
  readonly at: number;
  readonly points: number;
  readonly won: 0 | 1;
  readonly drawn: 0 | 1;
}

function prepare(db: Database) {
  return {
    people: db.prepare<Counted, PersonTally>(`
      SELECT l.person_id AS person, ${TALLY}, ${SUMS}
      FROM lines l JOIN people p ON p.id = l.person_id AND p.deleted_at IS NULL
      WHERE ${COUNTED} GROUP BY l.person_id ORDER BY played DESC, l.person_id`),
    person: db.prepare<OfPerson, PersonTally>(`
      SELECT l.person_id AS person, ${TALLY}, ${SUMS}
      FROM ${OWN} WHERE ${COUNTED} AND l.person_id = @person GROUP BY l.person_id`),
    // Somebody in several chairs (a bot) sat in the match once.
    aside: db.prepare<OfPerson, { undone: number; left: number }>(`
      SELECT count(DISTINCT iif(l.undone = 1, l.match_no, NULL)) AS undone,
        count(DISTINCT iif(l.resigned + l.timed_out > 0, l.match_no, NULL)) AS "left"
      FROM ${OWN} WHERE ${COUNTED} AND l.person_id = @person`),
    unfinished: db
      .prepare<OfPerson, number>(
        `SELECT count(*) FROM matches WHERE status IN ('playing', 'abandoned') AND game = @game
           AND started_at >= @from AND started_at < @to
           AND EXISTS (SELECT 1 FROM shown_seats WHERE match_no = no AND person_id = @person)
           AND NOT EXISTS (SELECT 1 FROM json_each(@together) t WHERE NOT EXISTS (
             SELECT 1 FROM shown_seats WHERE match_no = no AND person_id = t.value))`,
      )
      .pluck(),
    // With max() SQLite takes the other columns from the row that has it.
    ratings: db.prepare<[string], Rating & { person: PersonId }>(`
      SELECT person_id AS person, mu, sigma, max(ended_at) FROM ratings WHERE game = ? GROUP BY person_id`),
    wins: db
      .prepare<OfPerson, 0 | 1>(
        `SELECT l.won FROM ${OWN} WHERE ${COUNTED} AND l.person_id = @person ORDER BY l.ended_at, l.match_no`,
      )
      .pluck(),
    opponents: db.prepare<OfPerson, Tally & { person: PersonId | null }>(`
      SELECT p.id AS person, count(*) AS played, sum(l.rank < other.rank) AS won, sum(l.rank = other.rank) AS drawn
      FROM ${OWN} JOIN lines other ON other.match_no = l.match_no AND other.seat <> l.seat
        LEFT JOIN people p ON p.id = other.person_id AND p.deleted_at IS NULL
      WHERE ${COUNTED} AND l.person_id = @person GROUP BY p.id ORDER BY played DESC, p.id`),
    seats: db.prepare<OfPerson, Tally & { seat: number }>(`
      SELECT l.seat, ${TALLY} FROM ${OWN}
      WHERE ${COUNTED} AND l.person_id = @person GROUP BY l.seat ORDER BY l.seat`),
    facts: db.prepare<OfPerson, FactSummary>(`
      SELECT f.name, f.step, count(*) AS matches, sum(f.value) AS sum, max(f.value) AS best
      FROM (SELECT l.match_no, l.seat FROM ${OWN} WHERE ${COUNTED} AND l.person_id = @person
            ORDER BY l.ended_at DESC LIMIT ${FACTS_FROM}) own
        JOIN facts f ON f.match_no = own.match_no AND f.seat = own.seat
      GROUP BY f.name, f.step ORDER BY f.name, f.step`),
    ratingCurve: db.prepare<
      Pick<Newest, 'person' | 'game' | 'limit'>,
      Rating & { match: string; at: number }
    >(`
      SELECT m.id AS "match", r.ended_at AS at, mu, sigma FROM ratings r JOIN matches m ON m.no = r.match_no
      WHERE r.game = @game AND r.person_id = @person ORDER BY r.ended_at DESC, r.match_no DESC LIMIT @limit`),
    recent: db.prepare<Newest, RecentLine>(`
      SELECT m.id AS "match", l.ended_at AS at, l.points, l.won, l.drawn FROM ${OWN} JOIN matches m ON m.no = l.match_no
      WHERE ${COUNTED} AND l.person_id = @person ORDER BY l.ended_at DESC, l.match_no DESC LIMIT @limit`),
    distribution: db.prepare<OfPerson, { points: number; matches: number }>(`
      SELECT l.points, count(*) AS matches FROM ${OWN}
      WHERE ${COUNTED} AND l.person_id = @person GROUP BY l.points ORDER BY l.points`),
    // The deal of a day has its date as seed.
    daysWon: db
      .prepare<[PersonId], string>(
        `SELECT DISTINCT m.seed FROM lines l JOIN matches m ON m.no = l.match_no
         WHERE l.game = 'foursquare' AND l.person_id = ? AND l.won = 1 AND l.undone = 0
           AND m.seed GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' ORDER BY m.seed`,
      )
      .pluck(),
  };
}
