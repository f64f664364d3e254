/** `npm run icons`: draws the icons of every system from the one drawing, `src/renderer/public/icon.svg`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../e2e/chromium.ts';
import { ICNS_TYPES, ICO_SIDES, icnsOf, icoOf } from './packaging/icon-files.ts';
import { root } from './run.ts';

const FOLDER = join(root, 'packaging/icons');
const LINUX_SIDES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
/** macOS leaves a margin around every icon: 824 of 1024 pixels are drawn on. */
const MAC_SHARE = 824 / 1024;

const svg = await readFile(join(root, 'src/renderer/public/icon.svg'), 'utf8');
const executablePath = findChromium();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage();

const plain = await pictures(page, [...new Set([...LINUX_SIDES, ...ICO_SIDES])], 1);
const mac = await pictures(page, [...new Set(Object.values(ICNS_TYPES))], MAC_SHARE);
for (const side of LINUX_SIDES) await writeFile(join(FOLDER, `${side}x${side}.png`), of(plain, side));
await writeFile(join(FOLDER, 'icon.ico'), icoOf(ICO_SIDES.map((side) => ({ side, png: of(plain, side) }))));
await writeFile(
  join(FOLDER, 'icon.icns'),
  icnsOf((side) => of(mac, side)),
);
await browser.close();

function of(drawn: ReadonlyMap<number, Buffer>, side: number): Buffer {
  const png = drawn.get(side);
  if (!png) throw new Error(`no icon of ${side} pixels was drawn`);
  return png;
}

/** The drawing at each size, on nothing, over `share` of the square. */
async function pictures(on: Page, sides: readonly number[], share: number): Promise<Map<number, Buffer>> {
  const drawn = new Map<number, Buffer>();
  for (const side of sides) {
    const inner = Math.round(side * share);
    await on.setViewportSize({ width: side, height: side });
    await on.setContent(
      `<style>body{margin:0;display:grid;place-items:center;height:100vh}svg{width:${inner}px;height:${inner}px}</style>${svg}`,
    );
    drawn.set(side, await on.screenshot({ omitBackground: true }));
  }
  return drawn;
}
