import * as v from 'valibot';
import type { RecordRefusal } from '../../core/refusal.ts';
import { ok, refuse, type Result } from '../../core/result.ts';
import { ATTRIBUTES, CLAIMS, type Deal, DEFAULTS, type Options } from './types.ts';

/** An object with these fields and no others; the library alone would take a list for one. */
const objectOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.custom<object>((json) => !Array.isArray(json)),
    v.strictObject(entries),
  );

const optionsSchema = objectOf({
  attributes: v.optional(
    v.pipe(
      v.array(v.picklist(ATTRIBUTES)),
      v.minLength(1),
      v.check((list) => new Set(list).size === list.length),
    ),
    [...DEFAULTS.attributes],
  ),
  squares: v.optional(v.boolean(), DEFAULTS.squares),
  claims: v.optional(v.picklist(CLAIMS), DEFAULTS.claims),
});

const dealSchema = objectOf({});

/** Options of a record, completed; attributes may come in any order and leave in one (Q24). */
export function parseOptions(json: unknown): Result<Options, RecordRefusal> {
  const parsed = v.safeParse(optionsSchema, json);
  if (!parsed.success) return refuse('bad-record');
  const { attributes, ...rest } = parsed.output;
  return ok({ ...rest, attributes: ATTRIBUTES.filter((attribute) => attributes.includes(attribute)) });
}

/** There is nothing to deal: only `{}` is a deal. */
export const parseDeal = (json: unknown): Result<Deal, RecordRefusal> =>
  v.is(dealSchema, json) ? ok({}) : refuse('bad-record');
