import * as v from 'valibot';
import type { Games } from './game.ts';
import type { Match } from './match.ts';
import { type MatchRecord, type OpenedRecord, openRecord, playLines, recordSchema } from './record.ts';
import type { RuleRefusal } from './refusal.ts';

/** What can be wrong with a record, beside a move that the rules refuse. */
export const RECORD_FLAWS = [
  /** A field is missing or is no such thing. */
  'not-a-record',
  'unknown-game',
  /** Options, seats or deal that the rule page does not allow. */
  'impossible',
] as const;
export type RecordFlaw = (typeof RECORD_FLAWS)[number];

/** A place inside a record: names of fields and numbers of entries. */
export type RecordPath = readonly (string | number)[];

export type Examined =
  | { readonly kind: 'playable'; readonly opened: OpenedRecord; readonly match: Match }
  /** Sound as a record, but of other rules than ours: to be read, not to be played. */
  | { readonly kind: 'other-rules'; readonly record: MatchRecord; readonly current: number }
  | { readonly kind: 'refused'; readonly at: RecordPath; readonly why: RecordFlaw | RuleRefusal };

/** Checks a record to its last move and says where the first fault lies. */
export function examine(json: unknown, games: Games): Examined {
  const parsed = v.safeParse(recordSchema, json);
  if (!parsed.success) return refused(pathOf(parsed.issues[0]), 'not-a-record');
  const record = parsed.output;
  const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (game === undefined) return refused(['game'], 'unknown-game');
  if (record.rulesVersion !== undefined && record.rulesVersion !== game.rulesVersion) {
    return { kind: 'other-rules', record, current: game.rulesVersion };
  }
  const opened = openRecord(record, games);
  if (!opened.ok) return refused([culprit(record, games)], 'impossible');
  const { match, error } = playLines(opened.value.setup, record.moves);
  if (error !== undefined) return refused(['moves', match.ply], error);
  return { kind: 'playable', opened: opened.value, match };
}

const refused = (at: RecordPath, why: RecordFlaw | RuleRefusal): Examined => ({ kind: 'refused', at, why });

const pathOf = (issue: v.BaseIssue<unknown>): RecordPath =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** The field to blame for a beginning that cannot be. */
function culprit(record: MatchRecord, games: Games): 'seats' | 'options' | 'seed' | 'deal' {
  const { game: id, seats, options, deal } = record;
  const game = games[id];
  if (!game || seats.length < game.seats.min || seats.length > game.seats.max) return 'seats';
  if (!game.parseOptions(options ?? {}, seats.length).ok) return 'options';
  return deal === undefined ? 'seed' : 'deal';
}
