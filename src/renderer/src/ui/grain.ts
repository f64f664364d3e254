/** Wood grain: `count` long wavy strokes over w × h as one path; the same seed always gives the same board. */
export function grain(w: number, h: number, count: number, seed = 7): string {
  const chance = minimal(seed);
  const near = (y: number): string => (y + ((chance() - 0.5) * h * 2.4) / count).toFixed(1);
  let path = '';
  for (let i = 0; i < count; i++) {
    const y = ((i + chance()) / count) * h;
    const from = chance() < 0.5 ? 0 : chance() * w * 0.3;
    const to = w - (chance() < 0.5 ? 0 : chance() * w * 0.3);
    const third = (w * 0.33).toFixed(1);
    const rest = (w * 0.66).toFixed(1);
    path += `M${from.toFixed(1)} ${y.toFixed(1)}C${third} ${near(y)} ${rest} ${near(y)} ${to.toFixed(1)} ${y.toFixed(1)}`;
  }
  return path;
}

/** A tiny generator for drawings (Lehmer's): nothing of a match hangs on it. */
export function minimal(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
