import { examine } from './examine.ts';
import type { Games, Outcome } from './game.ts';
import { outcomeOf } from './match.ts';
import type { MatchRecord } from './record.ts';

/** What is wrong with a record that claims to be sound, for the log; undefined for nothing, and for other rules than ours. */
export function verify(record: MatchRecord, games: Games): string | undefined {
  const examined = examine(record, games);
  switch (examined.kind) {
    case 'other-rules':
      return undefined;
    case 'refused':
      return `${examined.why} (${examined.at.join('.')})`;
    case 'playable': {
      const [said, found] = [wordsOf(record.result), wordsOf(outcomeOf(examined.match))];
      return said === found ? undefined : `the result is ${said}, the rules say ${found}`;
    }
  }
}

function wordsOf(outcome: Outcome | null | undefined): string {
  if (!outcome) return 'open';
  const { ranks, points, reason } = outcome;
  return `${reason}, places ${ranks.join(' ')}, points ${points.join(' ')}`;
}
