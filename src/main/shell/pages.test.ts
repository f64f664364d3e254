import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages } from './pages.ts';

let folder: string;
let serve: (request: Request) => Promise<Response>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'igroteka-pages-'));
  mkdirSync(join(folder, 'pages/assets'), { recursive: true });
  writeFileSync(join(folder, 'pages/index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'pages/assets/main.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  serve = servePages(join(folder, 'pages'), async (request) => new Response(`files: ${request.method}`));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (address: string, method = 'GET') => serve(new Request(address, { method }));

test('the page and its parts come with their types and a policy that allows nothing inline', async () => {
  const page = await get('app://igroteka/');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect((await get('app://igroteka/assets/main.js')).headers.get('content-type')).toContain(
    'text/javascript',
  );
});

test('nothing outside the bundle is served, however it is spelled', async () => {
  for (const path of [
    '../secret.txt',
    '%2e%2e/secret.txt',
    '..%2fsecret.txt',
    '..%5csecret.txt',
    '%2fetc%2fpasswd',
  ]) {
    expect((await get(`app://igroteka/${path}`)).status, path).toBe(404);
  }
  expect((await get('app://igroteka/%00')).status).toBe(404);
  expect((await get('app://igroteka/%E0%A4%A')).status).toBe(404);
  expect((await get('app://igroteka/assets')).status).toBe(404);
});

test('another host, another scheme and another method are refused', async () => {
  expect((await get('app://elsewhere/')).status).toBe(404);
  expect((await get('file:///etc/passwd')).status).toBe(404);
  expect((await get('app://igroteka/', 'POST')).status).toBe(405);
});

test('saves and backups go to the app', async () => {
  expect(await (await get('app://igroteka/files/saves', 'POST')).text()).toBe('files: POST');
});
