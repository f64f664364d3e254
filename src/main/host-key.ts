import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guarded } from './store/faults.ts';

const KEY = /^[\w-]{43}$/;

/** The key that gives the host's rights: made once for a data folder, so that a page opened before a restart goes on. */
export function hostKeyOf(folder: string): string {
  const file = join(folder, 'host.key');
  return guarded(file, () => {
    const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
    if (KEY.test(known)) return known;
    const fresh = randomBytes(32).toString('base64url');
    writeFileSync(file, `${fresh}\n`, { mode: 0o600 });
    return fresh;
  });
}
