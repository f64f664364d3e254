import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { verify } from '../../shared/core/verify.ts';
import { games } from '../../shared/games/index.ts';
import { defaultDataFolder } from '../data-folder.ts';
import { deriverOf } from '../people/deriver.ts';
import { checkDatabase } from '../store/check.ts';
import { openDatabase, type OpenDatabase, openForReading } from '../store/database.ts';
import { openDerived } from '../store/derived.ts';
import { describeFault, type StoreFault } from '../store/faults.ts';
import { EXIT, UsageError } from './exit.ts';

/**
 * `check [--data DIR] [--rebuild]`: looks at every page of the database and replays every match; prints
 * `{ ok, matches, faults: [{ match, why }] }` or `{ ok: false, fault }`. `--rebuild` counts all figures anew
 * and adds `rebuilt`; the app must not be running then. Exit 0 all well, 1 something wrong, 2 cannot be read.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' }, rebuild: { type: 'boolean', default: false } },
  });
  const folder = resolve(values.data ?? defaultDataFolder());
  const opened = values.rebuild ? openDatabase(folder) : openForReading(folder);
  if (!opened.ok) return damaged(opened.fault);
  const { database } = opened;
  try {
    const report = await checkDatabase(database, (record) => verify(record, games));
    if (!report.ok) return damaged(report.fault);
    const { matches, faults } = report;
    const rebuilt = values.rebuild ? { rebuilt: await rebuild(database) } : {};
    say({ ok: faults.length === 0, matches, faults, ...rebuilt });
    return faults.length === 0 ? EXIT.ok : EXIT.refused;
  } finally {
    database.close();
  }
}

const rebuild = ({ db }: OpenDatabase): Promise<number> =>
  openDerived(db, deriverOf(games)).catchUp({ all: true });

/** Damage is what a check looks for; anything else is in the way of looking. */
function damaged(fault: StoreFault): number {
  if (fault.code !== 'corrupt') throw new UsageError(describeFault(fault));
  say({ ok: false, fault: describeFault(fault) });
  return EXIT.refused;
}

function say(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
