import type { Configuration } from 'electron-builder';

/** Local network and Bonjour are behind a question on macOS; this is what the question says (Russian stands in ru.lproj). */
const LOCAL_NETWORK =
  'Igroteka uses your home network so that phones and other computers can sit down at your table.';

/** Only the machine code for the system and processor at hand; SQLite's sources stay here. */
const NATIVE = 'node_modules/better-sqlite3';

/** Where releases are published and updates are looked for; a build outside a release knows no such place. */
function releasesOf(repository: string | undefined): NonNullable<Configuration['publish']> | null {
  const [owner, repo] = repository?.split('/') ?? [];
  return owner && repo ? [{ provider: 'github', owner, repo, releaseType: 'draft' }] : null;
}

/** How the app is packed: read by `scripts/package.ts` and by the tests. */
export function packaging(repository: string | undefined): Configuration {
  return {
    appId: 'app.igroteka.desktop',
    productName: 'Igroteka',
    copyright: 'MIT',
    directories: { output: 'dist', buildResources: 'packaging' },
    publish: releasesOf(repository),
    extraMetadata: { homepage: `https://github.com/${repository ?? 'igroteka/igroteka'}` },

    files: [
      'out/**',
      '!out/.built',
      'package.json',
      '!**/*.{md,ts,map,flow}',
      '!**/{test,tests,docs,example,examples,benchmark,.github}/**',
      `!${NATIVE}/{src,deps,binding.gyp}`,
      `!${NATIVE}/prebuilds/**`,
      `${NATIVE}/prebuilds/\${platform}-\${arch}.node`,
      '!node_modules/{node-addon-api,@types,types-ramda,ts-toolbelt,undici-types}/**',
    ],
    asar: true,
    // Machine code is loaded from a real file.
    asarUnpack: [`${NATIVE}/prebuilds/**`],
    // SQLite comes compiled against Node's stable interface, which Electron shares.
    npmRebuild: false,
    electronLanguages: ['ru', 'en', 'en-US'],

    electronFuses: {
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
      // There are no cookies, and the key for them would make macOS ask for the keychain.
      enableCookieEncryption: false,
      resetAdHocDarwinSignature: true,
    },

    fileAssociations: [
      {
        ext: 'igroteka',
        name: 'Igroteka.Match',
        description: 'Igroteka match',
        mimeType: 'application/x-igroteka',
        role: 'Editor',
      },
    ],
    protocols: [{ name: 'Igroteka', schemes: ['igroteka'], role: 'Viewer' }],

    win: { target: [{ target: 'nsis', arch: ['x64', 'arm64'] }], icon: 'packaging/icons/icon.ico' },
    nsis: {
      oneClick: true,
      perMachine: false,
      differentialPackage: true,
      // Matches are the family's, not the installer's.
      deleteAppDataOnUninstall: false,
      installerLanguages: ['ru_RU', 'en_US'],
      artifactName: 'Igroteka-${version}-${arch}-setup.${ext}',
    },

    mac: {
      // The updater on macOS unpacks the zip; people open the dmg.
      target: [
        { target: 'dmg', arch: ['x64', 'arm64'] },
        { target: 'zip', arch: ['x64', 'arm64'] },
      ],
      icon: 'packaging/icons/icon.icns',
      category: 'public.app-category.board-games',
      hardenedRuntime: true,
      gatekeeperAssess: false,
      entitlements: 'packaging/entitlements.mac.plist',
      entitlementsInherit: 'packaging/entitlements.mac.plist',
      extendInfo: {
        NSLocalNetworkUsageDescription: LOCAL_NETWORK,
        NSBonjourServices: ['_igroteka._tcp'],
        CFBundleLocalizations: ['ru', 'en'],
      },
      extraResources: [{ from: 'packaging/ru.lproj', to: 'ru.lproj' }],
    },
    dmg: { artifactName: 'Igroteka-${version}-${arch}.${ext}' },

    linux: {
      target: ['AppImage', 'deb', 'rpm'].map((target) => ({ target, arch: ['x64', 'arm64'] as const })),
      icon: 'packaging/icons',
      executableName: 'igroteka',
      syncDesktopName: true,
      category: 'Game;BoardGame',
      synopsis: 'Five tabletop games for a game night at home',
      maintainer: 'Igroteka <igroteka@users.noreply.github.com>',
      desktop: {
        entry: {
          'Name[ru]': 'Игротека',
          'Comment[ru]': 'Пять настольных игр для домашнего вечера',
          Keywords: 'board;tabletop;game;quarto;carcassonne;',
        },
      },
    },
  };
}
