import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from './log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'igroteka-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lines = (file = 'igroteka.log') =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

test('a fault is kept under the id that its sender hears, with what caused it', () => {
  const log = openLog(folder);
  const id = log.fault(new Error('could not write', { cause: new Error('no space') }), 'store');
  expect(id).toMatch(/^[\da-f]{8}$/);
  expect(lines()).toEqual([
    {
      at: expect.any(String),
      fault: id,
      where: 'store',
      error: expect.stringMatching(/could not write[\s\S]*caused by Error: no space/),
    },
  ]);
});

test('the log is one line of JSON a note, for its owner alone', () => {
  openLog(folder).note('opened', { port: 4747 });
  expect(lines()).toEqual([{ at: expect.any(String), what: 'opened', port: 4747 }]);
  if (process.platform !== 'win32') expect(statSync(join(folder, 'igroteka.log')).mode & 0o777).toBe(0o600);
});

test('a log that has grown is put aside, and only one of those is kept', () => {
  const log = openLog(folder);
  for (const old of ['first', 'second']) {
    writeFileSync(join(folder, 'igroteka.log'), `"${old}${'.'.repeat(1024 * 1024)}"\n`);
    log.note('after', { old });
  }
  expect(readdirSync(folder).toSorted()).toEqual(['igroteka.log', 'igroteka.log.1']);
  expect(lines()).toMatchObject([{ what: 'after', old: 'second' }]);
  expect(String(lines('igroteka.log.1')[0])).toMatch(/^second/);
});

test('a log that cannot be written stops nobody', () => {
  writeFileSync(join(folder, 'taken'), '');
  const log = openLog(join(folder, 'taken'));
  expect(() => log.note('lost')).not.toThrow();
  expect(log.fault('lost', 'test')).toMatch(/^[\da-f]{8}$/);
});
