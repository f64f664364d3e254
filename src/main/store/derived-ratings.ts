import type { Database } from 'better-sqlite3';
import type { Deriver, PersonId, Rating } from '../people/ports.ts';

interface Sitting {
  readonly seat: number;
  readonly person: PersonId | null;
  readonly rank: number;
}

interface RatedMatch {
  readonly no: number;
  readonly game: string;
  readonly endedAt: number;
}

/** Ratings after each match, in the order in which the matches ended; transactions are the caller's. */
export function openRatings(db: Database, { rate }: Pick<Deriver, 'rate'>) {
  const matchOf = db.prepare<[string], RatedMatch & { undone: number }>(
    'SELECT no, game, ended_at AS endedAt, undone FROM matches WHERE id = ?',
  );
  const matchesOf = db.prepare<[string], RatedMatch>(
    `SELECT no, game, ended_at AS endedAt FROM matches
     WHERE game = ? AND status = 'finished' AND undone = 0 ORDER BY ended_at, no`,
  );
  const sittings = db.prepare<[number], Sitting>(
    'SELECT seat, person_id AS person, rank FROM lines WHERE match_no = ? ORDER BY seat',
  );
  const latest = db.prepare<[string, string], Rating>(
    `SELECT mu, sigma FROM ratings WHERE game = ? AND person_id = ? ORDER BY ended_at DESC, match_no DESC LIMIT 1`,
  );
  const later = db
    .prepare<[string, number, number], number>(
      'SELECT count(*) FROM ratings WHERE game = ? AND (ended_at, match_no) > (?, ?)',
    )
    .pluck();
  const put = db.prepare(`
    INSERT INTO ratings (match_no, seat, person_id, game, ended_at, mu, sigma)
    VALUES (@no, @seat, @person, @game, @endedAt, @mu, @sigma)`);
  const drop = db.prepare('DELETE FROM ratings WHERE game = ?');
  const games = db.prepare<[], string>(`SELECT DISTINCT game FROM lines`).pluck();

  /** Rates one match that comes after all others of its game. */
  const append = (match: RatedMatch, before: (person: PersonId) => Rating | undefined) => {
    const seats = sittings.all(match.no);
    const people = seats.map(({ person }) => person);
    // Against a stranger or against oneself alone nothing can be learnt.
    if (people.includes(null) || new Set(people).size < 2) return [];
    const after = rate(
      people.map((person) => (person === null ? undefined : before(person))),
      seats.map(({ rank }) => rank),
    );
    return seats.flatMap(({ seat, person }, nth) => {
      const rating = after[nth];
      // Somebody in several chairs (bots of a level) is an opponent to others, but learns nothing.
      if (!rating || person === null || people.filter((other) => other === person).length > 1) return [];
      put.run({ ...match, seat, person, ...rating });
      return [{ person, rating }];
    });
  };

  const rateGame = (game: string): void => {
    drop.run(game);
    const known = new Map<PersonId, Rating>();
    for (const match of matchesOf.all(game)) {
      for (const { person, rating } of append(match, (id) => known.get(id))) known.set(person, rating);
    }
  };

  return {
    rateGame,
    rateAll: () => games.all().forEach(rateGame),
    rate(matchId: string): void {
      const found = matchOf.get(matchId);
      if (!found || found.undone > 0) return;
      const { no, game, endedAt } = found;
      // A match from an older file changes all that came after it.
      if ((later.get(game, endedAt, no) ?? 0) > 0) rateGame(game);
      else append({ no, game, endedAt }, (person) => latest.get(game, person));
    },
  };
}
