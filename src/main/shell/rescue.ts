import { dialog } from 'electron';
import * as m from '../../i18n/compiled/rooms/shell.js';
import { rescueOf } from '../app.ts';

/** Asks what to do about a damaged database and does it; false when it stays as it is. */
export function rescued(dataDir: string, sentence: string, locale: 'ru' | 'en'): boolean {
  const { backup, restore, beginAnew } = rescueOf(dataDir);
  const when = backup?.at.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' }) ?? '';
  const ways = [
    ...(backup ? [{ label: m.shell_rescue_restore({ when }, { locale }), act: () => restore(backup) }] : []),
    { label: m.shell_rescue_anew({}, { locale }), act: beginAnew },
  ];
  const chosen = dialog.showMessageBoxSync({
    type: 'warning',
    title: m.shell_cannot_start({}, { locale }),
    message: sentence,
    detail: m.shell_rescue_detail({}, { locale }),
    buttons: [...ways.map(({ label }) => label), m.shell_rescue_close({}, { locale })],
    defaultId: 0,
    cancelId: ways.length,
  });
  return ways[chosen]?.act().ok ?? false;
}
