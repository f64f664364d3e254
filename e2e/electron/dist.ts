import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Before its fuses every Electron bears these words; then the version, how many there are, and the fuses. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES = 8;

/** TEST CODE: a folder of the shape of Electron's for Linux, whose program is nothing but fuses, all set. */
export function makeElectron(folder: string): string {
  const file = (name: string, content: string | Buffer = '') => writeFileSync(join(folder, name), content);
  mkdirSync(join(folder, 'locales'), { recursive: true });
  mkdirSync(join(folder, 'resources'));
  file('electron', Buffer.concat([Buffer.from(SENTINEL), Buffer.from([1, FUSES]), Buffer.alloc(FUSES, '1')]));
  for (const name of ['version', 'LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox']) file(name);
  for (const language of ['de', 'en-US', 'ru']) file(`locales/${language}.pak`);
  return folder;
}
