import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sirv from 'sirv';
import { PAGE_HEADERS } from '../../shared/protocol/headers.ts';
import { addressOf, isMeantForUs } from './origin.ts';

export interface PageParts {
  /** The built renderer. */
  readonly folder: string;
  /** Saves and other files, for whoever has the host's key. */
  readonly files: (request: Request) => Promise<Response>;
  readonly isHost: (key: string) => boolean;
  /** Somebody has loaded the page. */
  readonly visited: (address: string) => void;
  readonly fault: (error: unknown) => void;
}

/** Content under such a name never changes. */
const HASHED = /\/assets\//;

/** Answers HTTP: the built pages, and files with the host's key. */
export function pageServer({ folder, files, isHost, visited, fault }: PageParts) {
  const pages = existsSync(folder)
    ? sirv(folder, {
        etag: true,
        gzip: true,
        setHeaders: (response, path) =>
          response.setHeader(
            'cache-control',
            HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
          ),
      })
    : undefined;

  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value);
    if (!isMeantForUs(request)) return refuse(response, 403);
    const path = request.url?.split('?', 1)[0] ?? '/';
    if (path.startsWith('/files/')) {
      if (!isHost(keyOf(request))) return refuse(response, 401);
      return void answer(request, response, files).catch((error: unknown) => {
        fault(error);
        if (response.headersSent) response.destroy();
        else refuse(response, 500);
      });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    if (path === '/') visited(addressOf(request));
    if (pages) pages(request, response, () => refuse(response, 404));
    else refuse(response, 503, 'The pages have not been built: run "npm run build".');
  };
}

const keyOf = ({ headers: { authorization } }: IncomingMessage): string =>
  /^Bearer (\S{1,128})$/.exec(authorization ?? '')?.[1] ?? '';

function refuse(response: ServerResponse, status: number, text = ''): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(text);
}

/** Runs a handler of web requests on Node's own. */
async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: PageParts['files'],
): Promise<void> {
  const hasBody = incoming.method === 'POST' || incoming.method === 'PUT';
  const answered = await handle(
    new Request(new URL(incoming.url ?? '/', 'http://host'), {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
      ...(hasBody ? { body: Readable.toWeb(incoming), duplex: 'half' } : {}),
    }),
  );
  outgoing.statusCode = answered.status;
  for (const [name, value] of answered.headers) outgoing.setHeader(name, value);
  if (answered.body) await pipeline(Readable.fromWeb(answered.body), outgoing);
  else outgoing.end();
}
