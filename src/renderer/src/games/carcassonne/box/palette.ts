import type { Palette } from '../../box.ts';

export const palette = {
  w: 258,
  h: 272,
  base: '#9cc3c6',
  base2: '#e8dcae',
  side: '#3f5f2c',
  top: '#c9dfda',
  ink: '#4a2412',
  accent: '#e5c98c',
  token: '#6f9748',
  title: [
    { y: 229, size: 23 },
    { y: 257, size: 31 },
  ],
} as const satisfies Palette;
