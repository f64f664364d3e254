import { type Backup, newestGoodBackup } from './store/backup.ts';
import { restoreBackup, type SetAside, setAside } from './store/restore.ts';

/** Ways out for a folder whose database is damaged. Neither deletes anything: the damaged one is kept under another name. */
export interface Rescue {
  /** The newest backup that passes its check; undefined where there is none. */
  readonly backup: Backup | undefined;
  /** Puts that backup in the database's place. */
  restore(backup: Backup): SetAside;
  /** Lets the next start begin with nothing. */
  beginAnew(): SetAside;
}

export const rescueOf = (dataDir: string): Rescue => ({
  backup: newestGoodBackup(dataDir),
  restore: ({ path }) => restoreBackup(dataDir, path, new Date()),
  beginAnew: () => setAside(dataDir, new Date()),
});
