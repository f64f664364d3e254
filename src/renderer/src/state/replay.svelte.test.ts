import { expect, test } from 'vitest';
import type { Chances, Frame } from '../../../shared/protocol/messages.ts';
import type { Ask } from './ask.ts';
import { ReplayState } from './replay.svelte.ts';

const PLIES = 100;

const frame = (ply: number, viewer: unknown): Frame => ({
  ...{ ply, view: viewer, toAct: [] },
  line: ply === 0 ? null : { ply: ply - 1, seat: 0, text: `move ${ply}`, said: [] },
});

const even = (ply: number): Chances => ({ ply, bySeat: [0.5, 0.5], exact: false });

/** A host with one match of a hundred moves; `asked` is what it was asked for. */
function hostOf(more: Readonly<Record<string, (body: never) => unknown>> = {}) {
  const asked: string[] = [];
  const answers: Readonly<Record<string, (body: never) => unknown>> = {
    replay: () => ({ ok: true, value: { plies: PLIES } }),
    frames: ({ viewer, from, count }: { viewer: unknown; from: number; count: number }) => ({
      ok: true,
      value: {
        frames: Array.from({ length: Math.min(count, PLIES + 1 - from) }, (_, nth) =>
          frame(from + nth, viewer),
        ),
      },
    }),
    ...more,
  };
  const ask = ((type: string, body: never) => {
    asked.push(type);
    return Promise.resolve(answers[type]?.(body));
  }) as Ask;
  return { replay: new ReplayState('m', ask), asked };
}

test('every frame and every line is there after loading, however many answers that takes', async () => {
  const { replay, asked } = hostOf();
  await replay.load();
  expect(asked).toEqual(['replay', 'frames', 'frames']);
  expect(replay.lines.map(({ ply }) => ply)).toEqual(Array.from({ length: PLIES }, (_, ply) => ply));
  expect(replay.frame(PLIES)?.view).toBe('open');
});

test('other eyes see frames of their own, and late answers for the former ones are dropped', async () => {
  const { replay } = hostOf();
  await replay.load();
  const [first, second] = [replay.watchAs(0), replay.watchAs(1)];
  await Promise.all([first, second]);
  expect(replay.viewer).toBe(1);
  expect([replay.frame(0)?.view, replay.frame(PLIES)?.view]).toEqual([1, 1]);
});

test('a match that the host does not know is refused by name', async () => {
  const { replay, asked } = hostOf({ replay: () => ({ ok: false, error: 'no-match' }) });
  await replay.load();
  expect(replay.refusal).toBe('no-match');
  expect(asked).toEqual(['replay']);
});

test('judging goes on to the end of the match, and ends without a judge', async () => {
  const judged = hostOf({
    judge: ({ from, count }: { from: number; count: number }) => ({
      ok: true,
      value: {
        chances: Array.from({ length: Math.min(count, PLIES + 1 - from) }, (_, nth) => even(from + nth)),
      },
    }),
  });
  await judged.replay.load();
  await judged.replay.judge();
  expect([judged.replay.chances.length, judged.replay.judging]).toEqual([PLIES + 1, false]);
  const without = hostOf({ judge: () => ({ ok: false, error: 'illegal' }) });
  await without.replay.load();
  await without.replay.judge();
  expect([without.replay.chances.length, without.replay.judging]).toEqual([0, false]);
});

test('judging can be stopped', async () => {
  const { replay, asked } = hostOf({
    judge: () => {
      replay.stopJudging();
      return { ok: true, value: { chances: [even(0)] } };
    },
  });
  await replay.load();
  await replay.judge();
  expect(asked.filter((type) => type === 'judge')).toHaveLength(1);
});
