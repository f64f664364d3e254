import type { Palette } from '../../box.ts';

export const palette = {
  w: 212,
  h: 300,
  base: '#2b2159',
  base2: '#120d2c',
  side: '#0c0820',
  top: '#4a3c86',
  ink: '#f4e3b4',
  accent: '#d8b25c',
  token: '#2b2159',
  title: [{ y: 275, size: 41 }],
} as const satisfies Palette;
