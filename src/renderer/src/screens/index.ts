import type { Component } from 'svelte';
import type { Route } from '../state/routes.ts';

/** Everything but the shelf comes when it is asked for: a phone that only joins never loads the rest. */
const FILES = import.meta.glob<{ default: unknown }>([
  './{Lobby,Table,Join,Tv,Saves,Replay,Lesson,Puzzle,Stats,People,Tournament,Print,Rules,Settings,About}.svelte',
]);

const SCREENS: Readonly<Record<Exclude<Route['screen'], 'shelf'>, string>> = {
  new: 'Lobby',
  table: 'Table',
  join: 'Join',
  tv: 'Tv',
  saves: 'Saves',
  replay: 'Replay',
  lesson: 'Lesson',
  puzzle: 'Puzzle',
  stats: 'Stats',
  people: 'People',
  tournament: 'Tournament',
  print: 'Print',
  rules: 'Rules',
  settings: 'Settings',
  about: 'About',
};

/** Whether this version has the screen of an address. */
export const hasScreen = (screen: Exclude<Route['screen'], 'shelf'>): boolean =>
  Object.hasOwn(FILES, `./${SCREENS[screen]}.svelte`);

/** Loads the screen of a route; each takes the fields of its own route as props. */
export async function openScreen(
  screen: Exclude<Route['screen'], 'shelf'>,
): Promise<Component<Record<string, unknown>>> {
  const load = FILES[`./${SCREENS[screen]}.svelte`];
  if (!load) throw new Error(`no screen for ${screen}`);
  // A module of a .svelte file has its component as default; which props it takes, the route of its name says.
  return (await load()).default as Component<Record<string, unknown>>;
}
