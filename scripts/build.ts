/** Builds what is out of date under out/: nothing when no source is newer than the last build. */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, root } from './run.ts';

const STAMP = join(root, 'out/.built');
const SOURCES = ['src', 'resources', 'project.inlang', 'electron.vite.config.ts', 'package-lock.json'];

/** Resolves to whether out/ is there and fresh; all that is said goes to stderr. */
export async function build(force = false): Promise<boolean> {
  if (!force && isFresh()) return true;
  console.error('Building Igroteka…');
  for (const step of [
    () => runNode('scripts/i18n.ts', [], { output: 'collect' }),
    () => runNode('electron-vite', ['build', '--logLevel', 'warn'], { output: 'collect' }),
  ]) {
    const { code, text } = await step();
    if (code !== 0) {
      console.error(text);
      return false;
    }
  }
  writeFileSync(STAMP, '');
  return true;
}

function isFresh(): boolean {
  const built = changedAt(STAMP);
  return built > 0 && SOURCES.every((path) => newest(join(root, path)) <= built);
}

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'compiled')
    .reduce((latest, entry) => Math.max(latest, newest(join(path, entry.name))), 0);
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

if (import.meta.main) process.exitCode = (await build(true)) ? 0 : 1;
