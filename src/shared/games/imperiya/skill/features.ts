import type { Seat } from '../../../core/game.ts';
import { playsLeft } from '../turn.ts';
import {
  type CardName,
  cardOf,
  type Colour,
  COLOURS,
  type Front,
  freightOf,
  isObject,
  type ObjectCard,
  PLAYS,
  type State,
  systemOf,
} from '../types.ts';

/** What is counted of one seat, by name; the weights say how much each tells about winning. */
export const FEATURES = [
  // In front.
  'systems',
  'lastSystem',
  'missingOne',
  'missingTwo',
  'missingThree',
  'loose',
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
  'readyToWin',
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
  // In time.
  'onTurn',
  'playsLeft',
  'waits',
] as const;
export type Feature = (typeof FEATURES)[number];
/** Takes one count after the other; features that are not named count 0. */
export type Count = (feature: Feature, count: number) => void;

interface FrontCounts {
  readonly counts: readonly (readonly [Feature, number])[];
  /** Objects outside a system, by place of the colour. */
  readonly rest: readonly number[];
}

const fronts = new WeakMap<Front, FrontCounts>();

/** What is counted of a front; the same front is counted once. */
function frontCounts(front: Front): FrontCounts {
  const known = fronts.get(front);
  if (known !== undefined) return known;
  const counts = countFront(front);
  fronts.set(front, counts);
  return counts;
}

function countFront(front: Front): FrontCounts {
  const missing = [0, 0, 0, 0];
  let loose = 0;
  let universals = 0;
  let multicolour = 0;
  let bestFreight = 0;
  let rocketsOn = 0;
  const rest = COLOURS.map((colour) => {
    const row = front.rows[colour];
    if (row === undefined) return 0;
    const { size } = systemOf(colour);
    const over = row.length % size;
    const miss = size - over;
    if (over > 0) missing[miss] = (missing[miss] ?? 0) + 1;
    loose += over;
    for (const name of row) {
      const { kind, nominal } = cardOf(name);
      if (kind === 'universal') {
        if (nominal === 0) multicolour++;
        else universals++;
      }
    }
    const rockets = front.rockets[colour]?.length ?? 0;
    rocketsOn += rockets;
    bestFreight = Math.max(bestFreight, freightOf(colour, row, rockets));
    return over;
  });
  const bank = front.bank.reduce((sum, name) => sum + cardOf(name).nominal, 0);
  return {
    rest,
    counts: [
      ['systems', front.systems],
      ['missingOne', missing[1] ?? 0],
      ['missingTwo', missing[2] ?? 0],
      ['missingThree', missing[3] ?? 0],
      ['loose', loose],
      ['universals', universals],
      ['multicolour', multicolour],
      ['bankSmall', Math.min(bank, 5)],
      ['bankMiddle', Math.min(Math.max(bank - 5, 0), 8)],
      ['bankLarge', Math.max(bank - 13, 0)],
      ['bestFreight', bestFreight],
      ['rocketsOn', rocketsOn],
      ['rocketsLoose', front.rockets.loose.length],
    ],
  };
}

/** Objects in hand: how they fit, and how many systems they would complete at once. */
function countObjects(hand: readonly CardName[], rest: readonly number[], count: Count): HandReach {
  const own = COLOURS.map(() => 0);
  let jokers: ObjectCard[] = [];
  for (const name of hand) {
    const card = cardOf(name);
    if (!isObject(card)) continue;
    const fits = card.colours.some((colour) => (rest[PLACE[colour]] ?? 0) > 0);
    count(fits ? 'fitting' : 'otherObjects', 1);
    const [colour] = card.colours;
    if (card.kind === 'universal') jokers.push(card);
    else if (colour !== undefined) own[PLACE[colour]] = (own[PLACE[colour]] ?? 0) + 1;
  }
  count('handUniversals', jokers.length);
  const reach = { ready: 0, cards: 0 };
  for (const [place, colour] of COLOURS.entries()) {
    const lies = rest[place] ?? 0;
    const short = systemOf(colour).size - lies - (own[place] ?? 0);
    // Two-colour universals first: a multicolour fits anywhere.
    const fitting = jokers.filter(({ colours }) => colours.includes(colour)).slice(0, Math.max(0, short));
    if (lies + (own[place] ?? 0) === 0 || short > fitting.length) continue;
    jokers = jokers.filter((card) => !fitting.includes(card));
    reach.ready++;
    reach.cards += systemOf(colour).size - lies;
  }
  return reach;
}

interface HandReach {
  /** Systems that the hand completes. */
  readonly ready: number;
  /** Cards that it takes. */
  readonly cards: number;
}

const PLACE = Object.fromEntries(COLOURS.map((colour, place) => [colour, place])) as Readonly<
  // The keys are those of COLOURS; fromEntries forgets them.
  Record<Colour, number>
>;

/** Everything that is counted of a seat. */
export function countSeat(state: State, seat: Seat, count: Count): void {
  const front = state.tables[seat];
  const hand = state.hands[seat];
  if (front === undefined || hand === undefined) throw new Error(`no seat ${seat}`);
  const { counts, rest } = frontCounts(front);
  for (const [feature, number] of counts) count(feature, number);
  const plays = state.turn === seat ? playsLeft(state) : 0;
  const short = state.systems - front.systems;
  if (short === 1) count('lastSystem', 1);
  let money = 0;
  for (const name of hand) {
    const card = cardOf(name);
    if (card.kind === 'money') money += card.nominal;
    if (card.kind === 'contact') count(card.contact, 1);
  }
  count('handMoney', Math.min(money, 12));
  const { ready, cards } = countObjects(hand, rest, count);
  count('ready', ready);
  if (ready >= short && cards <= (state.turn === seat ? plays : PLAYS)) count('readyToWin', 1);
  if (state.turn === seat) count('onTurn', 1);
  count('playsLeft', plays);
  const seats = state.tables.length;
  count('waits', ((seat - state.turn + seats) % seats) / seats);
}
