import type { Block } from './page.ts';

/** The pages of both languages, each loaded when it is first read. */
const FILES = import.meta.glob<string>('../../../../resources/rules/*/*.md', {
  query: '?raw',
  import: 'default',
});

const loaded = new Map<string, Promise<readonly Block[]>>();

/** The rules of a game in a language; an empty page for a game without one. */
export function rulesOf(game: string, language: string): Promise<readonly Block[]> {
  const path = `../../../../resources/rules/${language}/${game}.md`;
  const known = loaded.get(path);
  if (known) return known;
  const load = FILES[path];
  const page = load
    ? Promise.all([load(), import('./page.ts')]).then(([text, { parsePage }]) => parsePage(text))
    : Promise.resolve([]);
  loaded.set(path, page);
  return page;
}
