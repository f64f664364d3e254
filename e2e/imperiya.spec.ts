import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { layTable } from './lay.ts';
import { isOver, joinTable, makeMove, plyOf, tableOf } from './play.ts';

const here = (name: string) => ({ kind: 'here' as const, name });
const bot = { kind: 'bot' as const, level: 1 };
const OPEN = { kind: 'open' as const };

/** Takes a card up, answers its questions, and makes the move. */
async function playCard(page: Page, card: string, text: string, answers: readonly string[] = []) {
  for (const pick of [card, ...answers]) await page.locator(`[data-pick="${pick}"]`).first().click();
  await makeMove(page, text);
}

async function drag(page: Page, card: string, place: string) {
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not on the page`);
    return { x: box.x + 24, y: box.y + 40 };
  };
  const from = await boxOf(`[data-pick="${card}"]`);
  const to = await boxOf(`[data-drop="${place}"]`);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

/** Аня has a system and two thirds of another; Марина holds the last third, and a пятак. The bots cannot choose. */
const FOUR = {
  game: 'imperiya',
  options: { systems: 2 },
  seats: [here('Аня'), OPEN, bot, bot],
  deal: {
    hands: [
      ['freight-red-yellow.1', 'dictator.1', 'mind-swap.1'],
      ['nickel.1', 'fund.1', 'mind-swap.2'],
      [],
      [],
    ],
    deck: ['money-1.1', 'money-1.2', 'money-1.3', 'money-1.4', 'money-1.5', 'money-1.6'],
    tables: [
      {
        bank: ['money-3.1'],
        rows: {
          red: ['red-1.1', 'red-2.1', 'red-3.1'],
          yellow: ['yellow-1.1', 'yellow-2.1'],
          black: ['black-1.1', 'black-2.1'],
        },
      },
      { rows: { yellow: ['yellow-3.1'], sky: ['sky-1.1'], orange: ['orange-1.1'] } },
      { bank: ['money-10.1'], rows: { pink: ['any.1'] } },
      {},
    ],
  },
} as const;

test('four seats: Фрахт and a пятак, Диктатор, Обмен разумов, an overpaid debt, a win in another’s turn', async ({
  host,
  page,
  someone,
}) => {
  test.setTimeout(120_000);
  const table = await layTable(host, FOUR);
  await host.open(page, `#/table/${table}`);
  const guest = await someone({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await joinTable(guest, host.url, table, 'Марина');

  // Марина cancels the Фрахт for herself, a bot pays, the other has nothing to pay with.
  await expect(page.locator('[data-pick="freight-red-yellow.1"]')).toBeVisible();
  await drag(page, 'freight-red-yellow.1', 'row:red');
  await expect(page.locator('aside')).toContainText('Марина');
  await makeMove(guest, 'nickel.1');
  await expect(page.locator('[data-drop="bank"]')).toContainText('13и');

  // Диктатор names one object of everybody who has one outside a system, then each answers.
  await playCard(page, 'dictator.1', 'play dictator.1');
  await makeMove(page, 'take 1 sky-1.1');
  await makeMove(page, 'take 2 any.1');
  await makeMove(guest, 'accept');
  await expect.poll(async () => tableOf(page).getAttribute('data-to-act')).toBe('0');

  await playCard(page, 'mind-swap.1', 'play mind-swap.1 black-1.1 1 orange-1.1', ['orange-1.1']);
  await makeMove(guest, 'accept');
  await makeMove(page, 'end');

  // Аня owes 2и, loses the connection, comes back to the same bill, and pays with her ten.
  await playCard(guest, 'fund.1', 'play fund.1');
  await expect(page.locator('[data-act="cheapest"]')).toBeVisible();
  const ply = await plyOf(page);
  await page.reload();
  await expect(page.locator('[data-act="cheapest"]')).toBeVisible();
  expect(await plyOf(page)).toBe(ply);
  await page.locator('[data-act="clear"]').click();
  await page.locator('[data-pick="money-10.1"]').click();
  await expect(page.locator('aside')).toContainText('8и');
  await makeMove(page, 'pay money-10.1');

  // Марина gives away what Аня lacks: Аня wins in Марина's turn, and both see it.
  await playCard(guest, 'mind-swap.2', 'play mind-swap.2 yellow-3.1 0 black-2.1', ['black-2.1']);
  await makeMove(page, 'accept');
  for (const who of [page, guest]) {
    await expect.poll(() => isOver(who)).toBe(true);
    await expect(who.locator('body')).toContainText('Аня');
    await expect(who.locator('[data-act="again"]')).toBeVisible();
  }
});

test('a card is played and a debt is paid by keyboard alone', async ({ host, page }) => {
  test.setTimeout(120_000);
  const table = await layTable(host, {
    game: 'imperiya',
    seats: [here('Аня'), here('Боря')],
    deal: {
      hands: [['fund.1'], []],
      tables: [{}, { bank: ['money-1.1', 'money-5.1'], rows: { green: ['green-1.1'] } }],
    },
  });
  await host.open(page, `#/table/${table}`);
  // A one does not suffice and green would cost a row: the five is suggested.
  for (const handle of [
    '[data-act="open"]',
    '[data-pick="fund.1"]',
    '[data-move="play fund.1"]',
    '[data-act="open"]',
    '[data-move="pay money-5.1"]',
  ]) {
    await page.locator(handle).first().focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(async () => tableOf(page).getAttribute('data-to-act')).toBe('0');
});

test('eight bots play, and somebody watches', { tag: '@proof' }, async ({ host, page }) => {
  test.setTimeout(240_000);
  const table = await layTable(host, {
    game: 'imperiya',
    options: { systems: 2 },
    seats: Array.from({ length: 8 }, () => bot),
  });
  await host.open(page, `#/table/${table}?as=watch`);
  await expect(page.locator('[data-drop^="seat:"]')).toHaveCount(8);
  await expect(tableOf(page)).toHaveAttribute('data-me', '');
  await expect.poll(() => isOver(page), { timeout: 200_000 }).toBe(true);
});
