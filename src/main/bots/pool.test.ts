import { afterEach, describe, expect, test } from 'vitest';
import { setupOf } from '../../shared/core/record.ts';
import { games } from '../../shared/games/index.ts';
import type { BotRequest } from '../tables/ports.ts';
import { openPool, type PoolOptions } from './pool.ts';

const WORKER = new URL('./worker.ts', import.meta.url);
const never = () => new AbortController().signal;

function firstView(): { request: BotRequest; legal: string[] } {
  const game = games.quarto;
  if (!game) throw new Error('no quarto');
  const setup = setupOf(game, {}, 2, undefined, undefined);
  if (!setup.ok) throw new Error(setup.error);
  const state = game.setup(setup.value.options, 2, setup.value.deal);
  return {
    request: { game: 'quarto', view: game.view(state, 0), seat: 0, level: 1, dice: 'test' },
    legal: game.legalMoves(state, 0).map((move) => game.formatMove(move)),
  };
}

/** A worker that does what its text says, in place of one that thinks. */
const scripted = (script: string) => slow(`parentPort.postMessage('ready');${script}`);
/** The same, but it has to say by itself when it has loaded. */
const slow = (script: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';${script}`)}`,
  );

describe('bot pool', () => {
  let pool: ReturnType<typeof openPool>;
  let faults: unknown[] = [];
  const open = (options: Partial<PoolOptions>) => {
    faults = [];
    pool = openPool({
      workerUrl: WORKER,
      threads: 2,
      deadline: 1_000,
      patience: 2_000,
      onFault: (fault) => faults.push(fault),
      ...options,
    });
  };
  afterEach(() => pool.close());

  test('a thread answers a View with the text of a legal move', async () => {
    open({});
    const { request, legal } = firstView();
    expect(legal).toContain(await pool.think(request, never()));
    expect(faults).toEqual([]);
  });

  test('more thoughts than threads wait for their turn, each is answered', async () => {
    open({ threads: 1 });
    const { request, legal } = firstView();
    const moves = await Promise.all([1, 2, 3, 4].map(() => pool.think(request, never())));
    for (const move of moves) expect(legal).toContain(move);
  });

  test('a move does not wait for puzzles that were asked for before it', async () => {
    open({ threads: 1 });
    const { request } = firstView();
    const order: string[] = [];
    const puzzle = { game: 'quarto', seed: 'puzzle 2026-12-01 0', tries: [] };
    await Promise.all([
      ...[1, 2, 3].map(() => pool.puzzle(puzzle, never()).then(() => order.push('puzzle'))),
      pool.think(request, never()).then(() => order.push('move')),
    ]);
    expect(order).toEqual(['puzzle', 'move', 'puzzle', 'puzzle']);
  });

  test('the same dice give the same move', async () => {
    open({});
    const { request } = firstView();
    expect(await pool.think(request, never())).toBe(await pool.think(request, never()));
  });

  test('a thought that is no longer wanted ends with nothing', async () => {
    open({ workerUrl: scripted('parentPort.on("message", () => {})') });
    const stop = new AbortController();
    const thought = pool.think(firstView().request, stop.signal);
    stop.abort();
    expect(await thought).toBeUndefined();
  });

  test('a thread that crashes is replaced and chance answers', async () => {
    open({ workerUrl: scripted('parentPort.on("message", () => { throw new Error("broken"); })') });
    const { request, legal } = firstView();
    expect(legal).toContain(await pool.think(request, never()));
    expect(legal).toContain(await pool.think(request, never()));
    expect(faults).toHaveLength(2);
  });

  test('a thread that hangs is ended and chance answers', async () => {
    open({
      workerUrl: scripted('parentPort.on("message", () => { for (;;); })'),
      deadline: 20,
      patience: 50,
    });
    const { request, legal } = firstView();
    expect(legal).toContain(await pool.think(request, never()));
    expect(faults).toHaveLength(1);
  });

  test('after the deadline the thread is told to stop and its best so far counts', async () => {
    const waits = `parentPort.on("message", ({ id, stop }) => {
      while (Atomics.load(stop, 0) === 0); parentPort.postMessage({ id, result: "give dsth" }); })`;
    open({ workerUrl: scripted(waits), deadline: 20, patience: 5_000 });
    expect(await pool.think(firstView().request, never())).toBe('give dsth');
    expect(faults).toEqual([]);
  });

  test('a thread that still loads is not late (fault: a bot moved by chance on a busy machine)', async () => {
    const loads = `parentPort.on("message", ({ id }) => {
      setTimeout(() => { parentPort.postMessage('ready'); parentPort.postMessage({ id, result: "give dsth" }); }, 200); })`;
    open({ workerUrl: slow(loads), deadline: 10, patience: 10 });
    expect(await pool.think(firstView().request, never())).toBe('give dsth');
    expect(faults).toEqual([]);
  });

  test('a puzzle comes with its solution, and a try that is no move is none', async () => {
    open({});
    const puzzle = { game: 'quarto', seed: 'puzzle 2026-12-01 0' };
    expect((await pool.puzzle({ ...puzzle, tries: null }, never()))?.end).toBe('solved');
    expect(await pool.puzzle({ ...puzzle, tries: ['castle'] }, never())).toBeNull();
    expect(await pool.puzzle({ ...puzzle, game: 'chess', tries: [] }, never())).toBeUndefined();
    expect(faults).toHaveLength(1);
  });

  test('a finished match is judged ply by ply, its end exactly', async () => {
    open({});
    const record = {
      format: 'igroteka-record/1' as const,
      game: 'quarto',
      seats: [{ name: 'A' }, { name: 'B' }],
      moves: ['0 give lrsf', '1 resign'],
    };
    const judged = await pool.judge({ record, plies: [0, 2] }, never());
    expect(judged?.[0]?.chances).toHaveLength(2);
    expect(judged?.[1]).toEqual({ chances: [1, 0], exact: true });
  });

  test('a record that cannot be judged is a fault and no answer', async () => {
    open({});
    const record = { format: 'igroteka-record/1' as const, game: 'chess', seats: [], moves: [] };
    expect(await pool.judge({ record, plies: [0] }, never())).toBeUndefined();
    expect(faults).toHaveLength(1);
  });

  test('closing answers everybody who still waits', async () => {
    open({ workerUrl: scripted('parentPort.on("message", () => {})'), threads: 1 });
    const { request } = firstView();
    const thoughts = [pool.think(request, never()), pool.think(request, never())];
    await pool.close();
    expect(await Promise.all(thoughts)).toEqual([undefined, undefined]);
  });
});
