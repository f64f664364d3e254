/* Gold cards: Курьер, Архитектор, Ураган, Перекрёсток. Scenes of 200 × 200. */
import { circle, ellipse, group, line, path, rect, type Shape } from '../../../draw/shapes.ts';
import { SKIN, DYE } from './dyes.ts';
import { bust, face, houses, neck, row, sky } from './people.ts';

export function courier(): Shape[] {
  const skin = SKIN.olive;
  return [
    ...sky('#CBE0D6'),
    ...houses(
      176,
      [
        [44, 56, 16],
        [40, 70, 0],
        [60, 0],
        [46, 60, 0],
        [50, 46, 18],
      ],
      '#9FC2B4',
      '#DDECE4',
      [2, 7, 11],
    ),
    rect(42, 84, 116, 140, DYE.ochre, 10),
    path('M100 84 h48 a10 10 0 0 1 10 10 v130 h-58Z', DYE.ochreS),
    rect(42, 100, 116, 8, DYE.cream, 0, { opacity: 0.8 }),
    line('M-14 120 h40 M-14 140 h26 M-14 160 h34', '#fff', 4, { opacity: 0.8 }),
    path('M176 34 a20 20 0 0 1 20 20 q0 14 -20 34 q-20 -20 -20 -34 a20 20 0 0 1 20 -20Z', DYE.brick),
    circle(176, 54, 8, DYE.paper),
    ...bust(DYE.teal, DYE.tealS),
    path('M60 152 L150 222 H124 L48 158Z', DYE.ink),
    path('M84 146 Q100 160 116 146 L122 152 Q100 172 78 152Z', DYE.cream),
    ...neck(skin),
    ...face(skin, { smile: true, brow: '#2A1A12' }),
    line('M68 84 Q70 128 96 140 M132 84 Q130 128 104 140', DYE.ink, 3),
    rect(92, 134, 16, 8, DYE.ink, 3),
    path('M58 82 Q52 32 100 28 Q148 32 142 82 Q122 70 100 70 Q78 70 58 82Z', DYE.brick),
    path('M100 28 Q148 32 142 82 Q122 70 100 70Z', DYE.brickS),
    path('M76 66 Q74 44 86 36 L92 36 Q86 48 88 64Z', DYE.ink),
    path('M124 66 Q126 44 114 36 L108 36 Q114 48 112 64Z', '#0f1624'),
    path('M96 32 h8 v32 h-8Z', DYE.ink),
    line('M60 80 Q78 69 100 69 Q122 69 140 80', DYE.cream, 3.4),
    rect(58, 180, 84, 50, '#C99A63', 4),
    rect(100, 180, 42, 50, '#A67A46', 4),
    rect(92, 180, 16, 50, DYE.cream),
    rect(68, 188, 18, 12, DYE.paper, 2),
    line('M70 192 h12 M70 196 h8', DYE.ink, 1.6),
  ];
}

export function architect(): Shape[] {
  const skin = SKIN.pale;
  return [
    ...sky('#2F5C93'),
    ...row(13, (i) => line(`M${-20 + i * 20} -20 V220 M-20 ${-20 + i * 20} H220`, '#5582B5', 1)),
    line(
      'M6 176 V70 H62 V176 M6 70 L34 44 L62 70 M16 86 h12 v16 h-12Z M40 86 h12 v16 h-12Z M16 116 h12 v16 h-12Z M40 116 h12 v16 h-12Z M26 176 v-26 h16 v26',
      '#E7F0F8',
      2.4,
    ),
    line('M6 190 H62 M6 186 v8 M62 186 v8', '#E7F0F8', 1.8),
    line(
      'M150 176 V40 h44 V176 M150 64 h44 M150 88 h44 M150 112 h44 M150 136 h44 M172 40 V176',
      '#E7F0F8',
      2.4,
    ),
    ...bust('#2B2E38', '#191B23'),
    path('M80 130 Q100 146 120 130 L124 152 Q100 166 76 152Z', '#3C404D'),
    path('M100 138 Q110 138 120 130 L124 152 Q112 159 100 159Z', '#23262F'),
    ...face(skin, { brow: '#C9C3B6', mouth: false, up: true }),
    path(
      'M69 104 Q70 112 84 108 Q100 104 116 108 Q130 112 131 104 Q132 138 100 146 Q68 138 69 104Z',
      '#EFEAE0',
    ),
    path('M100 106 Q108 106 116 108 Q130 112 131 104 Q132 138 100 146Z', '#CBC4B6'),
    line('M91 117 Q100 122 109 117', '#8A4636', 3.2),
    path('M66 96 Q62 84 68 74 L72 92Z', '#EFEAE0'),
    path('M134 96 Q138 84 132 74 L128 92Z', '#CBC4B6'),
    circle(86, 94, 13, '#ffffff40', { stroke: '#11131A', 'stroke-width': 5.4 }),
    circle(114, 94, 13, '#ffffff30', { stroke: '#11131A', 'stroke-width': 5.4 }),
    line('M73 92 L67 90 M127 92 L133 90', '#11131A', 5),
    group(
      'rotate(-24 62 82)',
      rect(36, 78, 44, 7, DYE.ochre, 1),
      path('M36 78 l-9 3.5 l9 3.5Z', '#F1D9B0'),
      path('M30.6 80.1 l-3.6 1.4 l3.6 1.4Z', DYE.ink),
      rect(76, 78, 6, 7, DYE.rose, 1),
    ),
    path('M128 222 L182 222 L182 150Z', '#E8B85A', { opacity: 0.96 }),
    path('M150 214 L174 214 L174 182Z', '#2B2E38'),
    ...row(5, (i) => line(`M${138 + i * 9} 222 v-5`, '#7A4F10', 1.8)),
    group(
      'translate(44 160)',
      line('M0 0 L-12 58 M0 0 L14 58', '#E3E8EE', 4.6),
      circle(0, -2, 7, '#FBD46A'),
      line('M-7 34 Q2 40 9 34', '#E3E8EE', 2.6),
    ),
  ];
}

export const hurricane = (): Shape[] => [
  ...sky('#5F7390'),
  rect(-20, 110, 240, 120, '#8A97A6'),
  ...row(12, (i) =>
    line(`M${-10 + i * 22} ${-16 + ((i * 37) % 60)} l-14 34`, '#C4D0DC', 2.4, { opacity: 0.55 }),
  ),
  path('M-20 -20 H220 V26 Q190 44 160 30 Q120 50 84 32 Q44 48 10 30 Q-6 40 -20 30Z', '#3F4E68'),
  ...houses(
    188,
    [
      [44, 40, 20],
      [36, 24, 14],
      [40, 0],
      [40, 0],
      [42, 30, 16],
      [44, 52, 0],
    ],
    '#3E4A5F',
    '#6D7A92',
    [1, 9],
  ),
  ...(
    [
      [100, 48, 78, 17],
      [96, 72, 64, 15],
      [104, 95, 51, 13],
      [96, 116, 39, 11],
      [103, 136, 29, 9],
      [97, 153, 20, 7],
      [101, 168, 13, 5.4],
      [99, 181, 8, 4],
    ] as const
  ).flatMap(([x, y, a, b], i) => [
    ellipse(x, y, a, b, i % 2 ? '#D5DCE3' : '#EEF1F3'),
    path(`M${x} ${y - b} A${a} ${b} 0 0 1 ${x} ${y + b}Z`, i % 2 ? '#9DABBB' : '#B4C0CC'),
    line(
      `M${x - a * 0.7} ${y - b * 0.1} Q${x - a * 0.1} ${y + b * 0.75} ${x + a * 0.55} ${y + b * 0.2}`,
      '#7A8AA0',
      2,
    ),
  ]),
  group(
    'rotate(-24 30 96)',
    path('M4 100 L30 80 L56 100Z', DYE.brick),
    rect(12, 100, 36, 18, DYE.cream),
    rect(26, 104, 9, 14, DYE.tealS),
  ),
  group(
    'rotate(28 172 112)',
    rect(158, 94, 28, 38, DYE.ochre, 4),
    rect(162, 98, 20, 30, DYE.paper, 2),
    circle(172, 113, 6, DYE.brick),
  ),
  group('rotate(40 158 60)', rect(150, 56, 22, 5, '#6E4526', 2)),
  ellipse(36, 150, 9, 5, DYE.sage, { transform: 'rotate(30 36 150)' }),
];

/** A block of houses seen from above. */
const block = (x: number, y: number, c: string, d: string): Shape[] => [
  rect(x, y, 82, 82, '#00000022', 8, { transform: 'translate(4 5)' }),
  rect(x, y, 82, 82, c, 8),
  path(
    `M${x} ${y + 82} L${x + 41} ${y + 41} L${x + 82} ${y + 82}Z M${x + 82} ${y} L${x + 41} ${y + 41} L${x + 82} ${y + 82}Z`,
    d,
  ),
  line(`M${x + 4} ${y + 4} L${x + 78} ${y + 78} M${x + 78} ${y + 4} L${x + 4} ${y + 78}`, '#00000022', 2),
];

export function crossroads(): Shape[] {
  return [
    ...sky('#5D6472'),
    ...block(-18, -18, DYE.brick, DYE.brickS),
    ...block(136, -18, DYE.teal, DYE.tealS),
    ...block(-18, 136, DYE.ochre, DYE.ochreS),
    ...block(136, 136, DYE.plum, DYE.plumS),
    line('M100 -20 V40 M100 160 V220 M-20 100 H40 M160 100 H220', '#F6E6BE', 3, {
      'stroke-dasharray': '11 11',
    }),
    ...row(5, (i) => [
      rect(68.5 + i * 14, 46, 7, 13, DYE.paper, 1),
      rect(68.5 + i * 14, 141, 7, 13, DYE.paper, 1),
    ]),
    ...row(5, (i) => [
      rect(46, 68.5 + i * 14, 13, 7, DYE.paper, 1),
      rect(141, 68.5 + i * 14, 13, 7, DYE.paper, 1),
    ]),
    circle(100, 100, 33, '#454C5A'),
    circle(100, 100, 33, 'none', { stroke: '#F6E6BE', 'stroke-width': 2.4 }),
    line('M80 104 A20 20 0 0 1 113 85', DYE.lamp, 7),
    path('M107 73 L126 84 L107 97Z', DYE.lamp),
    line('M120 96 A20 20 0 0 1 87 115', DYE.paper, 7),
    path('M93 127 L74 116 L93 103Z', DYE.paper),
    group('translate(22 88)', rect(-16, -9, 32, 18, DYE.lamp, 6), rect(-6, -7, 12, 14, '#B98A2C', 2)),
    group('translate(178 113)', rect(-16, -9, 32, 18, DYE.sky, 6), rect(-6, -7, 12, 14, '#5E8F96', 2)),
  ];
}
