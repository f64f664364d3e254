import { type Drawn, isMeadow, standAt } from './geometry.ts';
import { diceOf, short } from './ink.ts';
import type { Thing } from './SmallThing.svelte';

export interface Scattered {
  readonly thing: Thing;
  readonly apples: boolean;
  readonly x: number;
  readonly y: number;
}

/** Up to three small things where the meadow is wide enough, always the same ones for a tile as it lies. */
export function scatter(drawn: Drawn): Scattered[] {
  const roll = diceOf(`${drawn.id}t`);
  // The dead-end square has a bush in its middle.
  const spots: [number, number][] = drawn.links.length > 0 ? [] : [[100, 112]];
  for (let tries = 0; tries < 60 && spots.length < 3; tries++) {
    const x = short(22 + roll() * 156);
    const y = short(46 + roll() * 140);
    if (hasRoom(drawn, x, y) && spots.every(([a, b]) => Math.hypot(a - x, b - y) >= 46)) spots.push([x, y]);
  }
  const tree: Thing = roll() < 0.62 ? 'linden' : 'fir';
  const small = (['bush', 'mushroom', 'bush', 'butterfly'] as const)[Math.floor(roll() * 4)] ?? 'bush';
  const beast: Thing = roll() < 0.34 ? (roll() < 0.6 ? 'sheep' : 'hedgehog') : 'bush';
  const things = drawn.links.length > 0 ? [tree, small, beast] : (['bush', tree, small] as const);
  return spots.map(([x, y], nth) => ({ thing: things[nth] ?? 'bush', apples: roll() < 0.5, x, y }));
}

/** Things are drawn upwards from their feet, so there must be meadow above, too, and no child just behind. */
function hasRoom(drawn: Drawn, x: number, y: number): boolean {
  const hides = drawn.links.some((way) => {
    const [sx, sy] = standAt(way);
    return Math.abs(x - sx) < 40 && y > sy - 20 && y < sy + 44;
  });
  return !hides && isMeadow(drawn, x, y, 40) && isMeadow(drawn, x, y - 24, 36);
}
