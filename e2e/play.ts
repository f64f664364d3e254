import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Host } from './host.ts';

/** The table on a page, by the handles that stay when the looks change. */
export const tableOf = (page: Page): Locator => page.locator('[data-table][data-game]');

/** How many moves the page shows; −1 while there is no table. */
export async function plyOf(page: Page): Promise<number> {
  const ply = await tableOf(page).getAttribute('data-ply');
  return ply === null ? -1 : Number(ply);
}

export const isOver = async (page: Page): Promise<boolean> =>
  (await tableOf(page).getAttribute('data-over')) !== null;

/** Whether one of this page's seats has something to decide. */
async function isToAct(page: Page): Promise<boolean> {
  const table = tableOf(page);
  const seats = async (name: string) => ((await table.getAttribute(name)) ?? '').split(',').filter(Boolean);
  const mine = await seats('data-me');
  return (await seats('data-to-act')).some((seat) => mine.includes(seat));
}

/** Makes one move by its text, on the table itself, and waits until it stands. */
export async function makeMove(page: Page, text: string): Promise<void> {
  const before = await plyOf(page);
  await page.locator(`[data-move="${text}"]`).first().click();
  await expect.poll(() => plyOf(page)).toBeGreaterThan(before);
}

/** Sets a table out with everybody at this host, or waiting for guests, and gives its id. */
export async function startTable(page: Page, url: string, address: string): Promise<string> {
  await page.goto(url + address);
  await page.locator('[data-act="start"]').click();
  await page.waitForURL(/#\/table\//);
  return /#\/table\/([^?]+)/.exec(page.url())?.[1] ?? '';
}

/** A guest's way in: invitation, name, seat; ends at the table. */
export async function joinTable(page: Page, url: string, table: string, name: string): Promise<void> {
  await page.goto(`${url}#/join/${table}`);
  await page.locator('[data-act="join"]').click();
  const field = page.locator('input').first();
  await field.waitFor();
  await field.fill(name);
  await page.locator('[data-act="next"]').click();
  await Promise.race([
    page.waitForURL(/#\/table\//),
    page
      .locator('[data-act="sit"]')
      .first()
      .click()
      .catch(() => undefined),
  ]);
  await page.waitForURL(/#\/table\//);
}

/** A table of this host at which a guest, Марина, has sat down; gives its id. */
export async function tableWithGuest(host: Host, page: Page, address: string, guest: Page): Promise<string> {
  await host.open(page);
  const table = await startTable(page, host.url, address);
  await joinTable(guest, host.url, table, 'Марина');
  return table;
}

/** Кварто from the first gift to a row of light pieces along row 1; the second player makes every other pair of moves. */
export const LIGHT_ROW = [
  'give lrsf',
  ...(['place a1', 'give lssf', 'place b1', 'give lrtf'] as const),
  ...(['place c1', 'give lstf', 'place d1'] as const),
] as const;

/** Seeded chance of a test: the same test plays the same match as far as bots let it. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % below;
  };
}

/** One random legal move: on the table itself where it offers some, else from the plain list. */
async function randomMove(page: Page, pick: (below: number) => number): Promise<void> {
  const curtain = page.locator('[data-act="open"]');
  if (await curtain.isVisible()) await curtain.click();
  const moves = page.locator('main [data-move]:not(:disabled)');
  // A page that has just come back knows whose turn it is a moment before it knows the moves.
  const offered = moves.first().waitFor({ state: 'attached', timeout: 400 });
  await offered.catch(async () => {
    // The list may have stood open without the moves, and this closed it: then it is opened again.
    await expect(async () => {
      if ((await moves.count()) === 0) await page.locator('[data-act="moves"]').first().click();
      await moves.first().waitFor({ state: 'attached', timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  });
  const texts = await moves.evaluateAll((found) => found.map((one) => one.getAttribute('data-move') ?? ''));
  const unique = [...new Set(texts)];
  // Turning free moves over and over would never end: what ends a turn is as likely as all the rest together.
  const last = unique.at(-1) ?? '';
  const text = unique.includes('end') && pick(2) === 0 ? 'end' : (unique[pick(unique.length)] ?? last);
  await page.locator(`main [data-move="${text}"]`).first().dispatchEvent('click');
}

/** Plays at random for everybody on these pages until the match is over, or so many moves were made by hand. */
export async function playToTheEnd(pages: readonly Page[], seed: number, most = 600): Promise<number> {
  const pick = chance(seed);
  let made = 0;
  const [first] = pages;
  if (!first) throw new Error('nobody plays');
  const deadline = Date.now() + 0.8 * test.info().timeout;
  while (!(await isOver(first))) {
    if (Date.now() > deadline || made > most) throw new Error(`not over after ${made} moves by hand`);
    let moved = false;
    for (const page of pages) {
      if (!(await isToAct(page)) || (await isOver(page))) continue;
      const before = await plyOf(page);
      await randomMove(page, pick);
      await expect.poll(async () => (await plyOf(page)) !== before || (await isOver(page))).toBe(true);
      made++;
      moved = true;
    }
    if (!moved) await first.waitForTimeout(40);
  }
  return made;
}
