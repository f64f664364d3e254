import type { Game } from '../../core/game.ts';
import { formatMove, narrate, parseMove } from './notation.ts';
import { deal, moveOn, parseDeal, parseOptions } from './options.ts';
import { barred, foresee } from './preview.ts';
import { apply, isLegal, leave, legalMoves, outcome, setup, toAct } from './rules.ts';
import { choose, greed, reason, value } from './skill.ts';
import type { Deal, Move, Options, Said, State, View } from './types.ts';
import { imagine, view } from './view.ts';

/** Дети Каркассона, by rules/carcassonne.md. */
export const carcassonne: Game<State, Move, View, Options, Deal, Said> = {
  id: 'carcassonne',
  seats: { min: 2, max: 4 },
  rulesVersion: 1,
  chance: true,
  parseOptions,
  moveOn,
  parseDeal,
  deal,
  setup,
  toAct,
  legalMoves,
  isLegal,
  apply,
  leave,
  outcome,
  reveals: (_before, _seat, move) => move.kind === 'flip',
  view,
  imagine,
  formatMove,
  parseMove,
  narrate,
  foresee,
  barred,
  skill: { value, greed, choose, reason },
};
