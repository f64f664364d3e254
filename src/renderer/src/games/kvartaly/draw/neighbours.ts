/* Blue cards: Близнец, Напарник, Торговец, Спортсмен. Scenes of 200 × 200. */
import { circle, ellipse, group, line, path, rect, type Shape } from '../../../draw/shapes.ts';
import { SKIN, DYE } from './dyes.ts';
import { bust, face, houses, neck, row, sky, tache } from './people.ts';

const FLAGS = [DYE.brick, DYE.ochre, DYE.teal, DYE.plum] as const;

export function twin(): Shape[] {
  const skin = SKIN.pale;
  const one = (left: boolean): Shape[] => [
    ...bust(DYE.brick, DYE.brickS),
    ...row(4, (i) =>
      path(
        `M${30 - i * 3} ${170 + i * 14} Q100 ${154 + i * 14} ${170 + i * 3} ${170 + i * 14} V${176 + i * 14} Q100 ${160 + i * 14} ${30 - i * 3} ${176 + i * 14}Z`,
        DYE.cream,
      ),
    ),
    ...neck(skin),
    path('M62 98 Q50 42 100 38 Q150 42 138 98 L128 76 H72Z', '#B5562A'),
    ...face(skin, { smile: true, blush: true, brow: '#9A4520' }),
    ...(left
      ? [path('M66 84 Q62 40 112 44 Q140 46 134 84 Q128 66 112 62 Q84 62 66 84Z', '#D06A33')]
      : [path('M134 84 Q138 40 88 44 Q60 46 66 84 Q72 66 88 62 Q116 62 134 84Z', '#D06A33')]),
    ...row(2, (i) => circle(80 + i * 5, 106, 1.2, '#B9724A')),
    ...row(2, (i) => circle(115 + i * 5, 106, 1.2, '#9A5633')),
  ];
  return [
    ...sky('#F3DFB2'),
    rect(-20, -20, 120, 240, '#E9CE94'),
    ...houses(
      140,
      [
        [60, 60, 22],
        [60, 60, 22],
        [60, 60, 22],
        [60, 60, 22],
      ],
      '#C99A63',
      '#F4DFB2',
      [1, 7, 13, 19],
    ),
    group('translate(60 30) scale(.9) translate(-100 0)', ...one(true)),
    group('translate(140 30) scale(.9) translate(-100 0)', ...one(false)),
  ];
}

export function partner(): Shape[] {
  const skin = SKIN.tan;
  return [
    ...sky('#8FB0B4', [160, 40, 18, '#F8E6B6']),
    ...houses(
      176,
      [
        [46, 96, 0],
        [40, 70, 0],
        [60, 0],
        [40, 84, 0],
        [54, 110, 0],
      ],
      '#5C858D',
      '#A8C8CA',
      [1, 4, 9, 15, 21],
    ),
    rect(21, 70, 5, 150, DYE.ink),
    path('M10 70 h27 l-6 -18 h-15Z', DYE.ink),
    path('M13 70 h21 l4 14 h-29Z', DYE.lamp, { opacity: 0.9 }),
    ...bust('#CFA46B', '#A67E49'),
    path('M74 146 L100 196 L126 146Z', DYE.white),
    path('M95 158 h10 l6 50 l-11 14 l-11 -14Z', DYE.brick),
    ...neck(skin),
    ...face(skin, { flat: true, brow: '#3A2A20' }),
    path(
      'M70 106 Q72 130 100 131 Q128 130 130 106 Q128 112 118 110 Q100 104 82 110 Q72 112 70 106Z',
      '#6B4A35',
      { opacity: 0.38 },
    ),
    tache('#4A3222'),
    path('M48 74 Q100 92 152 74 Q158 66 146 66 Q100 76 54 66 Q42 66 48 74Z', '#4C3A4E'),
    path('M62 68 Q62 26 82 24 Q100 34 118 24 Q138 26 138 68 Q100 78 62 68Z', '#6A5068'),
    path('M100 30 Q108 28 118 24 Q138 26 138 68 Q120 74 100 74Z', '#4C3A4E'),
    path('M62 58 Q100 68 138 58 V68 Q100 78 62 68Z', DYE.ochre),
    path('M74 142 L52 156 L78 208 L100 192Z', '#DDB57D'),
    path('M126 142 L148 156 L122 208 L100 192Z', '#94703F'),
    line('M74 142 L52 156 L78 208 L100 192 L122 208 L148 156 L126 142', '#8A6636', 1.6),
    ...(
      [
        [46, 0],
        [154, 1],
      ] as const
    ).flatMap(([x, d]) => [
      line(`M${x - 5} 152 q-5 -7 0 -13 M${x + 6} 150 q5 -7 0 -13`, '#fff', 2.6, { opacity: 0.75 }),
      path(`M${x - 17} 164 h34 l-5 58 h-24Z`, d ? '#E7DCC8' : DYE.white),
      path(`M${x - 14.6} 180 h29.2 l-1.8 20 h-25.6Z`, d ? DYE.tealS : DYE.teal),
      rect(x - 19, 157, 38, 9, DYE.ink, 4),
    ]),
  ];
}

export function trader(): Shape[] {
  const skin = SKIN.olive;
  return [
    ...sky('#F2DDB0'),
    ...houses(
      176,
      [
        [50, 50, 16],
        [50, 30, 0],
        [60, 0],
        [50, 54, 16],
        [50, 30, 0],
      ],
      '#D9B27A',
      '#F2DDB0',
      [],
    ),
    ...row(8, (i) => path(`M${-20 + i * 30} -20 h30 v48 a15 15 0 0 1 -30 0Z`, i % 2 ? DYE.cream : DYE.teal)),
    rect(-20, -20, 240, 12, DYE.tealS),
    ...bust(DYE.cream, DYE.creamS),
    ...row(6, (i) =>
      line(`M${40 + i * 24} ${160 + Math.abs(2.5 - i) * 4} V222`, i < 3 ? '#D48F6B' : '#B9714E', 4),
    ),
    ...neck(skin),
    ...face(skin, { smile: true, up: true, brow: '#33241A' }),
    tache('#33241A'),
    path('M66 92 Q64 72 72 68 L72 92Z', '#33241A'),
    path('M134 92 Q136 72 128 68 L128 92Z', '#211610'),
    ellipse(100, 70, 54, 9, '#F0CF82'),
    path('M100 61 A54 9 0 0 1 100 79Z', '#CFA24C'),
    path('M66 70 V42 Q100 34 134 42 V70 Q100 80 66 70Z', '#F3D892'),
    path('M100 38 Q118 38 134 42 V70 Q118 75 100 75Z', '#D5AC58'),
    path('M66 60 Q100 70 134 60 V70 Q100 80 66 70Z', DYE.brick),
    path('M70 148 L76 222 H124 L130 148 L120 150 Q118 176 100 178 Q82 176 80 150Z', DYE.sageS),
    rect(-4, 196, 208, 30, '#A5703C'),
    rect(-4, 196, 208, 6, '#C58F55'),
    ...(
      [
        [18, DYE.brick],
        [44, DYE.ochre],
        [70, DYE.brick],
        [96, DYE.sage],
        [122, DYE.ochre],
        [148, DYE.brick],
        [174, DYE.sage],
      ] as const
    ).flatMap(([x, c]) => [
      circle(x, 190, 14, c),
      path(`M${x} 176 a14 14 0 0 1 0 28Z`, '#000', { opacity: 0.16 }),
      line(`M${x} 178 q2 -6 7 -7`, DYE.ink, 2),
    ]),
  ];
}

export function athlete(): Shape[] {
  const skin = SKIN.brown;
  return [
    ...sky('#BFDDE3', [162, 36, 20, '#FBE3A6']),
    path('M-20 100 Q100 40 220 100 V222 H-20Z', '#7FAF86'),
    ...row(5, (i) =>
      line(
        `M-20 ${124 + i * 20} Q100 ${58 + i * 20} 220 ${124 + i * 20}`,
        i % 2 ? '#F3E7CF' : '#C4512F',
        i % 2 ? 2.4 : 12,
      ),
    ),
    path('M-20 86 Q100 26 220 86 V98 Q100 38 -20 98Z', '#DCE9E2'),
    ...row(10, (i) =>
      circle(-6 + i * 23, 72 - Math.sin(((i + 0.5) / 10) * 3.14) * 26, 4, FLAGS[(i % 4) as 0 | 1 | 2 | 3]),
    ),
    path('M-4 222 Q-6 162 58 150 L88 140 H112 L142 150 Q206 162 204 222Z', skin[0]),
    path('M100 140 H112 L142 150 Q206 162 204 222 H100Z', skin[1]),
    path(
      'M56 152 L72 146 Q78 178 100 180 Q122 178 128 146 L144 152 Q138 190 148 222 H52 Q62 190 56 152Z',
      DYE.ochre,
    ),
    path('M100 180 Q122 178 128 146 L144 152 Q138 190 148 222 H100Z', DYE.ochreS),
    ...neck(skin),
    ...face(skin, { smile: true, brow: '#1E1512' }),
    path('M67 80 Q64 46 100 44 Q136 46 133 80 Q126 62 100 60 Q74 62 67 80Z', '#241915'),
    path('M66 74 Q100 60 134 74 V84 Q100 70 66 84Z', DYE.brick),
    path('M134 76 l18 -10 l-2 12 l8 8 l-22 0Z', DYE.brickS),
    path('M66 78 Q100 64 134 78', 'none', { stroke: '#fff', 'stroke-width': 2.6 }),
    path('M78 148 L96 196 L104 196 L122 148 L114 150 L100 186 L86 150Z', DYE.navy),
    group(
      'translate(0 -10)',
      circle(100, 204, 14, '#FBE08C', { stroke: '#B7801F', 'stroke-width': 3 }),
      path('M100 195 l2.8 5.8 6.2 .8 -4.6 4.4 1.2 6.2 -5.6 -3 -5.6 3 1.2 -6.2 -4.6 -4.4 6.2 -.8Z', '#B7801F'),
    ),
  ];
}
