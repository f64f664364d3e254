import { expect, test } from 'vitest';
import { games } from '../../../shared/games/index.ts';
import { aHouse, aMatch, aRow, person } from '../../store/scenes.ts';
import { openTournaments } from '../../store/tournaments.ts';
import { deriverOf } from '../deriver.ts';
import { openTournamentRoom } from './room.ts';

/** Two friends who play a solitaire and then Кварто. */
function evening() {
  const the = aHouse(deriverOf(games));
  const room = openTournamentRoom(openTournaments(the.database), the.people, games, () => 7);
  const [anya, boris] = [the.people.add('Аня'), the.people.add('Борис')];
  const made = room.create({
    ...{ name: 'Пятница', kind: 'round-robin', people: [anya, boris], rounds: 2 },
    games: [
      { game: 'foursquare', options: { flips: 'line' } },
      { game: 'quarto', options: {} },
    ],
  });
  if (!made.ok) throw new Error(made.error);
  return { ...the, room, anya, boris, state: made.value };
}

test('a board says what to play and how it ended: names, options, places, points', () => {
  const { room, matches, anya, boris, state } = evening();
  const [board] = state.boards;
  expect(state.people).toEqual([
    { id: anya, name: 'Аня', left: false },
    { id: boris, name: 'Борис', left: false },
  ]);
  expect(board).toMatchObject({
    ...{
      game: 'foursquare',
      options: { flips: 'line' },
      solitaire: true,
      places: null,
      points: null,
      note: null,
    },
    matches: [null, null],
    ended: [false, false],
  });
  for (const [nth, name] of ['Аня', 'Борис'].entries()) {
    matches.create(aMatch(`m${nth}`, { game: 'foursquare', seats: [person(0, name)] }));
    matches.finish(`m${nth}`, aRow(0), { ranks: [1], points: [5 + nth], reason: 'complete' }, 0);
    room.link(state.id, board?.no ?? 0, `m${nth}`, nth === 0 ? anya : boris);
  }
  const after = room.nextRound(state.id);
  if (!after.ok) throw new Error(after.error);
  const [first, second] = after.value.boards;
  expect(first?.people.map((who, nth) => [who === boris, first.places?.[nth], first.points?.[nth]])).toEqual(
    first?.people.map((who) => (who === boris ? [true, 1, 1] : [false, 2, 0])),
  );
  expect(second).toMatchObject({ round: 2, game: 'quarto', solitaire: false });
  expect(after.value.standings[0]).toMatchObject({ person: boris, place: 1, points: 1 });
});

test('each step says how things stand then, or why not', () => {
  const { room, people, boris, state } = evening();
  const [board] = state.boards;
  expect(room.nextRound(state.id)).toEqual({ ok: false, error: 'round-open' });
  const corrected = room.correct(state.id, board?.no ?? 0, [1, 1], 'дождь');
  expect(corrected.ok && corrected.value.boards[0]).toMatchObject({
    places: [1, 1],
    points: [0.5, 0.5],
    note: 'дождь',
  });
  expect(corrected.ok && corrected.value.roundOver).toBe(true);
  people.remove(boris);
  const now = room.state(state.id);
  expect(now.ok && now.value.people.map(({ name }) => name)).toEqual(['Аня', '']);
  const finished = room.finish(state.id);
  expect(finished.ok && finished.value.finishedAt).toBe(7);
  expect(room.list().map(({ id }) => id)).toEqual([state.id]);
  expect([room.remove(state.id).ok, room.state(state.id)]).toEqual([
    true,
    { ok: false, error: 'no-such-tournament' },
  ]);
});
