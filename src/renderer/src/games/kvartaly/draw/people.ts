import { circle, ellipse, line, path, rect, type Shape } from '../../../draw/shapes.ts';
import { DYE, type Skin } from './dyes.ts';

/* The lamp stands on the left: every shape has a lit and a shaded half, parted at x = 100. */

/** Shapes in a row. */
export const row = (count: number, draw: (nth: number) => Shape | readonly Shape[]): Shape[] =>
  Array.from({ length: count }, (_, nth) => draw(nth)).flat();

/** What is behind everybody, with a sun, a moon or a halo. */
export const sky = (colour: string, disc?: readonly [number, number, number, string]): Shape[] => [
  rect(-20, -20, 240, 240, colour),
  ...(disc ? [circle(...disc)] : []),
];

/** A house of a street: width, height, and height of its gable. */
type House = readonly [number, number, number?];

/** A street of houses from the left edge on; some of its windows are lit. */
export function houses(
  base: number,
  street: readonly House[],
  walls: string,
  panes: string,
  lit: readonly number[] = [],
): Shape[] {
  const shapes: Shape[] = [];
  let x = -20;
  let nth = 0;
  for (const [width, height, gable = 0] of street) {
    const y = base - height;
    if (gable > 0) shapes.push(path(`M${x} ${y} L${x + width / 2} ${y - gable} L${x + width} ${y}Z`, walls));
    shapes.push(rect(x, y, width + 0.6, 220 - y, walls));
    for (let top = y + 10; top < base - 6; top += 18) {
      for (let left = x + 7; left < x + width - 8; left += 14) {
        shapes.push(rect(left, top, 6, 9, lit.includes(nth) ? DYE.lamp : panes, 1));
        nth++;
      }
    }
    x += width;
  }
  return shapes;
}

/** Shoulders, `w` units wider on each side. */
export const bust = (l: string, d: string, w = 0): Shape[] => [
  path(`M${18 - w} 222 Q${18 - w} 164 62 152 L88 142 H112 L138 152 Q${182 + w} 164 ${182 + w} 222Z`, l),
  path(`M100 142 H112 L138 152 Q${182 + w} 164 ${182 + w} 222 H100Z`, d),
];

export const neck = ([l, d]: Skin): Shape[] => [
  path('M86 112 H114 V146 Q100 158 86 146Z', l),
  path('M100 112 H114 V146 Q107 152 100 152Z', d),
  path('M86 124 Q100 140 114 124 V132 Q100 146 86 132Z', d, { opacity: 0.55 }),
];

const ears = ([l, d]: Skin): Shape[] => [circle(68, 96, 8, l), circle(132, 96, 8, d)];

const skull = ([l, d]: Skin): Shape[] => [
  path('M68 82 Q68 54 100 54 Q132 54 132 82 V100 Q130 130 100 130 Q70 130 68 100Z', l),
  path('M100 54 Q132 54 132 82 V100 Q130 130 100 130 V109 L91 106 Q97 98 99 84Z', d),
];

/** What a face shows. */
export interface Mien {
  readonly brow?: string;
  readonly lip?: string;
  readonly closed?: boolean;
  readonly stern?: boolean;
  readonly up?: boolean;
  readonly smile?: boolean;
  readonly flat?: boolean;
  /** False where a beard hides it. */
  readonly mouth?: boolean;
  readonly blush?: boolean;
}

export function face(skin: Skin, mien: Mien = {}): Shape[] {
  const brow = mien.brow ?? DYE.ink;
  return [
    ...ears(skin),
    ...skull(skin),
    ...(mien.closed ? CLOSED : OPEN),
    brows(mien, brow),
    ...(mien.mouth === false ? [] : mouth(mien)),
    ...(mien.blush
      ? [circle(78, 106, 6, '#E4745B', { opacity: 0.35 }), circle(122, 106, 6, '#C9503B', { opacity: 0.35 })]
      : []),
  ];
}

const CLOSED = [line('M80 94 Q86 98 91 94 M109 94 Q114 98 120 94', DYE.ink, 3)];
const OPEN = [
  ellipse(86, 94, 3.4, 4.2, DYE.ink2),
  ellipse(114, 94, 3.4, 4.2, DYE.ink2),
  circle(87.2, 92.4, 1.1, '#fff'),
  circle(115.2, 92.4, 1.1, '#fff'),
];

function brows({ stern, up }: Mien, colour: string): Shape {
  if (stern) return line('M77 82 L93 87 M123 82 L107 87', colour, 4);
  if (up) return line('M77 84 Q85 77 93 82 M107 82 Q115 77 123 84', colour, 3.4);
  return line('M78 84 Q85 80 93 83 M107 83 Q115 80 122 84', colour, 3.8);
}

function mouth({ smile, flat, lip }: Mien): Shape[] {
  if (smile) {
    return [
      path('M87 113 Q100 117 113 113 Q110 124 100 124 Q90 124 87 113Z', lip ?? '#7C2E25'),
      path('M89 114.4 Q100 117.5 111 114.4 L110 117 Q100 119.6 90 117Z', '#fff'),
    ];
  }
  return [line(flat ? 'M91 116 H109' : 'M90 115 Q100 120.5 110 115', lip ?? '#8A4636', flat ? 3 : 3.2)];
}

export const glasses = (colour: string, r: number): Shape[] => [
  line(`M${86 - r} 94 H70 M${114 + r} 94 H130 M${86 + r} 93 Q100 88 ${114 - r} 93`, colour, 3),
  circle(86, 94, r, '#ffffff33', { stroke: colour, 'stroke-width': 3.2 }),
  circle(114, 94, r, '#ffffff22', { stroke: colour, 'stroke-width': 3.2 }),
];

export const tache = (colour: string): Shape =>
  path(
    'M100 108 Q88 104 80 112 Q76 116 72 114 Q76 122 88 120 Q96 118 100 113 Q104 118 112 120 Q124 122 128 114 Q124 116 120 112 Q112 104 100 108Z',
    colour,
  );
