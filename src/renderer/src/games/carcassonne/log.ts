import * as m from '../../../../i18n/compiled/rooms/carcassonne.js';
import { getLocale } from '../../../../i18n/compiled/runtime.js';
import type { Seat } from '../../../../shared/core/game.ts';
import type { Move, PlacedFigure, Said } from '../../../../shared/games/carcassonne/types.ts';
import { listNames, seatName } from '../../state/words.ts';
import type { Player } from '../table.ts';

export function nameMove(move: Move): string {
  if (move.kind === 'flip') return m.carcassonne_move_flip({ stack: move.stack });
  return m.carcassonne_move_place({ row: move.row, col: move.col, degrees: 90 * move.rot });
}

/** One said thing as a sentence. */
export function say(said: Said, players: readonly Player[]): string {
  const name = (seat: Seat): string => {
    const player = players[seat];
    return player ? seatName(player) : '';
  };
  const names = (seats: readonly Seat[]): string => listNames(seats.map(name), getLocale());
  switch (said.kind) {
    case 'flipped':
      return m.carcassonne_flipped({ name: name(said.seat) });
    case 'laid':
      return m.carcassonne_laid({ name: name(said.seat) });
    case 'closed':
      return [
        m.carcassonne_closed({ count: said.roads.length }),
        ...(said.figures.length === 0 ? [m.carcassonne_nobody()] : []),
        ...counted(said.figures).map(([seat, count]) => m.carcassonne_placed({ name: name(seat), count })),
      ].join(' ');
    case 'won':
      return said.why === 'tiles'
        ? m.carcassonne_won_tiles({ names: names(said.seats) })
        : m.carcassonne_won({ names: names(said.seats) });
    case 'would-flip':
      return m.carcassonne_would_flip({ count: said.tiles });
    case 'would-close':
      return [
        m.carcassonne_would_close({ count: said.roads.length }),
        ...counted(said.figures).map(([seat, count]) =>
          m.carcassonne_would_place({ name: name(seat), count }),
        ),
      ].join(' ');
    case 'would-win':
      return m.carcassonne_would_win({ names: names(said.seats) });
    case 'closes-nothing':
      return m.carcassonne_closes_nothing();
    case 'waits-for':
      return m.carcassonne_waits_for({ name: name(said.seat) });
    case 'flip-first':
      return m.carcassonne_flip_first();
    case 'place-first':
      return m.carcassonne_place_first();
    case 'empty-stack':
      return m.carcassonne_empty_stack();
    case 'any-stack':
      return m.carcassonne_any_stack();
    case 'finishes':
      return m.carcassonne_finishes({ names: names(said.seats) });
    case 'brings':
      return [
        ...(said.own > 0 ? [m.carcassonne_brings_own({ count: said.own })] : []),
        ...(said.others > 0 ? [m.carcassonne_brings_others({ count: said.others })] : []),
      ].join(' ');
    case 'prepares':
      return m.carcassonne_prepares();
    case 'gives-least':
      return m.carcassonne_gives_least();
  }
}

/** How many figures each seat gets, in seat order. */
function counted(figures: readonly PlacedFigure[]): [seat: Seat, count: number][] {
  const counts = new Map<Seat, number>();
  for (const { seat } of figures) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}
