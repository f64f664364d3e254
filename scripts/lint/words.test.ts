import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const LETTERS = /[A-Za-zА-Яа-яЁё]{2}/;
/** Attributes that people read or hear. */
const SPOKEN = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label']);
/** Names that are the same in every language. */
const NAMES = /^(?:[\s·–—,.:()]|\b(?:Electron|Chrome|Node|Igroteka|Foursquare|PIN|QR)\b)*$/;

type Node = Readonly<Record<string, unknown>> & { readonly type?: string };

/** Every text of a component's markup that a person would see or hear, without scripts and styles. */
function textsOf(source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'Attribute' && !SPOKEN.has(String(node['name']))) return;
    if (node.type === 'Text') found.push(String(node['data']));
    // What stands in braces is code: its messages come from the catalogue, its other words are handles and values.
    if (node.type === 'ExpressionTag' || node.type === 'StyleDirective') return;
    Object.values(node).forEach(visit);
  };
  visit(parse(source, { modern: true }).fragment);
  return found.map((text) => text.trim()).filter((text) => LETTERS.test(text) && !NAMES.test(text));
}

test('the watch sees text in the markup and in what screen readers say, and lets code and names pass', () => {
  expect(
    textsOf(`<p class="big">Привет</p><img alt="A dog" src="dog.png" /><b>{m.hello()}</b><i>Electron</i>`),
  ).toEqual(['Привет', 'A dog']);
});

test('no component has a word of its own: all that is read or heard comes from the catalogue', () => {
  const words = globSync('src/renderer/src/**/*.svelte', { cwd: root }).flatMap((file) =>
    textsOf(readFileSync(join(root, file), 'utf8')).map((text) => [file, text]),
  );
  expect(words).toEqual([]);
});

test('no code of the screens and of the window holds Russian words', () => {
  const files = globSync(['src/renderer/src/**/*.{ts,svelte}', 'src/main/shell/*.ts', 'src/preload/*.ts'], {
    cwd: root,
  }).filter((file) => !/\.test\.ts$|\/draw\//.test(file)); // Letters on a newspaper or a slate are part of the picture.
  const words = files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|\/\/.*$/gm,
      '',
    );
    return (code.match(/[А-Яа-яЁё]{2,}/g) ?? []).map((word) => [file, word]);
  });
  // A language is named in itself.
  expect(words.filter(([, word]) => !/^русский$/i.test(word ?? ''))).toEqual([]);
});
