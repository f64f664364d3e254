import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { dialog } from 'electron';
import * as m from '../../i18n/compiled/rooms/shell.js';
import type { OpenedFile } from '../../shared/protocol/desktop.ts';
import { handle } from './locks.ts';

/** One byte more than the longest save: whoever takes it in sees that it is too long. */
const READ_AT_MOST = 4 * 1024 * 1024 + 1;

/** Saves that were double-clicked wait here until the page comes for them; gives the way to add one. */
export function carryFiles(locale: () => 'ru' | 'en'): (path: string) => Promise<void> {
  const waiting: OpenedFile[] = [];
  handle('igroteka:take-file', () => waiting.shift() ?? null);
  return async (path) => {
    const bytes = await beginningOf(path).catch(() => undefined);
    if (bytes) waiting.push({ name: basename(path), bytes });
    else dialog.showErrorBox('Igroteka', m.shell_cannot_open({ path }, { locale: locale() }));
  };
}

async function beginningOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(READ_AT_MOST));
    return buffer.slice(0, bytesRead);
  } finally {
    await file.close();
  }
}
