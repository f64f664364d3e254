import { clipboard, shell } from 'electron';
import { handle } from './locks.ts';
import { diagnosticsOf, type Facts } from './diagnostics.ts';

/** Answers what the screen "About" wants of the system. */
export function tellAboutUs(facts: () => Facts, update: () => Promise<void>): void {
  handle('igroteka:about', () => {
    const { version, dataDir } = facts();
    return { version, dataFolder: dataDir };
  });
  // The one folder that is ours; no page can name another.
  handle('igroteka:show-data', async () => void (await shell.openPath(facts().dataDir)));
  handle('igroteka:copy-diagnostics', () => clipboard.writeText(diagnosticsOf(facts())));
  handle('igroteka:update', () => update());
}
