import { type Colour, COLOURS, type Contact, systemOf } from '../../../../../shared/games/imperiya/types.ts';
import { circle, group, line, path, rect, type Shape, short, times, words } from './shapes.ts';
import { HUES, sign } from './systems.ts';

export const PAPER = '#FCF5E6';
export const INK = '#2A1D0E';
export const INK_SOFT = '#33302C';
const GOLD = '#C79A3A';
const GOLD_PAPER = '#F6D78F';
const SAND = '#F1E6CD';

/** The coin with the nominal, upper left on every card that has one. */
export const coin = (x: number, y: number, r: number, nominal: number): Shape[] => [
  circle(x, y, r + 2.5, '#1B1524', { opacity: 0.55 }),
  circle(x, y, r, PAPER),
  circle(x, y, r - 3, 'none', { stroke: GOLD, 'stroke-width': 1.8 }),
  words(x, y + r * 0.34, `${nominal}и`, INK, nominal > 9 ? r * 0.82 : r * 1.02, {
    'font-weight': 800,
    'letter-spacing': -0.5,
  }),
];

interface PennantBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Room above the first sign, behind the coin. */
  readonly pad: number;
}

/** The pennant with sign and letters that hangs from the coin, one or two colours. */
export function pennant(
  colours: readonly Colour[],
  letters: (colour: Colour) => string,
  box: PennantBox,
): Shape[] {
  const { x, y, width, height, pad } = box;
  const full = height * colours.length + pad;
  const ground = path(
    `M${x - 1.5} ${y} h${width + 3} v${full + 11} l${-width / 2 - 1.5} -8 l${-width / 2 - 1.5} 8Z`,
    PAPER,
  );
  const flags = colours.flatMap((colour, i) => {
    const top = i === 0 ? y : y + pad + i * height;
    const foot = y + pad + (i + 1) * height;
    const at = y + pad + i * height;
    const last = i === colours.length - 1;
    const end = last ? `l${-width / 2} -7 l${-width / 2} 7` : `H${x}`;
    return [
      path(`M${x} ${top} H${x + width} V${foot + (last ? 8 : 0)} ${end}Z`, HUES[colour].base),
      sign(colour, x + width / 2, Number(short(at + height * 0.3)), width / 31),
      words(
        x + width / 2,
        Number(short(at + height * 0.9)),
        letters(colour),
        HUES[colour].ink,
        width * 0.53,
        {
          'font-weight': 800,
        },
      ),
    ];
  });
  return [ground, ...flags];
}

/** The pennant of a card of all ten colours. */
export const tenPennant = (x: number, y: number, width: number, cell: number): Shape[] => [
  path(`M${x - 1.5} ${y} h${width * 2 + 3} v${cell * 5 + 37} l${-width - 1.5} -8 l${-width - 1.5} 8Z`, PAPER),
  ...COLOURS.flatMap((colour, i) => {
    const left = x + (i % 2) * width;
    const row = Math.floor(i / 2);
    const top = i < 2 ? y + 2 : y + 26 + row * cell;
    return [
      rect(left, top, width, i < 2 ? cell + 24.2 : cell + 0.2, HUES[colour].base),
      sign(colour, left + width / 2, y + 26 + row * cell + cell / 2, width / 32),
    ];
  }),
];

/** Little cards side by side: how many of a colour. */
const littleCards = (count: number, x: number, y: number, colour: Colour, scale: number): Shape[] =>
  times(count, (i) =>
    group(
      `translate(${short(x + (i - (count - 1) / 2) * 8 * scale)} ${y}) scale(${scale})`,
      rect(-5.5, -8, 11, 16, PAPER, 2),
      rect(-4.3, -6.8, 8.6, 13.6, HUES[colour].base, 1.5),
    ),
  );

/** The freight table of one colour, the full system in gold. */
export function freightTable(colour: Colour, y: number, heading: string, whole: string): Shape[] {
  const { freight, size } = systemOf(colour);
  const width = 212 / size;
  return [
    words(22, y + 12, heading, '#5B5044', 11.5, { 'font-weight': 650, 'text-anchor': 'start' }),
    words(230, y + 12, whole, '#7A4F08', 11.5, { 'font-weight': 650, 'text-anchor': 'end' }),
    ...freight.flatMap((price, i) => {
      const x = 20 + i * width;
      const last = i === size - 1;
      return [
        rect(x + 2, y + 19, width - 4, 62, last ? GOLD_PAPER : SAND, 7),
        ...(last ? [rect(x + 2, y + 19, width - 4, 62, 'none', 7, { stroke: GOLD, 'stroke-width': 2 })] : []),
        ...littleCards(i + 1, x + width / 2, y + 36, colour, size > 3 ? 0.78 : 0.92),
        words(x + width / 2, y + 71, `${price}и`, last ? '#5C3A06' : INK_SOFT, 21, { 'font-weight': 800 }),
      ];
    }),
  ];
}

/** The freight of one colour in a single line, for universals of two. */
export function freightLine(colour: Colour, y: number, letters: string): Shape[] {
  const { freight, size } = systemOf(colour);
  const width = 160 / size;
  return [
    rect(18, y, 216, 37, SAND, 7),
    rect(18, y, 44, 37, HUES[colour].base, 7),
    sign(colour, 30, y + 18.5, 0.8),
    words(50, y + 24, letters, HUES[colour].ink, 13, { 'font-weight': 800 }),
    ...freight.flatMap((price, i) => {
      const x = 68 + i * width;
      const crowded = size > 3;
      return [
        ...(i === size - 1 ? [rect(x, y + 3, width - 2, 31, GOLD_PAPER, 5)] : []),
        ...(crowded ? [] : littleCards(i + 1, x + width * 0.3, y + 18.5, colour, 0.56)),
        words(crowded ? x + width / 2 - 1 : x + width * 0.74, y + 25, `${price}и`, INK_SOFT, 16.5, {
          'font-weight': 800,
        }),
      ];
    }),
  ];
}

/** What sort of Контакт a card is: asking, stocking up, seizing, answering. */
export const SORTS = ['demand', 'stock', 'seizure', 'reply'] as const;
export type Sort = (typeof SORTS)[number];

interface SortLook {
  readonly light: string;
  readonly dark: string;
  readonly mark: (ink: string) => Shape;
}

export const SORT_LOOKS: Readonly<Record<Sort, SortLook>> = {
  demand: { light: '#7A2A26', dark: '#4E171B', mark: (ink) => path('M-7 -5 H7 L0 7Z', ink) },
  stock: { light: '#1F6068', dark: '#103A42', mark: (ink) => path('M-7 5 H7 L0 -7Z', ink) },
  seizure: {
    light: '#553064',
    dark: '#321A3E',
    mark: (ink) => line('M-6 -5 L0 1 L6 -5 M-6 1 L0 7 L6 1', ink, 2.6),
  },
  reply: {
    light: '#80581A',
    dark: '#553708',
    mark: (ink) => path('M0 -7.5 L7 -4.5 V1 Q6 6 0 8.5 Q-6 6 -7 1 V-4.5Z', ink),
  },
};

export const SORT_OF: Readonly<Record<Contact, Sort>> = {
  freight: 'demand',
  fund: 'demand',
  spaceport: 'stock',
  hyperjump: 'stock',
  'time-machine': 'stock',
  rocket: 'stock',
  annihilation: 'seizure',
  'mind-swap': 'seizure',
  dictator: 'seizure',
  nickel: 'reply',
};

/** Dark ink and light paper of a note, by its sum. */
export const NOTES: Readonly<Record<number, readonly [ink: string, paper: string]>> = {
  1: ['#476340', '#DCE5CF'],
  2: ['#2A6270', '#D3E4E6'],
  3: ['#75531F', '#EEDFC0'],
  4: ['#654079', '#E3D6EA'],
  5: ['#8F3F2A', '#F2D6C8'],
  10: ['#6F5405', '#F4E2A6'],
};

/** Guilloche of a note: more petals for more money. */
export const rosette = (
  x: number,
  y: number,
  reach: number,
  sum: number,
  ink: string,
  width: number,
): Shape[] =>
  times(4, (q) => {
    const steps = 120 + sum * 12;
    const points = Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * 2 * Math.PI;
      const r =
        reach * (0.72 + q * 0.03) + reach * (0.25 - q * 0.025) * Math.cos(angle * (8 + sum * 2) + q * 1.257);
      return `${short(x + Math.cos(angle) * r)} ${short(y + Math.sin(angle) * r)}`;
    });
    return path(`M${points.join('L')}Z`, 'none', { stroke: ink, 'stroke-width': width, opacity: 0.75 });
  });

/** Breaks a sentence into as few lines as fit, as even as they can be. */
export function wrap(text: string, most: number): string[] {
  const lines = broken(text, most);
  for (let width = 10; width < most; width++) {
    const even = broken(text, width);
    if (even.length === lines.length) return even;
  }
  return lines;
}

function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  let held = '';
  for (const word of text.split(' ')) {
    const longer = held === '' ? word : `${held} ${word}`;
    if (longer.length > most && held !== '') {
      lines.push(held);
      held = word;
    } else held = longer;
  }
  return [...lines, held];
}
