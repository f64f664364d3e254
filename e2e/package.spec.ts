import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractAll, listPackage } from '@electron/asar';
import linuxTools from 'app-builder-lib/out/targets/LinuxTargetHelper.js';
import { build, type Configuration, Platform } from 'electron-builder';
import { packaging } from '../scripts/packaging/config.ts';
import { wrongFuses } from '../scripts/packaging/fuses.ts';
import { startStandIn } from './desktop.ts';
import { makeElectron } from './electron/dist.ts';
import { expect, test } from './fixtures.ts';
import { makeMove, plyOf } from './play.ts';
import { root } from './programs.ts';

const { LinuxTargetHelper } = linuxTools;

interface Packed {
  /** The unpacked app. */
  readonly folder: string;
  readonly desktopEntry: string;
  readonly mimeTypes: string;
}

/**
 * The app as electron-builder packs it for Linux, around a folder of Electron's shape: all that packing does to our files
 * and to the fuses can be seen without Electron's program.
 */
async function pack(folder: string, more: Configuration = {}): Promise<Packed> {
  const config = packaging('someone/igroteka');
  let desktopEntry = '';
  let mimeTypes = '';
  await build({
    projectDir: root,
    targets: Platform.LINUX.createTarget('dir'),
    publish: 'never',
    config: {
      ...config,
      ...more,
      directories: { ...config.directories, output: join(folder, 'dist') },
      electronDist: makeElectron(join(folder, 'electron')),
      afterPack: async ({ packager }) => {
        // The same words go into the AppImage, the deb and the rpm.
        const helper = new LinuxTargetHelper(packager as ConstructorParameters<typeof LinuxTargetHelper>[0]);
        desktopEntry = await helper.computeDesktopEntry(config.linux ?? {});
        mimeTypes = readFileSync((await helper.mimeTypeFiles) ?? '', 'utf8');
      },
    },
  });
  const [name = ''] = readdirSync(join(folder, 'dist')).filter((entry) => entry.endsWith('unpacked'));
  return { folder: join(folder, 'dist', name), desktopEntry, mimeTypes };
}

test('the package holds what runs and nothing else, has its fuses set, and plays a match from what it holds', async ({
  data,
}) => {
  test.setTimeout(240_000);
  const { folder, desktopEntry, mimeTypes } = await pack(data);
  const archive = join(folder, 'resources/app.asar');

  const files = listPackage(archive, { isPack: false });
  const sources = files.filter((file) =>
    /^\/(src|e2e|scripts|resources)\b|\.tsx?$|\.test\.|\.map$/.test(file),
  );
  expect(sources).toEqual([]);
  for (const file of [
    '/out/main/index.js',
    '/out/main/worker.js',
    '/out/preload/index.cjs',
    '/out/renderer/index.html',
  ])
    expect(files).toContain(file);

  // One machine code, in a real file.
  const native = 'node_modules/better-sqlite3/prebuilds';
  expect(readdirSync(join(folder, 'resources/app.asar.unpacked', native))).toEqual([
    `linux-${process.arch}.node`,
  ]);
  expect(readdirSync(join(folder, 'locales'))).toEqual(['en-US.pak', 'ru.pak']);

  const { electronFuses } = packaging(undefined);
  expect(await wrongFuses(join(data, 'electron/electron'), electronFuses)).toContain('runAsNode');
  expect(await wrongFuses(join(folder, 'igroteka'), electronFuses)).toEqual([]);

  expect(desktopEntry.split('\n')).toEqual(
    expect.arrayContaining([
      'Name=Igroteka',
      'Name[ru]=Игротека',
      'Icon=igroteka',
      'StartupWMClass=igroteka',
      'Exec=/opt/Igroteka/igroteka %U',
      'MimeType=application/x-igroteka;x-scheme-handler/igroteka;',
      'Categories=Game;BoardGame;',
    ]),
  );
  expect(mimeTypes).toContain('<glob pattern="*.igroteka"/>');

  const app = join(data, 'app');
  extractAll(archive, app);
  const desktop = await startStandIn(join(app, 'out/main/index.js'), join(data, 'kept'));
  try {
    await desktop.open('#/new/quarto?seats=me,bot:1');
    await desktop.page.locator('[data-act="start"]').click();
    await makeMove(desktop.page, 'give dsth');
    // The bot's thread starts from the package, too.
    await expect.poll(() => plyOf(desktop.page)).toBeGreaterThan(1);
  } finally {
    await desktop.stop();
  }
});

test('a word that electron-builder does not know is noticed', async ({ data }) => {
  const wrong: object = { colour: 'red' };
  await expect(pack(data, wrong)).rejects.toThrow(/unknown property 'colour'/);
});
