import { keep, kept } from '../net/kept.ts';
import { BACKS, BLEEDS, FLIPS, MARKS, PAPERS, type Plan } from './imposition.ts';
import { type Language } from './kit.ts';

/** Everything that can be chosen on the print screen; kept on this device. */
export interface Wishes extends Plan {
  readonly language: Language;
  readonly saving: boolean;
  readonly rounded: boolean;
}

/** No printer is off by more than this, in millimetres. */
export const MOST_SHIFT = 5;

/** What was chosen last time, completed and checked. */
export function readWishes(language: Language): Wishes {
  const stored = kept('print');
  const given: Readonly<Record<string, unknown>> = { ...(typeof stored === 'object' ? stored : {}) };
  const one = <T>(key: string, all: readonly T[], fallback: T) =>
    all.find((value) => value === given[key]) ?? fallback;
  const shift = Object(given['shift']) as Readonly<Record<string, unknown>>;
  const millimetres = (value: unknown) =>
    typeof value === 'number' && Math.abs(value) <= MOST_SHIFT ? value : 0;
  return {
    paper: one('paper', PAPERS, 'a4'),
    backs: one('backs', BACKS, 'separate'),
    flip: one('flip', FLIPS, 'long'),
    marks: one('marks', MARKS, 'corners'),
    bleed: one('bleed', BLEEDS, 0),
    shift: { right: millimetres(shift['right']), up: millimetres(shift['up']) },
    language: one('language', ['ru', 'en'] as const, language),
    saving: given['saving'] === true,
    rounded: given['rounded'] === true,
  };
}

export const keepWishes = (wishes: Wishes): void => keep('print', wishes);
