/* Red cards: Саботер, Учитель, Инженер, Полицейский. Scenes of 200 × 200. */
import { circle, ellipse, group, line, path, rect, words, type Shape } from '../../../draw/shapes.ts';
import { SKIN, DYE } from './dyes.ts';
import { bust, face, glasses, houses, neck, row, sky, tache } from './people.ts';

export function saboteur(): Shape[] {
  const skin = SKIN.fair;
  return [
    ...sky(DYE.nightS),
    circle(150, 40, 26, '#F3E3B4'),
    circle(140, 34, 24, DYE.nightS),
    ...(
      [
        [20, 30],
        [60, 16],
        [92, 30],
        [184, 84],
        [34, 74],
      ] as const
    ).map((p) => circle(p[0], p[1], 1.8, '#F3E3B4')),
    ...houses(
      170,
      [
        [56, 66, 0],
        [44, 40, 20],
        [60, 0],
        [40, 56, 0],
        [56, 80, 0],
      ],
      '#2B3B60',
      '#3B4E78',
      [4, 17],
    ),
    path('M10 222 Q12 168 54 152 Q40 40 100 32 Q160 40 146 152 Q188 168 190 222Z', '#3A3F52'),
    path('M100 32 Q160 40 146 152 Q188 168 190 222 H100Z', '#262A3A'),
    path('M62 148 Q52 58 100 54 Q148 58 138 148 Q120 168 100 168 Q80 168 62 148Z', '#141824'),
    path('M70 84 Q100 74 130 84 V104 Q100 110 70 104Z', skin[0]),
    path('M100 78 Q116 78 130 84 V104 Q116 107 100 107Z', skin[1]),
    line('M76 84 L94 91 M124 84 L106 91', DYE.ink2, 5),
    ellipse(86, 96, 4.2, 3.6, DYE.ink2),
    ellipse(114, 96, 4.2, 3.6, DYE.ink2),
    circle(87.4, 94.8, 1.2, '#fff'),
    circle(115.4, 94.8, 1.2, '#fff'),
    path('M66 100 Q100 112 134 100 V132 Q118 158 100 164 Q82 158 66 132Z', DYE.brick),
    path('M100 106 Q118 106 134 100 V132 Q118 158 100 164Z', DYE.brickS),
    ...(
      [
        [82, 120],
        [94, 132],
        [84, 142],
        [114, 122],
        [108, 142],
        [122, 134],
      ] as const
    ).map((p) => circle(p[0], p[1], 2.6, DYE.cream)),
    circle(158, 186, 28, '#12151F'),
    path('M158 158 a28 28 0 0 1 0 56Z', '#05070D'),
    rect(150, 150, 16, 14, '#3A3F52', 3),
    line('M158 150 Q160 132 176 130', '#C9B48A', 4),
    path('M178 116 l4 9 9 -3 -4 9 8 5 -9 3 1 9 -8 -5 -6 7 -1 -9 -9 0 6 -7 -5 -7 9 1Z', DYE.lamp),
    circle(179, 130, 4.5, '#FF8A3C'),
    ellipse(148, 176, 6, 9, '#fff', { opacity: 0.22, transform: 'rotate(30 148 176)' }),
  ];
}

export function teacher(): Shape[] {
  const skin = SKIN.pale;
  return [
    ...sky('#8A5F38'),
    rect(-10, 2, 220, 142, '#B98652', 4),
    rect(-2, 10, 204, 126, '#2E5A4C'),
    words(130, 44, 'АБВ', '#EAF2E4', 19, { 'font-weight': 600, opacity: 0.92, 'text-anchor': 'start' }),
    line('M30 84 l24 0 l-24 30Z', '#EAF2E4', 2.6, { opacity: 0.9 }),
    words(139, 92, '2×2', '#EAF2E4', 18, { 'font-weight': 600, opacity: 0.85, 'text-anchor': 'start' }),
    line('M131 55 h38 M131 65 h26', '#EAF2E4', 2, { opacity: 0.55 }),
    circle(100, 38, 19, '#8C4A2A'),
    path('M100 19 a19 19 0 0 1 0 38Z', '#6C3519'),
    path('M62 106 Q52 48 100 44 Q148 48 138 106 Q134 116 126 116 V80 H74 V116 Q66 116 62 106Z', '#8C4A2A'),
    ...bust(DYE.plum, DYE.plumS),
    path('M84 146 L100 178 L116 146 Q100 158 84 146Z', DYE.white),
    ...neck(skin),
    ...face(skin, { brow: '#6C3519', lip: '#A3372E', blush: true, up: true }),
    path('M66 86 Q66 52 100 50 Q134 52 134 86 Q122 78 114 62 Q96 80 66 86Z', '#A35B34'),
    path('M114 62 Q122 52 126 62 Q134 72 134 86 Q122 78 114 62Z', '#7C4020'),
    ...glasses(DYE.ink, 12),
    path('M84 146 L76 160 L100 180 L124 160 L116 146 L100 168Z', DYE.white),
    path('M100 168 L116 146 L124 160 L100 180Z', DYE.whiteS),
    group(
      'rotate(-4 100 200)',
      path('M44 186 Q72 176 100 188 V232 Q72 220 44 230Z', DYE.ochre),
      path('M156 186 Q128 176 100 188 V232 Q128 220 156 230Z', DYE.ochreS),
      line('M100 188 V230', '#8A5A18', 2.4),
      line('M58 196 q16 -5 30 2 M58 206 q16 -5 30 2', '#8A5A18', 2),
    ),
    line('M168 214 L196 96', '#E9D3A4', 5),
  ];
}

export function engineer(): Shape[] {
  const skin = SKIN.tan;
  return [
    ...sky('#DCE7DF', [40, 44, 24, '#FBE3A6']),
    ...houses(
      176,
      [
        [40, 30, 0],
        [50, 50, 0],
        [60, 0],
        [50, 40, 0],
        [50, 60, 0],
      ],
      '#AEC6BC',
      '#DCE7DF',
      [],
    ),
    line('M168 220 V22 M180 220 V22 M60 30 H214', DYE.ochreS, 4.5),
    line('M174 6 L66 30 M174 6 L210 30 M174 6 V30', DYE.ochreS, 2.6),
    ...row(12, (i) =>
      line(`M168 ${36 + i * 16} L180 ${48 + i * 16} M180 ${36 + i * 16} L168 ${48 + i * 16}`, DYE.ochreS, 2),
    ),
    line('M78 30 V58', DYE.ink, 2),
    rect(62, 58, 32, 14, DYE.brick, 2),
    ...bust('#E8762E', '#BD5718'),
    path('M46 158 L60 153 L72 222 H54Z', '#FBEFC4'),
    path('M154 158 L140 153 L128 222 H146Z', '#D9CB96'),
    path('M24 190 Q100 200 176 190 L177 203 Q100 213 23 203Z', '#FBEFC4'),
    path('M84 144 L100 176 L116 144 Q100 156 84 144Z', DYE.navy),
    ...neck(skin),
    path('M66 96 V108 Q70 146 100 148 Q130 146 134 108 V96 Q128 104 118 104 H82 Q72 104 66 96Z', '#6E4022'),
    ...face(skin, { brow: '#5A3219', mouth: false }),
    path(
      'M67 98 Q74 104 84 104 Q100 110 116 104 Q126 104 133 98 V108 Q130 144 100 146 Q70 144 67 108Z',
      '#7E4B28',
    ),
    path('M100 107 Q108 107 116 104 Q126 104 133 98 V108 Q130 144 100 146Z', '#5C3318'),
    line('M91 118 Q100 124 109 118', '#F0C3A0', 3.4),
    path('M56 78 Q52 30 100 26 Q148 30 144 78Z', DYE.ochre),
    path('M100 26 Q148 30 144 78 H100Z', DYE.ochreS),
    path('M90 27 Q100 20 110 27 L112 78 H88Z', '#F3C468'),
    rect(48, 72, 104, 12, DYE.ochre, 6),
    path('M100 72 h46 a6 6 0 0 1 0 12 h-46Z', DYE.ochreS),
    rect(70, 50, 60, 17, DYE.ink, 8),
    ellipse(85, 58.5, 9, 6, '#9CD0D6'),
    ellipse(115, 58.5, 9, 6, '#79B3BB'),
    group(
      'rotate(24 34 190)',
      rect(18, 148, 28, 84, '#3F6FA8', 6),
      rect(32, 148, 14, 84, '#2F578A', 6),
      ellipse(32, 149, 14, 6, '#CFE0F0'),
      ellipse(32, 149, 6, 2.5, '#3F6FA8'),
      line('M22 170 h8 M22 180 h8 M22 190 h8', '#CFE0F0', 1.8),
    ),
  ];
}

export function policeman(): Shape[] {
  const skin = SKIN.fair;
  return [
    ...sky('#A9C4D8'),
    ...houses(
      176,
      [
        [44, 90, 0],
        [46, 60, 18],
        [60, 0],
        [46, 74, 0],
        [50, 100, 0],
      ],
      '#7C9FBB',
      '#C6DCEA',
      [2, 8, 14],
    ),
    rect(166, 26, 30, 80, DYE.ink, 8),
    circle(181, 42, 9, '#E2573A'),
    circle(181, 66, 9, '#5D5340'),
    circle(181, 90, 9, '#3C5A45'),
    rect(178, 106, 6, 116, DYE.ink),
    ...bust(DYE.navy, DYE.navyS),
    path('M82 146 L100 190 L118 146 Q100 158 82 146Z', '#E7EDF2'),
    path('M94 160 h12 l4 40 l-10 14 l-10 -14Z', DYE.ink),
    ...neck(skin),
    ...face(skin, { stern: true, flat: true, brow: '#5A3B22' }),
    tache('#7A5230'),
    path('M66 96 V78 H73 L71 98Z', '#7A5230'),
    path('M134 96 V78 H127 L129 98Z', '#5A3B22'),
    path('M82 144 L66 154 L86 196 L98 182Z', DYE.navy),
    path('M118 144 L134 154 L114 196 L102 182Z', DYE.navyS),
    line('M82 144 L66 154 L86 196 M118 144 L134 154 L114 196', '#15274A', 2),
    path('M44 56 Q46 28 100 20 Q154 28 156 56 Q150 66 134 66 H66 Q50 66 44 56Z', DYE.navy),
    path('M100 20 Q154 28 156 56 Q150 66 134 66 H100Z', DYE.navyS),
    rect(64, 62, 72, 14, DYE.ink2, 2),
    path('M60 76 Q100 66 140 76 Q136 88 100 84 Q64 88 60 76Z', '#0D1320'),
    line('M70 78 Q100 72 128 77', '#5E6C86', 2),
    path('M100 30 l5.4 10.8 12 1.8 -8.6 8.4 2 12 -10.8 -5.6 -10.8 5.6 2 -12 -8.6 -8.4 12 -1.8Z', '#FBD46A', {
      stroke: '#B07A16',
      'stroke-width': 1.6,
    }),
    rect(30, 160, 34, 10, DYE.ochre, 4, { transform: 'rotate(-16 47 165)' }),
    rect(136, 160, 34, 10, DYE.ochreS, 4, { transform: 'rotate(16 153 165)' }),
    path('M52 182 l10 -4 l10 4 v10 q0 9 -10 13 q-10 -4 -10 -13Z', '#FBD46A'),
    circle(62, 192, 4, DYE.navy),
    circle(142, 196, 3.4, DYE.ochre),
    circle(140, 212, 3.4, DYE.ochre),
  ];
}
