import type { Palette } from '../../box.ts';

export const palette = {
  w: 178,
  h: 250,
  base: '#b0482c',
  base2: '#6f2418',
  side: '#4d160e',
  top: '#d2714f',
  ink: '#fff0d2',
  accent: '#f2bd58',
  token: '#b0482c',
  title: [{ y: 224, size: 29 }],
} as const satisfies Palette;
