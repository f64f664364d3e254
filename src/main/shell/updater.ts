import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import * as m from '../../i18n/compiled/rooms/shell.js';
import type { Talk, Updater } from './updates.ts';

/** electron-updater, doing nothing of its own accord; a build that was not published knows no newer version. */
export function openUpdater(): Updater {
  const load = async () => {
    const { autoUpdater } = (await import('electron-updater')).default;
    autoUpdater.autoDownload = false;
    autoUpdater.autoInstallOnAppQuit = false;
    autoUpdater.logger = null;
    return autoUpdater;
  };
  return {
    async check() {
      if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return undefined;
      const found = await (await load()).checkForUpdates();
      return found?.isUpdateAvailable ? found.updateInfo.version : undefined;
    },
    download: async () => void (await (await load()).downloadUpdate()),
    install: () => void load().then((updater) => updater.quitAndInstall()),
  };
}

/** Talks by the system's dialogues. */
export function talkOfUpdates(window: BrowserWindow, locale: () => 'ru' | 'en'): Talk {
  const told = {
    none: m.shell_update_none,
    failed: m.shell_update_failed,
    playing: m.shell_update_playing,
    waits: m.shell_update_waits,
  };
  const asked = {
    download: { text: m.shell_update_found, yes: m.shell_update_download },
    restart: { text: m.shell_update_ready, yes: m.shell_update_restart },
  };
  return {
    async tell(word) {
      await dialog.showMessageBox(window, { type: 'info', message: told[word]({}, { locale: locale() }) });
    },
    async ask(question, version) {
      const { text, yes } = asked[question];
      const { response } = await dialog.showMessageBox(window, {
        type: 'question',
        message: text({ version }, { locale: locale() }),
        buttons: [yes({}, { locale: locale() }), m.shell_update_later({}, { locale: locale() })],
        defaultId: 0,
        cancelId: 1,
      });
      return response === 0;
    },
  };
}
