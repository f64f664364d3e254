import { expect, test } from 'vitest';
import { lockFileFaults } from './lockfile.ts';
import { readJson } from './run.ts';

test('the lock file holds exactly the install scripts that package.json allows', () => {
  expect(lockFileFaults(readJson('package-lock.json'), readJson('package.json'))).toEqual([]);
});

test('another install script, a needless permission and a package from elsewhere are faults', () => {
  const packages = {
    'node_modules/node': { hasInstallScript: true },
    'node_modules/a/node_modules/miner': { hasInstallScript: true },
    'node_modules/b': { resolved: 'git+ssh://example.org/b.git' },
  };
  expect(lockFileFaults({ packages }, { allowScripts: { node: true, gone: true } })).toEqual([
    'miner has an install script that allowScripts does not name',
    'allowScripts names gone, which has no install script',
    'node_modules/b does not come from a registry',
  ]);
});
