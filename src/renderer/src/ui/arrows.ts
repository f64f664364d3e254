/** A place on a board of rows and columns. */
interface Place {
  readonly row: number;
  readonly col: number;
}

/** Which way an arrow key points: rows down, columns to the right. */
const WAYS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export const isArrow = (key: string): boolean => Object.hasOwn(WAYS, key);

/** The nearest place in the direction of an arrow key, straight on rather than aside; undefined when there is none. */
export function placeTowards<T extends Place>(key: string, from: Place, places: readonly T[]): T | undefined {
  const [down, right] = WAYS[key] ?? [0, 0];
  let nearest: T | undefined;
  let least = Infinity;
  for (const place of places) {
    const on = (place.row - from.row) * down + (place.col - from.col) * right;
    const aside = Math.abs((place.row - from.row) * right) + Math.abs((place.col - from.col) * down);
    const way = on + 3 * aside;
    if (on > 0 && way < least) {
      least = way;
      nearest = place;
    }
  }
  return nearest;
}
