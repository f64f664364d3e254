import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataFolder } from '../data-folder.ts';
import { rescueOf } from '../rescue.ts';
import { listBackups } from '../store/backup.ts';
import { describeFault } from '../store/faults.ts';
import { EXIT, UsageError } from './exit.ts';

/**
 * `restore [NAME] [--data DIR]`: puts the backup of that name, or the newest good one, in the place of the database
 * while the app is not running; prints `{ restored, aside }`, `aside` being where the old database went.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (more.length > 0) throw new UsageError('restore takes one NAME of a backup');
  const folder = resolve(values.data ?? defaultDataFolder());
  const rescue = rescueOf(folder);
  const backup = name === undefined ? rescue.backup : listBackups(folder).find((each) => each.name === name);
  if (!backup)
    throw new UsageError(name === undefined ? 'there is no good backup' : `there is no backup ${name}`);
  const restored = rescue.restore(backup);
  if (!restored.ok) throw new UsageError(describeFault(restored.fault));
  process.stdout.write(`${JSON.stringify({ restored: backup.name, aside: restored.aside })}\n`);
  return EXIT.ok;
}
