import { expect, test } from './fixtures.ts';
import { makeMove, playToTheEnd, plyOf, tableOf } from './play.ts';

test('the window talks to its own process: a match against a bot over IPC, kept by SQLite', async ({
  desktop,
}) => {
  test.setTimeout(120_000);
  const { page } = desktop;
  await desktop.open('#/new/quarto?seats=me,here');
  await page.locator('[data-act="start"]').click();
  await expect(tableOf(page)).toHaveAttribute('data-game', 'quarto');
  await makeMove(page, 'give dsth');
  const { hash } = new URL(page.url());
  await desktop.open('#/');
  await page.reload();
  await desktop.open(hash);
  await expect.poll(() => plyOf(page)).toBe(1);
  await playToTheEnd([page], 11);
});

test('no port is open before the table is opened to the network', async ({ desktop }) => {
  const { page } = desktop;
  await expect(page.locator('[data-act="play"]').first()).toBeVisible();
  const reached = await fetch('http://127.0.0.1:4747/').then(
    () => true,
    () => false,
  );
  expect(reached).toBe(false);
});
