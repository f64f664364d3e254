import {
  type Card,
  COLOURS,
  type ContactCard,
  type MoneyCard,
  type ObjectCard,
} from '../../../../../shared/games/imperiya/types.ts';
import * as w from '../words.ts';
import { emblem } from './emblems.ts';
import { coin, INK, NOTES, PAPER, pennant, rosette, SORT_LOOKS, SORT_OF, tenPennant } from './parts.ts';
import {
  circle,
  clip,
  clipped,
  gradient,
  group,
  line,
  path,
  rect,
  type Shape,
  stars,
  times,
  title,
  words,
} from './shapes.ts';
import { everyColour, HALVES, HUES, moons, planet } from './systems.ts';

/** Units of a compact face: not the full one scaled, but another crop without a sentence. */
export const COMPACT = { width: 126, height: 176 } as const;

const PENNANT = { x: 10, y: 24, width: 27, height: 40, pad: 20 } as const;

const band = (text: string, fill: string, ink: string): Shape[] => [
  rect(4, 138, 118, 36, fill),
  rect(4, 138, 118, 2, PAPER),
  words(63, 162, text, ink, Math.min(21, 110 / (text.length * 0.6)), {
    'font-weight': 720,
    'letter-spacing': -0.3,
  }),
];
const nominal = (card: Card): Shape[] => coin(23.5, 24, 17.5, card.nominal);

/** A card's face below 110 px. */
export function compactFace(card: Card): Shape[] {
  return [
    rect(0, 0, COMPACT.width, COMPACT.height, PAPER, 11),
    clip('card', rect(4, 4, 118, 168, '#000', 8)),
    clipped('card', ...inner(card)),
  ];
}

function inner(card: Card): Shape[] {
  switch (card.kind) {
    case 'object':
      return objectFace(card);
    case 'universal':
      return card.nominal === 0 ? multicolourFace() : universalFace(card);
    case 'money':
      return moneyFace(card);
    case 'contact':
      return contactFace(card);
  }
}

function objectFace(card: ObjectCard): Shape[] {
  const [colour = 'red'] = card.colours;
  const hue = HUES[colour];
  const number = w.numberOf(card);
  return [
    rect(4, 4, 118, 140, hue.sky),
    ...stars(4, 4, 118, 134, 14, number * 31 + COLOURS.indexOf(colour) * 7 + 3),
    planet('planet', colour, 74, 82, 44, { variant: number }),
    ...moons(colour, number, 112, 18, 0.6),
    ...band(w.shortName(card), hue.base, hue.ink),
    ...pennant([colour], w.letters, PENNANT),
    ...nominal(card),
  ];
}

function universalFace(card: ObjectCard): Shape[] {
  const [first = 'red', second = 'red'] = card.colours;
  return [
    path('M4 4 H122 L4 140Z', HUES[first].sky),
    path('M122 4 V140 H4Z', HUES[second].sky),
    planet('first', first, 78, 76, 42, { part: HALVES[0] }),
    planet('second', second, 78, 76, 42, { variant: 2, part: HALVES[1] }),
    line('M107.7 46.3 L48.3 105.7', PAPER, 3),
    path('M4 138 H66 V174 H4Z', HUES[first].base),
    path('M66 138 H122 V174 H66Z', HUES[second].base),
    rect(4, 138, 118, 2, PAPER),
    words(35, 162, w.letters(first), HUES[first].ink, 20, { 'font-weight': 760 }),
    words(94, 162, w.letters(second), HUES[second].ink, 20, { 'font-weight': 760 }),
    ...pennant(card.colours, w.letters, PENNANT),
    ...nominal(card),
  ];
}

const multicolourFace = (): Shape[] => [
  rect(4, 4, 118, 140, '#191428'),
  ...stars(4, 4, 118, 134, 14, 3),
  everyColour(63, 70, 50),
  ...COLOURS.map((colour, i) => rect(4 + i * 11.8, 138, 12.2, 36, HUES[colour].base)),
  rect(12, 144, 102, 24, PAPER, 12),
  words(63, 161.5, w.anyWord(), INK, 17, { 'font-weight': 700 }),
];

function moneyFace(card: MoneyCard): Shape[] {
  const [ink, paper] = NOTES[card.nominal] ?? [INK, PAPER];
  const wide = card.nominal > 9;
  return [
    rect(4, 4, 118, 168, paper),
    ...rosette(63, 88, 56, card.nominal, ink, 1),
    circle(63, 88, 31, PAPER),
    circle(63, 88, 31, 'none', { stroke: ink, 'stroke-width': 2 }),
    title(63, wide ? 101 : 103, card.nominal, ink, wide ? 38 : 44, { 'font-weight': 800 }),
    ...times(card.nominal, (i) => circle(63 + (i - (card.nominal - 1) / 2) * 10, 160, 3.2, ink)),
    ...nominal(card),
  ];
}

const ZIGZAG = `M4 136 ${'l6.56 -5 l6.56 5'.repeat(9)} V174 H4Z`;

function contactFace(card: ContactCard): Shape[] {
  const look = SORT_LOOKS[SORT_OF[card.contact]];
  const lines = w.shortName(card).split(' ');
  const wide = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(lines.length > 1 ? 15.5 : 20, 108 / (wide * 0.6));
  const scene = card.colours.length > 0 ? 'translate(19.4 24) scale(.489)' : 'translate(4.4 28) scale(.558)';
  return [
    gradient('ground', look.light, look.dark),
    rect(4, 4, 118, 168, '#ground'),
    ...stars(4, 4, 118, 130, 12, card.contact.length * 17),
    group(scene, ...emblem(card.contact, card.colours)),
    path(ZIGZAG, PAPER),
    ...lines.map((text, i) =>
      words(63, (lines.length > 1 ? 150 : 159) + i * 15.5, text, INK, size, {
        'font-weight': 720,
        'letter-spacing': -0.3,
      }),
    ),
    ...(card.colours.length === 2 ? pennant(card.colours, w.letters, { ...PENNANT, height: 38 }) : []),
    ...(card.colours.length > 2 ? tenPennant(10, 24, 13.5, 12) : []),
    ...nominal(card),
  ];
}
