/** `npm run host`: builds the pages if need be and runs the host on this process's own streams. */
import { build } from './build.ts';
import { runNode } from './run.ts';

process.exitCode = (await build())
  ? (await runNode('src/main/cli.ts', ['host', ...process.argv.slice(2)])).code
  : 1;
