import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Block, excerpt, findIn, parsePage } from './page.ts';

const folder = join(import.meta.dirname, '../../../../resources/rules');
const pageOf = (language: string, file: string) =>
  parsePage(readFileSync(join(folder, language, file), 'utf8'));
const places = (page: readonly Block[]) =>
  page.flatMap((block) => (block.kind === 'heading' && block.place ? [block.place] : []));

describe('rule pages', () => {
  const files = readdirSync(join(folder, 'ru'));

  test('both languages have the same pages', () => {
    expect(readdirSync(join(folder, 'en'))).toEqual(files);
    expect(files.length).toBeGreaterThan(0);
  });

  test.each(files)('%s has the same places and figures in both languages', (file) => {
    const [ru, en] = [pageOf('ru', file), pageOf('en', file)];
    expect(places(ru)).toEqual(places(en));
    expect(new Set(places(ru)).size).toBe(places(ru).length);
    const figures = (page: readonly Block[]) => page.flatMap((b) => (b.kind === 'figure' ? [b.what] : []));
    expect(figures(ru)).toEqual(figures(en));
  });

  test.each(files)('%s says the same amount in both languages: block for block', (file) => {
    const kinds = (page: readonly Block[]) => page.map((block) => block.kind);
    expect(kinds(pageOf('ru', file))).toEqual(kinds(pageOf('en', file)));
  });

  test('a place opens its heading and what stands under it, up to the next heading', () => {
    const page = parsePage('# A\n\n## B {#b}\n\nfirst **strong**\n\n- one\n- two\n\n## C {#c}\n\nother');
    expect(excerpt(page, 'b')).toEqual([
      { kind: 'heading', level: 2, text: 'B', place: 'b' },
      {
        kind: 'paragraph',
        spans: [
          { text: 'first ', strong: false },
          { text: 'strong', strong: true },
        ],
      },
      {
        kind: 'list',
        ordered: false,
        items: [[{ text: 'one', strong: false }], [{ text: 'two', strong: false }]],
      },
    ]);
    expect(excerpt(page, 'nowhere')).toEqual([]);
  });

  test('a search finds every block with all its words, in any case, and says where', () => {
    const page = pageOf('ru', 'quarto.md');
    expect(findIn(page, 'НИЧЬЯ').map((hit) => hit.place)).toEqual(['end']);
    expect(findIn(page, 'соперник фигуру').length).toBeGreaterThan(1);
    expect(findIn(page, '   ')).toEqual([]);
  });
});
