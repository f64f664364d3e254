import * as m from '../../i18n/compiled/rooms/shell.js';
import type { AppFault } from '../app.ts';

type Message = (inputs: { path: string }, options: { locale: 'ru' | 'en' }) => string;

const SENTENCES: Readonly<Record<AppFault['code'], Message>> = {
  locked: m.shell_fault_locked,
  future: m.shell_fault_future,
  corrupt: m.shell_fault_corrupt,
  foreign: m.shell_fault_foreign,
  missing: m.shell_fault_missing,
  'read-only': m.shell_fault_read_only,
  full: m.shell_fault_full,
  'not-a-folder': m.shell_fault_not_a_folder,
  io: m.shell_fault_io,
  'busy-port': m.shell_fault_busy_port,
};

/** Why the app cannot start, as a sentence. */
export const faultSentence = ({ code, path }: AppFault, locale: 'ru' | 'en'): string =>
  SENTENCES[code]({ path }, { locale });
