import {
  type Card,
  COLOURS,
  type Colour,
  type ContactCard,
  type MoneyCard,
  type ObjectCard,
} from '../../../../../shared/games/imperiya/types.ts';
import * as w from '../words.ts';
import { emblem } from './emblems.ts';
import {
  coin,
  freightLine,
  freightTable,
  INK,
  INK_SOFT,
  NOTES,
  PAPER,
  pennant,
  rosette,
  SORT_LOOKS,
  SORT_OF,
  tenPennant,
  wrap,
} from './parts.ts';
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
  sweep,
  times,
  title,
  words,
} from './shapes.ts';
import { everyColour, HALVES, HUES, moons, planet, sign } from './systems.ts';

/** Units of a full face: four to a millimetre, 63 × 88 mm. */
export const FULL = { width: 252, height: 352 } as const;

const WINDOW = { x: 9, y: 9, width: 234, height: 212 } as const;
const PENNANT = { x: 21, y: 36, width: 32, height: 46, pad: 27 } as const;

const ground = (): Shape => rect(0, 0, FULL.width, FULL.height, PAPER, 15);
const nominal = (card: Card): Shape[] => coin(37, 36, 23, card.nominal);
const sky = (...inner: readonly Shape[]): Shape[] => [
  clip('window', rect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, '#000', 9)),
  clipped('window', ...inner),
];
const hanging = (colours: readonly Colour[], locale: w.Locale): Shape[] =>
  pennant(colours, (colour) => w.letters(colour, locale), PENNANT);

/** A card's whole face, on screen and on paper. */
export function fullFace(card: Card, locale: w.Locale): Shape[] {
  switch (card.kind) {
    case 'object':
      return [ground(), ...objectFace(card, locale)];
    case 'universal':
      return [ground(), ...(card.nominal === 0 ? multicolourFace(locale) : universalFace(card, locale))];
    case 'money':
      return [ground(), ...moneyFace(card, locale)];
    case 'contact':
      return [ground(), ...contactFace(card, locale)];
  }
}

function objectFace(card: ObjectCard, locale: w.Locale): Shape[] {
  const [colour = 'red'] = card.colours;
  const hue = HUES[colour];
  const number = w.numberOf(card);
  const name = w.faceName(card, locale);
  return [
    ...sky(
      rect(9, 9, 234, 212, hue.sky),
      ...sweep(),
      ...stars(9, 9, 234, 212, 46, number * 97 + COLOURS.indexOf(colour) * 31 + 5),
      planet('planet', colour, 136 + (number - 2) * 4, 122, 74, { variant: number }),
      ...moons(colour, number, 222, 36),
    ),
    rect(9, 206, 234, 42, hue.base),
    rect(9, 206, 234, 2.5, PAPER),
    rect(9, 246, 234, 2.5, hue.dark),
    title(126, 234.5, name, hue.ink, name.length > 12 ? 22 : 26),
    ...hanging([colour], locale),
    ...nominal(card),
    ...freightTable(colour, 256, w.freightWord(locale), w.wholeSystemWord(locale)),
  ];
}

const nameBand = (text: string): Shape[] => [
  rect(9, 206, 234, 2.5, PAPER),
  rect(28, 213, 196, 28, PAPER, 14),
  words(126, 232.5, text, INK, 16, { 'font-weight': 700 }),
];

function universalFace(card: ObjectCard, locale: w.Locale): Shape[] {
  const [first = 'red', second = 'red'] = card.colours;
  return [
    ...sky(
      path('M9 9 H243 L9 221Z', HUES[first].sky),
      path('M243 9 V221 H9Z', HUES[second].sky),
      ...sweep(),
      ...stars(9, 9, 234, 212, 46, 77),
      planet('first', first, 142, 112, 72, { part: HALVES[0] }),
      planet('second', second, 142, 112, 72, { variant: 2, part: HALVES[1] }),
      line('M193 61 L91 163', PAPER, 4),
    ),
    path('M9 206 H138 L114 248 H9Z', HUES[first].base),
    path('M138 206 H243 V248 H114Z', HUES[second].base),
    ...nameBand(w.faceName(card, locale)),
    ...hanging(card.colours, locale),
    ...nominal(card),
    ...freightLine(first, 256, w.letters(first, locale)),
    ...freightLine(second, 298, w.letters(second, locale)),
  ];
}

const multicolourFace = (locale: w.Locale): Shape[] => [
  ...sky(
    rect(9, 9, 234, 212, '#191428'),
    ...sweep(),
    ...stars(9, 9, 234, 212, 60, 13),
    everyColour(126, 112, 86),
  ),
  ...COLOURS.map((colour, i) => rect(9 + i * 23.4, 206, i === 9 ? 23.4 : 23.8, 42, HUES[colour].base)),
  ...nameBand(w.faceName({ ...ANY }, locale)),
  ...wrap(w.anyNote(locale), 30).map((text, i) =>
    words(126, 270 + i * 17, text, INK_SOFT, 14, { 'font-weight': 500 }),
  ),
  ...COLOURS.flatMap((colour, i) => [
    circle(30 + i * 21.3, 328, 9.5, HUES[colour].base),
    sign(colour, 30 + i * 21.3, 328, 0.52),
  ]),
];

const ANY = { kind: 'universal', id: 'any', name: 'any.1', nominal: 0, colours: COLOURS } as const;

function moneyFace(card: MoneyCard, locale: w.Locale): Shape[] {
  const [ink, paper] = NOTES[card.nominal] ?? [INK, PAPER];
  const wide = card.nominal > 9;
  return [
    rect(9, 9, 234, 334, paper, 9),
    rect(16, 16, 220, 320, 'none', 6, { stroke: ink, 'stroke-width': 1.8 }),
    path('M24 74 H228 M24 278 H228', 'none', { stroke: ink, 'stroke-width': 1.2, opacity: 0.5 }),
    ...rosette(126, 176, 98, card.nominal, ink, 1.3),
    circle(126, 176, 53, PAPER),
    circle(126, 176, 53, 'none', { stroke: ink, 'stroke-width': 2.5 }),
    title(126, wide ? 197 : 200, card.nominal, ink, wide ? 62 : 72, {
      'font-weight': 800,
      'letter-spacing': -2,
    }),
    words(230, 52, w.empireWord(locale), ink, 17, {
      'font-weight': 700,
      'text-anchor': 'end',
      'letter-spacing': 4,
    }),
    words(25, 308, w.faceName(card, locale), ink, 15.5, { 'font-weight': 700, 'text-anchor': 'start' }),
    ...times(card.nominal, (i) => circle(30 + i * 13, 323, 4, ink)),
    ...nominal(card),
    group('rotate(180 126 176)', ...nominal(card)),
  ];
}

const ZIGZAG = `M9 206 ${'l6.5 -6 l6.5 6'.repeat(18)} V250 H9Z`;

function contactFace(card: ContactCard, locale: w.Locale): Shape[] {
  const sort = SORT_OF[card.contact];
  const look = SORT_LOOKS[sort];
  const name = w.faceName(card, locale);
  const size = name.length > 17 ? 19.5 : name.length > 14 ? 23 : 27;
  const lines = wrap(w.effectOf(card, locale), 27);
  const top = lines.length > 2 ? 270 : lines.length > 1 ? 279 : 288;
  const foot = w.sortName(sort, locale);
  return [
    gradient('ground', look.light, look.dark),
    clip('window', rect(9, 9, 234, 204, '#000', 9)),
    clipped(
      'window',
      rect(9, 9, 234, 204, '#ground'),
      ...times(4, (i) =>
        circle(126, 116, 56 + i * 34, 'none', {
          stroke: '#FFF3D6',
          'stroke-width': 1.3,
          opacity: 0.2 - i * 0.035,
        }),
      ),
      ...stars(9, 9, 234, 204, 26, card.contact.length * 17),
      group('translate(26 26) scale(1.04)', ...emblem(card.contact, card.colours)),
    ),
    path(ZIGZAG, PAPER),
    ...(card.colours.length === 2 ? hanging(card.colours, locale) : []),
    ...(card.colours.length > 2 ? tenPennant(21, 36, 16, 14.6) : []),
    title(126, name.length > 17 ? 238 : 240, name, INK, size),
    line('M60 250 H192', look.light, 2),
    ...lines.map((text, i) => words(126, top + i * 17.6, text, INK_SOFT, 14.2, { 'font-weight': 500 })),
    path('M9 317 H243 V334 Q243 343 234 343 H18 Q9 343 9 334Z', look.light),
    group(`translate(${Math.round(121 - foot.length * 3.45)} 330) scale(.8)`, look.mark(PAPER)),
    words(134, 334.5, foot, PAPER, 12, { 'font-weight': 700, 'letter-spacing': 0.3 }),
    ...nominal(card),
  ];
}
