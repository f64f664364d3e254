import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** What lies in a data folder. */
export const databasePath = (folder: string): string => join(folder, 'igroteka.sqlite');
export const lockPath = (folder: string): string => join(folder, 'igroteka.lock');
export const backupsPath = (folder: string): string => join(folder, 'backups');
/** A whole database that is on its way to replace the present one. */
export const restoringPath = (folder: string): string => join(folder, 'igroteka.restoring');

/** A moment as a part of a file name: sorts by time, no colons (Windows). */
export const stampOf = (moment: Date): string => moment.toISOString().replaceAll(/[:.]/g, '-');

/** Makes sure that the content of a file, or the names in a folder, outlive a power cut. */
export function sync(path: string, kind: 'file' | 'folder'): void {
  // Windows can neither open a folder nor needs to: its names are journalled.
  if (kind === 'folder' && process.platform === 'win32') return;
  const handle = openSync(path, kind === 'folder' ? 'r' : 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const BACKUP_NAME = /^igroteka-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sqlite$/;

export const backupName = (moment: Date): string => `igroteka-${stampOf(moment)}.sqlite`;

/** When a backup was made, by its name; undefined for any other file. */
export function backupMoment(name: string): Date | undefined {
  const match = BACKUP_NAME.exec(name);
  if (!match) return undefined;
  const [, day, hour, minute, second, milli] = match;
  return new Date(`${day}T${hour}:${minute}:${second}.${milli}Z`);
}
