/** A drawing as data: what cards are made of, on screen and on paper. */
export interface Shape {
  readonly tag:
    | 'path'
    | 'rect'
    | 'circle'
    | 'ellipse'
    | 'text'
    | 'g'
    | 'clipPath'
    | 'linearGradient'
    | 'radialGradient'
    | 'pattern'
    | 'stop';
  readonly attrs: Attrs;
  readonly inner: readonly Shape[];
  readonly text: string;
}
/** Values of the form `#name` point to an id of the same drawing. */
export type Attrs = Readonly<Record<string, string | number>>;

const shape = (tag: Shape['tag'], attrs: Attrs, inner: readonly Shape[] = [], text = ''): Shape => ({
  tag,
  attrs,
  inner,
  text,
});

export const path = (d: string, fill: string, more: Attrs = {}): Shape => shape('path', { d, fill, ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  more: Attrs = {},
): Shape => shape('rect', { x, y, width, height, fill, rx, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attrs = {}): Shape =>
  shape('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attrs = {},
): Shape => shape('ellipse', { cx, cy, rx, ry, fill, ...more });

export const line = (d: string, stroke: string, width: number, more: Attrs = {}): Shape =>
  path(d, 'none', {
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const group = (transform: string, ...inner: readonly Shape[]): Shape =>
  shape('g', { transform }, inner);

export const clipped = (id: string, ...inner: readonly Shape[]): Shape =>
  shape('g', { 'clip-path': `#${id}` }, inner);

export const clip = (id: string, outline: Shape): Shape => shape('clipPath', { id }, [outline]);

/** A gradient from one colour to another; `round`: from a lamp upper left outwards. */
export const gradient = (id: string, from: string, to: string, round = false): Shape =>
  shape(
    round ? 'radialGradient' : 'linearGradient',
    round ? { id, cx: 0.4, cy: 0.4, r: 0.8 } : { id, x1: 0, y1: 0, x2: 1, y2: 1 },
    [shape('stop', { offset: 0, 'stop-color': from }), shape('stop', { offset: 1, 'stop-color': to })],
  );

/** A gradient from top to bottom. */
export const fall = (id: string, from: string, to: string): Shape =>
  shape('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, [
    shape('stop', { offset: 0, 'stop-color': from }),
    shape('stop', { offset: 1, 'stop-color': to }),
  ]);

/** A pattern that repeats in the units of the drawing. */
export const pattern = (id: string, width: number, height: number, ...inner: readonly Shape[]): Shape =>
  shape('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, inner);

/** Words in the text face, centred unless said otherwise. */
export const words = (
  x: number,
  y: number,
  text: string | number,
  fill: string,
  size: number,
  more: Attrs = {},
): Shape =>
  shape(
    'text',
    { x, y, fill, 'font-size': size, 'font-family': 'var(--font-text)', 'text-anchor': 'middle', ...more },
    [],
    String(text),
  );

/** A title in the display face. */
export const title = (
  x: number,
  y: number,
  text: string | number,
  fill: string,
  size: number,
  more: Attrs = {},
): Shape =>
  words(x, y, text, fill, size, { 'font-family': 'var(--font-display)', 'font-weight': 760, ...more });

export const times = (count: number, draw: (nth: number) => Shape): Shape[] =>
  Array.from({ length: count }, (_, nth) => draw(nth));

/** Numbers of a path, short enough for a file of a hundred cards. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The outline of a star of eight points. */
export const star = (x: number, y: number, r: number): string =>
  `M${Array.from({ length: 16 }, (_, i) => {
    const angle = (Math.PI / 8) * i - Math.PI / 2;
    const reach = i % 2 ? r * 0.84 : r * 1.14;
    return `${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`;
  }).join('L')}Z`;
