import * as v from 'valibot';
import type { RecordRefusal } from '../../core/refusal.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import { DECKS, DEFAULTS, type Options, SEATS_OF_ONE_DECK, SYSTEMS_TO_WIN } from './types.ts';

const optionsSchema = v.strictObject({
  systems: v.optional(v.picklist(SYSTEMS_TO_WIN), DEFAULTS.systems),
  decks: v.optional(v.picklist(DECKS), DEFAULTS.decks),
});

/** Options of a record; more than eight seats need two decks (I1, I39). */
export function parseOptions(json: unknown, seats: number): Result<Options, RecordRefusal> {
  const parsed = v.safeParse(optionsSchema, json);
  if (!parsed.success) return refuse('bad-record');
  if (seats > SEATS_OF_ONE_DECK && parsed.output.decks === 1) return refuse('bad-record');
  return ok(parsed.output);
}
