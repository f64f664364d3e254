import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  isOver,
  joinTable,
  LIGHT_ROW,
  makeMove,
  playToTheEnd,
  plyOf,
  startTable,
  tableOf,
  tableWithGuest,
} from './play.ts';

test('a match against a bot, to its end', async ({ host, page }) => {
  await host.open(page);
  await startTable(page, host.url, '#/new/quarto?seats=me,bot:1');
  await playToTheEnd([page], 7);
  await expect(page.locator('[data-act="again"]')).toBeVisible();
});

/** A row that the host completes, uncalled. */
async function playRow(host: Page, guest: Page): Promise<void> {
  for (const [nth, text] of LIGHT_ROW.entries()) {
    const who = Math.ceil(nth / 2) % 2 === 0 ? host : guest;
    await expect(who.locator(`[data-move="${text}"]`).first()).toBeVisible();
    await makeMove(who, text);
  }
}

test('two people: the row is called by whoever made it', async ({ host, page, someone }) => {
  const guest = await someone();
  await tableWithGuest(host, page, '#/new/quarto?seats=me,open', guest);
  await playRow(page, guest);
  await page.locator('[data-move="quarto"]').click();
  for (const who of [page, guest]) await expect.poll(() => isOver(who)).toBe(true);
  await expect(guest.locator('body')).toContainText('все светлые');
});

test('two people: a row left unnoticed is called by the opponent', async ({ host, page, someone }) => {
  const guest = await someone();
  await tableWithGuest(host, page, '#/new/quarto?seats=me,open', guest);
  await playRow(page, guest);
  await makeMove(page, 'give drsf');
  await guest.locator('[data-move="quarto"]').click();
  await expect.poll(() => isOver(page)).toBe(true);
  await expect(guest.locator('[data-act="replay"]')).toBeVisible();
});

test('the word is there whether or not there is a row, and a false one is spent', async ({ host, page }) => {
  await host.open(page);
  await startTable(page, host.url, '#/new/quarto?seats=me,here');
  for (const text of [
    'give lrsf',
    'place a1',
    'give dsth',
    'place b2',
    'give lrtf',
    'place c4',
    'give dssh',
    'place d3',
  ]) {
    await makeMove(page, text);
  }
  await page.locator('[data-move="quarto"]').click();
  await expect(page.locator('[data-move="quarto"]')).toHaveCount(0);
  await expect(tableOf(page)).not.toHaveAttribute('data-over');
  await makeMove(page, 'give drsf');
  await expect(page.locator('[data-move="quarto"]')).toHaveCount(1);
});

test('the host is killed in mid-match, started again, and both go on at the same ply', async ({
  host,
  page,
  someone,
  complaints,
}) => {
  complaints.expected.push(/ERR_CONNECTION_REFUSED|WebSocket|Failed to load resource/);
  await host.open(page);
  const table = await startTable(page, host.url, '#/new/quarto?seats=me,open');
  const guest = await someone();
  await joinTable(guest, host.url, table, 'Марина');
  await makeMove(page, 'give lrsf');
  await expect(guest.locator('[data-move="place a1"]')).toBeVisible();
  await makeMove(guest, 'place a1');
  const ply = await plyOf(guest);
  await host.crash();
  await expect(guest.locator('[data-move="give lssf"]').first()).toBeVisible({ timeout: 20_000 });
  expect(await plyOf(guest)).toBe(ply);
  await makeMove(guest, 'give lssf');
  await expect(page.locator('[data-move="place b1"]')).toBeVisible({ timeout: 20_000 });
  await makeMove(page, 'place b1');
});

test('the keyboard alone plays a whole match', async ({ host, page }) => {
  await host.open(page);
  await startTable(page, host.url, '#/new/quarto?seats=me,here');
  for (let turn = 0; turn < 40 && !(await isOver(page)); turn++) {
    const before = await plyOf(page);
    const target = page.locator('[data-move]:not([data-move="quarto"])').first();
    await target.waitFor({ state: 'attached' });
    await target.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => plyOf(page)).not.toBe(before);
  }
  expect(await isOver(page)).toBe(true);
});
