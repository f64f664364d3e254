import type { Game } from '../../core/game.ts';
import { answerFor } from './answer.ts';
import { deal, parseDeal } from './deal.ts';
import { leave, outcome } from './ending.ts';
import { narrate, reveals } from './narration.ts';
import { formatMove, parseMove } from './notation.ts';
import { parseOptions } from './options.ts';
import { barred, foresee } from './preview.ts';
import { apply, isLegal, legalMoves, setup, toAct } from './rules.ts';
import { choose, greed, order, reason, value } from './skill.ts';
import type { Deal, Move, Options, Said, State, View } from './types.ts';
import { imagine, view } from './view.ts';

/** Империя, by rules/imperiya.md. */
export const imperiya: Game<State, Move, View, Options, Deal, Said> = {
  id: 'imperiya',
  seats: { min: 2, max: 16 },
  rulesVersion: 1,
  chance: true,
  parseOptions,
  parseDeal,
  deal,
  setup,
  toAct,
  legalMoves,
  isLegal,
  apply,
  leave,
  answerFor,
  outcome,
  reveals,
  view,
  imagine,
  formatMove,
  parseMove,
  narrate,
  foresee,
  barred,
  skill: { value, greed, order, choose, reason },
};
