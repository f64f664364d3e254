import { outcomeOf } from '../shared/core/match.ts';
import { examine } from '../shared/core/examine.ts';
import type { Games } from '../shared/core/game.ts';
import type { BackupFiles } from './backup-files.ts';
import { csvOf } from './people/csv.ts';
import type { StatsStore } from './people/ports.ts';
import type { Archive } from './store/archive.ts';
import { MAX_SAVE_BYTES, readSave, SAVE_EXTENSION, writeSave } from './store/save-file.ts';
import type { MatchStore } from './tables/ports.ts';

/** Answers a request under /files/; whoever calls has made sure that it comes from the host. */
export type Files = (request: Request) => Promise<Response>;

const SAVES = '/files/saves';
const STATS = '/files/stats.csv';

/**
 * Saves go out and come in here, over HTTP with the host's key and over app:// alike.
 * `GET /files/stats.csv` is every finished match as a table. `GET /files/saves/<match>` is a save file, and `DELETE` deletes a
 * match that is over (409 for any other). `POST /files/saves` takes one in and answers `{ match, added, over }`,
 * or 422 with why not and in which line, or `{ rules, current, record }` for a save of other rules, which is shown and not stored.
 */
export function openFiles(
  games: Games,
  matches: MatchStore,
  archive: Archive,
  stats: StatsStore,
  backups: BackupFiles,
): Files {
  return async (request) => {
    const backup = backups(request);
    if (backup) return backup;
    const { pathname } = new URL(request.url);
    if (pathname === STATS) return request.method === 'GET' ? table(request) : empty(405);
    if (pathname === SAVES) return request.method === 'POST' ? takeIn(request) : empty(405);
    if (!pathname.startsWith(`${SAVES}/`)) return empty(404);
    const match = unescaped(pathname.slice(SAVES.length + 1));
    if (match === undefined) return empty(404);
    if (request.method === 'DELETE') return remove(match);
    if (request.method !== 'GET') return empty(405);
    const record = matches.record(match);
    if (!record) return empty(404);
    const name = `${record.game}-${(record.at ?? '').slice(0, 10)}${SAVE_EXTENSION}`;
    return new Response(writeSave(record), {
      headers: {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    });
  };

  /** Only what is over can be deleted: a match that goes on may stand on a table. */
  function remove(match: string): Response {
    const loaded = matches.load(match);
    if (!loaded) return empty(404);
    if (loaded.outcome === null) return empty(409);
    archive.remove(match);
    return empty(204);
  }

  /** `?separator=;` where the comma stands in decimals. */
  function table(request: Request): Response {
    const separator = new URL(request.url).searchParams.get('separator') === ';' ? ';' : ',';
    return new Response(ReadableStream.from(encoded(csvOf(stats, Object.keys(games), separator))), {
      headers: { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' },
    });
  }

  async function takeIn(request: Request): Promise<Response> {
    const bytes = await bytesOf(request, MAX_SAVE_BYTES);
    if (!bytes) return Response.json({ why: 'too-large', line: null, field: '' }, { status: 413 });
    const read = readSave(bytes, (json) => examine(json, games));
    if (read.kind === 'refused') return Response.json(read.refusal, { status: 422 });
    if (read.kind === 'other-rules') {
      const { record, current } = read;
      return Response.json({ rules: record.rulesVersion, current, record }, { status: 409 });
    }
    const { opened, match } = read;
    const outcome = outcomeOf(match);
    const { id, added } = archive.add(opened.record, opened.setup.game.rulesVersion, outcome);
    return Response.json({ match: id, added, over: outcome !== null });
  }
}

function* encoded(texts: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const text of texts) yield encoder.encode(text);
}

/** Undefined for a broken escape. */
function unescaped(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

const empty = (status: number): Response => new Response(null, { status });

/** The body as a whole, or undefined as soon as it is too long. */
async function bytesOf(request: Request, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
