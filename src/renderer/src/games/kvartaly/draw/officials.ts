/* Gold cards: Мэр, Пожарный, Журналист, Адвокат. Scenes of 200 × 200. */
import { circle, ellipse, group, line, path, rect, words, type Shape } from '../../../draw/shapes.ts';
import { SKIN, DYE } from './dyes.ts';
import { bust, face, houses, neck, row, sky, tache } from './people.ts';

export function mayor(): Shape[] {
  const skin = SKIN.fair;
  return [
    ...sky('#F5D58C', [100, 90, 86, '#FAE5AE']),
    rect(4, 70, 30, 160, '#C98F46'),
    path('M0 70 L19 34 L38 70Z', DYE.plum),
    circle(19, 92, 11, DYE.paper, { stroke: DYE.plum, 'stroke-width': 3 }),
    line('M19 92 V86 M19 92 h5', DYE.plum, 2.4),
    ...houses(
      176,
      [
        [60, 10, 0],
        [90, 0],
        [34, 40, 0],
        [56, 60, 16],
      ],
      '#C98F46',
      '#FBE9BE',
      [3, 6],
    ),
    rect(166, 24, 3, 50, DYE.plum),
    path('M169 24 q12 -6 20 2 q8 6 16 0 v20 q-8 6 -16 0 q-8 -8 -20 -2Z', DYE.brick),
    ...bust('#2F3246', '#1D2032'),
    path('M82 146 L100 196 L118 146 Q100 158 82 146Z', DYE.white),
    ...neck(skin),
    path('M88 152 L100 158 L112 152 L112 166 L100 160 L88 166Z', DYE.brick),
    ...face(skin, { brow: '#D8D2C4' }),
    path('M64 78 Q58 110 66 124 Q76 136 84 128 Q76 116 74 82Z', '#EFEAE0'),
    path('M136 78 Q142 110 134 124 Q124 136 116 128 Q124 116 126 82Z', '#CDC6B8'),
    tache('#EFEAE0'),
    circle(114, 94, 12, '#ffffff30', { stroke: DYE.ochre, 'stroke-width': 3.4 }),
    line('M122 103 Q134 124 128 150', DYE.ochre, 1.8),
    ellipse(100, 70, 58, 9.5, '#23263A'),
    path('M68 70 L64 8 Q100 -2 136 8 L132 70 Q100 80 68 70Z', '#363A52'),
    path('M100 3 Q120 3 136 8 L132 70 Q118 75 100 75Z', '#23263A'),
    path('M67.4 56 Q100 66 132.6 56 L132 70 Q100 80 68 70Z', DYE.ochre),
    group(
      'translate(0 -12)',
      ...(
        [
          [44, 162],
          [50, 176],
          [60, 188],
          [72, 198],
          [86, 205],
          [114, 205],
          [128, 198],
          [140, 188],
          [150, 176],
          [156, 162],
        ] as const
      ).map((p) =>
        circle(p[0], p[1], 6, p[0] < 100 ? '#FBD46A' : '#D9A437', { stroke: '#9A6A14', 'stroke-width': 1.8 }),
      ),
      circle(100, 206, 14, '#FBD46A', { stroke: '#9A6A14', 'stroke-width': 3 }),
      path('M92 212 v-10 l4 3 4 -6 4 6 4 -3 v10Z', '#9A6A14'),
    ),
  ];
}

export function fireman(): Shape[] {
  const skin = SKIN.olive;
  return [
    ...sky('#F3B15A'),
    path(
      'M-20 222 V70 Q0 90 6 56 Q24 74 22 28 Q48 60 50 86 Q60 62 58 46 Q88 84 84 120 L116 120 Q112 84 142 46 Q140 62 150 86 Q152 60 178 28 Q176 74 194 56 Q200 90 220 70 V222Z',
      '#E0622B',
    ),
    path(
      'M-20 222 V120 Q2 124 10 96 Q26 116 30 130 Q40 116 40 100 Q64 130 62 170 H138 Q136 130 160 100 Q160 116 170 130 Q174 116 190 96 Q198 124 220 120 V222Z',
      '#F6C453',
    ),
    line('M176 222 L192 18 M196 222 L212 18', '#7A4A20', 5),
    ...row(8, (i) => line(`M${178 + i * 1.7} ${202 - i * 22} h20`, '#7A4A20', 4)),
    ...bust('#3A3F4C', '#262A35'),
    path('M20 192 Q100 204 180 192 L181 206 Q100 218 19 206Z', '#F4E05A'),
    path('M20 197 Q100 209 180 197 L180.4 201 Q100 213 19.6 201Z', '#F6F3E4'),
    rect(94, 150, 12, 72, '#F4E05A'),
    ...neck(skin),
    path('M70 140 Q100 166 130 140 L138 156 Q100 182 62 156Z', '#4A505F'),
    ...face(skin, { brow: '#241710', up: true, smile: true }),
    circle(76, 112, 4, '#2a1a10', { opacity: 0.25 }),
    path('M58 72 Q56 26 100 20 Q144 26 142 72Z', DYE.brick),
    path('M100 20 Q144 26 142 72 H100Z', DYE.brickS),
    path('M94 14 Q100 8 106 14 L110 72 H90Z', '#E27A52'),
    path('M40 84 Q100 56 160 84 Q158 92 148 88 Q100 72 52 88 Q42 92 40 84Z', '#A93F24'),
    path('M84 36 Q100 28 116 36 V52 Q112 64 100 70 Q88 64 84 52Z', '#FBD46A', {
      stroke: '#A26A14',
      'stroke-width': 2.4,
    }),
    path('M100 40 q8 9 4 14 q-1 4 -4 6 q-3 -2 -4 -6 q-3 -6 4 -14Z', DYE.brick),
  ];
}

export function journalist(): Shape[] {
  const skin = SKIN.pale;
  return [
    ...sky('#EFE3C8'),
    words(118, 30, 'ВЕСТНИК', DYE.ink, 29, { 'font-weight': 800, opacity: 0.42, 'text-anchor': 'middle' }),
    ...row(9, (i) => [
      line(`M-6 ${54 + i * 15} H52`, '#9B927D', 3, { opacity: 0.6 }),
      line(`M148 ${54 + i * 15} H206`, '#9B927D', 3, { opacity: 0.6 }),
    ]),
    rect(152, 70, 50, 44, '#B9AE93'),
    path('M58 128 Q46 50 100 42 Q154 50 142 128 Q130 136 120 128 H80 Q70 136 58 128Z', '#221C22'),
    ...bust(DYE.brick, DYE.brickS),
    path('M84 146 L100 184 L116 146 Q100 158 84 146Z', DYE.cream),
    ...neck(skin),
    ...face(skin, { lip: '#B3322B', brow: '#221C22', up: true, smile: true }),
    path(
      'M62 118 Q56 52 100 50 Q144 52 138 118 Q132 122 128 118 Q134 92 128 78 Q100 78 72 78 Q66 92 72 118 Q66 122 62 118Z',
      '#2C242B',
    ),
    path('M100 50 Q144 52 138 118 Q132 122 128 118 Q134 92 128 78 H100Z', '#171217'),
    path('M46 62 Q100 82 154 62 Q160 54 148 54 Q100 66 52 54 Q40 54 46 62Z', DYE.tealS),
    path('M64 56 Q64 20 84 20 Q100 26 116 20 Q136 20 136 56 Q100 68 64 56Z', DYE.teal),
    path('M100 24 Q108 24 116 20 Q136 20 136 56 Q118 62 100 62Z', DYE.tealS),
    group(
      'rotate(-8 120 46)',
      rect(104, 32, 36, 22, DYE.paper, 2),
      words(122, 47.5, 'ПРЕССА', DYE.brick, 9.5, { 'font-weight': 800, 'text-anchor': 'middle' }),
    ),
    group(
      'rotate(18 52 190)',
      rect(44, 176, 18, 56, DYE.ink, 5),
      circle(53, 164, 18, '#4A5366'),
      path('M53 146 a18 18 0 0 1 0 36Z', '#343B4C'),
      line('M37 158 h32 M36 166 h34 M40 174 h26 M47 148 v32 M59 148 v32', '#8A94A8', 1.6),
      rect(38, 178, 30, 9, DYE.ochre, 3),
    ),
  ];
}

export function lawyer(): Shape[] {
  const skin = SKIN.tan;
  return [
    ...sky('#E6D3AC'),
    path('M-20 54 L100 2 L220 54Z', '#C6A671'),
    rect(-20, 54, 240, 12, '#B08F5B'),
    ...row(6, (i) => [rect(-10 + i * 40, 66, 20, 160, '#F3E4C3'), rect(0 + i * 40, 66, 10, 160, '#D3BC8E')]),
    ...bust('#41506B', '#2C3850'),
    ...row(7, (i) => line(`M${28 + i * 24} ${166 + Math.abs(3 - i) * 3} V222`, '#56688A', 1.6)),
    path('M82 146 L100 196 L118 146 Q100 158 82 146Z', DYE.white),
    path('M95 160 h10 l5 40 l-10 14 l-10 -14Z', DYE.plum),
    ...neck(skin),
    ...face(skin, { brow: '#4C4846', up: true }),
    path('M66 92 Q56 42 104 40 Q148 42 134 92 Q132 74 124 64 Q98 66 80 60 Q70 72 66 92Z', '#6A6663'),
    path('M112 41 Q146 46 134 92 Q132 74 124 64Z', '#4C4846'),
    line('M82 56 Q100 48 120 50 M84 62 Q104 54 126 58', '#8D8985', 2.2),
    line('M76 94 H72 M96 93 Q100 90 104 93 M128 94 H131', DYE.ink, 2.4),
    rect(75, 87, 22, 14, '#ffffff40', 4, { stroke: DYE.ink, 'stroke-width': 2.6 }),
    rect(103, 87, 22, 14, '#ffffff30', 4, { stroke: DYE.ink, 'stroke-width': 2.6 }),
    path('M82 144 L64 156 L86 204 L99 184Z', '#4D5E7D'),
    path('M118 144 L136 156 L114 204 L101 184Z', '#2C3850'),
    group(
      'translate(4 -18)',
      path('M112 166 Q136 166 146 156 Q156 166 180 166 Q184 206 146 226 Q108 206 112 166Z', DYE.ochre, {
        stroke: '#8A5A18',
        'stroke-width': 3.4,
      }),
      path('M146 156 Q156 166 180 166 Q184 206 146 226Z', DYE.ochreS),
      words(146, 206, '§', '#5C3A0C', 38, { 'font-weight': 700, 'text-anchor': 'middle' }),
    ),
  ];
}
