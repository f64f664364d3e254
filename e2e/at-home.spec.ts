import { startStandIn } from './desktop.ts';
import { expect, test } from './fixtures.ts';
import { playToTheEnd } from './play.ts';
import { startProgram } from './programs.ts';

test('the watch over the ways out lets nobody through and tells of it', async () => {
  const script = `
    for (const out of ['https://example.com/', 'http://93.184.216.34/'])
      await fetch(out).then(() => console.error('through'), () => undefined);
    console.log('{}');`;
  const program = await startProgram([
    ...['--import', './e2e/only-home.ts', '--input-type=module'],
    ...['--eval', script],
  ]);
  expect(program.said()).toContain('outbound: example.com');
  expect(program.said()).toContain('outbound: 93.184.216.34');
  expect(program.said()).not.toContain('through');
});

test('a whole evening asks nothing beyond the home network: the table open, a match, its replay, and every screen', async ({
  data,
  watch,
}) => {
  test.setTimeout(240_000);
  const desktop = await startStandIn('out/main/index.js', data, { node: ['--import', './e2e/only-home.ts'] });
  try {
    const { page } = desktop;
    await watch(page.context());
    const asked: string[] = [];
    page.context().on('request', (request) => asked.push(request.url()));
    await desktop.open('#/settings');
    await page.getByRole('switch').or(page.getByRole('checkbox')).first().click();
    await expect.poll(desktop.said).toContain('awake');
    await desktop.open('#/new/quarto?seats=me,bot:1');
    await page.locator('[data-act="start"]').click();
    await playToTheEnd([page], 3);
    await page.locator('[data-act="replay"]').first().click();
    await page.waitForURL(/#\/replay\//);
    const screens = [
      'rules/imperiya',
      'lesson/quarto',
      'print/kvartaly',
      'tournament',
      'saves',
      'stats',
      'people',
    ];
    for (const screen of [...screens, 'about', '']) {
      await desktop.open(`#/${screen}`);
      await page.locator('main, form, h1').first().waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(asked.filter((url) => !/^(https:\/\/igroteka\/|blob:|data:)/.test(url))).toEqual([]);
    expect(desktop.said()).not.toContain('outbound');
  } finally {
    await desktop.stop();
  }
});
