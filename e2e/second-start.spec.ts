import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDesktop } from './desktop.ts';
import { expect, test } from './fixtures.ts';
import { plyOf } from './play.ts';

test.describe.configure({ timeout: 120_000 });

/** A match that goes on, as a save file. */
function save(folder: string): string {
  const file = join(folder, 'вечер.igroteka');
  writeFileSync(
    file,
    JSON.stringify({
      format: 'igroteka-record/1',
      game: 'quarto',
      options: {},
      seats: [{ name: 'Аня' }, { name: 'Боря' }],
      moves: ['0 give dsth', '1 place b2', '1 give lrsf'],
    }),
  );
  return file;
}

test('a save that is double-clicked opens: by the first start, and by a second one in the window that is there', async ({
  data,
  watch,
}) => {
  const file = save(data);
  const kept = join(data, 'kept');
  const desktop = await startDesktop(kept, [file]);
  try {
    await watch(desktop.page.context());
    await expect.poll(() => plyOf(desktop.page)).toBe(3);
    await desktop.open('#/settings');
    await desktop.startAgain(file);
    await expect.poll(() => plyOf(desktop.page)).toBe(3);
    expect(desktop.page.context().pages()).toHaveLength(1);
  } finally {
    await desktop.stop();
  }
});

test('a link to a table of the home network shows the way and asks before going; a hostile one does nothing', async ({
  desktop,
}) => {
  const { page } = desktop;
  await desktop.startAgain('igroteka://join?host=192.168.7.7:4747&table=ab');
  await expect(page.locator('input[inputmode="url"]')).toHaveValue('192.168.7.7:4747');
  await expect(page.locator('[data-act="visit"]')).toBeVisible();
  await desktop.open('#/about');
  await desktop.startAgain('igroteka://join?host=example.com:80');
  await expect(page).toHaveURL(/#\/about$/);
});

test('the menu speaks the language that is chosen, at once', async ({ desktop }) => {
  if (desktop.real) return;
  const { page } = desktop;
  await expect.poll(desktop.said).toContain('menu Файл Правка Вид');
  await desktop.open('#/settings');
  await page.getByText('English', { exact: true }).click();
  await expect.poll(desktop.said).toContain('menu File Edit View');
});

test('the computer stays awake while the table is open to the network, and only then', async ({
  desktop,
}) => {
  if (desktop.real) return;
  const { page } = desktop;
  await desktop.open('#/settings');
  const open = page.getByRole('switch').first();
  expect(desktop.said()).not.toContain('awake');
  await open.click();
  await expect.poll(desktop.said).toContain('awake 1 prevent-app-suspension');
  expect(desktop.said()).not.toContain('asleep');
  await expect(open).toBeChecked();
  await open.click();
  await expect.poll(desktop.said).toContain('asleep 1');
});

test('About tells version, folder and licences, and copies details without names', async ({
  desktop,
  data,
}) => {
  const { page } = desktop;
  await desktop.open('#/about');
  await expect(page.locator('main')).toContainText(data);
  await page.locator('summary').first().click();
  await expect(page.locator('details details')).not.toHaveCount(0);
  await expect(page.locator('main')).toContainText('better-sqlite3');
  await page.locator('[data-act="diagnostics"]').click();
  await expect(page.locator('[role="status"]')).toContainText('Скопировано');
  if (!desktop.real) expect(desktop.said()).toMatch(/clipboard Igroteka: .* \| System: /);
});
