import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { APP_ORIGIN } from '../../shared/protocol/desktop.ts';
import { PAGE_HEADERS } from '../../shared/protocol/headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** Answers app:// with the built pages in `folder`; what lies under /files/ goes to the app. */
export function servePages(folder: string, files: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (`${url.protocol}//${url.host}` !== APP_ORIGIN) return refused(404);
    if (url.pathname.startsWith('/files/')) return files(request);
    if (request.method !== 'GET') return refused(405);
    const path = pageFile(folder, url.pathname);
    const body = path === undefined ? undefined : await readFile(path).catch(() => undefined);
    if (path === undefined || body === undefined) return refused(404);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return new Response(body, { headers: { ...PAGE_HEADERS, 'content-type': type } });
  };
}

/** The file a path stands for, or undefined when it would leave the folder. */
function pageFile(folder: string, pathname: string): string | undefined {
  try {
    const name = decodeURIComponent(pathname === '/' ? '/index.html' : pathname);
    const path = normalize(join(folder, name));
    return path.startsWith(folder + sep) && !name.includes('\0') ? path : undefined;
  } catch {
    return undefined; // a broken escape
  }
}

function refused(status: number): Response {
  return new Response(null, { status, headers: { ...PAGE_HEADERS } });
}
