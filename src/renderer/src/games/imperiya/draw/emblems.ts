import { type Colour, COLOURS, type Contact } from '../../../../../shared/games/imperiya/types.ts';
import { circle, ellipse, group, line, path, rect, type Shape, times, title, words } from './shapes.ts';
import { HUES, planet, sign } from './systems.ts';

const METAL = '#F4EBDC';
const METAL_SHADE = '#C9BCA8';
const RED = '#C53A2D';
const RED_SHADE = '#84190F';
const GOLD = '#C79A3A';
const GOLD_LIGHT = '#F6D78F';
const PAPER = '#FCF5E6';
const INK = '#2A1D0E';
const COIN_INK = '#5C3A06';
const GLASS = '#2A3A5C';
const MINT = '#8FD3D0';

export const rocket = (x: number, y: number, scale: number, turn: number): Shape =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
    path('M-15 30 L-32 52 V70 L-12 58Z', RED),
    path('M15 30 L32 52 V70 L12 58Z', RED_SHADE),
    path('M0 -66 Q26 -36 20 14 L13 60 H-13 L-20 14 Q-26 -36 0 -66Z', METAL),
    path('M0 -66 Q26 -36 20 14 L13 60 H0Z', METAL_SHADE),
    path('M0 -66 Q12 -52 16 -36 H-16 Q-12 -52 0 -66Z', RED),
    path('M0 -66 Q12 -52 16 -36 H0Z', RED_SHADE),
    circle(0, -8, 10, GLASS),
    circle(0, -8, 10, 'none', { stroke: GOLD, 'stroke-width': 3 }),
    ellipse(-3, -11, 3, 4, '#fff', { opacity: 0.6 }),
    rect(-11, 60, 22, 7, '#4A4150', 2),
  );

export const flame = (x: number, y: number, scale: number, turn: number): Shape =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
    path('M-13 0 Q-20 30 0 62 Q20 30 13 0Z', '#F08A2C'),
    path('M-7 0 Q-10 20 0 40 Q10 20 7 0Z', '#FFE08A'),
  );

const badge = (x: number, y: number, text: string): Shape[] => [
  circle(x, y, 21, PAPER),
  circle(x, y, 18, GOLD),
  words(x, y + 7.5, text, INK, 20, { 'font-weight': 800 }),
];

const wagons = (colours: readonly Colour[]): Shape[] =>
  colours.length === 2
    ? times(4, (i) => {
        const colour = colours[i % 2] ?? 'red';
        return group(
          `translate(${52 + i * 32} 88)`,
          rect(0, 0, 29, 38, HUES[colour].base, 3),
          rect(14.5, 0, 14.5, 38, '#0b0714', 3, { opacity: 0.25 }),
          sign(colour, 14.5, 19, 0.8),
        );
      })
    : COLOURS.map((colour, i) =>
        group(
          `translate(${52 + (i % 5) * 25.6} ${86 + Math.floor(i / 5) * 21})`,
          rect(0, 0, 23.5, 19, HUES[colour].base, 2),
          sign(colour, 11.75, 9.5, 0.55),
        ),
      );

function freight(colours: readonly Colour[]): Shape[] {
  const aimed =
    colours.length === 2
      ? []
      : [
          line('M148 12 V28 M148 60 V76 M116 44 H132 M164 44 H180', PAPER, 4),
          circle(148, 44, 24, 'none', { stroke: PAPER, 'stroke-width': 3.5 }),
        ];
  return [
    group(
      'translate(33 14) scale(.84)',
      ...wagons(colours),
      path('M44 128 H184 L172 142 H56Z', METAL_SHADE),
      path('M184 128 L206 128 Q200 96 184 88Z', METAL),
      path('M192 100 q6 8 8 18 h-10Z', GLASS),
      path('M44 82 L30 88 V136 L44 142Z', '#8A7F92'),
      flame(28, 112, 0.55, 90),
      rect(44, 82, 5, 60, METAL),
      circle(148, 44, 23, GOLD_LIGHT),
      ...aimed,
      words(148, 53, 'и', COIN_INK, 26, { 'font-weight': 800 }),
    ),
  ];
}

const COINS = [
  [100, 46, 0],
  [70, 28, -20],
  [132, 24, 18],
] as const;

const fund = (): Shape[] => [
  path('M58 84 H142 L134 160 H66Z', METAL_SHADE),
  path('M100 84 H142 L134 160 H100Z', '#9C8F80'),
  rect(52, 74, 96, 16, METAL, 4),
  rect(80, 79, 40, 6, INK, 3),
  path('M70 104 H130 L127 136 H73Z', PAPER),
  words(100, 128, '2и', RED_SHADE, 24, { 'font-weight': 800 }),
  ...COINS.map(([x, y, turn]) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      circle(0, 0, 15, GOLD_LIGHT, { stroke: '#A6761C', 'stroke-width': 3 }),
      words(0, 6, 'и', COIN_INK, 17, { 'font-weight': 800 }),
    ),
  ),
  line('M44 60 q-8 4 -10 14 M156 60 q8 4 10 14', '#FFF3D6', 3, { opacity: 0.6 }),
];

const drawnCard = (transform: string, x: number, y: number): Shape =>
  group(
    transform,
    rect(x, y, 30, 42, PAPER, 4),
    rect(x + 4, y + 4, 22, 34, '#2B4166', 2),
    circle(x + 15, y + 21, 6, GOLD_LIGHT),
  );

const spaceport = (): Shape[] => [
  path('M-20 150 H220 V200 H-20Z', '#12343A'),
  path('M40 150 L64 138 H136 L160 150Z', '#4F6B70'),
  line(
    'M142 150 V40 M160 150 V40 M142 52 L160 66 M160 52 L142 66 M142 80 L160 94 M160 80 L142 94 M142 108 L160 122 M160 108 L142 122 M142 60 H118 M142 100 H118',
    METAL_SHADE,
    3.5,
  ),
  rocket(100, 78, 0.88, 0),
  path('M60 150 q10 -16 26 -10 q14 -10 28 0 q16 -6 26 10Z', '#E9E2D4', { opacity: 0.85 }),
  drawnCard('rotate(-12 40 60)', 22, 36),
  drawnCard('rotate(8 44 96)', 26, 82),
  ...badge(182, 40, '+2'),
];

const RAYS = ['#FFF3D6', MINT, GOLD_LIGHT];

const hyperjump = (): Shape[] => [
  ...times(26, (i) => {
    const angle = (i / 26) * 2 * Math.PI;
    const near = 34 + ((i * 29) % 30);
    const far = near + 26 + ((i * 17) % 44);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return line(
      `M${Math.round(100 + cos * near)} ${Math.round(84 + sin * near * 0.85)} L${Math.round(100 + cos * far * 1.3)} ${Math.round(84 + sin * far)}`,
      RAYS[i % 3] ?? MINT,
      i % 2 ? 2.4 : 3.6,
    );
  }),
  circle(100, 84, 26, '#FFF3D6', { opacity: 0.25 }),
  path('M100 46 L128 108 L100 94 L72 108Z', METAL),
  path('M100 46 L128 108 L100 94Z', METAL_SHADE),
  path('M100 70 L108 90 L100 87 L92 90Z', GLASS),
  flame(100, 100, 0.6, 0),
  ...badge(176, 36, '+3'),
];

const timeMachine = (): Shape[] => [
  circle(100, 84, 58, PAPER),
  circle(100, 84, 58, 'none', { stroke: GOLD, 'stroke-width': 6 }),
  path('M100 30 A54 54 0 0 1 100 138Z', '#E4D8BF'),
  ...times(12, (i) =>
    line(`M100 36V${i % 3 ? 42 : 48}`, INK, i % 3 ? 2.5 : 4.5, { transform: `rotate(${i * 30} 100 84)` }),
  ),
  line('M100 84 L74 62 M100 84 V50', RED_SHADE, 5.5),
  circle(100, 84, 6, INK),
  line('M170 66 A74 60 0 0 0 44 44', MINT, 7),
  path('M34 58 L38 30 L60 46Z', MINT),
  line('M30 104 A74 60 0 0 0 156 126', MINT, 7),
  path('M166 112 L162 140 L140 124Z', MINT),
];

const rocketCard = (): Shape[] => [
  circle(100, 200, 92, '#3F8F45'),
  circle(100, 200, 92, 'none', { stroke: '#86C77A', 'stroke-width': 3 }),
  ellipse(70, 140, 18, 6, '#215C2A'),
  ellipse(130, 150, 22, 7, '#215C2A'),
  flame(87, 106, 1, 12),
  rocket(104, 62, 0.86, 12),
  ...badge(172, 40, '×2'),
];

const annihilation = (): Shape[] => [
  path(
    'M100 8 L114 50 L150 22 L138 64 L186 60 L146 86 L184 116 L138 108 L148 152 L112 120 L94 164 L84 120 L44 148 L60 108 L14 112 L54 84 L18 54 L62 62 L52 20 L86 50Z',
    '#F08A2C',
  ),
  path(
    'M100 34 L110 62 L134 44 L126 72 L156 72 L130 88 L152 108 L124 104 L128 132 L106 112 L94 138 L88 112 L62 128 L72 104 L42 104 L70 86 L46 66 L74 70 L68 42 L90 62Z',
    '#FFE08A',
  ),
  group('translate(-10 6)', rocket(92, 84, 0.62, -38)),
  line('M96 60 L108 76 L98 84 L114 104', '#2E1219', 5),
  line('M152 34 l16 -12 M160 96 l22 2 M48 40 l-16 -12', PAPER, 3.5),
];

const head = (lit: string, shaded: string, mind: Shape): Shape[] => [
  path('M0 70 V46 Q-26 40 -28 6 Q-28 -34 10 -38 Q42 -38 44 -4 L52 14 L44 18 V32 Q44 42 30 42 V70Z', lit),
  path('M14 -37.8 Q42 -36 44 -4 L52 14 L44 18 V32 Q44 42 30 42 V70 H14Z', shaded),
  mind,
];

const mindSwap = (): Shape[] => [
  group('translate(52 92) scale(.9)', ...head(METAL, METAL_SHADE, planet('mindone', 'turquoise', 6, -2, 19))),
  group(
    'translate(148 92) scale(-.9 .9)',
    ...head('#E7A794', '#E7A794', planet('mindtwo', 'orange', 6, -2, 19, { variant: 2 })),
  ),
  line('M66 30 Q100 6 132 26', MINT, 6),
  path('M126 14 L148 34 L120 38Z', MINT),
  line('M134 134 Q100 160 70 138', GOLD_LIGHT, 6),
  path('M76 150 L54 130 L82 126Z', GOLD_LIGHT),
];

const POINTS = [
  [44, 24],
  [100, 10],
  [156, 24],
] as const;

const dictator = (): Shape[] => [
  ...times(9, (i) =>
    path('M100 96 L92 -40 L108 -40Z', GOLD_LIGHT, {
      opacity: 0.22,
      transform: `rotate(${-80 + i * 20} 100 96)`,
    }),
  ),
  planet('world', 'red', 100, 120, 46),
  path('M54 78 L44 26 L74 48 L100 12 L126 48 L156 26 L146 78 Q100 64 54 78Z', '#F6C453'),
  path('M100 12 L126 48 L156 26 L146 78 Q124 71 100 71Z', '#C98F1E'),
  path('M54 78 Q100 64 146 78 L144 92 Q100 78 56 92Z', RED_SHADE),
  ...POINTS.map(([x, y]) => circle(x, y, 6.5, '#FFE08A', { stroke: '#A6761C', 'stroke-width': 2 })),
  circle(72, 79.5, 4.4, PAPER),
  circle(100, 77, 4.4, PAPER),
  circle(128, 79.5, 4.4, PAPER),
];

const nickel = (): Shape[] => [
  ...times(16, (i) =>
    line('M100 4V16', GOLD_LIGHT, 4, { opacity: 0.7, transform: `rotate(${i * 22.5} 100 86)` }),
  ),
  circle(100, 86, 60, '#A6761C'),
  circle(100, 84, 60, GOLD_LIGHT),
  path('M100 24 A60 60 0 0 1 100 144Z', '#DDB255'),
  circle(100, 84, 49, 'none', { stroke: '#A6761C', 'stroke-width': 3, 'stroke-dasharray': '3 5' }),
  title(100, 112, '5', COIN_INK, 80, { 'font-weight': 800 }),
  line('M164 120 A74 74 0 0 1 46 136', PAPER, 6),
  path('M36 122 L40 148 L62 132Z', PAPER),
];

const EMBLEMS: Readonly<Record<Contact, (colours: readonly Colour[]) => readonly Shape[]>> = {
  freight,
  fund,
  spaceport,
  hyperjump,
  'time-machine': timeMachine,
  rocket: rocketCard,
  annihilation,
  'mind-swap': mindSwap,
  dictator,
  nickel,
};

/** The scene of a Контакт card, 200 × 170. */
export const emblem = (contact: Contact, colours: readonly Colour[]): readonly Shape[] =>
  EMBLEMS[contact](colours);
