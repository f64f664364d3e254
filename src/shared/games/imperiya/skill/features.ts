import {
  type CardName,
  cardOf,
  type Colour,
  COLOURS,
  type Front,
  freightOf,
  isObject,
  type ObjectCard,
  systemOf,
} from '../types.ts';

/** What is counted of one seat, by name; the weights say how much each is worth. */
export const FEATURES = [
  // In front.
  'systems',
  'missingOne',
  'missingTwo',
  'missingThree',
  'universals',
  'multicolour',
  'bankSmall',
  'bankMiddle',
  'bankLarge',
  'bestFreight',
  'rocketsOn',
  'rocketsLoose',
  // In hand.
  'ready',
  'fitting',
  'otherObjects',
  'handUniversals',
  'handMoney',
  'freight',
  'fund',
  'spaceport',
  'hyperjump',
  'time-machine',
  'rocket',
  'annihilation',
  'mind-swap',
  'dictator',
  'nickel',
  // Against the number that wins.
  'lastSystem',
  'readyToWin',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Takes one count after the other; features that are not named count 0. */
export type Count = (feature: Feature, count: number) => void;

/** Objects outside a system, by place of the colour. */
export type Rest = readonly number[];

const PLACE = Object.fromEntries(COLOURS.map((colour, place) => [colour, place])) as Readonly<
  // The keys are those of COLOURS; fromEntries forgets them.
  Record<Colour, number>
>;

/** Counts what lies in front; gives the objects outside a system back. */
export function countFront(front: Front, count: Count): Rest {
  const rest = COLOURS.map((colour) => countRow(front, colour, count));
  const bank = front.bank.reduce((sum, name) => sum + cardOf(name).nominal, 0);
  count('systems', front.systems);
  count('bankSmall', Math.min(bank, 5));
  count('bankMiddle', Math.min(Math.max(bank - 5, 0), 8));
  count('bankLarge', Math.max(bank - 13, 0));
  count('rocketsLoose', front.rockets.loose.length);
  const freights = COLOURS.map((colour) => {
    const row = front.rows[colour];
    return row === undefined ? 0 : freightOf(colour, row, front.rockets[colour]?.length ?? 0);
  });
  count('bestFreight', Math.max(...freights));
  return rest;
}

const MISSING: readonly (Feature | undefined)[] = [undefined, 'missingOne', 'missingTwo', 'missingThree'];

/** Counts one row; gives the number of its objects outside a system back. */
function countRow(front: Front, colour: Colour, count: Count): number {
  const row = front.rows[colour];
  if (row === undefined) return 0;
  const { size } = systemOf(colour);
  const over = row.length % size;
  const missing = over > 0 ? MISSING[size - over] : undefined;
  if (missing !== undefined) count(missing, 1);
  for (const name of row) {
    const { kind, nominal } = cardOf(name);
    if (kind === 'universal') count(nominal === 0 ? 'multicolour' : 'universals', 1);
  }
  count('rocketsOn', front.rockets[colour]?.length ?? 0);
  return over;
}

/** What a hand can complete at once. */
export interface Reach {
  readonly systems: number;
  /** Cards that it takes. */
  readonly cards: number;
}

/** Counts a hand beside what lies in front; gives back what it can complete. */
export function countHand(hand: readonly CardName[], rest: Rest, count: Count): Reach {
  const own = COLOURS.map(() => 0);
  const jokers: ObjectCard[] = [];
  let money = 0;
  for (const name of hand) {
    const card = cardOf(name);
    if (card.kind === 'money') money += card.nominal;
    if (card.kind === 'contact') count(card.contact, 1);
    if (!isObject(card)) continue;
    const fits = card.colours.some((colour) => (rest[PLACE[colour]] ?? 0) > 0);
    count(fits ? 'fitting' : 'otherObjects', 1);
    const [colour] = card.colours;
    if (card.kind === 'universal') jokers.push(card);
    else if (colour !== undefined) own[PLACE[colour]] = (own[PLACE[colour]] ?? 0) + 1;
  }
  count('handMoney', Math.min(money, 12));
  count('handUniversals', jokers.length);
  const reach = reachOf(own, rest, jokers);
  count('ready', reach.systems);
  return reach;
}

function reachOf(own: readonly number[], rest: Rest, universals: readonly ObjectCard[]): Reach {
  let jokers = universals;
  let systems = 0;
  let cards = 0;
  for (const [place, colour] of COLOURS.entries()) {
    const lies = rest[place] ?? 0;
    const begun = lies + (own[place] ?? 0);
    if (begun === 0) continue;
    const { size } = systemOf(colour);
    const short = Math.max(0, size - begun);
    if (short > jokers.length) continue;
    const used = short === 0 ? [] : jokers.filter(({ colours }) => colours.includes(colour)).slice(0, short);
    if (used.length < short) continue;
    if (short > 0) jokers = jokers.filter((card) => !used.includes(card));
    systems++;
    cards += size - lies;
  }
  return { systems, cards };
}
