import { circle, type Shape, short, star, times } from '../../../draw/shapes.ts';

export * from '../../../draw/shapes.ts';

/** Dice of a drawing: the same seed draws the same stars for ever. */
function minimal(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const STARLIGHT = '#FFF3D6';

export function stars(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  seed: number,
): Shape[] {
  const chance = minimal(seed);
  return times(count, () => {
    const bright = chance();
    return circle(
      Number(short(x + chance() * width)),
      Number(short(y + chance() * height)),
      Number(short(bright * 1.3 + 0.5)),
      STARLIGHT,
      { opacity: short(0.35 + chance() * 0.6) },
    );
  });
}

/** Three faint arcs across a sky. */
export const sweep = (): Shape[] =>
  times(3, (i) =>
    circle(-10, 250, 120 + i * 58, 'none', {
      stroke: STARLIGHT,
      'stroke-width': 1.2,
      opacity: 0.22 - i * 0.05,
    }),
  );

/** The seal of the empire. */
export const seal = star;
