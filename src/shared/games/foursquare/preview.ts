import type { Seat } from '../../core/game.ts';
import { countFaceDown, lay, spanOf } from './grid.ts';
import { turnedLines } from './notation.ts';
import { judge } from './rules.ts';
import { MOST_FACE_DOWN, type Move, PILE_HEIGHT, type Said, SPAN, type View } from './types.ts';

/** Which piles would turn, and whether that wins, loses (F13: the screen marks such cells) or goes on. */
export function foresee(view: View, _seat: Seat, move: Move): readonly Said[] {
  if (!('options' in view) || view.drawn === null || view.phase === 'over') return [];
  const piles = lay(view.piles, move, view.drawn, view.options);
  const turns = turnedLines(view.piles, move, piles).map((turned): Said => ({
    kind: 'would-turn',
    ...turned,
  }));
  const faceDown = countFaceDown(piles);
  const outcome = judge(piles, view.stock);
  if (!outcome) return [...turns, { kind: 'would-leave', piles: piles.length, faceDown }];
  const [score = 0] = outcome.points;
  if (outcome.reason === 'complete') return [...turns, { kind: 'would-win', score }];
  return [...turns, { kind: 'would-lose', why: faceDown > MOST_FACE_DOWN ? 'face-down' : 'stock', faceDown }];
}

/** Piles that are full, and directions in which the house cannot grow (F4, F5). */
export function barred(view: View, _seat: Seat): readonly Said[] {
  if (view.phase === 'over' || view.piles.length === 0) return [];
  const full = view.piles
    .filter(({ cards }) => cards.length === PILE_HEIGHT)
    .map(({ row, col }): Said => ({ kind: 'full-pile', cell: { row, col } }));
  const { top, bottom, left, right } = spanOf(view.piles);
  if (right - left + 1 === SPAN) full.push({ kind: 'full-span', line: 'row' });
  if (bottom - top + 1 === SPAN) full.push({ kind: 'full-span', line: 'column' });
  return full;
}
