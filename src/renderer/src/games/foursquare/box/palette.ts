import type { Palette } from '../../box.ts';

export const palette = {
  w: 150,
  h: 204,
  base: '#1f3a63',
  base2: '#12243f',
  side: '#0d1a2e',
  top: '#345a8d',
  ink: '#fbf3df',
  accent: '#d9483b',
  token: '#1f3a63',
  title: [{ y: 183, size: 22 }],
} as const satisfies Palette;
