import type { Memory } from '../tables/ports.ts';
import type { PeopleStore, StatsStore } from './ports.ts';
import { cardOf, statsPage } from './stats-page.ts';

/** What the tables may ask about people: the stores behind one door. `today` gives the local date, `YYYY-MM-DD`. */
export function openMemory(
  people: PeopleStore,
  stats: StatsStore,
  games: readonly string[],
  today: () => string,
): Memory {
  return {
    people: () => people.all().map(cardOf),
    add: (name) => void people.add(name),
    change: (person, patch) => people.change(person, patch),
    merge: (person, into) => (person === into ? undefined : people.merge(person, into)),
    remove: (person) => people.remove(person),
    undo: (change) => people.undo(change),
    stats: (query) => statsPage(people, stats, games, query, today()),
  };
}
