import type { Card } from '../../../../../shared/games/kvartaly/types.ts';
import type { Shape } from '../../../draw/shapes.ts';
import { courier, architect, hurricane, crossroads } from './events.ts';
import { twin, partner, trader, athlete } from './neighbours.ts';
import { mayor, fireman, journalist, lawyer } from './officials.ts';
import { kid, pastor, doctor, judge, artist } from './townsfolk.ts';
import { saboteur, teacher, engineer, policeman } from './workers.ts';

/** A scene of 200 × 200 for every card: its own headwear, one prop, one street. */
export const PORTRAITS: Readonly<Record<Card, () => Shape[]>> = {
  kid,
  pastor,
  doctor,
  judge,
  artist,
  twin,
  partner,
  trader,
  athlete,
  saboteur,
  teacher,
  engineer,
  policeman,
  mayor,
  fireman,
  journalist,
  lawyer,
  courier,
  architect,
  hurricane,
  crossroads,
};
