import { type Card, FACTS } from '../../../../../shared/games/kvartaly/types.ts';
import {
  clip,
  clipped,
  fall,
  gradient,
  group,
  line,
  path,
  rect,
  type Shape,
  title,
  words,
} from '../../../draw/shapes.ts';
import { DYE } from './dyes.ts';
import { FRAMES, medal, plate, weave, windowOf } from './frame.ts';
import { row } from './people.ts';
import { PORTRAITS } from './portraits.ts';

/** Units of a full face: four a millimetre of 63 × 88. */
export const FULL = { width: 252, height: 352 } as const;
/** Units of the compact face: not the full one scaled, but another crop without a sentence. */
export const COMPACT = { width: 126, height: 176 } as const;

/** What stands on a card, in the language of the card. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
  /** The word of its colour; with `immune` on Red and Gold. */
  readonly colour: string;
}

const LETTERS_A_LINE = 27;

/** Lines of a text, as few as possible and then as even as possible. */
export function linesOf(text: string): string[] {
  const fewest = wrap(text, LETTERS_A_LINE);
  for (let width = 10; width < LETTERS_A_LINE; width++) {
    const lines = wrap(text, width);
    if (lines.length === fewest.length && lines.every((one) => one.length <= LETTERS_A_LINE)) return lines;
  }
  return fewest;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let last = '';
  for (const word of text.split(' ')) {
    if (last !== '' && `${last} ${word}`.length > width) {
      lines.push(last);
      last = word;
    } else last = last === '' ? word : `${last} ${word}`;
  }
  return [...lines, last];
}

/** A shield for what nobody may touch. */
const shield = (x: number, y: number, scale: number, fill: string): Shape =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M0 -7 Q4 -4.6 7 -5 V1 Q6 6 0 9 Q-6 6 -7 1 V-5 Q-4 -4.6 0 -7Z', fill),
    line('M-3 .6 L-.8 3 L3.4 -1.8', '#fff', 1.9),
  );

/** A whole face, the same on screen and on paper. */
export function fullFace(card: Card, { name, text, colour: word }: CardWords): Shape[] {
  const { colour, strength } = FACTS[card];
  const frame = FRAMES[colour];
  const opening = windowOf(colour, 17, 17, 235, 232, { blue: 54, red: 30, gold: 28 }[colour]);
  const lines = linesOf(text);
  const top = 289.5 - (lines.length - 1) * 8.7;
  return [
    gradient('ground', frame.light, frame.deep),
    weave(colour, 'weave'),
    clip('window', path(opening, '#000')),
    rect(0, 0, 252, 352, DYE.paper, 15),
    rect(6, 6, 240, 340, '#ground', 11),
    rect(6, 6, 240, 340, '#weave', 11),
    clipped('window', group('translate(30.39 12.96) scale(.9563)', ...PORTRAITS[card]())),
    path(opening, 'none', { stroke: DYE.paper, 'stroke-width': 4 }),
    path(opening, 'none', { stroke: frame.deep, 'stroke-width': 1.6 }),
    path('M15 234 H237 V330 a8 8 0 0 1 -8 8 H23 a8 8 0 0 1 -8 -8Z', DYE.paper),
    path(plate(colour, 13, 215, 226, 38), frame.deep),
    path(plate(colour, 16, 218, 220, 32), '#FFFBF0', { stroke: frame.line, 'stroke-width': 1.5 }),
    title(126, 242.4, name, DYE.ink, 25),
    ...lines.map((one, nth) => words(126, top + nth * 17.4, one, '#33302C', 14, { 'font-weight': 500 })),
    line('M30 319 H222', '#E2D3B2', 1.4),
    words(colour === 'blue' ? 126 : 134, 332, word, frame.word, 10.5, {
      'font-weight': 700,
      'letter-spacing': 0.2,
    }),
    ...(colour === 'blue' ? [] : [shield(124 - word.length * 2.9, 328, 0.72, frame.deep)]),
    ...medal(colour, 40, 42, colour === 'gold' ? 26 : 27, strength),
  ];
}

/** The face below 110 px: the name on top, so that a fan of covering cards keeps every name and number in sight. */
export function compactFace(card: Card, name: string): Shape[] {
  const { colour, strength } = FACTS[card];
  const frame = FRAMES[colour];
  const opening = windowOf(colour, 5, 31, 121, 171, { blue: 20, red: 15, gold: 13 }[colour]);
  return [
    gradient('ground', frame.light, frame.deep),
    weave(colour, 'weave'),
    clip('window', path(opening, '#000')),
    rect(0, 0, 126, 176, DYE.paper, 11),
    rect(2.5, 2.5, 121, 171, '#ground', 9),
    rect(2.5, 2.5, 121, 171, '#weave', 9),
    clipped('window', group('translate(-11.36 24.41) scale(.7436)', ...PORTRAITS[card]())),
    path(opening, 'none', { stroke: DYE.paper, 'stroke-width': 2.6 }),
    path('M3 12 a9 9 0 0 1 9 -9 H114 a9 9 0 0 1 9 9 V29 H3Z', '#FFFBF0'),
    rect(3, 29, 120, 2, frame.deep),
    words(63, 23, name, DYE.ink, Math.min(20.5, 113 / (name.length * 0.585)), {
      'font-weight': 720,
      'letter-spacing': -0.3,
    }),
    ...medal(colour, 25, 56, colour === 'gold' ? 18 : 18.5, strength),
  ];
}

const LIT = [7, 12, 18, 25, 31, 38, 44, 52, 59, 61, 70, 75];
const QUARTERS = [
  [126, 140, DYE.brick],
  [90, 176, DYE.teal],
  [162, 176, DYE.ochre],
  [126, 212, DYE.plum],
] as const;

/** The back of every card: the windows of a town at night, and four quarters. */
export const backFace = (): Shape[] => [
  fall('night', '#2B4166', '#1B2946'),
  rect(0, 0, 252, 352, DYE.paper, 15),
  rect(7, 7, 238, 338, '#night', 10),
  rect(14, 14, 224, 324, 'none', 7, { stroke: DYE.ochre, 'stroke-width': 1.8 }),
  ...row(96, (nth) => {
    const x = 24 + (nth % 8) * 26.4;
    const y = 24 + Math.floor(nth / 8) * 25.6;
    return [
      path(
        `M${x} ${y + 18} V${y + 6} A9.6 6.4 0 0 1 ${x + 19.2} ${y + 6} V${y + 18}Z`,
        LIT.includes((nth * 7) % 97) ? DYE.lamp : '#3A5380',
      ),
      line(`M${x + 9.6} ${y} V${y + 18} M${x} ${y + 9} H${x + 19.2}`, '#22345A', 1.4),
    ];
  }),
  path('M126 96 L206 176 L126 256 L46 176Z', DYE.paper),
  path('M126 104 L198 176 L126 248 L54 176Z', '#1B2946'),
  ...QUARTERS.flatMap(([x, y, dye]) => [
    path(`M${x} ${y - 30} L${x + 30} ${y} L${x} ${y + 30} L${x - 30} ${y}Z`, dye),
    path(`M${x} ${y - 30} L${x + 30} ${y} L${x} ${y + 30}Z`, '#000', { opacity: 0.2 }),
    rect(x - 6, y - 8, 12, 16, DYE.lamp, 1),
    line(`M${x} ${y - 8} v16 M${x - 6} ${y} h12`, '#7A4F10', 1.4),
  ]),
];
