import * as m from '../../../i18n/compiled/rooms/app.js';
import type { WireRefusal } from '../../../shared/protocol/refusals.ts';

const REFUSALS: Readonly<Record<WireRefusal, () => string>> = {
  over: m.app_refusal_over,
  'not-your-turn': m.app_refusal_not_your_turn,
  illegal: m.app_refusal_illegal,
  'bad-record': m.app_refusal_bad_record,
  'bad-plan': m.app_refusal_bad_plan,
  'bad-places': m.app_refusal_bad_places,
  'no-such-tournament': m.app_refusal_no_such_tournament,
  'no-such-board': m.app_refusal_no_such_board,
  'round-open': m.app_refusal_round_open,
  'last-round': m.app_refusal_last_round,
  'too-few': m.app_refusal_too_few,
  'evening-over': m.app_refusal_evening_over,
  stale: m.app_refusal_stale,
  malformed: m.app_refusal_malformed,
  'no-hello': m.app_refusal_no_hello,
  version: m.app_refusal_version,
  'not-your-seat': m.app_refusal_not_your_seat,
  'host-only': m.app_refusal_host_only,
  'no-such-table': m.app_refusal_no_such_table,
  'no-such-match': m.app_refusal_no_such_match,
  'no-such-person': m.app_refusal_no_such_person,
  'seat-taken': m.app_refusal_seat_taken,
  'name-taken': m.app_refusal_name_taken,
  locked: m.app_refusal_locked,
  'wrong-pin': m.app_refusal_wrong_pin,
  banned: m.app_refusal_banned,
  'not-playing': m.app_refusal_not_playing,
  'cannot-undo': m.app_refusal_cannot_undo,
  disk: m.app_refusal_disk,
  'no-way': m.app_refusal_no_way,
  fault: m.app_refusal_fault,
  'too-much': m.app_refusal_too_much,
  'cannot-open': m.app_refusal_cannot_open,
};

/** Why the host said no, as a sentence. */
export const refusalText = (refusal: WireRefusal): string => REFUSALS[refusal]();

const LEVELS = [m.app_level_1, m.app_level_2, m.app_level_3, m.app_level_4, m.app_level_5];

/** How strong a bot is, as a word. */
export const levelName = (level: number): string => LEVELS[level - 1]?.() ?? String(level);

/** The name of a seat: a bot is called by its level unless it sits in for somebody. */
export function seatName(seat: { readonly name: string; readonly bot: number | null }): string {
  if (seat.name) return seat.name;
  return seat.bot === null ? m.app_lobby_open() : m.app_bot_named({ level: levelName(seat.bot) });
}

/** Names with commas and an "and", in the chosen language. */
export const listNames = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** How long ago a moment was, roughly and in words. */
export function ago(at: number, language: string, now = Date.now()): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return m.app_just_now();
  if (minutes < 60) return m.app_minutes_ago({ count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 12) return m.app_hours_ago({ count: hours });
  const yesterday = new Date(now - 86_400_000).toDateString() === new Date(at).toDateString();
  if (yesterday) return m.app_yesterday();
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(at);
}

/** Time on a clock as `m:ss`; what is left is rounded up, so that 0:00 means over. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
