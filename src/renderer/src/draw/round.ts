import type { Attrs, Shape } from './shapes.ts';

/** How far a curve's handles reach for a quarter of a circle of radius 1; off by 0.03 % at most. */
const REACH = 0.5523;

const short = (value: number): number => Math.round(value * 100) / 100;

/** An ellipse as four curves. On paper a browser's own circle becomes some thirty of them, each kept in full. */
export function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  const [hx, hy] = [rx * REACH, ry * REACH];
  const curve = (...points: readonly number[]) => `C${points.map(short).join(' ')}`;
  return [
    `M${short(cx - rx)} ${short(cy)}`,
    curve(cx - rx, cy - hy, cx - hx, cy - ry, cx, cy - ry),
    curve(cx + hx, cy - ry, cx + rx, cy - hy, cx + rx, cy),
    curve(cx + rx, cy + hy, cx + hx, cy + ry, cx, cy + ry),
    curve(cx - hx, cy + ry, cx - rx, cy + hy, cx - rx, cy),
    'Z',
  ].join('');
}

/** A circle or an ellipse as a path; any other shape as it is. */
export function roundAsPath(
  tag: Shape['tag'],
  attrs: Attrs,
): { readonly tag: Shape['tag']; readonly attrs: Attrs } {
  if (tag !== 'circle' && tag !== 'ellipse') return { tag, attrs };
  const { cx = 0, cy = 0, r, rx = r ?? 0, ry = r ?? 0, ...rest } = attrs;
  return { tag: 'path', attrs: { ...rest, d: ellipsePath(Number(cx), Number(cy), Number(rx), Number(ry)) } };
}
