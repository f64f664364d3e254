import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app, BrowserWindow, dialog, type WebContents } from 'electron';
import type { Saved } from '../../shared/protocol/desktop.ts';
import { handle } from './locks.ts';

/** Answers the window's wishes to print: on paper through the system's dialogue, or into a PDF. */
export function printPages(): void {
  handle('igroteka:print', (contents) => printOnPaper(contents));
  handle('igroteka:save-pdf', (contents, name) => savePdf(contents, name));
}

function printOnPaper(contents: WebContents): Promise<void> {
  return new Promise((resolve) => contents.print({ printBackground: true }, () => resolve()));
}

/** Writes beside the file first, so that what bears its name is always complete. */
async function savePdf(contents: WebContents, name: string): Promise<Saved> {
  const window = BrowserWindow.fromWebContents(contents);
  if (!window) return { kind: 'cancelled' };
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: join(app.getPath('documents'), String(name).replaceAll(/[^\w.-]/g, '')),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  });
  if (canceled || !filePath) return { kind: 'cancelled' };
  const draft = `${filePath}.part`;
  try {
    const pdf = await contents.printToPDF({ printBackground: true, preferCSSPageSize: true });
    await writeFile(draft, pdf);
    await rename(draft, filePath);
    return { kind: 'saved', file: filePath };
  } catch (fault) {
    await rm(draft, { force: true });
    return { kind: 'failed', reason: fault instanceof Error ? fault.message : String(fault) };
  }
}
