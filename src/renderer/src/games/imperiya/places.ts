import type { Option, Step } from './steps.ts';

/** Where a card can be put down: the bank, a row, the own front, another seat; and which options each place stands for. */
export function placesOf({ options }: Step): ReadonlyMap<string, readonly Option[]> {
  const places = new Map<string, Option[]>();
  const add = (place: string, option: Option) => places.set(place, [...(places.get(place) ?? []), option]);
  for (const option of options) {
    const { colour, seat, offer } = option;
    if (offer?.move.kind === 'bank') add('bank', option);
    else if (seat !== undefined) add(`seat:${seat}`, option);
    else {
      if (colour !== undefined) add(`row:${colour}`, option);
      add('front', option);
    }
  }
  return places;
}
