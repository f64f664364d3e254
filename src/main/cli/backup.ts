import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataFolder } from '../data-folder.ts';
import { backupTo } from '../store/backup.ts';
import { openForReading } from '../store/database.ts';
import { describeFault } from '../store/faults.ts';
import { EXIT, UsageError } from './exit.ts';

/** `backup FILE [--data DIR]`: copies the database, which may be in use, and checks the copy; prints `{ file }`. */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('backup needs one FILE to write to');
  const opened = openForReading(resolve(values.data ?? defaultDataFolder()));
  if (!opened.ok) throw new UsageError(describeFault(opened.fault));
  const { database } = opened;
  try {
    const made = await backupTo(database.db, file);
    if (!made.ok) throw new UsageError(describeFault(made.fault));
  } finally {
    database.close();
  }
  process.stdout.write(`${JSON.stringify({ file: resolve(file) })}\n`);
  return EXIT.ok;
}
