import { homedir, hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diagnosticsOf } from './diagnostics.ts';

test('diagnostics say what runs where, and nothing about who', () => {
  const text = diagnosticsOf({
    version: '1.2.3',
    packaged: true,
    language: 'ru',
    dataDir: join(homedir(), '.config', 'Igroteka'),
    software: false,
    hosting: true,
    tables: 2,
  });
  expect(text).toContain('Igroteka: 1.2.3\n');
  expect(text).toContain(`Data: ${join('~', '.config', 'Igroteka')}`);
  for (const secret of [homedir(), hostname(), userInfo().homedir]) expect(text).not.toContain(secret);
  // No address, and nothing that could be a key or a token.
  expect(text).not.toMatch(/\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}:|[\w-]{20,}/);
});
