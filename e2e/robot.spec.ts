import { expect, test } from './fixtures.ts';
import { joinTable, playToTheEnd, startTable } from './play.ts';

/** Every game, played at random through the page; free seats are people at this device, bots or guests. The long ones are proofs. */
const MATCHES = [
  ['quarto', 'me,here', []],
  ['foursquare', 'me', []],
  ['carcassonne', 'me,bot:1,here', ['@proof']],
  ['kvartaly', 'me,bot:1', ['@proof']],
  ['kvartaly', 'me,here', ['@proof']],
  ['imperiya', 'me,bot:1,bot:2&options={"systems":2}', ['@proof']],
] as const;

for (const [game, seats, tag] of MATCHES) {
  test(`a robot plays ${game} with ${seats} to its end`, { tag: [...tag] }, async ({ host, page }) => {
    test.setTimeout(180_000);
    await host.open(page);
    await startTable(page, host.url, `#/new/${game}?seats=${seats}`);
    expect(await playToTheEnd([page], 5)).toBeGreaterThan(0);
    await expect(page.locator('[data-act="again"]')).toBeVisible();
  });
}

test('four seats of Carcassonne: one person, one guest, two bots', async ({ host, page, someone }) => {
  test.setTimeout(180_000);
  await host.open(page);
  const table = await startTable(page, host.url, '#/new/carcassonne?seats=me,open,bot:1,bot:2');
  const guest = await someone({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await joinTable(guest, host.url, table, 'Петя');
  await playToTheEnd([page, guest], 3);
  // Whatever lies on the map is one picture a layer: a phone cannot pan thousands of shapes.
  expect(await page.locator('section.map *').count()).toBeLessThan(700);
});

test('Foursquare is won by following hints', async ({ host, page }) => {
  test.setTimeout(120_000);
  await host.open(page);
  await startTable(page, host.url, '#/new/foursquare?seats=me&seed=12');
  for (let move = 0; move < 40; move++) {
    const root = page.locator('[data-table][data-game]');
    if ((await root.getAttribute('data-over')) !== null) break;
    const ply = await root.getAttribute('data-ply');
    await page.locator('[data-act="hint"]').first().click();
    const hinted = page.locator('[data-hint]').first();
    await hinted.waitFor();
    const text = await hinted.getAttribute('data-hint');
    await page.locator(`main [data-move="${text}"]`).first().dispatchEvent('click');
    await expect(root).not.toHaveAttribute('data-ply', ply ?? '');
  }
  await expect(page.locator('[data-table][data-over]')).toHaveCount(1);
  await expect(page.locator('body')).toContainText('Горят все шестнадцать окон');
});
