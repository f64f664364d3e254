import type { Game } from '../../../shared/core/game.ts';
import { formatMove, narrate, parseMove } from './notation.ts';
import { parseDeal, parseOptions } from './options.ts';
import { barred, foresee } from './preview.ts';
import { apply, isLegal, leave, legalMoves, outcome, setup, toAct } from './rules.ts';
import { reason, value } from './skill.ts';
import type { Deal, Move, Options, Said, State, View } from './types.ts';
import { imagine, view } from './view.ts';

/** Noughts and crosses: a sixth game in eight files, for tests alone. */
export const noughts: Game<State, Move, View, Options, Deal, Said> = {
  id: 'noughts',
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
  skill: { value, greed: value, reason },
};
