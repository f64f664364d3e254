import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A part of somebody else's that is shipped, and on which terms. */
interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** Cut into files of ours by `scripts/fonts.ts`, so no bundle names them. */
const FONTS = ['@fontsource-variable/golos-text', '@fontsource-variable/piazzolla'];

/** Vite moves its configuration, and whatever that imports, elsewhere: only the working folder says where the project is. */
const root = process.cwd();

// oxlint-disable-next-line typescript/no-explicit-any -- JSON.parse's own type
const readJson = (file: string): any => JSON.parse(readFileSync(join(root, file), 'utf8'));

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
}

/** Packages that go along with the main process as they are. */
export function shippedPackages({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => !path.includes('/@types/') && existsSync(join(root, path)));
}

/** The terms of a package in node_modules. */
export function licenceOf(path: string): Licence {
  // `licenses`, a list, is how very old packages say it.
  const { name, version, license, licenses } = readJson(join(path, 'package.json'));
  const file = readdirSync(join(root, path)).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(root, path, file), 'utf8').trim();
  return { name, version, licence: String(license ?? licenses?.[0]?.type), text };
}

/** Lays `licences.json` beside the pages: everything that is bundled into them or shipped with the main process. */
export const licences = (): Plugin => ({
  name: 'igroteka-licences',
  generateBundle() {
    const bundled = [...this.getModuleIds()].flatMap(
      (id) => /(node_modules\/(?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1] ?? [],
    );
    const paths = new Set([
      ...bundled,
      ...FONTS.map((name) => `node_modules/${name}`),
      ...shippedPackages(readJson('package-lock.json')),
    ]);
    const all = [...paths]
      .filter((path) => existsSync(join(root, path, 'package.json')))
      .map(licenceOf)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    // Hundreds of packages share a few texts.
    const texts = [...new Set(all.map(({ text }) => text))];
    const packages = all.map((one) => ({ ...one, text: texts.indexOf(one.text) }));
    this.emitFile({
      type: 'asset',
      fileName: 'licences.json',
      source: JSON.stringify({ packages, texts }),
    });
  },
});
