import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './run.ts';

/** Starts the host without Electron, prints its link and opens it where there is a desktop; ends when the host does. */
export async function hostInBrowser(args: readonly string[]): Promise<void> {
  const host = spawn(process.execPath, ['src/main/cli.ts', 'host', ...args], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => host.kill(signal));
  const link = await linkOf(host);
  if (link) {
    console.log(link);
    openLink(link);
  }
  process.exitCode = await new Promise<number>((done) => host.on('close', (code) => done(code ?? 0)));
}

/** The address with the host's key, from the first line of JSON the host prints; undefined when it ends without one. */
async function linkOf(host: ChildProcess): Promise<string | undefined> {
  if (!host.stdout) return undefined;
  for await (const line of createInterface({ input: host.stdout })) {
    if (!line.startsWith('{')) continue;
    const { url, hostKey } = JSON.parse(line) as { url: string; hostKey: string };
    return `${url}#host=${hostKey}`;
  }
  return undefined;
}

/** Asks the desktop to open a link; without a desktop, or when that fails, the printed link is enough. */
function openLink(link: string): void {
  const [program, args] =
    process.platform === 'win32'
      ? ['explorer.exe', [link]]
      : process.platform === 'darwin'
        ? ['open', [link]]
        : ['xdg-open', [link]];
  if (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) return;
  const opener = spawn(program as string, args as string[], { stdio: 'ignore', detached: true });
  opener.on('error', () => undefined);
  opener.unref();
}
