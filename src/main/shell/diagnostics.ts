import { arch, homedir, release, totalmem } from 'node:os';

/** What is known of the program and the machine it runs on. */
export interface Facts {
  readonly version: string;
  readonly packaged: boolean;
  readonly language: string;
  readonly dataDir: string;
  readonly software: boolean;
  readonly hosting: boolean;
  readonly tables: number;
}

/** Text for a report of a fault: versions and states, no names, no tokens, no addresses. */
export function diagnosticsOf(facts: Facts): string {
  const { versions, platform } = process;
  const lines = {
    Igroteka: `${facts.version}${facts.packaged ? '' : ' (from sources)'}`,
    System: `${platform} ${release()} ${arch()}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    Electron: `${versions['electron'] ?? '-'}, Chrome ${versions['chrome'] ?? '-'}, Node ${versions.node}`,
    Language: facts.language,
    Drawing: facts.software ? 'by software' : 'by hardware',
    Hosting: facts.hosting ? 'open' : 'closed',
    Tables: String(facts.tables),
    // The home folder is called like its owner.
    Data: facts.dataDir.replace(homedir(), '~'),
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
