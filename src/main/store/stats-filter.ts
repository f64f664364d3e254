import type { StatsFilter } from '../people/ports.ts';
import { botId } from './recognise.ts';

/** The parameters of COUNTED. */
export interface Counted {
  readonly game: string;
  readonly from: number;
  readonly to: number;
  readonly undone: 0 | 1;
  /** Ids of people, as JSON. */
  readonly together: string;
}

/** The lines `l` that a filter lets through. */
export const COUNTED = `l.game = @game AND l.ended_at >= @from AND l.ended_at < @to AND l.undone <= @undone
  AND (@together = '[]' OR NOT EXISTS (
    SELECT 1 FROM json_each(@together) t WHERE NOT EXISTS (
      SELECT 1 FROM lines o WHERE o.match_no = l.match_no AND o.person_id = t.value)))`;

export function countedBy({
  game,
  from = 0,
  to = Number.MAX_SAFE_INTEGER,
  together = [],
  level,
  undone,
}: StatsFilter): Counted {
  const seated = level === undefined ? together : [...together, botId(level)];
  return { game, from, to, undone: undone === 'with' ? 1 : 0, together: JSON.stringify(seated) };
}
