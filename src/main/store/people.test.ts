import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Deriver } from '../people/ports.ts';
import { openMatches } from './matches.ts';
import { databasePath } from './paths.ts';
import { opened, aHouse, aMatch, aRow, bot, person, WON } from './scenes.ts';

/** Counts one point a win, so that a rating says who played whom and in which order. */
const counting: Deriver = {
  version: 1,
  facts: () => [],
  rate: (before, ranks) =>
    ranks.map((rank, seat) => ({ mu: (before[seat]?.mu ?? 0) + (rank === 1 ? 1 : 0), sigma: 1 })),
};

const house = () => aHouse(counting);
type House = ReturnType<typeof aHouse>;

/** A finished match of these seats; seat 0 has won. */
function played({ matches }: House, id: string, ...seats: ReturnType<typeof person>[]): void {
  matches.create(aMatch(id, { seats }));
  matches.finish(id, aRow(0), WON, 0);
}

const names = ({ people }: House) =>
  people
    .all()
    .filter(({ level }) => level === null)
    .map(({ name, matches }) => `${name} ${matches}`)
    .toSorted();

const idOf = ({ people }: House, name: string): string =>
  people.all().find((each) => each.name === name)?.id ?? '';

const shown = ({ matches }: House, id: string) => matches.load(id)?.match.seats.map(({ name }) => name);

const ratings = ({ people, stats }: House) =>
  people.all().flatMap(({ id, name, level }) => {
    const rating = stats.ratings('quarto').get(id);
    return rating ? [`${level === null ? name : `bot ${level}`} ${rating.mu}`] : [];
  });

describe('people', () => {
  test('are known by their name at this computer, whatever the case', () => {
    const the = house();
    played(the, 'm1', person(0, 'Аня'), person(1, 'Борис'));
    played(the, 'm2', person(0, ' АНЯ '), bot(1, 3));
    expect(names(the)).toEqual(['Аня 2', 'Борис 1']);
    expect(shown(the, 'm2')).toEqual(['Аня', '']);
  });

  test('guests are known by their device and name: two phones, two people; one phone may have two', () => {
    const the = house();
    played(the, 'm1', person(0, 'Аня'), person(1, 'Вера', 'phone 1'));
    played(the, 'm2', person(0, 'Вера', 'phone 1'), person(1, 'Вера', 'phone 2'));
    played(the, 'm3', person(0, 'Гена', 'phone 1'), person(1, 'Аня'));
    expect(names(the)).toEqual(['Аня 2', 'Вера 1', 'Вера 2', 'Гена 1']);
    const guests = the.people.all().filter(({ home }) => !home);
    expect(guests.map(({ name }) => name).toSorted()).toEqual(['Вера', 'Вера', 'Гена']);
  });

  test('bots are people of a level; a chair that a bot sits in stays its person’s, a vacated one is the bot’s', () => {
    const the = house();
    played(the, 'm1', { ...person(0, 'Аня'), bot: 2 }, bot(1, 5));
    expect(
      the.people
        .all()
        .filter(({ matches }) => matches > 0)
        .map(({ name, level }) => [name, level]),
    ).toEqual(
      expect.arrayContaining([
        ['Аня', null],
        ['', 5],
      ]),
    );
    expect(names(the)).toEqual(['Аня 1']);
  });

  test('a free chair is nobody', () => {
    const the = house();
    the.matches.create(aMatch('m1', { seats: [{ ...bot(0, 1), bot: null, open: true }] }));
    expect(names(the)).toEqual([]);
  });
});

describe('changes', () => {
  test('a new name shows everywhere, the old one is still known, and it can be taken back', () => {
    const the = house();
    played(the, 'm1', person(0, 'Аня'), person(1, 'Борис'));
    const change = the.people.change(idOf(the, 'Аня'), { name: 'Анна', colour: 7 });
    expect(shown(the, 'm1')).toEqual(['Анна', 'Борис']);
    expect(the.matches.record('m1')?.seats[0]).toEqual({ name: 'Анна' });
    played(the, 'm2', person(0, 'Аня'), person(1, 'анна'));
    expect(names(the)).toEqual(['Анна 3', 'Борис 1']);
    expect(the.people.undo(change ?? 0)).toBe(true);
    expect(shown(the, 'm1')).toEqual(['Аня', 'Борис']);
  });

  test('a merge gives matches and ratings to one, and taking it back gives them to two again', () => {
    const the = house();
    played(the, 'm1', person(0, 'Аня'), person(1, 'Борис'));
    played(the, 'm2', person(0, 'Аня', 'phone'), person(1, 'Борис'));
    expect(ratings(the).toSorted()).toEqual(['Аня 1', 'Аня 1', 'Борис 0']);
    const [guest, host] = the.people
      .all()
      .filter(({ name }) => name === 'Аня')
      .toSorted((a, b) => Number(a.home) - Number(b.home));
    const change = the.people.merge(guest?.id ?? '', host?.id ?? '');
    expect(names(the)).toEqual(['Аня 2', 'Борис 2']);
    expect(ratings(the).toSorted()).toEqual(['Аня 2', 'Борис 0']);
    // The phone is that person's from now on.
    played(the, 'm3', person(0, 'Аня', 'phone'), person(1, 'Борис'));
    expect(names(the)).toEqual(['Аня 3', 'Борис 3']);
    expect(the.people.undo(change ?? 0)).toBe(true);
    expect(names(the)).toEqual(['Аня 1', 'Аня 2', 'Борис 3']);
  });

  test('whoever was merged before goes along when the other is merged on', () => {
    const the = house();
    for (const [nth, name] of ['Аня', 'Аня Б.', 'Анна'].entries())
      played(the, `m${nth}`, person(0, name), bot(1, 1));
    the.people.merge(idOf(the, 'Аня'), idOf(the, 'Аня Б.'));
    const second = the.people.merge(idOf(the, 'Аня Б.'), idOf(the, 'Анна'));
    expect(names(the)).toEqual(['Анна 3']);
    the.people.undo(second ?? 0);
    expect(names(the)).toEqual(['Анна 1', 'Аня Б. 2']);
  });

  test('deleting keeps the matches without the name, until it is taken back', () => {
    const the = house();
    played(the, 'm1', person(0, 'Аня'), person(1, 'Борис'));
    const change = the.people.remove(idOf(the, 'Борис'));
    expect(names(the)).toEqual(['Аня 1']);
    expect(shown(the, 'm1')).toEqual(['Аня', '']);
    expect(the.matches.finished(0, 1)[0]?.seats[1]?.name).toBe('');
    expect(the.matches.record('m1')?.seats[1]).toEqual({});
    expect(the.people.undo(change ?? 0)).toBe(true);
    expect(shown(the, 'm1')).toEqual(['Аня', 'Борис']);
  });

  test('somebody deleted who plays again is somebody new', () => {
    const the = house();
    played(the, 'm1', person(0, 'Аня'), person(1, 'Борис'));
    the.people.remove(idOf(the, 'Борис'));
    played(the, 'm2', person(0, 'Аня'), person(1, 'Борис'));
    expect(names(the)).toEqual(['Аня 2', 'Борис 1']);
    expect(shown(the, 'm1')).toEqual(['Аня', '']);
  });

  test('a name that is wiped is nowhere in the file any more', () => {
    const the = house();
    played(the, 'm1', person(0, 'Аня'), person(1, 'Незабудкин', 'phone of N'));
    the.people.change(idOf(the, 'Незабудкин'), { name: 'Колокольчиков' });
    const change = the.people.remove(idOf(the, 'Колокольчиков'));
    expect(the.people.forget(0)).toBe(0);
    expect(the.people.forget(Number.MAX_SAFE_INTEGER)).toBe(1);
    expect(the.people.undo(change ?? 0)).toBe(false);
    the.database.close();
    const bytes = readFileSync(databasePath(the.database.folder));
    for (const word of ['Незабудкин', 'незабудкин', 'Колокольчиков', 'phone of N']) {
      expect(bytes.includes(word), word).toBe(false);
    }
    const again = openMatches(opened(the.database.folder));
    expect(again.load('m1')?.match.seats.map(({ name }) => name)).toEqual(['Аня', '']);
  });

  test('only the last change can be taken back, and only once', () => {
    const the = house();
    const id = the.people.add('Аня');
    const first = the.people.change(id, { colour: 3 }) ?? 0;
    const second = the.people.change(id, { colour: 4 }) ?? 0;
    expect(the.people.undo(first)).toBe(false);
    expect([the.people.undo(second), the.people.undo(second)]).toEqual([true, false]);
    expect(the.people.undo(first)).toBe(true);
  });

  test('bots, strangers and oneself are refused', () => {
    const { people } = house();
    const id = people.add('Аня');
    expect(people.add('аня')).toBe(id);
    expect(people.change('bot:1', { name: 'x' })).toBeUndefined();
    expect(people.merge(id, 'bot:1')).toBeUndefined();
    expect(people.merge(id, id)).toBeUndefined();
    expect(people.remove('nobody')).toBeUndefined();
  });
});
