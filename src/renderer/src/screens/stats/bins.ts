/** Matches whose points lie in [from, to). */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly matches: number;
}

const MOST_BINS = 12;
/** Widths that people read easily. */
const WIDTHS = [0.5, 1, 2, 5, 10, 20, 50, 100];

/** At most twelve bins of equal, round width that hold all points. */
export function bin(distribution: readonly { readonly points: number; readonly matches: number }[]): Bin[] {
  if (distribution.length === 0) return [];
  const points = distribution.map((one) => one.points);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const width =
    WIDTHS.find((wide) => Math.floor(most / wide) - Math.floor(least / wide) < MOST_BINS) ?? most - least + 1;
  const first = Math.floor(least / width);
  const bins = Array.from({ length: Math.floor(most / width) - first + 1 }, (_, at) => ({
    from: (first + at) * width,
    to: (first + at + 1) * width,
    matches: 0,
  }));
  for (const one of distribution) {
    const into = bins[Math.floor(one.points / width) - first];
    if (into) into.matches += one.matches;
  }
  return bins;
}
