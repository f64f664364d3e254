import { minimal } from '../../../ui/grain.ts';

export interface Stone {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly light: boolean;
  readonly ink: number;
}

/** The rough stones of a plinth from `from` to `to`, four courses of them; the same house always has the same ones. */
export function courses(from: number, to: number, top: number): Stone[] {
  const chance = minimal(11);
  const width = (to - from) / 8 + 6;
  const stones: Stone[] = [];
  for (let course = 0; course < 4; course++) {
    for (let nth = -1; nth < 9; nth++) {
      const start = from + nth * width + ((course % 2) * width) / 2;
      const x = Math.max(from + 2, start + 2);
      const end = Math.min(to - 2, start + width - 2);
      const light = chance() < 0.5;
      const ink = 0.25 + chance() * 0.4;
      if (end - x > 8) stones.push({ x, y: top + 6 + course * 38, w: end - x, light, ink });
    }
  }
  return stones;
}
