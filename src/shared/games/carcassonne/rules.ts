import type { Leaving, Outcome, Seat } from '../../core/game.ts';
import { assertNever } from '../../core/result.ts';
import { closedThrough, figuresFor, isOpenCell, openCells } from './roads.ts';
import {
  type Deal,
  FIGURES,
  type LaidTile,
  type Move,
  type Options,
  type PlacedFigure,
  ROTS,
  sameCell,
  type State,
} from './types.ts';

/** The start tile on the table, seat 0 to flip (C1–C3). */
export const setup = (options: Options, seats: number, { start, stacks }: Deal): State => ({
  options,
  phase: 'flip',
  map: [{ row: 0, col: 0, tile: start, rot: 0, figures: [] }],
  flipped: null,
  stacks,
  left: Array.from({ length: seats }, () => FIGURES),
  turn: 0,
  closed: [],
});

export const toAct = ({ phase, turn }: State): readonly Seat[] => (phase === 'over' ? [] : [turn]);

/** Stacks by number; then cells by row and column, each with all four turns (C4–C6). */
export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (state.phase === 'over' || seat !== state.turn) return [];
  if (state.phase === 'place') {
    return openCells(state.map).flatMap((cell) => ROTS.map((rot): Move => ({ kind: 'place', ...cell, rot })));
  }
  return state.stacks.flatMap((stack, index): Move[] =>
    stack.length > 0 ? [{ kind: 'flip', stack: index + 1 }] : [],
  );
}

export function isLegal(state: State, seat: Seat, move: Move): boolean {
  if (seat !== state.turn) return false;
  switch (move.kind) {
    case 'flip':
      return state.phase === 'flip' && (state.stacks[move.stack - 1]?.length ?? 0) > 0; // C17
    case 'place':
      return state.phase === 'place' && isOpenCell(state.map, move);
    default:
      return assertNever(move);
  }
}

/** The state after a legal move. */
export function apply(state: State, _seat: Seat, move: Move): State {
  switch (move.kind) {
    case 'flip':
      return flip(state, move.stack - 1);
    case 'place':
      return place(state, move);
    default:
      return assertNever(move);
  }
}

function flip(state: State, index: number): State {
  const flipped = state.stacks[index]?.[0];
  if (state.phase !== 'flip' || flipped === undefined) throw new Error('apply: nothing to flip');
  const stacks = state.stacks.with(index, state.stacks[index]?.slice(1) ?? []);
  return { ...state, phase: 'place', flipped, stacks, closed: [] };
}

function place(state: State, { row, col, rot }: Extract<Move, { kind: 'place' }>): State {
  if (state.phase !== 'place') throw new Error('apply: nothing to place');
  const laid: LaidTile = { row, col, tile: state.flipped, rot, figures: [] };
  const bare = withTile(state.map, laid);
  const closed = closedThrough(bare, laid);
  const figures = figuresFor(bare, closed, state);
  const map = figures.length === 0 ? bare : bare.map((tile) => withFigures(tile, figures));
  const left = state.left.map(
    (count, seat) => count - figures.reduce((sum, figure) => sum + (figure.seat === seat ? 1 : 0), 0),
  );
  const { options, stacks, turn } = state;
  const position = { options, map, stacks, left, closed };
  const ended = reasonToEnd(left, stacks);
  if (ended) return { ...position, phase: 'over', flipped: null, turn, outcome: byFiguresLeft(left, ended) };
  return { ...position, phase: 'flip', flipped: null, turn: (turn + 1) % left.length };
}

/** The map with one more tile, still by row, then column. */
export function withTile(map: readonly LaidTile[], laid: LaidTile): LaidTile[] {
  const later = map.findIndex(({ row, col }) => row > laid.row || (row === laid.row && col > laid.col));
  return later === -1 ? [...map, laid] : map.toSpliced(later, 0, laid);
}

function withFigures(laid: LaidTile, placed: readonly PlacedFigure[]): LaidTile {
  const here = placed.filter((figure) => sameCell(figure, laid));
  if (here.length === 0) return laid;
  const figures = [...laid.figures, ...here.map(({ link, seat }) => ({ link, seat }))];
  return { ...laid, figures: figures.sort((a, b) => a.link - b.link) };
}

/** C12 before C14: the figures of the last tile may still be the eighth (C15). */
function reasonToEnd(left: readonly number[], stacks: Deal['stacks']): 'all-placed' | 'tiles' | undefined {
  if (left.includes(0)) return 'all-placed';
  return stacks.every((stack) => stack.length === 0) ? 'tiles' : undefined;
}

/** Fewest figures left first, equal ones share a place (C13, C14, C16). */
const byFiguresLeft = (left: readonly number[], reason: string): Outcome => ({
  ranks: left.map((own) => 1 + left.filter((other) => other < own).length),
  points: left.map((own) => FIGURES - own),
  reason,
});

/** Between two, leaving ends the match for the other; among more the chair plays on (C18). */
export function leave(state: State, seat: Seat, how: Leaving): State {
  if (state.left.length > 2) return state;
  const ranks = state.left.map((_, other) => (other === seat ? 2 : 1));
  return { ...state, phase: 'over', outcome: { ...byFiguresLeft(state.left, how), ranks } };
}

export const outcome = (state: State): Outcome | null => (state.phase === 'over' ? state.outcome : null);
