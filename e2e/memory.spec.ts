import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Host } from './host.ts';
import { makeMove, startTable, tableOf } from './play.ts';

/** A short match of two people at this computer, given up after a move; ends where it ended. */
async function playAMatch(page: Page, host: Host): Promise<string> {
  const id = await startTable(page, host.url, '#/new/quarto?seats=me,here');
  await makeMove(page, 'give lrsf');
  await page.locator('[data-act="resign"]').click();
  await page.locator('[data-act="yes"]').click();
  await expect(tableOf(page)).toHaveAttribute('data-over', '');
  return id;
}

/** Takes a file in by the dialogue's field. */
const takeIn = (page: Page, name: string, text: string): Promise<void> =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a match is saved to a file, deleted, wanted back, deleted, and comes back by its file', async ({
  host,
  page,
  complaints,
}) => {
  complaints.expected.push(/409|422/);
  await host.open(page);
  const id = await playAMatch(page, host);
  await page.goto(`${host.url}#/saves`);
  const row = page.locator(`[data-match="${id}"]`);
  const downloading = page.waitForEvent('download');
  await row.locator('[data-act="export"]').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^quarto-\d{4}-\d\d-\d\d\.igroteka$/);
  const save = readFileSync(await file.path(), 'utf8');

  await row.locator('[data-act="remove"]').click();
  await expect(row).toHaveCount(0);
  await page.locator('[data-act="take-back"]').click();
  await expect(row).toBeVisible();
  await row.locator('[data-act="remove"]').click();
  await page.goto(`${host.url}#/stats`);
  await expect(page.getByRole('link', { name: 'Выбрать игру' })).toBeVisible();

  await page.goto(`${host.url}#/saves`);
  await takeIn(page, 'party.igroteka', save.replace('give lrsf', 'give nothing'));
  await expect(page.getByRole('alert')).toContainText(/Строка \d+: такого хода/);
  await takeIn(page, 'old.igroteka', save.replace('"rulesVersion": 1', '"rulesVersion": 0'));
  await expect(page.getByRole('dialog')).toContainText('по правилам версии 0');
  await expect(page.getByRole('dialog')).toContainText('give lrsf');
  await page.keyboard.press('Escape');
  await takeIn(page, 'party.igroteka', save);
  await page.waitForURL(`**/#/replay/${id}**`);
  await page.goto(`${host.url}#/saves`);
  await expect(row).toBeVisible();
});

test('a backup is made by hand, and brings everything back as it was', async ({ host, page, complaints }) => {
  test.setTimeout(120_000);
  complaints.expected.push(/ERR_CONNECTION_REFUSED|WebSocket|Failed to load resource/);
  await host.open(page);
  const before = await playAMatch(page, host);
  await page.goto(`${host.url}#/settings`);
  await page.locator('[data-act="back-up"]').click();
  await expect(page.getByText('Копия готова.')).toBeVisible();
  await page.locator('[data-act="back-up"]').click();
  await expect(page.getByText('новая не нужна')).toBeVisible();
  const after = await playAMatch(page, host);

  await page.goto(`${host.url}#/settings`);
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Backups' })).toBeVisible();
  await page.locator('[data-act="restore"]').first().click();
  await expect(page.getByRole('dialog')).toContainText('is not lost');
  await page.locator('[data-act="yes"]').click();
  await page.waitForURL(/#\/saves/, { timeout: 30_000 });
  await expect(page.locator(`[data-match="${before}"]`)).toBeVisible();
  await expect(page.locator(`[data-match="${after}"]`)).toHaveCount(0);
});

test('a file that is no backup changes nothing', async ({ host, page, complaints }) => {
  complaints.expected.push(/422/);
  await host.open(page);
  const match = await playAMatch(page, host);
  await page.goto(`${host.url}#/settings`);
  await page.locator('input[accept=".sqlite"]').setInputFiles({
    name: 'holiday.sqlite',
    mimeType: '',
    buffer: Buffer.from('not a database'.repeat(99)),
  });
  await page.locator('[data-act="yes"]').click();
  await expect(page.getByText('Этот файл не годится')).toBeVisible();
  await page.goto(`${host.url}#/saves`);
  await expect(page.locator(`[data-match="${match}"]`)).toBeVisible();
});

test('a replay goes on from a move in the middle, against a bot under the name of whoever sat there', async ({
  host,
  page,
}) => {
  await host.open(page);
  const match = await playAMatch(page, host);
  await page.goto(`${host.url}#/replay/${match}?ply=2`);
  await expect(page.locator('[data-act="step"]')).toBeVisible();
  // Nothing is left to play at the end.
  await expect(page.locator('[data-act="play-on"]')).toHaveCount(0);
  await page.locator('[data-act="first"]').click();
  await page.locator('[data-act="play-on"]').click();
  await page.locator('[data-act="play-on-as"][data-seat="0"]').click();
  await expect(tableOf(page)).toHaveAttribute('data-ply', '0');
  await expect(tableOf(page)).toHaveAttribute('data-me', '0');
  expect(page.url()).not.toContain(match);
  await makeMove(page, 'give dsth');
  // The bot answers: it places the piece and gives another.
  await expect(page.locator('[data-move^="place"]').first()).toBeVisible();
});
