import { expect, test } from './fixtures.ts';
import { startTable, tableOf } from './play.ts';

test('Foursquare by keys alone: arrows and Enter place, U takes back, R brings back, a reload loses nothing', async ({
  host,
  page,
}) => {
  await host.open(page);
  await startTable(page, host.url, '#/new/foursquare?seats=me&seed=2');
  const table = tableOf(page);
  const placed = (ply: number) => expect(table).toHaveAttribute('data-ply', String(ply));
  await placed(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await placed(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-move="place 0,1"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await placed(2);
  await page.keyboard.press('u');
  await placed(1);
  await page.keyboard.press('r');
  await placed(2);
  const offered = await page.locator('[data-move]').count();
  await page.reload();
  await placed(2);
  await expect(page.locator('[data-move]')).toHaveCount(offered);
});
