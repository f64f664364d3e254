import { homedir } from 'node:os';
import { join } from 'node:path';

const NAME = 'Igroteka';

/** Where the app keeps everything unless told otherwise; with and without Electron it is the same place. */
export function defaultDataFolder(): string {
  const { APPDATA, XDG_CONFIG_HOME } = process.env;
  switch (process.platform) {
    case 'win32':
      return join(APPDATA ?? join(homedir(), 'AppData', 'Roaming'), NAME);
    case 'darwin':
      return join(homedir(), 'Library', 'Application Support', NAME);
    default:
      return join(XDG_CONFIG_HOME ?? join(homedir(), '.config'), NAME);
  }
}
