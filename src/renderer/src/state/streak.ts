/** Days in a row on which the puzzle of the day was solved. Days are texts such as `2026-11-30`. */
export interface Streak {
  /** The last day that was solved; null before the first. */
  readonly last: string | null;
  readonly days: number;
  readonly best: number;
}

const NONE: Streak = { last: null, days: 0, best: 0 };
const DAY = 86_400_000;
const IS_DAY = /^\d{4}-\d\d-\d\d$/;

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** The streak once this day is solved; a day counts once. */
export function solvedOn(streak: Streak, day: string): Streak {
  if (streak.last !== null && streak.last >= day) return streak;
  const days = streak.last === dayBefore(day) ? streak.days + 1 : 1;
  return { last: day, days, best: Math.max(days, streak.best) };
}

/** How long the streak is today; it lasts until a day goes by unsolved. */
export const daysAt = ({ last, days }: Streak, today: string): number =>
  last === today || last === dayBefore(today) ? days : 0;

/** Whatever was stored; what is broken counts as nothing. */
export function readStreak(stored: unknown): Streak {
  if (typeof stored !== 'object' || stored === null) return NONE;
  const { last, days, best } = { last: null, days: null, best: null, ...stored } as Record<string, unknown>;
  const isCount = (count: unknown): count is number => Number.isInteger(count) && Number(count) > 0;
  if (typeof last !== 'string' || !IS_DAY.test(last) || !isCount(days) || !isCount(best)) return NONE;
  return { last, days, best: Math.max(days, best) };
}

/** Of two that were kept in different places the later one; of the same day the longer one. */
export const later = (one: Streak, other: Streak): Streak =>
  (one.last ?? '') === (other.last ?? '')
    ? one.days >= other.days
      ? one
      : other
    : (one.last ?? '') > (other.last ?? '')
      ? one
      : other;
