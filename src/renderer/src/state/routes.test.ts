import { expect, test } from 'vitest';
import { parseRoute } from './routes.ts';

test('every address of the house is read', () => {
  expect(parseRoute('#/')).toEqual({ screen: 'shelf' });
  expect(parseRoute('#/table/ab')).toEqual({ screen: 'table', table: 'ab', watch: false, evening: null });
  expect(parseRoute('#/table/ab?as=watch')).toMatchObject({ screen: 'table', table: 'ab', watch: true });
  expect(parseRoute('#/table/ab?of=7')).toMatchObject({ screen: 'table', table: 'ab', evening: '7' });
  expect(parseRoute('#/join')).toEqual({ screen: 'join', table: null, seat: null, at: null });
  expect(parseRoute('#/join/ab?seat=2')).toEqual({ screen: 'join', table: 'ab', seat: 2, at: null });
  expect(parseRoute('#/join/ab?at=10.0.0.7:4747')).toMatchObject({ table: 'ab', at: '10.0.0.7:4747' });
  expect(parseRoute('#/replay/ab?ply=7')).toEqual({ screen: 'replay', match: 'ab', ply: 7 });
  expect(parseRoute('#/rules/quarto/rows')).toEqual({ screen: 'rules', game: 'quarto', place: 'rows' });
  expect(parseRoute('#/tournament/7')).toEqual({ screen: 'tournament', tournament: '7' });
  for (const screen of ['tv', 'saves', 'puzzle', 'stats', 'people', 'settings', 'about'])
    expect(parseRoute(`#/${screen}`)).toEqual({ screen });
});

test('the address of a lobby keeps what it asks for', () => {
  const route = parseRoute('#/new/quarto?seats=me,bot:2&options={"squares":true}&seed=7');
  expect(route.screen === 'new' && [route.game, ...route.query]).toEqual([
    'quarto',
    ['seats', 'me,bot:2'],
    ['options', '{"squares":true}'],
    ['seed', '7'],
  ]);
});

test('an unknown or broken address is the shelf', () => {
  for (const hash of ['', '#', '#nonsense', '#/nonsense', '#/table/', '#/replay', '#/new', '#/%E0%A4%A'])
    expect(parseRoute(hash)).toEqual({ screen: 'shelf' });
  expect(parseRoute('#/replay/ab?ply=-3')).toEqual({ screen: 'replay', match: 'ab', ply: 0 });
});
