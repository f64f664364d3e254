import type { PersonId } from '../ports.ts';
import type { Board, Left, Tournament, TournamentKind } from './ports.ts';

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
export function sharesOfBoard(
  board: Board,
  { kind, left }: Pick<Tournament, 'kind' | 'left'>,
): readonly number[] | undefined {
  if (isBye(board)) return [BYE[kind]];
  const ranks = ranksOfBoard(board, left);
  return ranks && sharesOf(ranks);
}

export const isBye = ({ people }: Pick<Board, 'people'>): boolean => people.length === 1;

/** Ahead of everybody who played, and behind. */
const STAYED = { rank: 0, points: 0 };
const GONE = { rank: Number.POSITIVE_INFINITY, points: 0 };

/** Places on a board: as corrected, or by its match, or, each with a match of one's own, by who did better. */
export function ranksOfBoard(board: Board, left: Left): readonly number[] | undefined {
  if (board.correction) return board.correction.ranks;
  const results = resultsOf(board, left);
  if (results.includes(undefined) && !isWalkover(board, left)) return undefined;
  const done = results.map((result) => result ?? STAYED);
  // In one match the places decide alone: by resignation one may win with fewer points.
  const alone = board.seats.every((seat) => seat === 0);
  const ahead = (one: Done, other: Done) =>
    one.rank < other.rank || (alone && one.rank === other.rank && one.points > other.points);
  return done.map((one) => 1 + done.filter((other) => ahead(other, one)).length);
}

/** Whether nothing was played because all but one, at most, had gone home. */
export function isWalkover(board: Board, left: Left): boolean {
  const results = resultsOf(board, left);
  const staying = results.filter((result) => result === undefined).length;
  return !isBye(board) && !board.correction && staying < 2 && staying === results.filter(notGone).length;
}

const notGone = (result: Done | undefined): boolean => result !== GONE;

/** How each one did, in the order of the seats; undefined while that is open. */
const resultsOf = ({ people, outcomes, seats, round }: Board, left: Left): readonly (Done | undefined)[] =>
  people.map((person, nth) => {
    const outcome = outcomes[nth];
    const seat = seats[nth] ?? 0;
    if (outcome) return { rank: outcome.ranks[seat] ?? 0, points: outcome.points[seat] ?? 0 };
    return (left.get(person) ?? Number.POSITIVE_INFINITY) <= round ? GONE : undefined;
  });

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
export function playedBy(tournament: Tournament): ReadonlyMap<PersonId, readonly Played[]> {
  const played = new Map<PersonId, Played[]>();
  for (const board of tournament.boards) {
    const shares = sharesOfBoard(board, tournament);
    for (const [nth, person] of board.people.entries()) {
      const share = shares?.[nth];
      if (share === undefined) continue;
      const opponents = board.people.filter((other) => other !== person);
      played.set(person, [...(played.get(person) ?? []), { share, opponents }]);
    }
  }
  return played;
}
