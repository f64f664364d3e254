/**
 * Cuts the two typefaces to the letters, figures and weights in use: a phone loads them before it reads a word.
 * Names of people may hold any Russian or English letter, so whole alphabets stay, not only the catalogue's.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const outdir = join(root, 'src/renderer/src/styles/fonts');

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const LATIN = `${range(0x20, 0x7e)}\u00a0«»„“”‘’–—…·•×÷−½¼¾²°±§©№→←↑↓`;
const CYRILLIC = `${range(0x410, 0x44f)}Ёё№\u0301`;

const FAMILIES = [
  // Headings only, so the light half of the weights goes.
  { name: 'piazzolla', weights: { min: 700, max: 850 } },
  { name: 'golos-text', weights: { min: 400, max: 700 } },
];
const SCRIPTS = [
  { name: 'latin', letters: LATIN },
  { name: 'cyrillic', letters: CYRILLIC },
];

await mkdir(outdir, { recursive: true });
for (const family of FAMILIES)
  for (const script of SCRIPTS) {
    const file = `${family.name}-${script.name}-wght-normal.woff2`;
    const whole = await readFile(join(root, 'node_modules/@fontsource-variable', family.name, 'files', file));
    const cut = await subsetFont(whole, script.letters, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['kern', 'mark', 'mkmk', 'locl', 'ccmp', 'lnum', 'tnum', 'liga'],
      variationAxes: { wght: family.weights },
    });
    await writeFile(join(outdir, `${family.name}-${script.name}.woff2`), cut);
  }
