import { expect, test } from 'vitest';
import { opened } from './scenes.ts';
import { openSettings } from './settings.ts';

test('a setting is kept as JSON, replaced, and forgotten by undefined', () => {
  const database = opened();
  const settings = openSettings(database);
  expect(settings.get('theme')).toBeUndefined();
  settings.set('theme', { dark: true, name: 'вечер' });
  settings.set('volume', 0);
  settings.set('volume', null);
  database.close();
  const again = openSettings(opened(database.folder));
  expect(again.get('theme')).toEqual({ dark: true, name: 'вечер' });
  expect(again.get('volume')).toBeNull();
  again.set('theme', undefined);
  expect(again.get('theme')).toBeUndefined();
});
