/** `npm test`: types and style, unit and integration tests, the build, end-to-end tests; the last line counts them. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../e2e/chromium.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { root, runNode, runProgram } from './run.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const RESULTS = join(root, 'test-results');
const NOTHING: Count = { passed: 0, failed: 0 };
/** A run that died before it could count is one failure. */
const BROKEN: Count = { passed: 0, failed: 1 };

function readResults(file: string): unknown {
  const path = join(RESULTS, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

async function unitTests(): Promise<Count> {
  const { code } = await runNode('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/unit.json',
  ]);
  const results = readResults('unit.json') as { numPassedTests: number; numFailedTests: number } | undefined;
  if (!results) return BROKEN;
  // A file that cannot be loaded fails the run without failing a test.
  return { passed: results.numPassedTests, failed: Math.max(results.numFailedTests, code === 0 ? 0 : 1) };
}

async function endToEndTests(): Promise<Count> {
  const { code } = await runNode('playwright', ['test', '--project', 'test']);
  const results = readResults('e2e.json') as { stats: { expected: number; unexpected: number } } | undefined;
  if (!results) return BROKEN;
  return { passed: results.stats.expected, failed: Math.max(results.stats.unexpected, code === 0 ? 0 : 1) };
}

/** Gets a browser for the end-to-end tests where none is installed; resolves to whether there is one. */
async function haveChromium(): Promise<boolean> {
  if (findChromium()) return true;
  console.error('No Chromium found: fetching one…');
  await runNode('playwright', ['install', 'chromium']);
  if (!findChromium() && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await runProgram('apt-get', ['update', '-q']);
    await runProgram('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium']);
  }
  if (findChromium()) return true;
  console.error('Please install Chromium or Chrome (or name one in CHROMIUM_PATH) and run npm test again.');
  return false;
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const checked = await check();
const unit = await unitTests();
const ready = (await build(true)) && (await haveChromium());
const endToEnd = ready ? await endToEndTests() : BROKEN;

if (checked.length > 0) console.log(`npm run check failed: ${checked.join(', ')}`);
const total = [unit, endToEnd, checked.length > 0 ? BROKEN : NOTHING].reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
}));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
