import type { Seat, Viewer } from './game.ts';
import type { Match } from './match.ts';

/** A legal move as a screen gets it: the text to send and the move to draw. */
export interface OfferedMove {
  readonly text: string;
  readonly move: unknown;
}

/** What one viewer may know of a match. */
export interface Projection {
  readonly view: unknown;
  /** Legal moves of the seat that looks; empty for anybody else. */
  readonly moves: readonly OfferedMove[];
}

/** The only way in which anything of a state leaves the host. */
export function project(match: Match, viewer: Viewer): Projection {
  const { setup, state } = match;
  return {
    view: setup.game.view(state, viewer),
    moves: typeof viewer === 'number' ? offers(match, viewer) : [],
  };
}

function offers({ setup: { game }, state }: Match, seat: Seat): OfferedMove[] {
  if (!game.toAct(state).includes(seat)) return [];
  return game.legalMoves(state, seat).map((move) => ({ text: game.formatMove(move), move }));
}
