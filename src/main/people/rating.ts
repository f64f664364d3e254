import { rate as weighUp, rating } from 'openskill';
import type { Rating } from './ports.ts';

/**
 * Weng–Lin ratings (openskill's Plackett–Luce) after a match, in the order of the seats. Equal ranks are a draw
 * of those who share them; undefined stands for somebody's first match.
 */
export function rate(before: readonly (Rating | undefined)[], ranks: readonly number[]): readonly Rating[] {
  const teams = before.map((known) => [rating(known && { mu: known.mu, sigma: known.sigma })]);
  return weighUp(teams, { rank: [...ranks] }).map(([after], seat) => {
    if (!after) throw new Error(`rating: seat ${seat} has none`);
    return { mu: after.mu, sigma: after.sigma };
  });
}

/** How many standard deviations below its middle a strength is shown: almost certainly it is at least that. */
const CAUTION = 3;
/** Points shown for one unit of openskill's scale, and where a newcomer who is sure of nothing stands. */
const SCALE = 40;
const NEWCOMER = 1_000;

/** A rating as people see it: a whole number to compare, and how far it may still be off. */
export function shownRating({ mu, sigma }: Rating): { readonly points: number; readonly give: number } {
  return {
    points: Math.round(NEWCOMER + SCALE * (mu - CAUTION * sigma)),
    give: Math.round(SCALE * sigma),
  };
}
