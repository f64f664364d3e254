import fuses from '@electron/fuses';
import type { Configuration } from 'electron-builder';

const { FuseV1Options, getCurrentFuseWire } = fuses;

/** What the configuration calls a fuse, and its place on the wire. */
const PLACES = {
  runAsNode: FuseV1Options.RunAsNode,
  enableCookieEncryption: FuseV1Options.EnableCookieEncryption,
  enableNodeOptionsEnvironmentVariable: FuseV1Options.EnableNodeOptionsEnvironmentVariable,
  enableNodeCliInspectArguments: FuseV1Options.EnableNodeCliInspectArguments,
  enableEmbeddedAsarIntegrityValidation: FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
  onlyLoadAppFromAsar: FuseV1Options.OnlyLoadAppFromAsar,
  loadBrowserProcessSpecificV8Snapshot: FuseV1Options.LoadBrowserProcessSpecificV8Snapshot,
  grantFileProtocolExtraPrivileges: FuseV1Options.GrantFileProtocolExtraPrivileges,
} as const;

/** The fuses of a packed program that are not as the configuration says, by name; reads them from the program itself. */
export async function wrongFuses(program: string, wanted: Configuration['electronFuses']): Promise<string[]> {
  const wire = await getCurrentFuseWire(program);
  return Object.entries(PLACES)
    .filter(([name, place]) => {
      const on = wanted?.[name as keyof typeof PLACES];
      return wire[place] !== (on ? '1' : '0').charCodeAt(0);
    })
    .map(([name]) => name);
}
