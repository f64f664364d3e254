import {
  type CardName,
  cardOf,
  COLOURS,
  type Colour,
  freightOf,
  type Front,
  isObject,
  type Row,
  systemOf,
  systemsIn,
} from './types.ts';

const NOTHING: readonly CardName[] = [];

export const EMPTY_FRONT: Front = { bank: [], rows: {}, rockets: { loose: [] }, systems: 0 };

export const rowOf = (front: Front, colour: Colour): Row => front.rows[colour] ?? NOTHING;

export const rocketsOn = (front: Front, colour: Colour): readonly CardName[] =>
  front.rockets[colour] ?? NOTHING;

/** Colours in which something lies. */
export const coloursOf = (front: Front): Colour[] =>
  COLOURS.filter((colour) => front.rows[colour] !== undefined);

/** The colour of the row in which an object lies here. */
export const colourWith = (front: Front, card: CardName): Colour | undefined =>
  COLOURS.find((colour) => front.rows[colour]?.includes(card));

/** The objects of a row that lie outside a system: its last ones (Words). */
export const outsideOf = (front: Front, colour: Colour): Row => {
  const row = rowOf(front, colour);
  return row.slice(systemsIn(colour, row.length) * systemOf(colour).size);
};

/** Every object outside a system, row by row. */
export const outside = (front: Front): CardName[] =>
  coloursOf(front).flatMap((colour) => outsideOf(front, colour));

export const liesOutside = (front: Front, card: CardName): boolean => {
  const colour = colourWith(front, card);
  return colour !== undefined && outsideOf(front, colour).includes(card);
};

export const hasOutside = (front: Front): boolean =>
  coloursOf(front).some((colour) => rowOf(front, colour).length % systemOf(colour).size > 0);

export const objectsOf = (front: Front): CardName[] =>
  coloursOf(front).flatMap((colour) => rowOf(front, colour));

export const freightIn = (front: Front, colour: Colour): number =>
  freightOf(colour, rowOf(front, colour), rocketsOn(front, colour).length);

/** Whether a row has a complete system without a rocket (I28). */
export const takesRocket = (front: Front, colour: Colour): boolean =>
  systemsIn(colour, rowOf(front, colour).length) > rocketsOn(front, colour).length;

/** Puts an object at the end of a row; the front is not settled yet. */
export const withObject = (front: Front, colour: Colour, card: CardName): Front => ({
  ...front,
  rows: { ...front.rows, [colour]: [...rowOf(front, colour), card] },
});

/** Takes an object out of its row, the others close up; the front is not settled yet. */
export function withoutObject(front: Front, card: CardName): Front {
  const colour = colourWith(front, card);
  if (colour === undefined) throw new Error(`${card} lies in no row`);
  const { [colour]: row = NOTHING, ...rows } = front.rows;
  const rest = row.filter((other) => other !== card);
  return { ...front, rows: rest.length === 0 ? rows : { ...rows, [colour]: rest } };
}

/** The colour of the system that carries a rocket, or `loose`; undefined when it does not lie here. */
export function rocketPlace(front: Front, rocket: CardName): Colour | 'loose' | undefined {
  if (front.rockets.loose.includes(rocket)) return 'loose';
  return COLOURS.find((colour) => front.rockets[colour]?.includes(rocket));
}

export const withLooseRocket = (front: Front, rocket: CardName): Front => ({
  ...front,
  rockets: { ...front.rockets, loose: [...front.rockets.loose, rocket] },
});

export const withRocketOn = (front: Front, colour: Colour, rocket: CardName): Front => ({
  ...front,
  rockets: { ...front.rockets, [colour]: [...rocketsOn(front, colour), rocket] },
});

/** Takes a rocket away, wherever it lies. */
export function withoutRocket(front: Front, rocket: CardName): Front {
  const place = rocketPlace(front, rocket);
  if (place === undefined) throw new Error(`${rocket} does not lie here`);
  if (place === 'loose') {
    const loose = front.rockets.loose.filter((other) => other !== rocket);
    return { ...front, rockets: { ...front.rockets, loose } };
  }
  const { [place]: row = NOTHING, ...rockets } = front.rockets;
  const rest = row.filter((other) => other !== rocket);
  return { ...front, rockets: rest.length === 0 ? rockets : { ...rockets, [place]: rest } };
}

/** Every rocket in front, loose ones first. A banked Ракета is money and none of them (I29). */
export const rocketsOf = (front: Front): CardName[] => [
  ...front.rockets.loose,
  ...COLOURS.flatMap((colour) => rocketsOn(front, colour)),
];

/** How many complete systems lie here, whatever their colours (I13). */
export const countSystems = (front: Front): number =>
  COLOURS.reduce((sum, colour) => sum + systemsIn(colour, rowOf(front, colour).length), 0);

/** When a move or an exchange is complete: rockets of broken systems come loose (I28), the systems are counted. */
export function settle(front: Front): Front {
  let settled = front;
  for (const colour of COLOURS) {
    const rockets = front.rockets[colour];
    if (rockets === undefined) continue;
    const complete = systemsIn(colour, rowOf(front, colour).length);
    for (const rocket of rockets.slice(complete).toReversed()) {
      settled = withLooseRocket(withoutRocket(settled, rocket), rocket);
    }
  }
  const systems = countSystems(settled);
  return settled.systems === systems ? settled : { ...settled, systems };
}

/** The nominal value of everything in front: bank, objects, rockets (I16). */
export const worthOf = (front: Front): number =>
  [...front.bank, ...objectsOf(front), ...rocketsOf(front)].reduce(
    (sum, card) => sum + cardOf(card).nominal,
    0,
  );

/** What can pay a debt: everything in front that has a nominal (I17). */
export const payables = (front: Front): CardName[] =>
  [...front.bank, ...objectsOf(front), ...rocketsOf(front)].filter((card) => cardOf(card).nominal > 0);

export const isPayable = (front: Front, card: CardName): boolean =>
  cardOf(card).nominal > 0 &&
  (front.bank.includes(card) ||
    (isObject(cardOf(card)) && colourWith(front, card) !== undefined) ||
    rocketPlace(front, card) !== undefined);
