import { Menu, type MenuItemConstructorOptions } from 'electron';
import * as m from '../../i18n/compiled/rooms/shell.js';

interface MenuActions {
  readonly go: (address: string) => void;
  readonly print: () => void;
  readonly update: () => void;
}

/** The menu: the usual roles under their names in the chosen language, and ways to the app's own addresses. */
export function installMenu(locale: 'ru' | 'en', { go, print, update }: MenuActions): void {
  const text = (message: typeof m.shell_menu_file) => message({}, { locale });
  const role = (
    name: NonNullable<MenuItemConstructorOptions['role']>,
    message: typeof m.shell_menu_file,
  ): MenuItemConstructorOptions => ({ role: name, label: text(message) });
  const way = (address: string, message: typeof m.shell_menu_file, accelerator?: string) => ({
    label: text(message),
    click: () => go(address),
    ...(accelerator ? { accelerator } : {}),
  });
  const line: MenuItemConstructorOptions = { type: 'separator' };
  const mac = process.platform === 'darwin';
  const settings = way('#/settings', m.shell_menu_settings, 'CmdOrCtrl+,');
  const about = way('#/about', m.shell_menu_about);
  const updates = { label: text(m.shell_menu_updates), click: update };
  const quit = role('quit', m.shell_menu_quit);
  const macMenu: MenuItemConstructorOptions = {
    role: 'appMenu',
    submenu: [
      about,
      updates,
      line,
      settings,
      line,
      role('hide', m.shell_menu_hide),
      role('hideOthers', m.shell_menu_hide_others),
      line,
      quit,
    ],
  };
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(mac ? [macMenu] : []),
      {
        label: text(m.shell_menu_file),
        submenu: [
          way('#/', m.shell_menu_shelf, 'CmdOrCtrl+N'),
          way('#/saves', m.shell_menu_saves, 'CmdOrCtrl+O'),
          { label: text(m.shell_menu_print), accelerator: 'CmdOrCtrl+P', click: print },
          line,
          ...(mac ? [role('close', m.shell_menu_close)] : [settings, line, quit]),
        ],
      },
      {
        label: text(m.shell_menu_edit),
        submenu: [
          role('undo', m.shell_menu_undo),
          role('redo', m.shell_menu_redo),
          line,
          role('cut', m.shell_menu_cut),
          role('copy', m.shell_menu_copy),
          role('paste', m.shell_menu_paste),
          role('selectAll', m.shell_menu_select_all),
        ],
      },
      {
        label: text(m.shell_menu_view),
        submenu: [
          role('zoomIn', m.shell_menu_zoom_in),
          role('zoomOut', m.shell_menu_zoom_out),
          role('resetZoom', m.shell_menu_zoom_reset),
          line,
          role('togglefullscreen', m.shell_menu_full_screen),
        ],
      },
      {
        role: 'windowMenu',
        label: text(m.shell_menu_window),
        submenu: [role('minimize', m.shell_menu_minimize), role('close', m.shell_menu_close)],
      },
      {
        role: 'help',
        label: text(m.shell_menu_help),
        submenu: [way('#/rules', m.shell_menu_rules, 'F1'), ...(mac ? [] : [updates, about])],
      },
    ]),
  );
}
