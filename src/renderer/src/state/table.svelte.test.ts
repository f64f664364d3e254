import { expect, test } from 'vitest';
import type { Seat } from '../../../shared/core/game.ts';
import type { OfferedMove } from '../../../shared/core/project.ts';
import type { Eyes, LogLine, Snapshot } from '../../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../../shared/protocol/refusals.ts';
import type { Ask } from './ask.ts';
import { TableState } from './table.svelte.ts';

const offered = (...texts: readonly string[]): OfferedMove[] => texts.map((text) => ({ text, move: text }));
const line = (ply: number): LogLine => ({ ply, seat: 0, text: `move ${ply}`, said: [] });

const eyesOf = (seat: Seat | null, more: Partial<Eyes> = {}): Eyes => ({
  ...{ seat, rev: 0, view: {}, moves: [], log: [], canUndo: false, canRedo: false },
  ...more,
});

const PICTURE: Snapshot = {
  ...{ table: 't', game: 'quarto', options: {}, phase: 'playing', seats: [], ply: 0, toAct: [0] },
  ...{ outcome: null, clock: null, locked: false, spectators: true, asked: null, undone: 0, next: null },
  ...{ series: null, seed: null, fair: null, eyes: [eyesOf(0, { moves: offered('a', 'b') })] },
};

/** A table whose host this test plays: `show` is a new picture from it, `answer` its answer to what was asked. */
function tableOf(first: Snapshot, secrets = false) {
  let snapshot = $state.raw(first);
  const asked: { readonly type: string; readonly body: unknown }[] = [];
  const waiting: ((answer: unknown) => void)[] = [];
  const request = ((type: string, body: unknown) => {
    asked.push({ type, body });
    return new Promise((resolve) => waiting.push(resolve));
  }) as Ask;
  const answer = async (value: unknown): Promise<void> => {
    waiting.shift()?.(value);
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    table: new TableState('t', secrets, { snapshot: () => snapshot, request }),
    asked,
    show: (more: Partial<Snapshot>) => void (snapshot = { ...snapshot, ...more }),
    accept: (value: unknown = null) => answer({ ok: true, value }),
    refuse: (error: WireRefusal) => answer({ ok: false, error }),
  };
}

const textsOf = ({ moves }: TableState) => moves.map(({ text }) => text);

test('a move on its way is not offered again until the host has shown a newer picture', async () => {
  const { table, asked, accept, show } = tableOf(PICTURE);
  void table.play('a');
  expect(textsOf(table)).toEqual([]);
  void table.play('b');
  expect(asked).toEqual([{ type: 'play', body: { table: 't', seat: 0, rev: 0, move: 'a' } }]);
  await accept();
  expect(textsOf(table)).toEqual([]);
  show({ eyes: [eyesOf(0, { rev: 1, moves: offered('c') })] });
  expect(textsOf(table)).toEqual(['c']);
});

test('a refused move may be made again, and the person is told why', async () => {
  const { table, refuse } = tableOf(PICTURE);
  void table.play('a');
  await refuse('illegal');
  expect(textsOf(table)).toEqual(['a', 'b']);
  expect(table.refusal).toEqual({ error: 'illegal', ref: null });
  table.dismissRefusal();
  expect(table.refusal).toBeNull();
});

test('a move that came too late is nobody’s fault', async () => {
  const { table, refuse } = tableOf(PICTURE);
  void table.play('a');
  await refuse('stale');
  expect(table.refusal).toBeNull();
});

test('what is not offered is not asked for', () => {
  const { table, asked } = tableOf(PICTURE);
  void table.play('z');
  expect(asked).toEqual([]);
});

test('at a hot seat with secrets a curtain falls whenever it is somebody else’s turn', () => {
  const two = [eyesOf(0, { moves: offered('a') }), eyesOf(1, { moves: offered('b') })];
  const { table, show } = tableOf({ ...PICTURE, eyes: two }, true);
  expect(table.curtain).toBe(0);
  expect(textsOf(table)).toEqual([]);
  table.openCurtain(0);
  expect([table.curtain, table.me]).toEqual([null, 0]);
  expect(textsOf(table)).toEqual(['a']);
  show({ toAct: [1] });
  expect(table.curtain).toBe(1);
  // While nobody here decides, the hand that lay open stays.
  show({ toAct: [2] });
  expect([table.curtain, table.me]).toEqual([null, 0]);
});

test('without secrets, or alone at the screen, there is no curtain', () => {
  const two = [eyesOf(0), eyesOf(1, { moves: offered('b') })];
  expect(tableOf({ ...PICTURE, eyes: two, toAct: [1] }).table).toMatchObject({ curtain: null, me: 1 });
  expect(tableOf(PICTURE, true).table).toMatchObject({ curtain: null, me: 0 });
});

test('a spectator looks on and is offered nothing', () => {
  const { table } = tableOf({ ...PICTURE, eyes: [eyesOf(null)] });
  expect([table.me, table.mine, table.moves, table.decides]).toEqual([null, [], [], false]);
});

test('a hint is about the position it was asked for', async () => {
  const { table, show, accept } = tableOf(PICTURE);
  void table.askHint();
  await accept({ text: 'a', why: null });
  expect(table.hint).toMatchObject({ text: 'a', ply: 0 });
  show({ ply: 1 });
  expect(table.hint).toBeNull();
});

test('older lines stand before the recent ones, each once', async () => {
  const recent = [eyesOf(0, { log: [line(2), line(3)] })];
  const { table, accept, asked } = tableOf({ ...PICTURE, eyes: recent });
  void table.loadOlder();
  expect(asked[0]).toEqual({ type: 'log', body: { table: 't', before: 2, seat: 0 } });
  await accept({ lines: [line(0), line(1), line(2)] });
  expect(table.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
});
