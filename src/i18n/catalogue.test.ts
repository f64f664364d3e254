import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import settings from '../../project.inlang/settings.json' with { type: 'json' };

interface Variants {
  declarations: string[];
  selectors: string[];
  match: Record<string, string>;
}
type Message = string | [Variants];
type Catalogue = Record<string, Message>;

const root = join(import.meta.dirname, '../..');
const patterns = settings['plugin.inlang.messageFormat'].pathPattern;
const rooms = patterns.map((pattern) => pattern.slice(pattern.lastIndexOf('/') + 1, -'.json'.length));
/** Every plural form that `Intl.PluralRules` can ask of these languages. */
const FORMS = { ru: ['few', 'many', 'one', 'other'], en: ['one', 'other'] };

function read(locale: string, room: string): Catalogue {
  return JSON.parse(readFileSync(join(root, `src/i18n/messages/${locale}/${room}.json`), 'utf8'));
}

const sentences = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message[0].match);

/** Names in braces, and in the declarations of a message with variants. */
function inputs(message: Message): string[] {
  const names = typeof message === 'string' ? [] : message[0].declarations.flatMap(inputName);
  const local = typeof message === 'string' ? [] : message[0].declarations.flatMap(localName);
  for (const text of sentences(message))
    for (const [, name = ''] of text.matchAll(/(?<!\\)\{(\w+)\}/g)) names.push(name);
  return [...new Set(names)].filter((name) => !local.includes(name)).sort();
}

const inputName = (line: string): string[] => /^input (\w+)$/.exec(line)?.slice(1) ?? [];
const localName = (line: string): string[] => /^local (\w+) =/.exec(line)?.slice(1) ?? [];

/** Local names that choose a plural form, with the forms for which there is a sentence. */
function pluralForms(message: Message): string[][] {
  if (typeof message === 'string') return [];
  return message[0].declarations
    .filter((line) => line.endsWith(': plural'))
    .flatMap(localName)
    .map((name) => {
      const forms = Object.keys(message[0].match).flatMap((key) => {
        const found = new RegExp(`(?:^|, ?)${name}=([\\w*]+)`).exec(key)?.[1];
        return found === undefined ? [] : [found];
      });
      return [...new Set(forms)].sort();
    });
}

describe.each(rooms)('catalogue of %s', (room) => {
  const ru = read('ru', room);
  const en = read('en', room);

  test('both languages have the same messages', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(ru).sort());
  });

  test('every key begins with the name of its room', () => {
    expect(Object.keys(ru).filter((key) => !key.startsWith(`${room}_`))).toEqual([]);
  });

  test('both languages use the same placeholders', () => {
    for (const [key, message] of Object.entries(ru))
      expect({ key, inputs: inputs(en[key] ?? '') }).toEqual({ key, inputs: inputs(message) });
  });

  test('no sentence is empty', () => {
    for (const messages of [ru, en])
      for (const [key, message] of Object.entries(messages))
        for (const text of sentences(message)) expect(text.trim(), key).not.toBe('');
  });

  test('plurals have every form of their language', () => {
    for (const [locale, messages] of [['ru', ru] as const, ['en', en] as const])
      for (const [key, message] of Object.entries(messages))
        for (const forms of pluralForms(message))
          expect({ key, forms: forms.includes('*') ? FORMS[locale] : forms }).toEqual({
            key,
            forms: FORMS[locale],
          });
  });

  test('the Russian texts are Russian', () => {
    const latin = Object.values(ru)
      .flatMap(sentences)
      .filter((text) => /^[A-Za-z ]{12,}$/.test(text));
    expect(latin).toEqual([]);
  });
});

test('the compiled catalogue holds every message', async () => {
  const compiled: object = await import('./compiled/messages/_index.js');
  const keys = rooms.flatMap((room) => Object.keys(read('ru', room)));
  expect(keys.length).toBeGreaterThan(100);
  expect(Object.keys(compiled).sort()).toEqual(keys.sort());
});

test('a plural follows the language', async () => {
  const { app_moves } = await import('./compiled/rooms/app.js');
  const say = (count: number, locale: 'ru' | 'en'): string => app_moves({ count }, { locale });
  expect([1, 3, 11, 21, 0].map((n) => say(n, 'ru'))).toEqual([
    '1 ход',
    '3 хода',
    '11 ходов',
    '21 ход',
    '0 ходов',
  ]);
  expect([1, 2].map((n) => say(n, 'en'))).toEqual(['1 move', '2 moves']);
});
