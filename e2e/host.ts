import type { Page } from '@playwright/test';
import type { MatchRecord } from '../src/shared/core/record.ts';
import { freePort, startProgram } from './programs.ts';

/** The host without Electron, on a port of its own. */
export interface Host {
  /** Such as `http://localhost:4747/`. */
  readonly url: string;
  /** Gives a browser the host's rights. */
  readonly key: string;
  /** Opens an address inside the app with the host's rights. */
  open(page: Page, address?: string): Promise<void>;
  /** Opens an address inside the app as a guest. */
  visit(page: Page, address?: string): Promise<void>;
  /** The save file of a match. */
  save(match: string): Promise<MatchRecord>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Kills the process, power cut and all, and starts another on the same folder and port. */
  crash(): Promise<void>;
}

/** Starts the host on a data folder; extra arguments go to `host`. */
export async function startHost(data: string, args: readonly string[] = []): Promise<Host> {
  const port = await freePort();
  const start = () =>
    startProgram(['src/main/cli.ts', 'host', '--port', String(port), '--data', data, ...args]);
  let program = await start();
  const { url, hostKey } = program.first as { url: string; hostKey: string };
  return {
    url,
    key: hostKey,
    open: async (page, address = '#/') => {
      await page.goto(`${url}#host=${hostKey}`);
      await page.locator('header, main').first().waitFor();
      if (address !== '#/') await page.goto(url + address);
    },
    visit: async (page, address = '#/') => {
      await page.goto(url + address);
    },
    save: async (match) => {
      const headers = { authorization: `Bearer ${hostKey}` };
      // A test that reads it examines it.
      return (await (await fetch(`${url}files/saves/${match}`, { headers })).json()) as MatchRecord;
    },
    stop: (signal) => program.stop(signal),
    crash: async () => {
      await program.stop('SIGKILL');
      program = await start();
    },
  };
}
