import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BOTS, chooseMove } from '../../../shared/bots/levels.ts';
import type { AnyGame } from '../../../shared/core/game.ts';
import { checkGame } from '../../../shared/core/conformance.ts';
import { examine } from '../../../shared/core/examine.ts';
import { begin, outcomeOf, play, toAct } from '../../../shared/core/match.ts';
import { replay } from '../../../shared/core/replay.ts';
import { setupOf } from '../../../shared/core/record.ts';
import { rngOf } from '../../../shared/core/rng.ts';
import { games } from '../../../shared/games/index.ts';
import { readSave, writeSave } from '../../store/save-file.ts';
import { HOST_KEY, openHall } from '../hall.ts';
import type { Screen } from '../screen.ts';
import { noughts } from './index.ts';

/** The registry with one line more. */
const six = { ...games, noughts };

const EIGHT = [
  'index.ts',
  'notation.ts',
  'options.ts',
  'preview.ts',
  'rules.ts',
  'skill.ts',
  'types.ts',
  'view.ts',
];

test('a game is eight files, and every game has them under the same names', () => {
  const own = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
  expect(own.toSorted()).toEqual(EIGHT);
  for (const id of Object.keys(games)) {
    const folder = join(import.meta.dirname, '../../../shared/games', id);
    expect(readdirSync(folder), id).toEqual(expect.arrayContaining(EIGHT));
  }
});

test('a sixth game keeps the contract', () => {
  checkGame(noughts, { cases: [{ seats: 2, options: {} }], matches: 50, longest: 9 });
});

test('records, replays and save files know it by its line in the registry', () => {
  const record = {
    format: 'igroteka-record/1',
    game: 'noughts',
    seats: [{ name: 'Аня' }, { name: 'Боря' }],
    moves: ['0 b2', '1 a1', '0 a2', '1 b1', '0 c2'],
  };
  expect(replay(record, six)).toMatchObject({ ply: 5, outcome: { ranks: [1, 2], reason: 'row' } });
  const examined = examine(record, six);
  if (examined.kind !== 'playable') throw new Error(JSON.stringify(examined));
  const bytes = new TextEncoder().encode(writeSave(examined.opened.record));
  expect(readSave(bytes, (json) => examine(json, six))).toMatchObject({ kind: 'playable' });
  // The house of five refuses it with a reason.
  expect(examine(record, games)).toMatchObject({ kind: 'refused', why: 'unknown-game' });
});

test('every bot plays it, and the strong ones do not lose to chance', () => {
  const game: AnyGame = noughts;
  for (const bot of BOTS) {
    const setup = setupOf(game, {}, 2, undefined, {});
    if (!setup.ok) throw new Error(setup.error);
    let match = begin(setup.value);
    const dice = rngOf(`noughts ${bot}`);
    const effort = { iterations: 200, stopped: () => false };
    for (let [seat] = toAct(match); seat !== undefined; [seat] = toAct(match)) {
      const view = game.view(match.state, seat);
      const move = chooseMove(game, view, seat, seat === 0 ? bot : 'random', dice, effort);
      const next = play(match, seat, game.formatMove(move));
      if (!next.ok) throw new Error(next.error);
      match = next.value;
    }
    const points = outcomeOf(match)?.points[0];
    expect(points, `bot ${bot}`).toBeGreaterThanOrEqual(bot === 5 ? 0.5 : 0);
  }
});

test('tables and the store play it to its end and find it again after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'igroteka-sixth-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const scene = openHall(folder, six);
  const host = scene.screen();
  await host.hello({ hostKey: HOST_KEY });
  const table = await host.create({
    game: 'noughts',
    options: {},
    seats: [
      { kind: 'here', name: 'Аня' },
      { kind: 'here', name: 'Боря' },
    ],
  });
  await host.see(table);
  const line = async (screen: Screen, moves: readonly string[], from: number) => {
    for (const [nth, move] of moves.entries()) {
      const ply = from + nth;
      expect(await screen.play(table, ply % 2, move)).toMatchObject({ ok: true });
      await screen.see(table, (snapshot) => snapshot.ply === ply + 1);
    }
  };
  await line(host, ['b2', 'a1', 'a2'], 0);
  const again = scene.restart().screen();
  await again.hello({ hostKey: HOST_KEY, tokens: host.tokens });
  await again.see(table, ({ ply }) => ply === 3);
  await line(again, ['b1', 'c2'], 3);
  expect((await again.see(table, ({ outcome }) => outcome !== null)).outcome).toMatchObject({
    ranks: [1, 2],
  });
});
