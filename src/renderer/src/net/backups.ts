import { headers } from './files.ts';

/** A copy of everything that is kept, as the host lists it. */
export interface BackupCard {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}

const BACKUPS = '/files/backups';

/** The kept backups, newest first; `make` adds one more if anything has changed. Undefined when the disk will not. */
export async function fetchBackups(make: boolean): Promise<readonly BackupCard[] | undefined> {
  const response = await fetch(BACKUPS, { method: make ? 'POST' : 'GET', headers: headers() });
  // Our own host answers with what the docstring of `openBackupFiles` says.
  return response.ok ? ((await response.json()) as readonly BackupCard[]) : undefined;
}

/** A backup as a file, to be put where one likes. */
export async function fetchBackup(name: string): Promise<Blob | undefined> {
  const response = await fetch(`${BACKUPS}/${encodeURIComponent(name)}`, { headers: headers() });
  return response.ok ? await response.blob() : undefined;
}

/** Lays a kept backup, or a file, ready to take the database's place, and lets the host begin anew; false when it will not do. */
export async function restoreFrom(backup: string | File): Promise<boolean> {
  const path = typeof backup === 'string' ? `${encodeURIComponent(backup)}/restore` : 'restore';
  const body = typeof backup === 'string' ? {} : { body: backup };
  const response = await fetch(`${BACKUPS}/${path}`, { method: 'POST', headers: headers(), ...body });
  return response.status === 202;
}
