import * as v from 'valibot';
import type { RecordRefusal } from '../../core/refusal.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import { type Rng, shuffle } from '../../core/rng.ts';
import { CARDS, type Deal, DEFAULTS, FLIPS, isCard, type Options } from './types.ts';

const optionsSchema = v.strictObject({ flips: v.optional(v.picklist(FLIPS), DEFAULTS.flips) });

const dealSchema = v.strictObject({
  stock: v.pipe(
    v.array(v.pipe(v.string(), v.guard(isCard))),
    v.minLength(1),
    v.check((stock) => new Set(stock).size === stock.length),
  ),
});

/** Options of a record, completed. */
export function parseOptions(json: unknown): Result<Options, RecordRefusal> {
  const parsed = v.safeParse(optionsSchema, json);
  return parsed.success ? ok(parsed.output) : refuse('bad-record');
}

/** 1 to 40 different cards of the deck, top card first. */
export function parseDeal(json: unknown): Result<Deal, RecordRefusal> {
  const parsed = v.safeParse(dealSchema, json);
  return parsed.success ? ok(parsed.output) : refuse('bad-record');
}

/** All 40 cards, shuffled (F1). */
export const deal = (_options: Options, _seats: number, rng: Rng): Deal => ({ stock: shuffle(rng, CARDS) });
