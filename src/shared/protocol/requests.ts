import * as v from 'valibot';
import { LEVELS } from '../core/game.ts';
import { FAIR_BITS } from './fair.ts';
import { tournamentRequests } from './tournament.ts';

/** Longest frame that a guest may send, in bytes; files go over HTTP. */
export const MAX_FRAME = 16_384;
export const MAX_NAME = 24;
export const MAX_SEATS = 16;
export const REQUEST_ID_LENGTH = 64;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(REQUEST_ID_LENGTH));
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
// Control characters and direction marks have no place in a name.
const name = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()),
  v.minLength(1),
  v.maxLength(MAX_NAME),
);
/** Said with one tap; each has a picture and a word on screen. */
export const REACTIONS = ['bravo', 'laugh', 'wow', 'sorry', 'hurry', 'thanks'] as const;
export type Reaction = (typeof REACTIONS)[number];
export const MAX_TALK = 120;
const talk = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim()),
  v.minLength(1),
  v.maxLength(MAX_TALK),
);
/** What the clock does to a seat that only has to answer: the host answers for it, or it is out as in a turn of its own. */
export const LATE = ['answer', 'leave'] as const;
export type Late = (typeof LATE)[number];
const seconds = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(3_600));

const seatPlan = v.variant('kind', [
  v.strictObject({ kind: v.literal('here'), name }),
  v.strictObject({ kind: v.literal('bot'), level: v.picklist(LEVELS) }),
  v.strictObject({ kind: v.literal('open') }),
]);
export type SeatPlan = v.InferOutput<typeof seatPlan>;

const viewer = v.union([seat, v.literal('open')]);

/** What a screen may ask of the host; each is answered once, by its id. */
export const requestSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('hello'),
    id,
    version: v.number(),
    tokens: v.pipe(v.array(key), v.maxLength(64)),
    hostKey: v.optional(key),
    pin: v.optional(v.pipe(v.string(), v.maxLength(12))),
    /** A random name of the guest's device, by which a person is known again. */
    device: v.optional(key),
  }),
  v.strictObject({
    type: v.literal('create'),
    id,
    game: key,
    options: v.optional(v.unknown()),
    seats: v.pipe(v.array(seatPlan), v.minLength(1), v.maxLength(MAX_SEATS)),
    seed: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
    /** An explicit deal in place of a seed, for lessons and puzzles. */
    deal: v.optional(v.unknown()),
    clock: v.optional(v.nullable(seconds)),
    late: v.optional(v.picklist(LATE)),
    spectators: v.optional(v.boolean()),
    /** Whether people may talk at this table; they may unless it is false. */
    talk: v.optional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('sit'), id, table: key, seat, name }),
  v.strictObject({ type: v.literal('stand'), id, table: key, seat }),
  /** A seated guest adds chance of their own to the deal that is about to be made. */
  v.strictObject({
    type: v.literal('mix'),
    id,
    table: key,
    seat,
    part: v.pipe(v.string(), v.regex(FAIR_BITS)),
  }),
  v.strictObject({ type: v.literal('watch'), id, table: key }),
  v.strictObject({ type: v.literal('unwatch'), id, table: key }),
  v.strictObject({
    type: v.literal('play'),
    id,
    table: key,
    seat,
    rev: count,
    move: v.pipe(v.string(), v.maxLength(200)),
  }),
  v.strictObject({ type: v.literal('resign'), id, table: key, seat }),
  v.strictObject({ type: v.literal('undo'), id, table: key, seat }),
  v.strictObject({ type: v.literal('redo'), id, table: key, seat }),
  v.strictObject({ type: v.literal('restart'), id, table: key, seat }),
  /** Answers what somebody else asked (undo in company). */
  v.strictObject({ type: v.literal('consent'), id, table: key, seat, yes: v.boolean() }),
  /** A quick reaction or a short text, heard by everybody at the table. */
  v.strictObject({
    type: v.literal('talk'),
    id,
    table: key,
    seat,
    said: v.union([v.strictObject({ reaction: v.picklist(REACTIONS) }), v.strictObject({ text: talk })]),
  }),
  v.strictObject({ type: v.literal('again'), id, table: key }),
  v.strictObject({ type: v.literal('hint'), id, table: key, seat }),
  /** Older lines of the log, through the eyes of one of the sender's seats or, without `seat`, a spectator's. */
  v.strictObject({ type: v.literal('log'), id, table: key, seat: v.optional(seat), before: count }),
  /** The host lets a bot sit in for a seat, or gives the chair back with `level: null`. */
  v.strictObject({
    type: v.literal('sit-in'),
    id,
    table: key,
    seat,
    level: v.nullable(v.picklist(LEVELS)),
  }),
  v.strictObject({ type: v.literal('kick'), id, table: key, seat, ban: v.boolean() }),
  /** The host has whoever sits in two seats change places, before the start. */
  v.strictObject({ type: v.literal('move'), id, table: key, seat, to: seat }),
  v.strictObject({ type: v.literal('lock'), id, table: key, locked: v.boolean(), spectators: v.boolean() }),
  v.strictObject({ type: v.literal('abandon'), id, table: key }),
  v.strictObject({
    type: v.literal('lan'),
    id,
    open: v.boolean(),
    pin: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4,8}$/)))),
  }),
  /** The host's own screen goes to another host, through its own program; `url: null` comes home again. */
  v.strictObject({
    type: v.literal('visit'),
    id,
    url: v.nullable(v.pipe(v.string(), v.maxLength(200), v.regex(/^http:\/\/[\w.-]+(:\d{1,5})?\/$/))),
    pin: v.optional(v.pipe(v.string(), v.maxLength(12))),
  }),
  v.strictObject({
    type: v.literal('matches'),
    id,
    kind: v.picklist(['unfinished', 'finished']),
    offset: count,
  }),
  /** Puts an unfinished match of the store on a table again. */
  v.strictObject({ type: v.literal('resume'), id, match: key }),
  v.strictObject({ type: v.literal('replay'), id, match: key }),
  /** A finished match goes on after `ply` moves, as a new one: the sender in one seat, bots in all others. */
  v.strictObject({
    type: v.literal('play-on'),
    id,
    match: key,
    ply: count,
    seat,
    level: v.picklist(LEVELS),
  }),
  v.strictObject({
    type: v.literal('frames'),
    id,
    match: key,
    viewer,
    from: count,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64)),
  }),
  /** Chances after `from`, `from` + 1 … moves of a finished match; a few at a time, so that progress shows. */
  v.strictObject({
    type: v.literal('judge'),
    id,
    match: key,
    from: count,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  }),
  v.strictObject({ type: v.literal('lesson'), id, game: key }),
  /** A puzzle of a day, the nth one, after some tries; `tries: null` asks for the solution. */
  v.strictObject({
    type: v.literal('puzzle'),
    id,
    game: key,
    day: v.pipe(v.string(), v.isoDate()),
    nth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
    tries: v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(16))),
  }),
  v.strictObject({ type: v.literal('people'), id }),
  v.strictObject({ type: v.literal('add-person'), id, name }),
  v.strictObject({
    type: v.literal('change-person'),
    id,
    person: key,
    name: v.optional(name),
    colour: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1))),
    avatar: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  v.strictObject({ type: v.literal('merge-person'), id, person: key, into: key }),
  v.strictObject({ type: v.literal('remove-person'), id, person: key }),
  v.strictObject({ type: v.literal('undo-person'), id, change: count }),
  v.strictObject({
    type: v.literal('stats'),
    id,
    person: key,
    from: v.nullable(count),
    level: v.nullable(v.picklist(LEVELS)),
    together: v.nullable(key),
  }),
  ...tournamentRequests,
  v.strictObject({ type: v.literal('settings'), id }),
  v.strictObject({
    type: v.literal('set'),
    id,
    key: v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z.-]{0,63}$/)),
    value: v.unknown(),
  }),
]);

export type Request = v.InferOutput<typeof requestSchema>;
export type RequestType = Request['type'];
export type RequestOf<T extends RequestType> = Extract<Request, { type: T }>;
