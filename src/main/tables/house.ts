import type { Setup } from '../../shared/core/match.ts';
import type { Result } from '../../shared/core/result.ts';
import type { WireRefusal } from '../../shared/protocol/refusals.ts';
import type { BotPool, Log, MatchStore, StoredMatch, StoredRow, Time } from './ports.ts';
import type { Table } from './table.ts';

/** What a table needs of the house. */
export interface House {
  readonly store: MatchStore;
  readonly bots: BotPool;
  readonly time: Time;
  readonly log: Log;
  /** Shortest time a bot takes, in milliseconds. */
  readonly botPause: number;
  /** Somebody may see something new; screens are told at the end of the tick, by `flush`. */
  changed(table: Table): void;
  flush(): void;
}

/** How a table comes to be: new, or out of the store. */
export interface Laid {
  readonly stored: StoredMatch;
  readonly setup: Setup;
  readonly rows: readonly StoredRow[];
  /** Points of the matches before this one in its series, by this table's seats; null in a first match. */
  readonly carried: readonly number[] | null;
  /** Out of the store: a person's clock stands until that person has come back. */
  readonly resumed: boolean;
}

export type Answer = Result<null, WireRefusal>;
