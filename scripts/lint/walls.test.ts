import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forbidden } from './walls.ts';

const root = resolve(import.meta.dirname, '../..');
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');

/** Imports that must be refused, by the file they are planted in. */
const PLANTED: Readonly<Record<string, readonly string[]>> = {
  'shared/core/planted.ts': ['../games/index.ts', '../bots/search.ts', 'node:fs', 'socket.io'],
  'shared/games/quarto/planted.ts': [
    '../foursquare/index.ts',
    '../index.ts',
    '../../bots/search.ts',
    '../../protocol/messages.ts',
    'pure-rand',
  ],
  'shared/games/quarto/notation.ts': ['./rules.ts', './view.ts'],
  'shared/bots/planted.ts': ['../games/index.ts', '../games/quarto/index.ts'],
  'shared/protocol/planted.ts': ['../games/index.ts', '../../main/app.ts', '../../renderer/src/main.ts'],
  'main/tables/planted.ts': [
    'electron',
    'socket.io',
    'better-sqlite3',
    '../lan/server.ts',
    '../store/matches.ts',
    '../../shared/games/quarto/rules.ts',
  ],
  'main/store/planted.ts': ['electron', 'socket.io', '../lan/server.ts', '../tables/ports.ts'],
  'main/bots/planted.ts': ['electron', '../store/matches.ts', '../lan/server.ts', '../tables/ports.ts'],
  'main/people/planted.ts': ['electron', '../store/matches.ts', '../lan/server.ts'],
  'main/lan/planted.ts': ['electron', 'better-sqlite3', '../store/matches.ts', '../../shared/games/index.ts'],
  'main/shell/planted.ts': ['../tables/hall.ts', '../store/matches.ts', '../../shared/games/index.ts'],
  'main/index.ts': ['./tables/hall.ts', './store/matches.ts', '../shared/games/index.ts'],
  'main/app.ts': ['electron', './shell/window.ts', './index.ts'],
  'main/cli.ts': ['electron', './shell/window.ts'],
  'preload/planted.ts': ['../main/app.ts', '../shared/games/index.ts', 'node:fs'],
  'renderer/src/planted.ts': [
    'electron',
    'node:fs',
    '../../main/app.ts',
    '../../shared/bots/search.ts',
    '../../shared/core/match.ts',
    '../../shared/games/index.ts',
    '../../shared/games/quarto/rules.ts',
    '../../shared/games/quarto/view.ts',
    '../../shared/games/quarto/skill.ts',
  ],
};

/** Imports that a room lives by, so that no wall is simply shut. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'shared/core/planted.ts': ['./game.ts', 'pure-rand', 'valibot'],
  'shared/games/quarto/planted.ts': ['../../core/game.ts', './rules.ts', 'valibot'],
  'shared/bots/planted.ts': ['../core/game.ts'],
  'main/tables/planted.ts': [
    '../../shared/games/index.ts',
    '../../shared/protocol/messages.ts',
    'node:crypto',
  ],
  'main/store/planted.ts': ['better-sqlite3', '../../shared/core/record.ts'],
  'main/lan/planted.ts': ['../tables/gateway.ts', 'socket.io'],
  'main/shell/planted.ts': ['electron', '../app.ts', '../../shared/protocol/desktop.ts'],
  'main/app.ts': ['./store/matches.ts', '../shared/games/index.ts'],
  'renderer/src/planted.ts': [
    '../../shared/protocol/messages.ts',
    '../../shared/games/quarto/types.ts',
    '../../shared/games/quarto/notation.ts',
    '../../shared/games/quarto/preview.ts',
    'svelte',
  ],
};

const imports = (sources: readonly string[]): string =>
  sources
    .map((source, nth) => `import { a${nth} } from '${source}';\nexport const b${nth} = a${nth};\n`)
    .join('');

describe('the linter holds the walls between rooms', () => {
  let house: string;

  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'igroteka-walls-'));
    cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
    cpSync(join(root, 'scripts/lint'), join(house, 'scripts/lint'), { recursive: true });
  });
  afterEach(() => rmSync(house, { recursive: true, force: true }));

  /** Lints files of a small house of their own; what is said about each. */
  const lint = (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(house, 'src', file)), { recursive: true });
      writeFileSync(join(house, 'src', file), text);
    }
    const run = spawnSync(process.execPath, [oxlint, '--format=unix', 'src'], {
      cwd: house,
      encoding: 'utf8',
    });
    const lines = run.stdout.split('\n');
    const about = (file: string) => lines.filter((line) => line.includes(`src/${file}:`)).join('\n');
    return Object.fromEntries(Object.keys(files).map((file) => [file, about(file)]));
  };

  const lintImports = (planted: Readonly<Record<string, readonly string[]>>) =>
    lint(Object.fromEntries(Object.entries(planted).map(([file, sources]) => [file, imports(sources)])));

  test('every planted import is refused, wall by wall', () => {
    const said = lintImports(PLANTED);
    for (const [file, sources] of Object.entries(PLANTED)) {
      for (const source of sources) expect(said[file], file).toContain(`must not import ${source}`);
    }
  });

  test('what a room lives by may come in', () => {
    for (const [file, said] of Object.entries(lintImports(ALLOWED))) {
      expect(said, file).not.toContain('must not import');
    }
  });

  test('types may pass where values may not; dynamic imports and re-exports are seen', () => {
    const said = lint({
      'main/store/planted.ts': "import type { a } from '../tables/ports.ts';\nexport type b = a;\n",
      'renderer/src/planted.ts': "export type { a } from '../../shared/core/match.ts';\n",
      'shared/core/planted.ts': "export const a = () => import('../bots/search.ts');\n",
      'shared/bots/planted.ts': "export * from '../games/index.ts';\n",
    });
    expect(said['main/store/planted.ts']).not.toContain('must not import');
    expect(said['renderer/src/planted.ts']).not.toContain('must not import');
    expect(said['shared/core/planted.ts']).toContain('must not import');
    expect(said['shared/bots/planted.ts']).toContain('must not import');
  });

  test('components are behind the walls too', () => {
    const script = `<script lang="ts">\n  import { a } from '../../main/app.ts';\n</script>\n<p>{a}</p>\n`;
    expect(lint({ 'renderer/src/Planted.svelte': script })['renderer/src/Planted.svelte']).toContain(
      'must not import',
    );
  });

  test('Math.random and Date are refused in shared, and nowhere else', () => {
    const text =
      'export const a = Math.random();\nexport const b = Date.now();\nexport const c = new Date();\n';
    const said = lint({ 'shared/games/quarto/planted.ts': text, 'main/tables/planted.ts': text });
    expect(said['shared/games/quarto/planted.ts']).toContain('no-restricted-properties');
    expect(said['shared/games/quarto/planted.ts']?.match(/no-restricted-globals/g)).toHaveLength(2);
    expect(said['main/tables/planted.ts']).not.toContain('no-restricted');
  });
});

test('every source file lies in a room, and Electron is let into the shell alone', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => /\.(ts|svelte)$/.test(name));
  for (const file of files) {
    const shell = /^(main\/shell\/|main\/index\.ts|preload\/)/.test(file);
    expect(forbidden(file, 'electron', false) === undefined, file).toBe(shell);
  }
});
