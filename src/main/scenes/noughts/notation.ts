import type { Seat } from '../../../shared/core/game.ts';
import { CELLS, type Move, ROWS, type Said, type State } from './types.ts';

export const formatMove = (move: Move): string => move;
export const parseMove = (text: string): Move | undefined => CELLS.find((cell) => cell === text);

export function narrate(_before: State, seat: Seat, cell: Move, after: State): readonly Said[] {
  const own = after.marks.filter((mark) => mark.seat === seat).map((mark) => mark.cell);
  const rows = ROWS.some((row) => row.includes(cell) && row.every((one) => own.includes(one)));
  return [{ kind: 'marks', cell }, ...(rows ? [{ kind: 'makes-row' } as const] : [])];
}
