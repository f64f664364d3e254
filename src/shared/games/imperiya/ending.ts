import type { Leaving, Outcome, Seat } from '../../core/game.ts';
import { worthOf } from './rows.ts';
import type { Reason, State } from './types.ts';

/** Seats in turn order, from the one after `seat` to the one before it. */
export function seatsAfter(state: State, seat: Seat): Seat[] {
  const seats = state.tables.length;
  return Array.from({ length: seats - 1 }, (_, step) => (seat + step + 1) % seats);
}

const over = (state: State, reason: Reason, winner: Seat | null): State => ({
  ...state,
  stage: { phase: 'over', end: { reason, winner } },
});

/** To be asked after any change of objects: has somebody the winning number (I12)? The one on turn comes first (I14). */
export function noticeWin(state: State): State {
  const winner = [state.turn, ...seatsAfter(state, state.turn)].find(
    (seat) => (state.tables[seat]?.systems ?? 0) >= state.systems,
  );
  return winner === undefined ? state : over(state, 'systems', winner);
}

export const stalemate = (state: State): State => over(state, 'stalemate', null);

/** With two seats the other one wins; with more nothing on the table changes (I37). */
export function leave(state: State, seat: Seat, how: Leaving): State {
  return state.tables.length === 2 ? over(state, how, 1 - seat) : state;
}

/** Ranks: the winner, then by systems, then by the nominal value in front (I15, I16). */
export function outcome(state: State): Outcome | null {
  const { stage } = state;
  if (stage.phase !== 'over') return null;
  const standings = state.tables.map((front, seat) => ({
    won: seat === stage.end.winner ? 1 : 0,
    systems: front.systems,
    worth: worthOf(front),
  }));
  const ranks = standings.map(
    (own) =>
      1 +
      standings.filter(
        (other) => (other.won - own.won || other.systems - own.systems || other.worth - own.worth) > 0,
      ).length,
  );
  return { ranks, points: standings.map(({ systems }) => systems), reason: stage.end.reason };
}
