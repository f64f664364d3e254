import type { Seat } from '../../core/game.ts';
import {
  LINES,
  type Line,
  type Move,
  type Pile,
  type Said,
  sameCell,
  type State,
  type Turned,
} from './types.ts';

export const formatMove = ({ row, col }: Move): string => `place ${row},${col}`;

const PLACE = /^place (0|-?[1-9]\d?),(0|-?[1-9]\d?)$/;

/** The move of a text: plain decimals of at most two digits, more never fit into a grid. */
export function parseMove(text: string): Move | undefined {
  const match = PLACE.exec(text);
  return match ? { kind: 'place', row: Number(match[1]), col: Number(match[2]) } : undefined;
}

/** The card, what it turned in its row and in its column, and how it ended. */
export function narrate(before: State, _seat: Seat, move: Move, after: State): readonly Said[] {
  const { drawn } = before;
  if (drawn === null) return [];
  const cell = { row: move.row, col: move.col };
  const onto = before.piles.find((pile) => sameCell(pile, cell))?.cards.at(-1) ?? null;
  return [
    { kind: 'placed', card: drawn, cell, onto },
    ...turnedLines(before.piles, move, after.piles).map((turned): Said => ({ kind: 'turned', ...turned })),
    ...ended(after),
  ];
}

/** The piles that a move turned, line by line, the played one left out. A line that did not turn is left out. */
export function turnedLines(
  before: readonly Pile[],
  cell: { readonly row: number; readonly col: number },
  after: readonly Pile[],
): { readonly line: Line; readonly piles: readonly Turned[] }[] {
  const turned = before.flatMap((pile): Turned[] => {
    const now = after.find((other) => sameCell(other, pile));
    const card = pile.cards.at(-1);
    if (!now || card === undefined || now.up === pile.up || sameCell(now, cell)) return [];
    return [{ row: now.row, col: now.col, card, up: now.up }];
  });
  return LINES.map((line) => ({
    line,
    piles: turned.filter(({ row, col }) => (line === 'row' ? row === cell.row : col === cell.col)),
  })).filter(({ piles }) => piles.length > 0);
}

function ended(after: State): Said[] {
  if (after.phase !== 'over') return [];
  const { ranks, points, reason } = after.outcome;
  if (ranks[0] === 1) return [{ kind: 'won', score: points[0] ?? 0 }];
  const faceDown = after.piles.filter(({ up }) => !up).length;
  return [{ kind: 'lost', why: reason === 'face-down' ? reason : 'stock', faceDown }];
}
