import type { Seat, Viewer } from '../../shared/core/game.ts';
import type { Eyes, SeatState, Snapshot, TableCard } from '../../shared/protocol/messages.ts';
import type { StoredSeat } from './ports.ts';
import { isFree, isSitIn } from './seats.ts';
import type { Table } from './table.ts';
import { NO_TURNS_BACK } from './taking-back.ts';

/** Lines of the log in a snapshot; older ones on request. */
export const LINES_SHOWN = 20;

/** Whether somebody connected holds this seat. */
export type IsHere = (seat: StoredSeat) => boolean;

/** The table as one connection may see it: through the eyes of its seats or, without any, a spectator's. */
export function snapshotOf(table: Table, mine: readonly Seat[], here: IsHere): Snapshot {
  const { outcome, setup, stored } = table;
  const viewers: readonly (Seat | null)[] = mine.length > 0 ? mine : [null];
  return {
    table: table.id,
    game: stored.game,
    options: setup.options,
    phase: table.phase,
    seats: seatStates(table, here),
    ply: table.match.ply,
    toAct: table.toAct,
    outcome,
    clock: stored.clock,
    locked: table.locked,
    spectators: table.spectators,
    talk: table.talk,
    eyes: viewers.map((seat) => eyesOf(table, seat)),
    asked: table.asked,
    undone: table.timeline.undone,
    next: table.next,
    series: seriesOf(table),
    // A solitaire's deal may be named to its player; elsewhere the seed tells every hand until the end.
    seed: outcome || (setup.seats === 1 && mine.length > 0) ? stored.seed : null,
    fair: table.fair,
  };
}

/** The table in the hall's list. */
export function cardOf(table: Table, mine: readonly Seat[], here: IsHere): TableCard {
  return {
    id: table.id,
    game: table.stored.game,
    phase: table.phase,
    seats: seatStates(table, here),
    ply: table.match.ply,
    toAct: table.toAct,
    mine,
    locked: table.locked,
    spectators: table.spectators,
    changedAt: table.changedAt,
  };
}

/** Points of the series with this match once it is over; null in a first match. */
function seriesOf({ carried, outcome }: Table): readonly number[] | null {
  return carried && carried.map((points, seat) => points + (outcome?.points[seat] ?? 0));
}

function seatStates(table: Table, here: IsHere): SeatState[] {
  return table.seats.map((chair) => ({
    seat: chair.seat,
    name: chair.name,
    bot: chair.bot,
    sitIn: isSitIn(chair),
    free: isFree(chair),
    here: chair.tokenHash === null ? chair.bot !== null : here(chair),
    left: table.hasLeft(chair.seat),
    clock: table.clockOf(chair.seat),
  }));
}

function eyesOf(table: Table, seat: Seat | null): Eyes {
  const { timeline } = table;
  const viewer: Viewer = seat ?? 'spectator';
  const dealt = table.phase !== 'gathering';
  const { undo, redo, restart } = seat === null ? NO_TURNS_BACK : table.turnsBack(seat);
  const { view, moves } = timeline.project(viewer);
  // A bot decides for a seat that left.
  const decides = table.phase === 'playing' && seat !== null && !table.hasLeft(seat);
  return {
    seat,
    rev: seat === null ? timeline.rows : timeline.rev(seat),
    view: dealt ? view : null,
    moves: decides ? moves : [],
    log: timeline.lines(viewer, timeline.steps.length, LINES_SHOWN),
    canUndo: undo > 0,
    canRedo: redo > 0,
    canRestart: restart > 0,
  };
}
