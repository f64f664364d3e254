import { RULE_REFUSALS } from '../core/refusal.ts';

/** What a tournament says no to. */
const TOURNAMENT_REFUSALS = [
  /** People, games or rounds that do not go together. */
  'bad-plan',
  /** Places that no board can end with. */
  'bad-places',
  'no-such-tournament',
  'no-such-board',
  /** A board of this round is still open. */
  'round-open',
  /** All rounds are played. */
  'last-round',
  /** Too many have left for another round. */
  'too-few',
  /** The evening was ended: nothing changes any more. */
  'evening-over',
] as const;

/** Every way in which the host says no; the screen has one sentence for each (`refusal_<code>`). */
export const WIRE_REFUSALS = [
  ...RULE_REFUSALS,
  ...TOURNAMENT_REFUSALS,
  /** The record, options or deal cannot be. */
  'bad-record',
  /** The seat's legal moves have changed since this screen saw them. */
  'stale',
  /** The message is not one of ours. */
  'malformed',
  /** Something came before `hello`, or `hello` twice. */
  'no-hello',
  /** Host and guest speak different versions. */
  'version',
  /** The connection holds no token for this seat. */
  'not-your-seat',
  /** Only the host may do this. */
  'host-only',
  'no-such-table',
  'no-such-match',
  'no-such-person',
  'seat-taken',
  'name-taken',
  /** The host has locked the table, or watching is switched off. */
  'locked',
  'wrong-pin',
  'banned',
  /** The table waits for people, or is over already. */
  'not-playing',
  /** Nothing to take back, or something newly seen lies in between. */
  'cannot-undo',
  /** The store could not write; nothing happened. */
  'disk',
  /** Too many messages, sockets or tries. */
  'too-much',
  /** Port in use, or no address to open to. */
  'cannot-open',
  /** No host answers at this address. */
  'no-way',
  /** A mistake of the program; the log knows more under the `ref` of the reply. */
  'fault',
] as const;
export type WireRefusal = (typeof WIRE_REFUSALS)[number];
