import { expect, test } from './fixtures.ts';
import { tableOf } from './play.ts';

test('the shelf shows five boxes, and one click on a box is a match against a bot', async ({
  host,
  page,
}) => {
  await host.open(page);
  for (const name of ['Кварто', 'Foursquare', 'Дети Каркассона', 'Кварталы', 'Империя']) {
    await expect(page.getByRole('button', { name }).first()).toBeVisible();
  }
  await page.locator('[data-act="play"]').first().click();
  await expect(tableOf(page)).toHaveAttribute('data-game', 'quarto');
});

test('an unknown address is the shelf, and Back works', async ({ host, page }) => {
  await host.open(page, '#/settings');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.goto(`${host.url}#/nowhere/at/all`);
  await expect(page.locator('[data-act="play"]').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/settings/);
});

test('the language changes without a restart', async ({ host, page }) => {
  await host.open(page, '#/settings');
  await page.getByText('English', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(`${host.url}#/`);
  await expect(page.getByText('Quarters').first()).toBeVisible();
});

test('the first evening: language and name on the shelf, and they stay', async ({ host, page }) => {
  await host.open(page);
  await page.getByText('English', { exact: true }).click();
  await page.getByRole('textbox').fill('Anna');
  await page.locator('[data-act="welcome"]').click();
  await expect(page.locator('[data-act="welcome"]')).toHaveCount(0);
  await expect(page.locator('header')).toContainText('Anna');
  await page.reload();
  await expect(page.locator('header')).toContainText('Anna');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
