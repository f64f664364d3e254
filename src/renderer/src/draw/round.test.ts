import { describe, expect, test } from 'vitest';
import { ellipsePath, roundAsPath } from './round.ts';

describe('round shapes as paths', () => {
  test('an ellipse runs through its four outermost points', () => {
    const path = ellipsePath(10, 20, 6, 3);
    for (const point of ['M4 20', '10 17C', '16 20C', '10 23C']) expect(path).toContain(point);
  });

  test('half way along a quarter the curve is a circle to a third of a thousandth', () => {
    const numbers = ellipsePath(0, 0, 1000, 1000)
      .match(/-?[\d.]+/g)
      ?.map(Number);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers ?? [];
    const middle = (a: number, b: number, c: number, d: number) => (a + 3 * b + 3 * c + d) / 8;
    expect(Math.abs(Math.hypot(middle(x0, x1, x2, x3), middle(y0, y1, y2, y3)) - 1000)).toBeLessThan(0.35);
  });

  test('a circle keeps everything but its centre and radius, other shapes keep all', () => {
    const { tag, attrs } = roundAsPath('circle', { cx: 1, cy: 2, r: 3, fill: '#fff', opacity: 0.5 });
    expect(tag).toBe('path');
    expect(Object.keys(attrs).sort()).toEqual(['d', 'fill', 'opacity']);
    expect(roundAsPath('rect', { x: 1 })).toEqual({ tag: 'rect', attrs: { x: 1 } });
  });
});
