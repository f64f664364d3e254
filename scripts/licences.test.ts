import { expect, test } from 'vitest';
import { licenceOf, shippedPackages } from './licences.ts';
import { readJson } from './run.ts';

/** What may go into a program under the MIT licence without changing its terms. */
const FREE =
  /^\(?(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|OFL-1\.1|Python-2\.0|BlueOak-1\.0\.0|Unlicense|WTFPL)( (OR|AND) .*)?\)?$/;

test('everything shipped is openly licensed, and none of it under terms that would bind the whole', () => {
  const terms = shippedPackages(readJson('package-lock.json')).map(licenceOf);
  expect(terms.length).toBeGreaterThan(20);
  expect(
    terms.filter(({ licence }) => !FREE.test(licence)).map(({ name, licence }) => [name, licence]),
  ).toEqual([]);
  expect(terms.map(({ name }) => name)).toEqual(expect.arrayContaining(['better-sqlite3', 'socket.io']));
});

test('the fonts bring their licence along', () => {
  for (const font of ['golos-text', 'piazzolla']) {
    const { licence, text } = licenceOf(`node_modules/@fontsource-variable/${font}`);
    expect(licence).toBe('OFL-1.1');
    expect(text).toContain('SIL OPEN FONT LICENSE');
  }
});
