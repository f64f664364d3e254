/**
 * Compiles the message catalogue to `src/i18n/compiled/`. Each room (app, quarto …) gets an index of its own,
 * so that a game's texts travel with the game and a key made at run time still finds its message.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compile } from '@inlang/paraglide-js';

const root = join(import.meta.dirname, '..');
const project = join(root, 'project.inlang');
const outdir = join(root, 'src/i18n/compiled');

interface ProjectSettings {
  baseLocale: string;
  'plugin.inlang.messageFormat': { pathPattern: string[] };
}

const settings: ProjectSettings = JSON.parse(await readFile(join(project, 'settings.json'), 'utf8'));

await compile({
  project,
  outdir,
  strategy: ['globalVariable', 'baseLocale'],
  isServer: 'false',
  emitTsDeclarations: true,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
  // Whoever reads while this writes (a test beside a build) finds every module in its place.
  cleanOutdir: false,
});

await mkdir(join(outdir, 'rooms'), { recursive: true });
for (const pattern of settings['plugin.inlang.messageFormat'].pathPattern) {
  const file = join(root, pattern.replace('{locale}', settings.baseLocale));
  const keys = Object.keys(JSON.parse(await readFile(file, 'utf8'))).filter((key) => !key.startsWith('$'));
  const index = keys.map((key) => `export { ${key} } from '../messages/${key}.js';\n`).join('');
  const room = join(outdir, 'rooms', basename(file, '.json'));
  await writeFile(`${room}.js`, index || 'export {};\n');
  await writeFile(`${room}.d.ts`, index || 'export {};\n');
}

// The compiler leaves timers behind that would keep this process for half a minute.
process.exit(0);
