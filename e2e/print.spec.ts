import type { Page } from '@playwright/test';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from './fixtures.ts';

const MILLIMETRES = 25.4 / 72;
const PIXELS = 96 / 25.4;
const MOST_BYTES = 3 * 1024 * 1024;
const WIDTH = 210;

/** Lays all pages out as for the printer and takes them as a PDF. */
async function printed(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    // The printer's dialogue never comes, so the pages stay laid out.
    window.print = () => {
      throw new Error('kept laid out');
    };
  });
  await page.locator('[data-act="print"]').click();
  await page.waitForFunction(() => document.querySelectorAll('.leaf').length > 0);
  await expect
    .poll(async () => {
      const before = await page.locator('.leaf').count();
      await page.waitForTimeout(300);
      return before === (await page.locator('.leaf').count());
    })
    .toBe(true);
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

async function looked(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)),
  );
  return Promise.all(
    pages.map(async (one) => {
      const { fnArray } = await one.getOperatorList();
      const [left = 0, bottom = 0, right = 0, top = 0] = one.view;
      const text = await one.getTextContent();
      return {
        size: [(right - left) * MILLIMETRES, (top - bottom) * MILLIMETRES] as const,
        pictures: fnArray.filter((op) => op === OPS.paintImageXObject || op === OPS.paintInlineImageXObject)
          .length,
        words: text.items.map((item) => ('str' in item ? item.str : '')).join(' '),
      };
    }),
  );
}

test('Империя on paper: fifteen pages of the right size, vectors and our own letters only, at most 3 MB', async ({
  host,
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/kept laid out/);
  await host.open(page, '#/print/imperiya');
  await page.locator('[data-print="imperiya"]').waitFor();
  const pdf = await printed(page);
  expect(pdf.byteLength).toBeLessThan(MOST_BYTES);
  const pages = await looked(pdf);
  expect(pages).toHaveLength(15);
  for (const { size, pictures } of pages) {
    expect(Math.abs(size[0] - 210)).toBeLessThan(0.2);
    expect(Math.abs(size[1] - 297)).toBeLessThan(0.2);
    expect(pictures).toBe(0);
  }
  expect(pages[0]?.words).toContain('100');
  expect(pages[1]?.words).toContain('Барнард');
});

test('every card is 63 × 88 mm to a tenth, and backs lie behind their fronts', async ({
  host,
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/kept laid out/);
  await host.open(page, '#/print/kvartaly');
  await page.locator('[data-print="kvartaly"]').waitFor();
  await page.getByText('через лист', { exact: true }).click();
  await printed(page);
  const leaves = await page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('.leaf svg.page')].map((sheet) => {
      // Nested drawings have a box in the units of the sheet; the sheet's own scale makes pixels of it.
      const scale = sheet.getBoundingClientRect().width / sheet.viewBox.baseVal.width;
      return [...sheet.querySelectorAll<SVGSVGElement>('svg[data-card]')].map((card) => ({
        card: card.dataset['card'],
        x: card.x.baseVal.value * scale,
        y: card.y.baseVal.value * scale,
        w: card.width.baseVal.value * scale,
        h: card.height.baseVal.value * scale,
      }));
    }),
  );
  const sheets = leaves.filter((cards) => cards.length > 0);
  expect(sheets.length % 2).toBe(0);
  for (let at = 0; at < sheets.length; at += 2) {
    for (const [nth, front] of (sheets[at] ?? []).entries()) {
      const back = sheets[at + 1]?.[nth];
      expect(Math.abs(front.w / PIXELS - 63)).toBeLessThan(0.1);
      expect(Math.abs(front.h / PIXELS - 88)).toBeLessThan(0.1);
      expect(back?.card).toBe(front.card);
      // Turned over the long edge: left becomes right.
      expect(Math.abs(WIDTH - (back?.x ?? 0) / PIXELS - 63 - front.x / PIXELS)).toBeLessThan(0.1);
      expect(Math.abs((back?.y ?? 0) - front.y) / PIXELS).toBeLessThan(0.1);
    }
  }
});
