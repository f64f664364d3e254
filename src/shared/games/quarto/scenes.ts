import { begin, type Match } from '../../core/match.ts';
import { formatMoveLine, playLine, setupOf } from '../../core/record.ts';
import type { RuleRefusal } from '../../core/refusal.ts';
import { quarto } from './index.ts';
import type { State } from './types.ts';

/** A match of this game for tests: lines played one after another, looked at in between. */
export interface Scene {
  readonly match: Match;
  readonly state: State;
  /** Plays lines that must be accepted. */
  play(...lines: readonly string[]): Scene;
  /** Why a line is refused; undefined when it is accepted. */
  refusal(line: string): RuleRefusal | undefined;
  /** Texts of the legal moves of the seat to act, sorted. */
  moves(): string[];
}

export function scene(options: object = {}): Scene {
  const setup = setupOf(quarto, options, 2, undefined, undefined);
  if (!setup.ok) throw new Error(`options refused: ${JSON.stringify(options)}`);
  return sceneOf(begin(setup.value));
}

function sceneOf(match: Match): Scene {
  // A match of quarto holds a state of quarto.
  const state = match.state as State;
  return {
    match,
    state,
    play: (...lines) => sceneOf(lines.reduce(accepted, match)),
    refusal: (line) => {
      const next = playLine(match, line);
      return next.ok ? undefined : next.error;
    },
    moves: () => {
      const [seat] = quarto.toAct(state);
      return seat === undefined ? [] : quarto.legalMoves(state, seat).map(quarto.formatMove).sort();
    },
  };
}

function accepted(match: Match, line: string): Match {
  const next = playLine(match, line);
  if (!next.ok) throw new Error(`${line}: ${next.error}`);
  return next.value;
}

/** The lines that give and place pieces in turn from the empty board: `lay('lrsf a1', 'lssf b1')`. */
export function lay(...placings: readonly string[]): string[] {
  return placings.flatMap((placing, placed) => {
    const [piece, cell] = placing.split(' ');
    const giver = placed % 2;
    return [formatMoveLine(giver, `give ${piece}`), formatMoveLine(1 - giver, `place ${cell}`)];
  });
}
