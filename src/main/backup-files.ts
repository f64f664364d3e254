import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Backup, listBackups, makeBackup } from './store/backup.ts';
import type { OpenDatabase } from './store/database.ts';
import { asRefused, guardedAsync, type Refused } from './store/faults.ts';
import { restoreAtNextStart } from './store/restore.ts';

const BACKUPS = '/files/backups';

/** Answers what is asked under /files/backups; undefined for any other address. */
export type BackupFiles = (request: Request) => Promise<Response> | undefined;

/**
 * `GET /files/backups` lists `[{ name, at, bytes }]`, newest first; `POST` makes one more and lists them all.
 * `GET /files/backups/<name>` is the file. `POST /files/backups/<name>/restore`, or `POST /files/backups/restore`
 * with a file as body, checks it and answers 202: it takes the database's place at the next start, for which
 * `restart` asks. A disk or a file that will not do is 422 with `{ fault }`.
 */
export function openBackupFiles({ db, folder }: OpenDatabase, restart: () => void): BackupFiles {
  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === BACKUPS) return request.method === 'POST' ? make() : Promise.resolve(list());
    if (!pathname.startsWith(`${BACKUPS}/`)) return undefined;
    const [name = '', act] = pathname.slice(BACKUPS.length + 1).split('/');
    if (request.method === 'POST' && name === 'restore') return restoreUpload(request);
    // Only a name of the list is taken: no path leads out of the folder.
    const backup = listBackups(folder).find((each) => each.name === name);
    if (!backup) return Promise.resolve(new Response(null, { status: 404 }));
    if (request.method === 'POST' && act === 'restore') return Promise.resolve(restore(backup.path));
    return Promise.resolve(download(backup));
  };

  function list(): Response {
    return Response.json(
      listBackups(folder).map(({ name, at, bytes }) => ({ name, at: at.getTime(), bytes })),
    );
  }

  async function make(): Promise<Response> {
    const made = await makeBackup(db, folder, new Date());
    return made.ok ? list() : refused(made);
  }

  function restore(path: string): Response {
    const staged = restoreAtNextStart(folder, path);
    if (!staged.ok) return refused(staged);
    restart();
    return new Response(null, { status: 202 });
  }

  /** A file of any length goes to the disk as it comes, and is checked there. */
  async function restoreUpload({ body }: Request): Promise<Response> {
    if (!body) return new Response(null, { status: 400 });
    const path = join(folder, 'igroteka.upload');
    try {
      await guardedAsync(path, () => pipeline(Readable.fromWeb(body), createWriteStream(path)));
      return restore(path);
    } catch (error) {
      return refused(asRefused(error));
    } finally {
      await rm(path, { force: true });
    }
  }
}

function download({ name, path, bytes }: Backup): Response {
  return new Response(ReadableStream.from(createReadStream(path)), {
    headers: {
      'content-type': 'application/vnd.sqlite3',
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}

const refused = ({ fault }: Refused): Response => Response.json({ fault: fault.code }, { status: 422 });
