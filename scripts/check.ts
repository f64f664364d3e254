/** `npm run check`: types, style, walls, unused code and the lock file. Says what failed and why, nothing else. */
import { lockFileFaults } from './lockfile.ts';
import { readJson, runNode } from './run.ts';

async function lockFile() {
  const faults = lockFileFaults(readJson('package-lock.json'), readJson('package.json'));
  return { code: faults.length > 0 ? 1 : 0, text: faults.join('\n') };
}

const collect = { output: 'collect' } as const;

const STEPS = {
  'svelte-check': () =>
    runNode(
      'svelte-check',
      ['--tsconfig', 'src/renderer/tsconfig.json', '--fail-on-warnings', '--output', 'human'],
      collect,
    ),
  'types of Node': () => runNode('tsc', ['-p', 'tsconfig.node.json'], collect),
  'types of e2e': () => runNode('tsc', ['-p', 'tsconfig.e2e.json'], collect),
  'types of shared': () => runNode('tsc', ['-p', 'tsconfig.shared.json'], collect),
  lint: () => runNode('oxlint', ['--deny-warnings'], collect),
  format: () => runNode('prettier', ['--check', '--log-level', 'warn', '.'], collect),
  'unused code': () => runNode('knip', [], collect),
  'lock file': lockFile,
};

/** Runs all steps, two at a time; resolves to the names of those that failed. */
export async function check(): Promise<string[]> {
  const compiled = await runNode('scripts/i18n.ts', [], collect);
  if (compiled.code !== 0) {
    console.error(compiled.text);
    return ['catalogue'];
  }
  const waiting = Object.entries(STEPS);
  const failed: string[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, step] = next;
      const { code, text } = await step();
      console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
      if (code === 0) continue;
      failed.push(name);
      console.log(text);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

if (import.meta.main) process.exitCode = (await check()).length > 0 ? 1 : 0;
