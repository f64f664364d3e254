import { keep, kept } from '../net/kept.ts';
import { BACKS, BLEEDS, FLIPS, MARKS, PAPERS, type Plan } from './imposition.ts';
import { type Language } from './kit.ts';

type Shift = Plan['shift'];

/** Everything that can be chosen on the print screen; kept on this device. */
export interface Wishes extends Plan {
  readonly language: Language;
  readonly saving: boolean;
  readonly rounded: boolean;
  /** The printer that `shift` is for; empty for one without a name. */
  readonly printer: string;
  /** The shifts of all printers that were named. */
  readonly shifts: Readonly<Record<string, Shift>>;
}

/** No printer is off by more than this, in millimetres. */
export const MOST_SHIFT = 5;

/** What was chosen last time. */
export const readWishes = (language: Language): Wishes => wishesFrom(kept('print'), language);

/** Choices out of anything that was stored, completed and checked. */
export function wishesFrom(stored: unknown, language: Language): Wishes {
  const given = fieldsOf(stored);
  const one = <T>(key: string, all: readonly T[], fallback: T) =>
    all.find((value) => value === given[key]) ?? fallback;
  const shifts = Object.fromEntries(
    Object.entries(fieldsOf(given['shifts'])).map(([printer, shift]) => [printer, shiftFrom(shift)]),
  );
  return {
    paper: one('paper', PAPERS, 'a4'),
    backs: one('backs', BACKS, 'separate'),
    flip: one('flip', FLIPS, 'long'),
    marks: one('marks', MARKS, 'corners'),
    bleed: one('bleed', BLEEDS, 0),
    shift: shiftFrom(given['shift']),
    language: one('language', ['ru', 'en'] as const, language),
    saving: given['saving'] === true,
    rounded: given['rounded'] === true,
    printer: typeof given['printer'] === 'string' ? given['printer'] : '',
    shifts,
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => ({
  ...(typeof value === 'object' ? value : {}),
});

function shiftFrom(stored: unknown): Shift {
  const { right, up } = fieldsOf(stored);
  const millimetres = (value: unknown) =>
    typeof value === 'number' && Math.abs(value) <= MOST_SHIFT ? value : 0;
  return { right: millimetres(right), up: millimetres(up) };
}

/** Another shift for the printer that is named. */
export const withShift = (wishes: Wishes, shift: Shift): Partial<Wishes> => ({
  shift,
  shifts: { ...wishes.shifts, [wishes.printer]: shift },
});

/** Another printer, with the shift that is remembered for it. */
export const withPrinter = ({ shifts }: Wishes, printer: string): Partial<Wishes> => ({
  printer,
  shift: (Object.hasOwn(shifts, printer) ? shifts[printer] : undefined) ?? { right: 0, up: 0 },
});

export const keepWishes = (wishes: Wishes): void => keep('print', wishes);
