import { describe, expect, test } from 'vitest';
import { ROTS, TILES } from '../../../../../shared/games/carcassonne/types.ts';
import { drawnOf, endPath, isMeadow, linkPath, SIDE, standAt } from './geometry.ts';
import { scatter } from './scatter.ts';

/** First and last point of a path of this geometry. */
function endsOf(path: string): [number, number][] {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [x = NaN, y = NaN] = numbers;
  const [u = NaN, v = NaN] = numbers.slice(-2);
  return [
    [x, y],
    [u, v],
  ];
}

const MIDDLES = { N: [100, 0], E: [200, 100], S: [100, 200], W: [0, 100] };

describe('all 36 tiles in all four turns', () => {
  test('every road meets its edge in the middle, so that all neighbours join', () => {
    for (const { id } of TILES) {
      for (const rot of ROTS) {
        const drawn = drawnOf({ tile: id, rot });
        for (const way of drawn.links)
          expect(endsOf(linkPath(way))).toEqual([MIDDLES[way.a], MIDDLES[way.b]]);
        for (const { edge } of drawn.ends) expect(endsOf(endPath(edge))[0]).toEqual(MIDDLES[edge]);
        const edges = [...drawn.links.flatMap(({ a, b }) => [a, b]), ...drawn.ends.map(({ edge }) => edge)];
        expect(edges.toSorted()).toEqual(['E', 'N', 'S', 'W']);
      }
    }
  });

  test('children stand on the tile, and small things only on meadow', () => {
    for (const { id } of TILES) {
      for (const rot of ROTS) {
        const drawn = drawnOf({ tile: id, rot });
        for (const way of drawn.links) {
          const [x, y] = standAt(way);
          expect(Math.min(x, y, SIDE - x, SIDE - y)).toBeGreaterThan(0);
        }
        const wild = scatter(drawn).filter(({ x, y }) => x !== 100 || y !== 112);
        for (const { x, y } of wild) expect(isMeadow(drawn, x, y, 40)).toBe(true);
      }
    }
  });
});
