/** The one brown pencil that outlines everything; a width given after it wins. */
export const ink = {
  stroke: 'var(--cc-drawn)',
  'stroke-width': 1.6,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

/** The dice of a drawing, the same for the same text: grass never moves when a tile does. */
export function diceOf(text: string): () => number {
  let seed = 7;
  for (let at = 0; at < text.length; at++) {
    seed = Math.imul(seed ^ text.charCodeAt(at), 0x9e3779b1) >>> 0;
  }
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One decimal is fine enough for a path. */
export const short = (value: number): number => Math.round(value * 10) / 10;
