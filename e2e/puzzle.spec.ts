import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Two days whose puzzles are known by kind. */
const SAFE_PIECE = new Date(2026, 11, 1, 12);
const WIN_IN_TWO = new Date(2026, 11, 2, 12);

const sheetOf = (page: Page) => page.locator('[data-puzzle]');

async function openAt(page: Page, url: string, day: Date): Promise<void> {
  await page.clock.setFixedTime(day);
  await page.goto(`${url}#/puzzle`);
  await expect(sheetOf(page)).toHaveAttribute('data-end', 'open');
}

test('the safe piece is found: a wrong gift shows why, the right one begins a streak that a reload keeps', async ({
  host,
  page,
}) => {
  await host.open(page);
  await openAt(page, host.url, SAFE_PIECE);
  await expect(sheetOf(page)).toHaveAttribute('data-puzzle', 'only-safe');
  await page.locator('[data-move^="give "]').first().waitFor();
  const gifts = await page
    .locator('[data-move^="give "]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-move') ?? ''));
  for (const gift of gifts) {
    await page.locator(`[data-move="${gift}"]`).click();
    await expect(sheetOf(page)).toHaveAttribute('data-end', /solved|missed/);
    if ((await sheetOf(page).getAttribute('data-end')) === 'solved') break;
    await page.locator('[data-act="retry"]').click();
    await expect(sheetOf(page)).toHaveAttribute('data-end', 'open');
  }
  await expect(sheetOf(page)).toHaveAttribute('data-end', 'solved');
  await expect(page.locator('[data-streak="1"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-streak="1"]')).toBeVisible();
});

test('a win in two: the solution can be shown, counts for no streak, and another puzzle follows', async ({
  host,
  page,
}) => {
  await host.open(page);
  await openAt(page, host.url, WIN_IN_TWO);
  await expect(sheetOf(page)).toHaveAttribute('data-puzzle', 'win-in-two');
  const ply = Number(await sheetOf(page).getAttribute('data-ply'));
  await page.locator('[data-move^="place "]').first().click();
  await page.locator('[data-move^="give "]').first().click();
  await expect(sheetOf(page)).toHaveAttribute('data-end', 'missed');
  await page.locator('[data-act="show"]').click();
  await expect(sheetOf(page)).toHaveAttribute('data-end', 'solved', { timeout: 20_000 });
  await expect(sheetOf(page)).toHaveAttribute('data-ply', String(ply + 5));
  await expect(page.locator('[data-streak]')).toHaveCount(0);
  await page.locator('[data-act="more"]').click();
  await expect(sheetOf(page)).toHaveAttribute('data-end', 'open');
});

test('a guest with a phone gets the same puzzle', async ({ host, page, someone }) => {
  await host.open(page);
  await openAt(page, host.url, SAFE_PIECE);
  const guest = await someone({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await openAt(guest, host.url, SAFE_PIECE);
  // A finger taps twice: first a piece is picked, then it is given.
  const gifts = async (of: Page) => {
    const offered = of.locator('[data-move^="give "], [data-pick]');
    await offered.first().waitFor();
    const texts = await offered.evaluateAll((all) =>
      all.map(({ dataset }) => dataset['move'] ?? dataset['pick']),
    );
    return texts.map((text) => text?.replace('give ', '')).sort();
  };
  expect(await gifts(guest)).toEqual(await gifts(page));
});
