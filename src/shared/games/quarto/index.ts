import type { Game } from '../../core/game.ts';
import { formatMove, narrate, parseMove } from './notation.ts';
import { parseDeal, parseOptions } from './options.ts';
import { barred, foresee } from './preview.ts';
import { puzzle } from './puzzle.ts';
import { apply, isLegal, leave, legalMoves, outcome, setup, toAct } from './rules.ts';
import { choose, reason, worth } from './skill.ts';
import { solve } from './solver/solve.ts';
import type { Deal, Move, Options, Said, State, View } from './types.ts';
import { imagine, view } from './view.ts';

/** Кварто, by rules/quarto.md. */
export const quarto: Game<State, Move, View, Options, Deal, Said> = {
  id: 'quarto',
  seats: { min: 2, max: 2 },
  rulesVersion: 1,
  chance: false,
  parseOptions,
  parseDeal,
  deal: () => ({}),
  setup,
  toAct,
  legalMoves,
  isLegal,
  apply,
  leave,
  outcome,
  view,
  imagine,
  formatMove,
  parseMove,
  narrate,
  foresee,
  barred,
  skill: { value: worth, greed: worth, choose, solve, puzzle, reason },
};
