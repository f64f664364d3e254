import { EXIT, UsageError } from './cli/exit.ts';

interface Command {
  run(args: readonly string[]): Promise<number>;
}

/** The command line (ARCHITECTURE.md); each command is loaded when it is asked for. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  replay: () => import('./cli/replay.ts'),
  simulate: () => import('./cli/simulate.ts'),
  bench: () => import('./cli/bench.ts'),
  solve: () => import('./cli/solve.ts'),
  host: () => import('./cli/host.ts'),
  backup: () => import('./cli/backup.ts'),
  check: () => import('./cli/check.ts'),
  restore: () => import('./cli/restore.ts'),
};

async function runCommand([name = '', ...args]: readonly string[]): Promise<number> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) return misused(`${name ? `there is no command ${name}` : 'name a command'}: ${commands()}`);
  try {
    return await (await load()).run(args);
  } catch (error) {
    if (isMisuse(error)) return misused(error.message);
    throw error;
  }
}

/** Our own complaints, and those of Node's parser of arguments. */
const isMisuse = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

function misused(sentence: string): number {
  process.stderr.write(`igroteka: ${sentence}\n`);
  return EXIT.usage;
}

function commands(): string {
  return Object.keys(COMMANDS).join(', ');
}

process.exitCode = await runCommand(process.argv.slice(2));
