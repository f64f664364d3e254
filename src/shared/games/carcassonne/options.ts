import * as v from 'valibot';
import type { RecordRefusal } from '../../core/refusal.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import { type Rng, shuffle } from '../../core/rng.ts';
import { COLOURS, type Deal, isTile, MOST_STACKS, type Options, TILES } from './types.ts';

const optionsSchema = v.strictObject({
  colours: v.optional(
    v.pipe(
      v.array(v.picklist(COLOURS)),
      v.check((colours) => new Set(colours).size === colours.length),
    ),
  ),
});

const tileSchema = v.pipe(v.string(), v.guard(isTile));

const dealSchema = v.strictObject({
  start: tileSchema,
  stacks: v.pipe(
    v.array(v.array(tileSchema)),
    v.maxLength(MOST_STACKS),
    v.check((stacks) => stacks.some((stack) => stack.length > 0)),
  ),
});

/** A different colour for each seat; left out, the first ones in order (C1). */
export function parseOptions(json: unknown, seats: number): Result<Options, RecordRefusal> {
  const parsed = v.safeParse(optionsSchema, json);
  if (!parsed.success) return refuse('bad-record');
  const { colours = COLOURS.slice(0, seats) } = parsed.output;
  return colours.length === seats ? ok({ colours }) : refuse('bad-record');
}

/** Everybody keeps their colour in the next match of a series. */
export const moveOn = ({ colours }: Options): Options => ({
  colours: [...colours.slice(-1), ...colours.slice(0, -1)],
});

/** A start tile and one to four stacks, top tile first; tiles may repeat. */
export function parseDeal(json: unknown): Result<Deal, RecordRefusal> {
  const parsed = v.safeParse(dealSchema, json);
  return parsed.success ? ok(parsed.output) : refuse('bad-record');
}

/** The first of the shuffled tiles is the start, the others go round into four stacks. */
export function deal(_options: Options, _seats: number, rng: Rng): Deal {
  const [start, ...rest] = shuffle(
    rng,
    TILES.map(({ id }) => id),
  );
  if (start === undefined) throw new Error('deal: no tiles');
  const stacks = Array.from({ length: MOST_STACKS }, (_, stack) =>
    rest.filter((_tile, index) => index % MOST_STACKS === stack),
  );
  return { start, stacks };
}
