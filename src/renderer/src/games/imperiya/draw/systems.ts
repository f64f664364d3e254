import { type Colour, COLOURS } from '../../../../../shared/games/imperiya/types.ts';
import { circle, clip, clipped, ellipse, group, line, path, rect, type Shape, times } from './shapes.ts';

/** The colours of a system: ground, lit, shaded, the sky behind, and the ink that reads on the ground. */
export interface Hue {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  readonly sky: string;
  readonly ink: string;
}

export const HUES: Readonly<Record<Colour, Hue>> = {
  brown: { base: '#8B5E3C', light: '#B58558', dark: '#5E3B22', sky: '#2A2024', ink: '#fff' },
  turquoise: { base: '#127D78', light: '#57C4B9', dark: '#0A5451', sky: '#12303A', ink: '#fff' },
  navy: { base: '#2A4AA0', light: '#6486D6', dark: '#182C66', sky: '#111A38', ink: '#fff' },
  sky: { base: '#7CBCE6', light: '#C9E6F7', dark: '#4A8DBB', sky: '#1D3650', ink: '#12283A' },
  pink: { base: '#DC6FA3', light: '#F3AFCD', dark: '#A63F73', sky: '#33182F', ink: '#2A0A1C' },
  orange: { base: '#E8822A', light: '#F9B566', dark: '#B0540F', sky: '#33201A', ink: '#2E1502' },
  red: { base: '#C53A2D', light: '#EA7258', dark: '#84190F', sky: '#2E1219', ink: '#fff' },
  yellow: { base: '#EBBE30', light: '#FBE07A', dark: '#B58A0C', sky: '#322A18', ink: '#2E2200' },
  green: { base: '#34803B', light: '#7FC274', dark: '#1D5526', sky: '#12291F', ink: '#fff' },
  black: { base: '#33313B', light: '#75727F', dark: '#1A1920', sky: '#0E0E14', ink: '#fff' },
};

const dots = (points: readonly (readonly [number, number])[], r: number, ink: string): Shape[] =>
  points.map(([x, y]) => circle(x, y, r, ink));

/** The sign of each system, in a box of 20 around 0, 0. */
const SIGNS: Readonly<Record<Colour, (ink: string) => readonly Shape[]>> = {
  brown: (ink) => [path('M0 -9 L9 0 L0 9 L-9 0Z', ink)],
  turquoise: (ink) =>
    dots(
      [
        [0, -7],
        [6.4, -3],
        [6, 4.5],
        [0, 8],
        [-6, 4],
        [-6.4, -3.5],
        [0, 0.5],
      ],
      2.3,
      ink,
    ),
  navy: (ink) => [path('M0 -10 L2.6 -2.6 L10 0 L2.6 2.6 L0 10 L-2.6 2.6 L-10 0 L-2.6 -2.6Z', ink)],
  sky: (ink) => [circle(0, 0, 7.4, 'none', { stroke: ink, 'stroke-width': 3 }), circle(0, 0, 2.8, ink)],
  pink: (ink) => [line('M-8 1 L0 -7 L8 1 M-8 8 L0 0 L8 8', ink, 3.4)],
  orange: (ink) => [path('M0 -9 L9.5 8 H-9.5Z', ink)],
  red: (ink) => [path('M4.5 -9 A9.4 9.4 0 1 0 4.5 9 A7.2 7.2 0 1 1 4.5 -9Z', ink)],
  yellow: (ink) => [
    circle(0, 0, 4.2, ink),
    ...times(8, (i) => line('M0 -6.2V-9.6', ink, 2.6, { transform: `rotate(${i * 45})` })),
  ],
  green: (ink) => [
    path('M-8.5 8.5 Q-9 -8 8.5 -8.5 Q9 8 -8.5 8.5Z', ink),
    line('M-6 6 L4 -4', '#000', 1.8, { opacity: 0.2 }),
  ],
  black: (ink) =>
    dots(
      [
        [-7, 6],
        [0, 0],
        [7, -6],
      ],
      3.1,
      ink,
    ),
};

/** The sign of a system, in the ink that reads on its ground. */
export const sign = (colour: Colour, x: number, y: number, scale = 1): Shape =>
  group(`translate(${x} ${y}) scale(${scale})`, ...SIGNS[colour](HUES[colour].ink));

type Surface = (hue: Hue) => readonly Shape[];

const CRATERS = [
  [-26, -24, 17],
  [20, -34, 10],
  [30, 14, 20],
  [-16, 26, 13],
  [-48, 10, 9],
  [8, -4, 6],
  [4, 52, 11],
  [52, -18, 7],
  [-34, 52, 7],
] as const;
const BANDS = [
  [-56, 10],
  [-36, 16],
  [-10, 9],
  [8, 20],
  [38, 10],
  [54, 14],
] as const;
const LAVA =
  'M-70 -18 L-44 -30 L-30 -8 L-6 -20 L4 8 L34 -4 L48 20 L76 10 M-30 -8 L-38 24 L-16 40 L-20 70 M4 8 L8 38 L34 52 M-6 -20 L2 -52 L26 -66';
const ICE =
  'M-72 -20 L-30 -8 L-12 -46 L20 -72 M-30 -8 L-18 30 L-52 56 M-18 30 L22 20 L40 62 M22 20 L34 -22 L72 -12 M34 -22 L-12 -46';
const CONTINENTS = [
  'M-72 -30 Q-40 -56 -22 -34 Q-10 -12 -34 -4 Q-56 10 -74 2Z',
  'M0 -74 Q36 -70 40 -46 Q20 -34 6 -46Z',
  'M6 -14 Q34 -30 52 -10 Q74 8 54 32 Q40 56 22 40 Q4 24 12 8 Q-6 2 6 -14Z',
  'M-40 30 Q-18 22 -10 42 Q-14 64 -36 58 Q-56 46 -40 30Z',
];

/** What each planet's ground looks like, in a circle of radius 72. */
const SURFACES: Readonly<Record<Colour, Surface>> = {
  brown: ({ dark, light }) =>
    CRATERS.flatMap(([x, y, r]) => [
      circle(x, y, r, dark, { opacity: 0.6 }),
      circle(x + 2, y + 2, r * 0.78, light, { opacity: 0.35 }),
    ]),
  turquoise: ({ dark, light }) =>
    times(7, (i) =>
      line(
        `M-90 ${-60 + i * 20} q15 -13 30 0 t30 0 t30 0 t30 0 t30 0 t30 0`,
        i % 2 ? light : dark,
        i % 2 ? 4 : 7,
        {
          opacity: 0.75,
        },
      ),
    ),
  navy: ({ dark, light }) => [
    ...times(5, (i) =>
      path(`M-80 ${-62 + i * 28} q40 10 80 0 t80 0 v12 q-40 10 -80 0 t-80 0Z`, i % 2 ? light : dark, {
        opacity: 0.6,
      }),
    ),
    ellipse(24, 14, 19, 11, light),
    ellipse(24, 14, 11, 6, dark),
  ],
  sky: ({ dark, light }) => [
    line(ICE, dark, 3, { opacity: 0.8 }),
    path('M-30 -8 L-12 -46 L34 -22 L22 20 L-18 30Z', light, { opacity: 0.7 }),
    path('M-34 -64 Q0 -84 34 -64 Q10 -50 -34 -64Z', '#fff', { opacity: 0.85 }),
  ],
  pink: ({ dark, light }) => [
    ...times(4, (i) =>
      line(
        `M${-58 + i * 8} ${24 - i * 4} A${64 - i * 15} ${54 - i * 13} 0 1 1 ${50 - i * 10} ${34 - i * 6}`,
        i % 2 ? dark : light,
        8 - i,
        { opacity: 0.75 },
      ),
    ),
    circle(4, 4, 7, light),
  ],
  orange: ({ dark, light }) => [
    ...BANDS.map(([y, height], i) =>
      rect(-80, y, 160, height, i % 2 ? light : dark, height / 2, { opacity: 0.6 }),
    ),
    ellipse(-20, 18, 16, 8, light),
  ],
  red: ({ dark }) => [
    line(LAVA, '#FFC65A', 4.4),
    line(LAVA, dark, 1.6),
    circle(-50, -2, 6, dark),
    circle(52, -34, 8, dark),
  ],
  yellow: ({ dark, light }) =>
    Array.from({ length: 7 }, (_, row) =>
      times(7, (i) => {
        const x = -66 + i * 22 + (row % 2) * 11;
        const y = -60 + row * 19;
        return path(
          `M${x} ${y - 10}L${x + 8.7} ${y - 5}V${y + 5}L${x} ${y + 10}L${x - 8.7} ${y + 5}V${y - 5}Z`,
          (i * 3 + row * 5) % 4 ? 'none' : light,
          { stroke: dark, 'stroke-width': 2.2, opacity: 0.75 },
        );
      }),
    ).flat(),
  green: ({ dark }) => [
    ...CONTINENTS.map((land) => path(land, dark)),
    line('M-60 -52 q20 -8 36 0 M20 52 q20 -6 36 2 M-20 12 q14 -5 26 1', '#E5F4DA', 4, { opacity: 0.7 }),
  ],
  black: ({ dark, light }) => [
    path('M-80 -10 L-20 -44 L30 -20 L80 -50 V80 H-80Z', dark, { opacity: 0.65 }),
    path('M-20 -44 L30 -20 L10 30 L-50 20Z', light, { opacity: 0.3 }),
    ...times(26, (i) =>
      rect(-56 + ((i * 37) % 112), -46 + ((i * 53) % 100), i % 3 ? 3.5 : 6, 3.5, '#FFD27A', 1, {
        opacity: i % 2 ? 0.95 : 0.6,
      }),
    ),
  ],
};

const TURNS = [0, -24, 18, 40];
const SHADE = '#0b0714';

interface PlanetLook {
  /** Which object of its system: turns the surface. */
  readonly variant?: number;
  /** An outline instead of the whole disc: half a planet of a universal. */
  readonly part?: string;
}

const ring = (sweepFlag: 0 | 1, stroke: string, width: number, opacity = 1): Shape =>
  group(
    'rotate(-18)',
    path(`M-104 0 A104 26 0 0 ${sweepFlag} 104 0`, 'none', { stroke, 'stroke-width': width, opacity }),
  );

/** A planet of a system. `id` names its clip, once in a drawing. */
export function planet(
  id: string,
  colour: Colour,
  x: number,
  y: number,
  r: number,
  look: PlanetLook = {},
): Shape {
  const hue = HUES[colour];
  const { variant = 1, part } = look;
  const ringed = part === undefined && (colour === 'navy' || (colour === 'yellow' && variant === 3));
  return group(
    `translate(${x} ${y}) scale(${r / 72})`,
    clip(id, part === undefined ? circle(0, 0, 72, '#000') : path(part, '#000')),
    ...(ringed ? [ring(1, hue.light, 9, 0.85)] : []),
    clipped(
      id,
      circle(0, 0, 72, hue.base),
      group(`rotate(${TURNS[variant - 1] ?? 0})`, ...SURFACES[colour](hue)),
      // One lamp, on the left.
      path('M14 -72 A72 72 0 0 1 14 72 A110 110 0 0 0 14 -72Z', SHADE, { opacity: 0.42 }),
      path('M0 -72 A72 72 0 0 1 0 72Z', SHADE, { opacity: 0.22 }),
      circle(0, 0, 70.5, 'none', { stroke: hue.light, 'stroke-width': 2.5, opacity: 0.6 }),
    ),
    ...(ringed ? [ring(0, hue.light, 9), ring(0, hue.dark, 2)] : []),
  );
}

/** Moons: as many as the number of the object. */
export const moons = (colour: Colour, count: number, x: number, y: number, scale = 1): Shape[] =>
  times(count, (i) =>
    group(
      `translate(${x - i * 3 * scale} ${y + i * 21 * scale}) scale(${scale})`,
      circle(0, 0, 8, HUES[colour].light),
      path('M0 -8 A8 8 0 0 1 0 8Z', HUES[colour].dark),
      circle(-2.5, -2, 1.8, HUES[colour].dark, { opacity: 0.5 }),
    ),
  );

/** The two halves of a universal's planet, split by a slanted line. */
export const HALVES = [
  'M50.9 -50.9 A72 72 0 0 0 -50.9 50.9Z',
  'M50.9 -50.9 A72 72 0 0 1 -50.9 50.9Z',
] as const;

/** A point on a circle, the whole circle being ten turns, from the top. */
const at = (turn: number, reach: number): [number, number] => {
  const angle = (turn / COLOURS.length) * 2 * Math.PI - Math.PI / 2;
  return [Math.cos(angle) * reach, Math.sin(angle) * reach];
};

const point = (turn: number): string =>
  at(turn, 72)
    .map((value) => value.toFixed(2))
    .join(' ');

/** A disc of all ten colours with their signs. */
export function everyColour(x: number, y: number, r: number): Shape {
  return group(
    `translate(${x} ${y}) scale(${r / 72})`,
    ...COLOURS.map((colour, i) => path(`M0 0L${point(i)}A72 72 0 0 1 ${point(i + 1)}Z`, HUES[colour].base)),
    ...COLOURS.map((colour, i) => {
      const [cx, cy] = at(i + 0.5, 50);
      return sign(colour, Number(cx.toFixed(1)), Number(cy.toFixed(1)), 0.95);
    }),
    circle(0, 0, 25, '#FCF5E6'),
    path('M0 -18.2L5 -5L18.2 0L5 5L0 18.2L-5 5L-18.2 0L-5 -5Z', '#C79A3A'),
    path('M14 -72 A72 72 0 0 1 14 72 A110 110 0 0 0 14 -72Z', SHADE, { opacity: 0.3 }),
    circle(0, 0, 71, 'none', { stroke: '#FCF5E6', 'stroke-width': 2.5, opacity: 0.7 }),
  );
}
