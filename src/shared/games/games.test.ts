import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { replay } from '../core/replay.ts';
import { games } from './index.ts';

const here = import.meta.dirname;
const pages = join(here, '../../../../shared/rules/conformance');

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** Legal moves are a set (rules/README.md): a page may list them in another order than `replay` prints. */
const withSortedLegal = (expected: { legal?: Readonly<Record<string, readonly string[]>> }) =>
  expected.legal
    ? {
        ...expected,
        legal: Object.fromEntries(
          Object.entries(expected.legal).map(([seat, texts]) => [seat, [...texts].sort()]),
        ),
      }
    : expected;

describe.each(Object.keys(games))('%s', (id) => {
  const fixtures = join(here, id, 'fixtures');
  const files = readdirSync(fixtures).filter((file) => file.endsWith('.jsonl'));

  test('has the conformance records of its rule page', () => {
    expect(files).toContain('conformance.jsonl');
    const page = join(pages, `${id}.jsonl`);
    // A clone on a user's machine has no rule pages beside it.
    if (existsSync(page)) {
      expect(readFileSync(join(fixtures, 'conformance.jsonl'), 'utf8')).toBe(readFileSync(page, 'utf8'));
    }
  });

  for (const file of files) {
    describe(file, () => {
      for (const [index, line] of linesOf(join(fixtures, file)).entries()) {
        const record = JSON.parse(line);
        test(record.name ?? `record ${index + 1}`, () => {
          expect(replay(record, games)).toMatchObject(withSortedLegal(record.expect));
        });
      }
    });
  }
});
