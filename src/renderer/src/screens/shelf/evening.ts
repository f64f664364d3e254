import type { MatchCard } from '../../../../shared/protocol/messages.ts';

/** A match that ended so long ago was played on another evening. */
const EVENING = 12 * 3_600_000;

export interface Standing {
  readonly name: string;
  readonly games: readonly string[];
  /** Matches won; a shared first place is shared. */
  readonly points: number;
}

export interface Evening {
  readonly matches: number;
  readonly standings: readonly Standing[];
}

/** Who won how much since the evening began, from the finished matches, newest first. Bots and solitaires do not count. */
export function eveningOf(matches: readonly MatchCard[], now: number): Evening {
  const tonight = matches.filter(({ changedAt, seats }) => now - changedAt < EVENING && seats.length > 1);
  const people = new Map<string, { games: Set<string>; points: number }>();
  for (const { game, seats, outcome } of tonight) {
    if (!outcome) continue;
    const winners = outcome.ranks.filter((rank) => rank === 1).length;
    seats.forEach(({ name, bot }, seat) => {
      if (bot !== null) return;
      const person = people.get(name) ?? { games: new Set(), points: 0 };
      person.games.add(game);
      if (outcome.ranks[seat] === 1) person.points += 1 / winners;
      people.set(name, person);
    });
  }
  const standings = [...people].map(([name, { games, points }]) => ({ name, games: [...games], points }));
  return { matches: tonight.length, standings: standings.sort((a, b) => b.points - a.points) };
}

/** Points with halves as ½; other shares with one figure. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  const rest = points - whole;
  if (rest < 0.01) return String(whole);
  if (Math.abs(rest - 0.5) < 0.01) return whole === 0 ? '½' : `${whole}½`;
  return points.toFixed(1);
}
