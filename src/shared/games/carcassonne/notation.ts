import type { Seat } from '../../core/game.ts';
import { assertNever } from '../../core/result.ts';
import {
  type Move,
  type PlacedFigure,
  type Rot,
  ROTS,
  type Said,
  sameCell,
  type State,
  tileOf,
} from './types.ts';

export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'flip':
      return `flip ${move.stack}`;
    case 'place':
      return `place ${move.row},${move.col} ${move.rot}`;
    default:
      return assertNever(move);
  }
}

const FLIP = /^flip ([1-4])$/;
const PLACE = /^place (0|-?[1-9]\d{0,5}),(0|-?[1-9]\d{0,5}) ([0-3])$/;

/** The move of a text, in plain decimals. */
export function parseMove(text: string): Move | undefined {
  const stack = FLIP.exec(text)?.[1];
  if (stack !== undefined) return { kind: 'flip', stack: Number(stack) };
  const place = PLACE.exec(text);
  if (!place) return undefined;
  return { kind: 'place', row: Number(place[1]), col: Number(place[2]), rot: rotOf(place[3]) };
}

const rotOf = (text: string | undefined): Rot => ROTS.find((rot) => String(rot) === text) ?? 0;

/** What is told of a move, the same to every viewer. */
export function narrate(before: State, seat: Seat, move: Move, after: State): readonly Said[] {
  switch (move.kind) {
    case 'flip':
      return after.flipped === null
        ? []
        : [{ kind: 'flipped', seat, stack: move.stack, tile: after.flipped }];
    case 'place': {
      if (before.flipped === null) return [];
      const { row, col, rot } = move;
      const laid: Said = { kind: 'laid', seat, tile: before.flipped, cell: { row, col }, rot };
      return [laid, ...closed(before, after), ...ended(after)];
    }
    default:
      return assertNever(move);
  }
}

function closed(before: State, after: State): Said[] {
  if (after.closed.length === 0) return [];
  return [{ kind: 'closed', roads: after.closed, figures: newFigures(before, after) }];
}

function newFigures(before: State, after: State): PlacedFigure[] {
  return after.map.flatMap(({ row, col, tile, figures }) => {
    const old = before.map.find((laid) => sameCell(laid, { row, col }))?.figures ?? [];
    return figures.flatMap(({ link, seat }): PlacedFigure[] => {
      const colour = tileOf(tile).links[link]?.child;
      const isNew = colour !== undefined && !old.some((figure) => figure.link === link);
      return isNew ? [{ row, col, link, seat, colour }] : [];
    });
  });
}

function ended(after: State): Said[] {
  if (after.phase !== 'over') return [];
  const { ranks, reason } = after.outcome;
  const seats = [...ranks.keys()].filter((seat) => ranks[seat] === 1);
  return [{ kind: 'won', seats, why: reason === 'all-placed' ? reason : 'tiles' }];
}
