import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { LIGHT_ROW, makeMove, tableOf } from './play.ts';

/** One of a few, as radio buttons hidden behind their labels. */
const choose = (where: Page | Locator, value: string): Promise<void> =>
  where.locator(`label:has(input[value="${value}"])`).click();

/** Begins an evening on the page; ends at its table. */
async function begin(page: Page, kind: string, games: readonly string[], people: readonly string[]) {
  await page.locator('[data-act="new-tournament"]').click();
  await choose(page, kind);
  for (const choice of await page.locator('[data-game-choice]').all()) {
    const wanted = games.includes((await choice.getAttribute('data-game-choice')) ?? '');
    if (((await choice.getAttribute('aria-pressed')) === 'true') !== wanted) await choice.click();
  }
  for (const name of people) {
    await page.locator('[data-field="newcomer"]').fill(name);
    await page.locator('[data-act="add-person"]').click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  await page.locator('[data-act="create-tournament"]').click();
  await expect(page.locator('[data-tournament]')).toBeVisible();
}

/** The match that is open on the page: whoever is to act gives up, and the page goes back to the evening. */
async function giveUp(page: Page): Promise<void> {
  await expect(tableOf(page)).toBeVisible();
  const curtain = page.locator('[data-act="open"]');
  if (await curtain.isVisible()) await curtain.click();
  await page.locator('[data-act="resign"]').click();
  await page.locator('[data-act="yes"]').click();
  await page.locator('[data-act="evening"]').click();
}

/** A row of light pieces, called by whoever completes it. */
async function playQuarto(page: Page): Promise<void> {
  for (const move of LIGHT_ROW) await makeMove(page, move);
  await page.locator('[data-move="quarto"]').click();
  await page.locator('[data-act="evening"]').click();
}

/** Points in the table by name. */
const points = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    await page
      .locator('tr[data-person]')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('.name')?.textContent?.trim() ?? '',
          row.querySelector('.points')?.textContent?.trim() ?? '',
        ]),
      ),
  );

test('a Swiss evening of four over three games, to the diploma', async ({ host, page }) => {
  test.setTimeout(240_000);
  await host.open(page, '#/tournament');
  await begin(page, 'swiss', ['quarto', 'foursquare', 'kvartaly'], ['Аня', 'Борис', 'Вера', 'Гена']);
  const boards = page.locator('[data-board]');
  await expect(boards).toHaveCount(2);

  // Кварто: one table by a row that is called, one given up.
  await boards.nth(0).locator('[data-act="play-board"]').click();
  await playQuarto(page);
  await expect(boards.nth(0).locator('[data-act="replay"]')).toBeVisible();
  await expect(page.locator('[data-act="next-round"]')).toHaveCount(0);
  await boards.nth(1).locator('[data-act="play-board"]').click();
  await giveUp(page);
  expect(Object.values(await points(page)).toSorted()).toEqual(['0', '0', '1', '1']);

  // A correction counts instead of the match, with its note.
  await boards.nth(1).locator('[data-act="correct"]').click();
  for (const line of await page.locator('[data-places]').all()) await choose(line, '1');
  await page.locator('[data-field="note"]').fill('Часы стояли');
  await page.locator('[data-act="save"]').click();
  await expect(boards.nth(1)).toContainText('Часы стояли');
  expect(Object.values(await points(page)).toSorted()).toEqual(['0', '0,5', '0,5', '1']);

  // Foursquare: the same deal for everybody, a match each.
  await page.locator('[data-act="next-round"]').click();
  await expect(boards).toHaveCount(4);
  for (let left = 4; left > 0; left--) {
    await page.locator('[data-act="play-board"]').first().click();
    await expect(tableOf(page)).toHaveAttribute('data-game', 'foursquare');
    await giveUp(page);
  }
  await page.locator('[data-act="next-round"]').click();

  // Кварталы, with a curtain between two people at one computer.
  await expect(boards).toHaveCount(6);
  for (let left = 2; left > 0; left--) {
    await page.locator('[data-act="play-board"]').first().click();
    await giveUp(page);
  }
  await expect(page.locator('[data-act="next-round"]')).toHaveCount(0);
  await page.locator('[data-act="finish"]').click();
  await page.locator('[data-act="yes"]').click();
  await expect(page.locator('[data-act="correct"]')).toHaveCount(0);

  // Points of three rounds for four people: two a round, as in any tournament.
  const sum = Object.values(await points(page)).reduce((all, one) => all + Number(one.replace(',', '.')), 0);
  expect(sum).toBe(6);
  await page.emulateMedia({ media: 'print' });
  const diploma = page.locator('.diploma').first();
  await expect(diploma).toBeVisible();
  await expect(diploma).toContainText('Диплом');
  await expect(page.locator('table')).toBeVisible();
  await expect(page.locator('[data-act="replay"]').first()).toBeHidden();
  await page.emulateMedia({ media: null });

  // It stays in the list, and its matches among all matches.
  await page.goto(`${host.url}#/tournament`);
  await expect(page.locator('main li')).toContainText(['4 участника']);
});

test('three people: one rests each round, one goes home, and a crash loses nothing', async ({
  host,
  page,
  complaints,
}) => {
  complaints.expected.push(/ERR_CONNECTION_REFUSED|WebSocket|Failed to load resource/);
  await host.open(page, '#/tournament');
  await begin(page, 'round-robin', ['quarto'], ['Аня', 'Борис', 'Вера']);
  const boards = page.locator('[data-board]');
  await expect(page.locator('[data-board].bye')).toHaveCount(1);
  await page.locator('[data-act="play-board"]').click();
  await makeMove(page, 'give lrsf');
  await host.crash();
  await expect(page.locator('[data-move="place a1"]')).toBeVisible({ timeout: 20_000 });
  await page.locator('[data-act="leave"]').first().click();
  await page.locator('[data-act="go-on"]').click();
  await giveUp(page);
  await page.locator('[data-act="next-round"]').click();
  await expect(boards).toHaveCount(4);
  const [goes = ''] = await page.locator('[data-board]').nth(2).locator('p span').allInnerTexts();
  await page.locator('[data-act="leaving"]').click();
  await page.getByRole('switch', { name: goes }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('tr[data-person]', { hasText: goes })).toContainText('не играет');
  await page.locator('[data-act="finish"]').click();
  await page.locator('[data-act="yes"]').click();
  await expect(page.locator('[data-act="finish"]')).toHaveCount(0);
});

test('a series over the network: guests take each other’s chairs and get their own points', async ({
  host,
  page,
  someone,
}) => {
  await host.open(page, '#/tournament');
  await begin(page, 'series', ['quarto'], ['Аня', 'Борис']);
  const [first = '', second = ''] = await page.locator('[data-board] p span').allInnerTexts();
  await page.locator('[data-act="play-net"]').click();
  await page.waitForURL(/#\/table\//);
  const table = /#\/table\/([^?]+)/.exec(page.url())?.[1] ?? '';
  const guests: Page[] = [];
  for (const [seat, name] of [second, first].entries()) {
    const guest = await someone();
    await guest.goto(`${host.url}#/join/${table}?seat=${seat}`);
    await guest.locator('[data-act="join"]').click();
    await guest.locator('input').first().fill(name);
    await guest.locator('[data-act="next"]').click();
    await guest.waitForURL(/#\/table\//);
    guests.push(guest);
  }
  await guests[0]?.locator('[data-act="resign"]').click();
  await guests[0]?.locator('[data-act="yes"]').click();
  await page.locator('[data-act="evening"]').click();
  await expect(page.locator('[data-board] .won')).toContainText(first);
  expect(await points(page)).toEqual({ [first]: '1', [second]: '0' });
});
