import type { Game } from '../../core/game.ts';
import { narrate, reveals } from './narration.ts';
import { formatMove, parseMove } from './notation.ts';
import { deal, parseDeal, parseOptions } from './options.ts';
import { choose } from './player.ts';
import { barred, foresee } from './preview.ts';
import { apply, isLegal, leave, legalMoves, outcome, setup, toAct } from './rules.ts';
import { greed, reason, value } from './skill.ts';
import { type Deal, type Move, type Options, type Said, SEATS, type State, type View } from './types.ts';
import { imagine, view } from './view.ts';

/** Кварталы, by rules/kvartaly.md. */
export const kvartaly: Game<State, Move, View, Options, Deal, Said> = {
  id: 'kvartaly',
  seats: SEATS,
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
  outcome,
  reveals,
  view,
  imagine,
  formatMove,
  parseMove,
  narrate,
  foresee,
  barred,
  skill: { value, greed, choose, reason },
};
