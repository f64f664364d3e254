import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { startTable } from './play.ts';

const SCREENS = [
  '#/',
  '#/new/quarto',
  '#/new/imperiya',
  '#/rules/kvartaly',
  '#/settings',
  '#/saves',
  '#/puzzle',
  '#/stats',
  '#/about',
] as const;

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the screens of the house (${theme})`, async ({ host, someone }) => {
    test.setTimeout(120_000);
    const page = await someone({ colorScheme: theme });
    await host.open(page);
    for (const screen of SCREENS) {
      await page.goto(host.url + screen);
      await page.locator('main, form, h1').first().waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => [screen, id, nodes.map(({ html }) => html).slice(0, 2)]),
      ).toEqual([]);
    }
  });
}

for (const game of ['quarto', 'foursquare', 'carcassonne', 'kvartaly', 'imperiya'] as const) {
  test(`axe finds nothing at a table of ${game}`, async ({ host, page }) => {
    await host.open(page);
    await startTable(page, host.url, `#/new/${game}?seats=${game === 'foursquare' ? 'me' : 'me,bot:1'}`);
    await page.locator('[data-table][data-game]').waitFor();
    await page.waitForTimeout(600);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 2)])).toEqual([]);
  });
}
