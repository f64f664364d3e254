import type { Palette } from '../../box.ts';

export const palette = {
  w: 216,
  h: 222,
  base: '#4a2c1c',
  base2: '#2f1a10',
  side: '#24130b',
  top: '#6d4529',
  ink: '#f6deb0',
  accent: '#e0b070',
  token: '#4a2c1c',
  title: [{ y: 207, size: 42 }],
} as const satisfies Palette;
