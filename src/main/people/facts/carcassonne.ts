import * as v from 'valibot';
import type { Match } from '../../../shared/core/match.ts';
import { project } from '../../../shared/core/project.ts';
import type { Fact } from '../ports.ts';
import { turnFacts } from './turns.ts';
import type { Walk } from './walk.ts';

const open = v.object({ left: v.array(v.number()) });
/** C1. */
const FIGURES = 8;

/** Figures on the map at the end of each own turn. */
export const carcassonneFacts = (walk: Walk): Fact[] =>
  turnFacts(walk, 'figures', /^place /, (match, seat) => FIGURES - (left(match)[seat] ?? FIGURES));

const left = (match: Match): readonly number[] => v.parse(open, project(match, 'open').view).left;
