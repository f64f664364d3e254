import type { Seat } from '../../../shared/core/game.ts';
import type { Match } from '../../../shared/core/match.ts';
import type { Fact, FactName } from '../ports.ts';
import type { Walk } from './walk.ts';

/**
 * A figure of a seat at the end of its n-th turn. `opening` is the move that makes a turn;
 * what the same seat decides after it still belongs to that turn.
 */
export function turnFacts(
  { seats, steps }: Walk,
  name: FactName,
  opening: RegExp,
  figure: (match: Match, seat: Seat) => number,
): Fact[] {
  const turns: Match[][] = Array.from({ length: seats }, () => []);
  for (const { seat, text, decided, after } of steps) {
    const own = turns[seat];
    if (!own || !decided) continue;
    if (opening.test(text)) own.push(after);
    else if (own.length > 0) own[own.length - 1] = after;
  }
  return turns.flatMap((own, seat) =>
    own.map((match, nth): Fact => ({ seat, name, step: nth + 1, value: figure(match, seat) })),
  );
}
