import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson, root } from '../run.ts';
import { packaging } from './config.ts';
import { ICNS_TYPES, ICO_SIDES } from './icon-files.ts';

const config = packaging('someone/igroteka');
const read = (file: string) => readFileSync(join(root, file));

/** The side of a PNG, which must be a square. */
function sideOf(png: Buffer): number {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(png.readUInt32BE(20));
  return png.readUInt32BE(16);
}

test('the icon of Windows holds every size as a picture of that size', () => {
  const ico = read(String(config.win?.icon));
  expect(ico.readUInt16LE(2)).toBe(1);
  const sides = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => {
    const at = 6 + 16 * i;
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    const side = sideOf(ico.subarray(offset, offset + length));
    expect(ico.readUInt8(at) || 256).toBe(side);
    return side;
  });
  expect(sides).toEqual([...ICO_SIDES]);
});

test('the icon of macOS holds every size, plain and twice as sharp', () => {
  const icns = read(String(config.mac?.icon));
  expect(icns.toString('latin1', 0, 4)).toBe('icns');
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  const found: Record<string, number> = {};
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
    found[icns.toString('latin1', at, at + 4)] = sideOf(icns.subarray(at + 8));
  expect(found).toEqual(ICNS_TYPES);
});

test('Linux gets a picture for every usual size, each as large as its name says', () => {
  const folder = String(config.linux?.icon);
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.png'));
  for (const file of files) expect(`${sideOf(read(join(folder, file)))}`, file).toBe(file.split('x')[0]);
  for (const side of [16, 32, 48, 64, 128, 256, 512]) expect(files).toContain(`${side}x${side}.png`);
});

test('macOS: hardened runtime with just-in-time code and nothing more; the local network is explained in both languages', () => {
  const { mac } = config;
  expect(mac?.hardenedRuntime).toBe(true);
  const keys = read(String(mac?.entitlements))
    .toString()
    .matchAll(/<key>(.*?)<\/key>/g);
  expect(Array.from(keys, ([, key]) => key)).toEqual(['com.apple.security.cs.allow-jit']);
  expect(mac?.entitlementsInherit).toBe(mac?.entitlements);
  expect(mac?.extendInfo).toMatchObject({ NSBonjourServices: ['_igroteka._tcp'] });
  expect(String(mac?.extendInfo?.NSLocalNetworkUsageDescription)).toContain('home network');
  expect(read('packaging/ru.lproj/InfoPlist.strings').toString()).toContain(
    'NSLocalNetworkUsageDescription = "«Игротека»',
  );
});

test('Windows installs for one person and downloads only what has changed', () => {
  expect(config.nsis).toMatchObject({ perMachine: false, differentialPackage: true });
  expect(config.nsis?.deleteAppDataOnUninstall).toBe(false);
});

test('every system and processor that is promised has a target', () => {
  const targets = [config.win, config.mac, config.linux].flatMap((system) => system?.target ?? []);
  const named = targets.map((one) =>
    typeof one === 'object' ? [one.target, ...[one.arch ?? []].flat()].join(' ') : one,
  );
  expect(named).toEqual([
    'nsis x64 arm64',
    'dmg x64 arm64',
    'zip x64 arm64',
    'AppImage x64 arm64',
    'deb x64 arm64',
    'rpm x64 arm64',
  ]);
});

test('SQLite has machine code for each of them', () => {
  for (const system of ['win32', 'darwin', 'linux'])
    for (const processor of ['x64', 'arm64'])
      expect(
        existsSync(join(root, `node_modules/better-sqlite3/prebuilds/${system}-${processor}.node`)),
        `${system}-${processor}`,
      ).toBe(true);
});

test('no fuse leaves a way to run other code in the name of the app', () => {
  expect(config.electronFuses).toMatchObject({
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false,
  });
});

test('updates come from where the release was published, and a build of one’s own knows no such place', () => {
  expect(config.publish).toEqual([expect.objectContaining({ owner: 'someone', repo: 'igroteka' })]);
  expect(packaging(undefined).publish).toBeNull();
});

test('the window belongs to the desktop file of the same name', () => {
  expect(readJson('package.json').desktopName).toBe(`${config.linux?.executableName}.desktop`);
});

test('the release workflow runs what there is to run, on the three systems, and reads back the fuses of what it packed', () => {
  const workflow = read('.github/workflows/release.yml').toString();
  const { scripts } = readJson('package.json');
  for (const [, script = ''] of workflow.matchAll(/npm run ([\w:-]+)/g))
    expect(scripts).toHaveProperty(script);
  for (const [, file = ''] of workflow.matchAll(/node (scripts\/[\w-]+\.ts)/g))
    expect(existsSync(join(root, file)), file).toBe(true);
  expect(workflow).toContain('node scripts/read-fuses.ts ${{ matrix.program }}');
  for (const system of ['ubuntu', 'macos', 'windows']) expect(workflow).toMatch(new RegExp(`os: ${system}-`));
  expect(workflow).toContain(`dist/linux-unpacked/${config.linux?.executableName}`);
  expect(workflow).toContain(`dist/win-unpacked/${config.productName}.exe`);
  expect(workflow).toContain(`dist/mac-arm64/${config.productName}.app`);
});
