import type { Level, OptionSpec } from '../../../../shared/core/game.ts';
import { MAX_SEATS, type SeatPlan } from '../../../../shared/protocol/requests.ts';
import { LEVELS } from '../../state/levels.ts';

/** Who is meant to sit in a seat, before the table is set. */
export type Place =
  | { readonly kind: 'me' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'open' };

/** Reads `me,bot:2,here,open`; undefined when a word is none of ours or the count does not fit. */
export function parsePlaces(
  text: string | null,
  { min, max }: { readonly min: number; readonly max: number },
): readonly Place[] | undefined {
  if (!text) return undefined;
  const places = text.split(',').map(parsePlace);
  const count = places.length;
  if (count < min || count > Math.min(max, MAX_SEATS)) return undefined;
  return places.every((place) => place !== undefined) ? places : undefined;
}

/** One word of the address: `me`, `here`, `open`, `bot:3`. */
export function parsePlace(word: string): Place | undefined {
  if (word === 'me' || word === 'open') return { kind: word };
  if (word === 'here') return { kind: word, name: '' };
  const level = LEVELS.find((known) => word === `bot:${known}`);
  return level === undefined ? undefined : { kind: 'bot', level };
}

export const placeWord = (place: Place): string => (place.kind === 'bot' ? `bot:${place.level}` : place.kind);

/** There is one "me": whoever was it before sits next to me now. */
export function withPlace(places: readonly Place[], seat: number, next: Place): readonly Place[] {
  return places.map((place, i) => {
    if (i === seat) return next;
    return next.kind === 'me' && place.kind === 'me' ? { kind: 'here', name: '' } : place;
  });
}

/** What is asked of the host; people without a name get one by their seat. */
export function seatPlans(
  places: readonly Place[],
  me: string,
  nameless: (seat: number) => string,
): readonly SeatPlan[] {
  return places.map((place, seat): SeatPlan => {
    switch (place.kind) {
      case 'me':
        return { kind: 'here', name: me };
      case 'here':
        return { kind: 'here', name: place.name.trim() || nameless(seat) };
      case 'bot':
      case 'open':
        return place;
    }
  });
}

export type OptionValue = string | number | boolean | readonly string[];
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** The options as asked for in the address, completed; what does not fit falls back. */
export function readOptions(specs: readonly OptionSpec[], json: string | null): OptionValues {
  const asked = parseObject(json);
  const values: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value = asked[spec.name];
    if (spec.kind === 'choice')
      values[spec.name] = spec.values.find((known) => known === value) ?? spec.fallback;
    else if (spec.kind === 'subset') values[spec.name] = subsetOf(spec.values, value) ?? spec.fallback;
    // Without a word each seat gets what the game gives it.
    else if (Array.isArray(value)) values[spec.name] = value.map(String);
  }
  return values;
}

function subsetOf(all: readonly string[], value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const chosen = all.filter((one) => value.includes(one));
  return chosen.length > 0 ? chosen : undefined;
}

function parseObject(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Today where the player is, as the seed of the deal of the day. */
export function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
