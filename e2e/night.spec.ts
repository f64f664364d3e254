import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { joinTable, makeMove, startTable, tableOf, tableWithGuest } from './play.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Lets a page play by itself, at random, with the moves that it offers its person. */
async function playByItself(page: Page, seed: number): Promise<void> {
  await page.evaluate((start) => {
    let state = start;
    const pick = (below: number) => (state = (state * 16_807) % 2_147_483_647) % below;
    let done = '';
    let patience = 0;
    setInterval(() => {
      const table = document.querySelector<HTMLElement>('[data-table][data-game]');
      if (!table || table.dataset['over'] !== undefined) return;
      const { ply = '', me = '', toAct = '' } = table.dataset;
      if (!toAct.split(',').includes(me)) return;
      // A click on a list that has just changed is refused: it is tried again a little later.
      if (ply === done && --patience > 0) return;
      const offered = [...document.querySelectorAll<HTMLElement>('.drawer [data-move]:not(:disabled)')];
      if (offered.length === 0) return document.querySelector<HTMLElement>('[data-act="moves"]')?.click();
      // Free moves could go on for ever: what ends a turn is as likely as all the rest together.
      const end = offered.find(({ dataset }) => dataset['move'] === 'end');
      (end && pick(2) === 0 ? end : offered[pick(offered.length)])?.click();
      done = ply;
      patience = 20;
    }, 25);
  }, seed);
}

test(
  'eight phones and a television: Империя from the first card to the last',
  { tag: '@proof' },
  async ({ host, page, someone }) => {
    // Four hundred moves, each drawn by nine pages, on whatever machine this is.
    test.setTimeout(480_000);
    await host.open(page);
    const seats = Array.from({ length: 8 }, () => 'open').join(',');
    const table = await startTable(page, host.url, `#/new/imperiya?seats=${seats}&options={"systems":2}`);
    const television = await someone({ viewport: { width: 1920, height: 1080 } });
    await host.visit(television, '#/tv');
    await expect(television.locator('[data-tv] [data-seat]')).toHaveCount(8);
    const phones = await Promise.all(
      Array.from({ length: 8 }, () => someone({ ...PHONE, reducedMotion: 'reduce' })),
    );
    for (const [nth, phone] of phones.entries()) {
      await joinTable(phone, host.url, table, `Гость ${nth + 1}`);
    }
    await Promise.all(phones.map((phone) => tableOf(phone).waitFor()));
    await Promise.all(phones.map((phone, nth) => playByItself(phone, nth + 3)));
    for (const phone of phones) {
      await expect(phone.locator('[data-over]')).toHaveCount(1, { timeout: 420_000 });
      // Each page has checked that the shuffle, to which it has added itself, was what the host had promised.
      await expect(phone.locator('[data-fair="fair"]')).toBeVisible();
    }
    await expect(television.locator('[data-tv]')).toHaveAttribute('data-tv', table);
    await expect(television.locator('[data-move], [data-act]')).toHaveCount(0);
  },
);

test('a name that is taken is asked for again, and a full table only offers to watch', async ({
  host,
  page,
  someone,
}) => {
  await host.open(page);
  const table = await startTable(page, host.url, '#/new/quarto?seats=open,open');
  const first = await someone(PHONE);
  await joinTable(first, host.url, table, 'Марина');
  const second = await someone(PHONE);
  await host.visit(second, `#/join/${table}`);
  await second.locator('[data-act="join"]').click();
  await second.locator('input').fill('марина');
  await second.locator('[data-act="next"]').click();
  await expect(second.locator('[role="alert"]')).toBeVisible();
  await second.locator('input').fill('Лена');
  await second.locator('[data-act="next"]').click();
  await second.waitForURL(/#\/table\//);
  const third = await someone(PHONE);
  await host.visit(third, `#/join/${table}`);
  await expect(third.locator('[data-act="watch"]')).toBeVisible();
  await expect(third.locator('[data-act="join"]')).toHaveCount(0);
});

test('a table that is called off tells the guest so', async ({ host, page, someone }) => {
  const guest = await someone(PHONE);
  await tableWithGuest(host, page, '#/new/quarto?seats=open,open', guest);
  await page.locator('[data-act="abandon"]').click();
  await expect(guest.locator('[data-notice="missing-table"]')).toBeVisible();
});

test('a second tab takes the seat over, the first says so and can take it back', async ({
  host,
  page,
  someone,
}) => {
  await host.open(page);
  const table = await startTable(page, host.url, '#/new/quarto?seats=open,me');
  const first = await someone();
  await joinTable(first, host.url, table, 'Марина');
  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect(second.locator('[data-move="give lrsf"]').first()).toBeAttached();
  await expect(first.locator('[data-notice="replaced"]')).toBeVisible();
  await first.locator('[data-act="retry"]').click();
  await expect(second.locator('[data-notice="replaced"]')).toBeVisible();
  await makeMove(first, 'give lrsf');
});

test('a guest who loads the page anew in the middle of a choice goes on with it', async ({
  host,
  page,
  someone,
}) => {
  const guest = await someone();
  await tableWithGuest(host, page, '#/new/quarto?seats=me,open', guest);
  await makeMove(page, 'give lrsf');
  await makeMove(guest, 'place a1');
  await guest.reload();
  await expect(guest.locator('[data-move="give lssf"]').first()).toBeAttached();
  await expect(tableOf(guest)).toHaveAttribute('data-me', '1');
  await makeMove(guest, 'give lssf');
});

test('the host has a guest change seats before the start', async ({ host, page, someone }) => {
  await host.open(page);
  const table = await startTable(page, host.url, '#/new/quarto?seats=open,open');
  const guest = await someone(PHONE);
  await host.visit(guest, `#/join/${table}?seat=0`);
  await guest.locator('[data-act="join"]').click();
  await guest.locator('input').fill('Марина');
  await guest.locator('[data-act="next"]').click();
  await expect(tableOf(guest)).toHaveAttribute('data-me', '0');
  await page.locator('[data-seat="0"] [data-act="move"]').click();
  await page.locator('[data-seat="1"] [data-act="here"]').click();
  await expect(tableOf(guest)).toHaveAttribute('data-me', '1');
});

test('what is said at the table is heard by all, but not from whom one does not want to hear', async ({
  host,
  page,
  someone,
}) => {
  const guest = await someone(PHONE);
  const table = await tableWithGuest(host, page, '#/new/quarto?seats=me,open', guest);
  const television = await someone();
  await host.visit(television, '#/tv');
  await expect(television.locator('[data-tv]')).toHaveAttribute('data-tv', table);
  await guest.locator('[data-act="talk"]').click();
  await guest.locator('[data-say="bravo"]').click();
  for (const who of [page, television]) await expect(who.locator('[data-said="bravo"]')).toBeVisible();
  await page.locator('[data-act="talk"]').click();
  await page.locator('[data-heard="Марина"] [role="switch"]').click();
  await page.locator('.drawer [data-act="close"]').click();
  await guest.locator('.drawer input').fill('Хороший ход');
  await guest.locator('[data-act="say"]').click();
  await expect(television.locator('[data-said="text"]')).toContainText('Хороший ход');
  await expect(page.locator('[data-said]')).toHaveCount(0);
});
