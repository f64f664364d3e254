/**
 * `npm run package`: installers of this system into dist/. `-- --dir` stops at the unpacked app, `-- --publish` sends
 * everything to the draft of a release (GITHUB_REPOSITORY and GH_TOKEN say where to and who).
 */
import { build as pack } from 'electron-builder';
import { build } from './build.ts';
import { packaging } from './packaging/config.ts';
import { root } from './run.ts';

const wishes = new Set(process.argv.slice(2));
if (await build(true)) {
  await pack({
    projectDir: root,
    config: packaging(process.env['GITHUB_REPOSITORY']),
    dir: wishes.has('--dir'),
    publish: wishes.has('--publish') ? 'always' : 'never',
  });
} else {
  process.exitCode = 1;
}
