import type { Colour } from '../../../../../shared/games/kvartaly/types.ts';
import { circle, line, path, pattern, type Shape, star, words } from '../../../draw/shapes.ts';
import { DYE } from './dyes.ts';

/** A colour of cards; its shapes (window, medallion, plate, pattern) say the same without the hue. */
interface Frame {
  readonly light: string;
  readonly deep: string;
  readonly line: string;
  /** Ink of the strength. */
  readonly ink: string;
  /** Ink of the word under the text. */
  readonly word: string;
}

export const FRAMES: Readonly<Record<Colour, Frame>> = {
  blue: { light: '#3E6FA6', deep: '#24466F', line: '#7FA6D0', ink: '#fff', word: '#24466F' },
  red: { light: '#B9432F', deep: '#7F2618', line: '#E08F77', ink: '#fff', word: '#7F2618' },
  gold: { light: '#E4B04A', deep: '#AD7518', line: '#FBE3A6', ink: '#3A2404', word: '#7A4F08' },
};

function octagon(x: number, y: number, r: number): string {
  const k = r * 0.45;
  return `M${x - k} ${y - r} H${x + k} L${x + r} ${y - k} V${y + k} L${x + k} ${y + r} H${x - k} L${x - r} ${y + k} V${y - k}Z`;
}

function disc(colour: Colour, x: number, y: number, r: number, fill: string): Shape {
  if (colour === 'blue') return circle(x, y, r, fill);
  return path(colour === 'red' ? octagon(x, y, r) : star(x, y, r), fill);
}

/** The strength: on a circle for blue, an octagon for red, a star for gold. */
export function medal(colour: Colour, x: number, y: number, r: number, strength: number): Shape[] {
  const { light, deep, ink } = FRAMES[colour];
  const size = r * (strength > 9 ? 1.14 : 1.32);
  return [
    disc(colour, x, y, r + 3.5, DYE.paper),
    disc(colour, x, y, r, deep),
    disc(colour, x, y, r - 2.6, light),
    words(x, y + r * 0.42, strength, ink, size, { 'font-weight': 800, 'letter-spacing': -0.5 }),
  ];
}

/** Clapboard, bricks or a lattice. */
export function weave(colour: Colour, id: string): Shape {
  switch (colour) {
    case 'blue':
      return pattern(id, 12, 12, line('M0 6H12', '#fff', 2, { 'stroke-opacity': 0.13 }));
    case 'red':
      return pattern(
        id,
        20,
        16,
        line('M0 8H20M0 16H20M10 0V8M0 8V16', '#fff', 1.8, { 'stroke-opacity': 0.15 }),
      );
    case 'gold':
      return pattern(id, 14, 14, line('M0 7L7 0L14 7L7 14Z', '#fff', 1.5, { 'stroke-opacity': 0.28 }));
  }
}

/** The window of a frame: an arch, cut corners or a stepped gable, `k` units deep. */
export function windowOf(colour: Colour, x0: number, y0: number, x1: number, y1: number, k: number): string {
  if (colour === 'blue') {
    return `M${x0} ${y1} V${y0 + k * 1.5} A${(x1 - x0) / 2} ${k * 1.5} 0 0 1 ${x1} ${y0 + k * 1.5} V${y1}Z`;
  }
  if (colour === 'red') {
    return `M${x0} ${y0 + k} L${x0 + k} ${y0} H${x1 - k} L${x1} ${y0 + k} V${y1} H${x0}Z`;
  }
  const s = k * 0.62;
  return `M${x0} ${y1} V${y0 + s * 2} H${x0 + s} V${y0 + s} H${x0 + s * 2} V${y0} H${x1 - s * 2} V${y0 + s} H${x1 - s} V${y0 + s * 2} H${x1} V${y1}Z`;
}

/** The plate under a name: rounded, cut or a ribbon. */
export function plate(colour: Colour, x: number, y: number, w: number, h: number): string {
  switch (colour) {
    case 'blue':
      return `M${x + h / 2} ${y} H${x + w - h / 2} A${h / 2} ${h / 2} 0 0 1 ${x + w - h / 2} ${y + h} H${x + h / 2} A${h / 2} ${h / 2} 0 0 1 ${x + h / 2} ${y}Z`;
    case 'red':
      return `M${x + 9} ${y} H${x + w - 9} L${x + w} ${y + 9} V${y + h - 9} L${x + w - 9} ${y + h} H${x + 9} L${x} ${y + h - 9} V${y + 9}Z`;
    case 'gold':
      return `M${x} ${y} H${x + w} L${x + w - 9} ${y + h / 2} L${x + w} ${y + h} H${x} L${x + 9} ${y + h / 2}Z`;
  }
}
