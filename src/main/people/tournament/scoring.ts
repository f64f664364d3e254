import type { PersonId } from '../ports.ts';
import type { Board, TournamentKind } from './ports.ts';

/** Shares of the others left behind, from 0 to 1: between two 1 for a win and ½ for a draw; equals count half. */
export function sharesOf(ranks: readonly number[]): readonly number[] {
  return ranks.map((rank) => {
    const behind = ranks.filter((other) => other > rank).length;
    const equal = ranks.filter((other) => other === rank).length - 1;
    return (behind + equal / 2) / (ranks.length - 1);
  });
}

/** What a bye is worth: in a Swiss a win as usual; everybody has one in a round robin; else what one can expect. */
const BYE: Readonly<Record<TournamentKind, number>> = { swiss: 1, 'round-robin': 0, series: 0.5 };

/** What a board has brought to its people, in the order of the seats; undefined until its matches are over. */
export function sharesOfBoard(board: Board, kind: TournamentKind): readonly number[] | undefined {
  if (isBye(board)) return [BYE[kind]];
  const ranks = ranksOfBoard(board);
  return ranks && sharesOf(ranks);
}

export const isBye = ({ people }: Pick<Board, 'people'>): boolean => people.length === 1;

/** Places on a board: as corrected, or by its match, or, each with a match of one's own, by who did better. */
export function ranksOfBoard({ outcomes, seats, correction }: Board): readonly number[] | undefined {
  if (correction) return correction.ranks;
  const done = outcomes.flatMap((outcome, nth) => {
    const seat = seats[nth] ?? 0;
    return outcome ? [{ rank: outcome.ranks[seat] ?? 0, points: outcome.points[seat] ?? 0 }] : [];
  });
  if (done.length < outcomes.length) return undefined;
  // In one match the places decide alone: by resignation one may win with fewer points.
  const alone = seats.every((seat) => seat === 0);
  const ahead = (one: Done, other: Done) =>
    one.rank < other.rank || (alone && one.rank === other.rank && one.points > other.points);
  return done.map((one) => 1 + done.filter((other) => ahead(other, one)).length);
}

interface Done {
  readonly rank: number;
  readonly points: number;
}

/** Somebody's points and whom they were made against. */
export interface Played {
  readonly share: number;
  readonly opponents: readonly PersonId[];
}

/** What each person has played so far, byes among them. */
export function playedBy(
  boards: readonly Board[],
  kind: TournamentKind,
): ReadonlyMap<PersonId, readonly Played[]> {
  const played = new Map<PersonId, Played[]>();
  for (const board of boards) {
    const shares = sharesOfBoard(board, kind);
    for (const [nth, person] of board.people.entries()) {
      const share = shares?.[nth];
      if (share === undefined) continue;
      const opponents = board.people.filter((other) => other !== person);
      played.set(person, [...(played.get(person) ?? []), { share, opponents }]);
    }
  }
  return played;
}
