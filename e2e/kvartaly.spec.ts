import type { Page } from '@playwright/test';
import { knownTo, leaksIn } from '../src/main/scenes/secrets.ts';
import type { MatchRecord } from '../src/shared/core/record.ts';
import { expect, test } from './fixtures.ts';
import { joinTable, makeMove, playToTheEnd, plyOf, startTable, tableOf } from './play.ts';

/**
 * Both put cards away, and whoever has seat 0 sets off six cards in one turn: Доктор heals Малыш, which draws Малыш,
 * Доктор and, healed, Артист; he gives one card of the field for the top of the deck.
 */
const SEED = 58;
const AWAY = [
  [0, 'discard artist'],
  [0, 'discard kid'],
  [1, 'discard artist'],
  [1, 'discard engineer'],
] as const;

async function putAway(people: readonly [Page, Page]): Promise<void> {
  for (const [seat, text] of AWAY) await makeMove(people[seat], text);
}

/** Stacks on a field, as somebody sees it. */
const stacksOf = (page: Page, field: string) => page.getByRole('list', { name: field }).getByRole('listitem');

/** What a page is sent by its socket, and after how many moves. */
interface Frame {
  readonly ply: number;
  readonly text: string;
}

/** Listens to everything that comes to a page from now on. */
function tap(page: Page): readonly Frame[] {
  const frames: Frame[] = [];
  let ply = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString();
      const [, found] = /"ply":(\d+),"toAct"/.exec(text) ?? [];
      if (found !== undefined) ply = Number(found);
      frames.push({ ply, text });
    }),
  );
  return frames;
}

/** Cards in frames of a match that the seat behind the page could not know of at that time. */
function leaks(frames: readonly Frame[], seat: number, record: MatchRecord): string[] {
  const known = knownTo(seat, record);
  return frames.flatMap(({ ply, text }) => leaksIn(text, record.game, ply, known));
}

test('two people: six cards in one turn, the result, all cards up in the replay, and another match', async ({
  host,
  page,
  someone,
}) => {
  test.setTimeout(360_000);
  await host.open(page);
  const table = await startTable(page, host.url, `#/new/kvartaly?seats=me,open&seed=${SEED}`);
  const guest = await someone();
  const frames = tap(guest);
  await joinTable(guest, host.url, table, 'Марина');
  await putAway([page, guest]);
  for (const text of ['play doctor', 'heal kid', 'swap field 1']) await makeMove(page, text);
  for (const [who, field] of [
    [page, 'Ваше поле'],
    [guest, 'Поле: Игрок'],
  ] as const) {
    await expect(stacksOf(who, field)).toHaveCount(5);
  }
  await playToTheEnd([page, guest], 11);
  const heard = frames.slice();
  expect(heard.length).toBeGreaterThan(20);
  expect(leaks(heard, 1, await host.save(table))).toEqual([]);

  await guest.locator('[data-act="replay"]').click();
  await expect(guest.locator('[data-replay]')).toHaveAttribute('data-ply', '0');
  // Two in one hand, one in the other.
  await expect(guest.getByRole('img', { name: /^Артист,/ })).toHaveCount(3);

  await page.locator('[data-act="again"]').click();
  await expect(tableOf(page)).toHaveAttribute('data-me', '1');
  await expect(tableOf(page)).not.toHaveAttribute('data-table', table);
});

test(
  'three seats, booster and all: one person, one bot, one guest with a phone',
  { tag: '@proof' },
  async ({ host, page, someone }) => {
    test.setTimeout(360_000);
    await host.open(page);
    const address = '#/new/kvartaly?seats=me,bot:2,open&options={"booster":true}';
    const table = await startTable(page, host.url, address);
    const guest = await someone({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const frames = tap(guest);
    await joinTable(guest, host.url, table, 'Петя');
    await playToTheEnd([page, guest], 3);
    const heard = frames.slice();
    await expect(page.locator('[data-act="again"]')).toBeVisible();
    const record = await host.save(table);
    expect(record).toMatchObject({ options: { booster: true }, seats: [{}, { bot: 2 }, { name: 'Петя' }] });
    expect(leaks(heard, 2, record)).toEqual([]);
  },
);

test('a guest whose page is loaded anew in the middle of a choice goes on', async ({
  host,
  page,
  someone,
}) => {
  await host.open(page);
  const table = await startTable(page, host.url, `#/new/kvartaly?seats=open,me&seed=${SEED}`);
  const guest = await someone();
  await joinTable(guest, host.url, table, 'Марина');
  await putAway([guest, page]);
  await makeMove(guest, 'play doctor');
  for (const text of ['heal kid', 'swap field 1']) {
    const ply = await plyOf(guest);
    await guest.reload();
    await expect(guest.locator(`[data-move="${text}"]`).first()).toBeVisible();
    expect(await plyOf(guest)).toBe(ply);
    await makeMove(guest, text);
  }
  await expect(stacksOf(page, 'Поле: Марина')).toHaveCount(5);
});
