import { randomUUID } from 'node:crypto';
import type { Games } from '../../shared/core/game.ts';
import { outcomeOf } from '../../shared/core/match.ts';
import { setupOf } from '../../shared/core/record.ts';
import { ok, refuse, type Result } from '../../shared/core/result.ts';
import { formatTurnBack, standing } from '../../shared/core/standing.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import type { Opening } from './opening.ts';
import type { MatchStore, StoredRow, StoredSeat } from './ports.ts';
import { hashToken, newToken } from './seats.ts';
import { Timeline } from './timeline.ts';

/**
 * A match of its own out of a finished one, from some ply on: one seat is the person's, bots have all others, and every
 * name stays. The move that was made there comes along and is taken back, so that the log says what was played
 * differently, and statistics tell such a match apart. `over`: nothing is left to play at that ply.
 */
export function openingAt(
  { match: id, ply, seat: mine, level }: RequestOf<'play-on'>,
  store: MatchStore,
  games: Games,
  startedAt: number,
): Result<Opening, 'no-such-match' | 'bad-record' | 'over'> {
  const loaded = store.load(id);
  if (!loaded || loaded.outcome === null || mine >= loaded.match.seats.length) return refuse('no-such-match');
  const before = loaded.match;
  const game = Object.hasOwn(games, before.game) ? games[before.game] : undefined;
  if (!game || game.rulesVersion !== before.rulesVersion) return refuse('bad-record');
  const { options, seed, deal } = before;
  const setup = setupOf(game, options, before.seats.length, seed ?? undefined, deal ?? undefined);
  if (!setup.ok) return setup;
  const moves = standing(loaded.rows).stands.slice(0, ply + 1);
  if (moves.length <= ply) return refuse('over');
  const rows = [
    ...moves.map((move, row): StoredRow => ({ ...move, row, requestId: null, took: 0 })),
    { row: ply + 1, seat: mine, text: formatTurnBack({ kind: 'undo', moves: 1 }), requestId: null, took: 0 },
  ];
  if (outcomeOf(new Timeline(setup.value, rows).match)) return refuse('over');
  const token = newToken();
  const seats = before.seats.map(({ seat, name, bot }): StoredSeat => {
    const person = seat === mine;
    const tokenHash = person ? hashToken(token) : null;
    return { seat, name, bot: person ? null : (bot ?? level), tokenHash, open: false };
  });
  const stored = { ...before, id: randomUUID(), seats, startedAt, clock: null, follows: null, fair: null };
  return ok({
    laid: { stored, setup: setup.value, rows, carried: null, resumed: false },
    tokens: [{ seat: mine, token }],
  });
}
