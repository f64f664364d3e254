/* Blue cards: Малыш, Пастор, Доктор, Судья, Артист. Scenes of 200 × 200. */
import { circle, ellipse, group, line, path, rect, type Shape } from '../../../draw/shapes.ts';
import { SKIN, DYE } from './dyes.ts';
import { bust, face, houses, neck, row, sky } from './people.ts';

export function kid(): Shape[] {
  const skin = SKIN.pale;
  return [
    ...sky('#CFE5E0', [58, 40, 18, '#FBE3A6']),
    ...houses(
      150,
      [
        [50, 44, 18],
        [44, 60, 0],
        [52, 38, 20],
        [48, 66, 0],
        [60, 46, 16],
      ],
      '#A9CBC5',
      '#D8EBE5',
      [3, 9],
    ),
    path('M-20 150 Q100 132 220 150 V220 H-20Z', DYE.sage),
    line('M160 86 Q154 120 146 170', DYE.ink, 1.8),
    ellipse(161, 58, 21, 25, DYE.brick),
    path('M161 33 A21 25 0 0 1 161 83Z', DYE.brickS),
    ellipse(153, 48, 5, 8, '#fff', { opacity: 0.45, transform: 'rotate(20 153 48)' }),
    path('M157 82 L165 82 L161 88Z', DYE.brickS),
    path('M44 222 Q46 172 80 164 H120 Q154 172 156 222Z', DYE.teal),
    path('M100 164 H120 Q154 172 156 222 H100Z', DYE.tealS),
    circle(148, 172, 9, skin[0]),
    group(
      'translate(0 14)',
      circle(58, 100, 8, skin[0]),
      circle(142, 100, 8, skin[1]),
      path('M58 92 Q58 58 100 58 Q142 58 142 92 V98 Q140 138 100 138 Q60 138 58 98Z', skin[0]),
      path('M100 58 Q142 58 142 92 V98 Q140 138 100 138 V114 L93 111 Q98 104 99 92Z', skin[1]),
      ellipse(82, 101, 4.4, 5.6, DYE.ink2),
      ellipse(118, 101, 4.4, 5.6, DYE.ink2),
      circle(83.6, 99, 1.5, '#fff'),
      circle(119.6, 99, 1.5, '#fff'),
      line('M74 90 Q82 84 90 89 M110 89 Q118 84 126 90', '#9A5A2A', 3.2),
      path('M82 119 Q100 125 118 119 Q114 133 100 133 Q86 133 82 119Z', '#7C2E25'),
      path('M94 121.5 H106 V127 H94Z', '#fff'),
      ...row(3, (i) => [
        circle(70 + i * 6, 112 + (i % 2) * 4, 1.5, '#B9724A'),
        circle(118 + i * 6, 112 + (i % 2) * 4, 1.5, '#9A5633'),
      ]),
      path('M56 84 Q54 34 100 34 Q146 34 144 84Z', DYE.brick),
      path('M100 34 Q146 34 144 84 H100Z', DYE.brickS),
      path('M58 66 Q100 52 142 66 L143.6 76 Q100 62 56.4 76Z', DYE.ochre),
      rect(51, 78, 98, 17, DYE.cream, 8.5),
      path('M100 78 H140.5 a8.5 8.5 0 0 1 0 17 H100Z', DYE.creamS),
      ...row(9, (i) => line(`M${60 + i * 10} 81 V92`, '#C9AE7C', 1.6)),
      circle(100, 33, 12, DYE.cream),
      path('M100 21 a12 12 0 0 1 0 24Z', DYE.creamS),
    ),
    rect(66, 152, 68, 17, DYE.ochre, 8),
    path('M100 152 H126 a8 8 0 0 1 8 8.5 a8 8 0 0 1 -8 8.5 H100Z', DYE.ochreS),
    path('M72 164 h20 l-3 34 h-16Z', DYE.ochre),
  ];
}

export function pastor(): Shape[] {
  const skin = SKIN.fair;
  return [
    ...sky('#E9C99B', [100, 92, 70, '#F4DFB4']),
    ...row(12, (i) => group(`rotate(${i * 30} 100 92)`, path('M100 92 L92 24 Q100 16 108 24Z', '#DDAE6B'))),
    circle(100, 92, 72, 'none', { stroke: '#B97F3C', 'stroke-width': 5 }),
    path('M-20 222 V120 L8 76 L36 120 V222Z', DYE.plum),
    path('M8 76 L36 120 V222 H8Z', DYE.plumS),
    rect(6, 46, 4, 32, DYE.plumS),
    rect(-1, 54, 18, 4, DYE.plumS),
    path('M0 150 a8 10 0 0 1 16 0 v22 H0Z', DYE.lamp),
    ...houses(
      176,
      [
        [30, 0],
        [30, 0],
        [30, 0],
        [30, 0],
        [36, 0],
        [44, 30, 14],
        [40, 20, 0],
      ],
      '#A2675A',
      '#E3B48E',
      [],
    ),
    ...bust('#343B50', '#20263A'),
    ...neck(skin),
    ...face(skin, { brow: '#D9D4C8', closed: true }),
    path('M66 98 Q58 84 68 70 Q66 88 72 98Z', '#E9E5DA'),
    path('M134 98 Q142 84 132 70 Q134 88 128 98Z', '#C3BEB1'),
    path('M68 76 Q74 58 86 58 Q78 68 72 82Z', '#E9E5DA'),
    path('M132 76 Q126 58 114 58 Q122 68 128 82Z', '#C3BEB1'),
    path('M78 142 Q100 160 122 142 L128 152 Q100 174 72 152Z', '#20263A'),
    rect(90, 150, 20, 14, '#fff', 2),
    path('M100 150 h8 a2 2 0 0 1 2 2 v10 a2 2 0 0 1 -2 2 h-8Z', '#DAD6CC'),
    path('M82 222 Q84 190 99 178 L100 222Z', skin[0]),
    path('M118 222 Q116 190 101 178 L100 222Z', skin[1]),
    line('M100 180 V222', '#A86F48', 1.8),
  ];
}

export function doctor(): Shape[] {
  const skin = SKIN.brown;
  return [
    ...sky('#CDE4E2'),
    ...houses(
      170,
      [
        [60, 70, 0],
        [40, 40, 0],
        [60, 0],
        [34, 60, 0],
        [50, 86, 0],
      ],
      '#9CC6C4',
      '#E6F2EE',
      [2, 5, 12, 20],
    ),
    rect(148, 34, 40, 40, DYE.white, 6),
    path('M163 40 h10 v9 h9 v10 h-9 v9 h-10 v-9 h-9 v-10 h9Z', DYE.teal),
    circle(100, 50, 25, '#2B2320'),
    circle(100, 34, 15, '#2B2320'),
    path('M62 104 Q52 50 100 46 Q148 50 138 104Z', '#2B2320'),
    ...bust(DYE.white, DYE.whiteS),
    path('M82 146 L100 190 L118 146 Q100 160 82 146Z', DYE.teal),
    ...neck(skin),
    ...face(skin, { smile: true, up: true }),
    path('M68 90 Q66 54 100 54 Q134 54 132 90 Q124 68 100 66 Q76 68 68 90Z', '#2B2320'),
    path('M66 74 Q100 62 134 74 L134 82 Q100 70 66 82Z', DYE.white),
    circle(100, 66, 13, '#EAF3F3', { stroke: DYE.greyS, 'stroke-width': 3 }),
    path('M100 53 a13 13 0 0 1 0 26Z', '#B7CBD0'),
    circle(100, 66, 3.4, DYE.ink),
    line('M72 152 Q66 190 88 196 Q104 198 106 184', '#3A4A60', 4.6),
    line('M128 152 Q134 172 120 184 L106 186', '#3A4A60', 4.6),
    circle(92, 204, 10, '#3A4A60'),
    circle(92, 204, 5, '#DDE6E6'),
    path('M82 146 L64 158 L84 206 L98 188Z', DYE.white),
    path('M118 146 L136 158 L118 206 L102 188Z', DYE.whiteS),
    line('M82 146 L64 158 L84 206 M118 146 L136 158 L118 206', '#B5B9B4', 1.6),
  ];
}

export function judge(): Shape[] {
  const skin = SKIN.fair;
  const W = '#F4F0E6';
  const D = '#CFC9BC';
  return [
    ...sky('#D9B98C'),
    path('M-20 60 L100 4 L220 60Z', '#B98A55'),
    rect(-20, 60, 240, 14, '#A87945'),
    ...row(6, (i) => [rect(-12 + i * 42, 74, 18, 150, '#EBD3A9'), rect(-3 + i * 42, 74, 9, 150, '#CDB083')]),
    path('M46 158 Q36 40 100 36 Q164 40 154 158Z', W),
    path('M100 36 Q164 40 154 158 H100Z', D),
    ...bust('#3B2838', '#281A29'),
    ...neck(skin),
    ...face(skin, { stern: true, flat: true, brow: '#8F8A80' }),
    path('M68 96 Q64 54 100 52 Q136 54 132 96 Q126 70 100 68 Q74 70 68 96Z', W),
    path('M100 52 Q136 54 132 96 Q126 70 100 68Z', D),
    ...row(5, (i) => [
      circle(57, 82 + i * 19, 12.5, W, { stroke: '#D5CEBF', 'stroke-width': 2 }),
      circle(143, 82 + i * 19, 12.5, D, { stroke: '#AEA798', 'stroke-width': 2 }),
      circle(57, 82 + i * 19, 4, '#D5CEBF'),
      circle(143, 82 + i * 19, 4, '#AEA798'),
    ]),
    ...row(4, (i) => line(`M${76 + i * 16} 46 q-6 8 -4 16`, '#CBC4B5', 2)),
    path('M86 146 L78 198 L98 198 L100 152Z', '#fff'),
    path('M114 146 L122 198 L102 198 L100 152Z', '#D9D5CB'),
    path('M80 146 Q100 160 120 146 L118 156 Q100 168 82 156Z', '#fff'),
    group(
      'rotate(-28 166 178)',
      rect(140, 160, 54, 26, '#8A5A33', 5),
      rect(146, 160, 5, 26, DYE.ochre),
      rect(183, 160, 5, 26, DYE.ochre),
      rect(162, 184, 10, 44, '#6E4526', 4),
    ),
  ];
}

export function artist(): Shape[] {
  const skin = SKIN.tan;
  return [
    ...sky('#F6E2B3'),
    path('M100 -20 L170 220 H30Z', '#FFF3CF'),
    path('M-20 -20 H70 Q66 90 6 138 Q-2 170 4 222 H-20Z', DYE.brick),
    path('M220 -20 H130 Q134 90 194 138 Q202 170 196 222 H220Z', DYE.brickS),
    line('M8 -20 Q12 80 -14 120 M38 -20 Q40 86 0 132', DYE.brickS, 4),
    line('M192 -20 Q188 80 214 120 M162 -20 Q160 86 200 132', '#7C2B18', 4),
    path('M-20 -20 H220 V0 ' + `q-20 22 -40 0`.repeat(6) + 'Z', DYE.plum),
    ...bust(DYE.teal, DYE.tealS),
    ...row(4, (i) => [
      path(`M${44 + i * 28} 164 l12 18 l-12 18 l-12 -18Z`, i < 2 ? DYE.ochre : DYE.ochreS),
      path(`M${58 + i * 28} 200 l12 18 l-12 18 l-12 -18Z`, i < 2 ? DYE.cream : DYE.creamS),
    ]),
    ...neck(skin),
    ...row(9, (i) =>
      ellipse(
        52 + i * 12,
        150 + (i % 2 ? 4 : -1) - Math.abs(4 - i) * 1.6 + 4,
        11,
        13,
        i < 5 ? DYE.white : DYE.whiteS,
        { stroke: '#CFC7B5', 'stroke-width': 1.6 },
      ),
    ),
    ...face(skin, { brow: '#3A2418', smile: true }),
    path('M64 92 Q54 44 96 42 Q150 36 140 92 Q134 74 120 70 Q98 74 84 64 Q70 74 64 92Z', '#4A2A1B'),
    path('M108 44 Q148 44 140 92 Q134 74 120 70Z', '#331B10'),
    path(
      'M63 86 Q82 76 100 87 Q118 76 137 86 Q139 104 118 106 Q106 105 100 97 Q94 105 82 106 Q61 104 63 86Z',
      DYE.plum,
    ),
    path('M100 87 Q118 76 137 86 Q139 104 118 106 Q106 105 100 97Z', DYE.plumS),
    ellipse(85, 94, 8, 5.5, '#fff'),
    ellipse(115, 94, 8, 5.5, '#E8E2D6'),
    circle(86, 94, 3.8, DYE.ink2),
    circle(114, 94, 3.8, DYE.ink2),
    line('M64 87 Q82 77 100 88 Q118 77 136 87', DYE.ochre, 2.4),
  ];
}
