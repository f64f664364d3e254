import type { Seat } from '../../../shared/core/game.ts';
import type { Fact, FactName } from '../ports.ts';
import type { Walk } from './walk.ts';

/** What can be counted in every game. */
export function commonFacts({ seats, steps }: Walk): Fact[] {
  return Array.from({ length: seats }, (_, seat: Seat): Fact[] => {
    const own = steps.filter((step) => step.seat === seat);
    const decided = own.filter((step) => step.decided);
    const said = (word: string) => own.filter(({ text }) => text === word).length;
    const fact = (name: FactName, value: number): Fact => ({ seat, name, step: 0, value });
    return [
      fact('moves', decided.length),
      fact(
        'time',
        decided.reduce((sum, { took }) => sum + took, 0),
      ),
      fact('resigned', said('resign')),
      fact('timed-out', said('timeout')),
    ];
  }).flat();
}
