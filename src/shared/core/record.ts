import * as v from 'valibot';
import { type AnyGame, type Games, LEVELS, type Level, type Outcome, type Seat } from './game.ts';
import { begin, type Match, play, type Setup, shuffled } from './match.ts';
import type { RecordRefusal, RuleRefusal } from './refusal.ts';
import { ok, refuse, type Result } from './result.ts';

export const RECORD_FORMAT = 'igroteka-record/1';

const seatSchema = v.strictObject({
  name: v.optional(v.string()),
  bot: v.optional(v.picklist(LEVELS)),
});

// What stands beside the match proves nothing: a wrong one is as good as none.
const beside = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined);

export const recordSchema = v.object({
  format: v.literal(RECORD_FORMAT),
  game: v.string(),
  rulesVersion: v.optional(v.number()),
  options: v.optional(v.unknown()),
  seats: v.array(seatSchema),
  seed: v.optional(v.string()),
  deal: v.optional(v.unknown()),
  moves: v.array(v.string()),
  id: beside(v.string()),
  at: beside(v.pipe(v.string(), v.isoTimestamp())),
  times: beside(v.array(v.pipe(v.number(), v.minValue(0)))),
  undone: beside(v.pipe(v.number(), v.integer(), v.minValue(0))),
  result: beside(v.object({ ranks: v.array(v.number()), points: v.array(v.number()), reason: v.string() })),
  fair: beside(
    v.object({ secret: v.string(), parts: v.array(v.object({ seat: v.number(), part: v.string() })) }),
  ),
});

/** Chance that a guest added to the deal. */
export interface FairPart {
  readonly seat: Seat;
  readonly part: string;
}

/** What a seed was made of, so that nobody alone could choose it (protocol/fair.ts). */
export interface FairMix {
  readonly secret: string;
  readonly parts: readonly FairPart[];
}

export interface RecordSeat {
  readonly name?: string | undefined;
  readonly bot?: Level | undefined;
}

/** The save file, the replay, the bug report and the test fixture (architecture.md §6). */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion?: number | undefined;
  readonly options?: unknown;
  readonly seats: readonly RecordSeat[];
  readonly seed?: string | undefined;
  readonly deal?: unknown;
  readonly moves: readonly string[];
  readonly id?: string | undefined;
  /** Start of the match, ISO 8601. */
  readonly at?: string | undefined;
  /** Milliseconds a move took, one a move. */
  readonly times?: readonly number[] | undefined;
  /** How often a move was taken back. */
  readonly undone?: number | undefined;
  readonly result?: Outcome | undefined;
  /** Where the seed comes from, when guests took part in the shuffle. */
  readonly fair?: FairMix | undefined;
}

/** A record whose head (game, options, seats, deal) has been checked; its moves have not. */
export interface OpenedRecord {
  readonly record: MatchRecord;
  readonly setup: Setup;
}

/** Checks everything of a record but its moves. */
export function openRecord(json: unknown, games: Games): Result<OpenedRecord, RecordRefusal> {
  const parsed = v.safeParse(recordSchema, json);
  if (!parsed.success) return refuse('bad-record');
  const record = parsed.output;
  const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (game === undefined) return refuse('bad-record');
  if (record.rulesVersion !== undefined && record.rulesVersion !== game.rulesVersion) {
    return refuse('bad-record');
  }
  const setup = setupOf(game, record.options, record.seats.length, record.seed, record.deal);
  return setup.ok ? ok({ record, setup: setup.value }) : setup;
}

/** A checked beginning from a seed or an explicit deal: not both and, where there is chance, not neither. */
export function setupOf(
  game: AnyGame,
  json: unknown,
  seats: number,
  seed: string | undefined,
  dealJson: unknown,
): Result<Setup, RecordRefusal> {
  if (seats < game.seats.min || seats > game.seats.max) return refuse('bad-record');
  if (seed !== undefined && dealJson !== undefined) return refuse('bad-record');
  const options = game.parseOptions(json === undefined ? {} : json, seats);
  if (!options.ok) return options;
  const head = { game, options: options.value, seats };
  if (seed !== undefined) return ok(shuffled(head, seed));
  if (dealJson === undefined && game.chance) return refuse('bad-record');
  const deal = game.parseDeal(dealJson === undefined ? {} : dealJson, options.value, seats);
  return deal.ok ? ok({ ...head, seed, deal: deal.value }) : deal;
}

const MOVE_LINE = /^(-?(?:0|[1-9]\d*))(?: (.*))?$/s;

/** `"<seat> <text>"` in its parts; a line without a seat number has none. */
export function parseMoveLine(line: string): { seat: number; text: string } | undefined {
  const match = MOVE_LINE.exec(line);
  return match ? { seat: Number(match[1]), text: match[2] ?? '' } : undefined;
}

export const formatMoveLine = (seat: number, text: string): string => `${seat} ${text}`;

/** One more line of a record. */
export function playLine(match: Match, line: string): Result<Match, RuleRefusal> {
  const parsed = parseMoveLine(line);
  if (parsed !== undefined) return play(match, parsed.seat, parsed.text);
  return refuse(match.setup.game.toAct(match.state).length === 0 ? 'over' : 'illegal');
}

export interface Played {
  readonly match: Match;
  /** Why the first line that was refused was refused; the match stands before it. */
  readonly error?: RuleRefusal;
}

/** Plays lines from the beginning of a match, as far as they are accepted. */
export function playLines(setup: Setup, lines: readonly string[]): Played {
  let match = begin(setup);
  for (const line of lines) {
    const next = playLine(match, line);
    if (!next.ok) return { match, error: next.error };
    match = next.value;
  }
  return { match };
}
