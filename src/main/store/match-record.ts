import { formatMoveLine, type MatchRecord, RECORD_FORMAT } from '../../shared/core/record.ts';
import { standing } from '../../shared/core/standing.ts';
import type { LoadedMatch } from './match-rows.ts';

/** A stored match as a record: the moves that stand, and beside them what else is worth keeping. */
export function recordOf({ match, rows, outcome }: LoadedMatch): MatchRecord {
  const { stands, undone } = standing(rows);
  return {
    format: RECORD_FORMAT,
    game: match.game,
    rulesVersion: match.rulesVersion,
    options: match.options,
    seats: match.seats.map(({ name, bot }) => ({
      ...(name === '' ? {} : { name }),
      ...(bot === null ? {} : { bot }),
    })),
    ...(match.seed === null ? {} : { seed: match.seed }),
    ...(match.deal === null ? {} : { deal: match.deal }),
    moves: stands.map(({ seat, text }) => formatMoveLine(seat, text)),
    id: match.id,
    at: new Date(match.startedAt).toISOString(),
    times: stands.map(({ took }) => took),
    undone,
    ...(match.fair === null ? {} : { fair: match.fair }),
    ...(outcome === null ? {} : { result: outcome }),
  };
}
