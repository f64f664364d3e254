import { parentPort } from 'node:worker_threads';
import { judge, type Judgement } from '../../shared/bots/judge.ts';
import { chooseMove, ITERATIONS } from '../../shared/bots/levels.ts';
import type { Effort } from '../../shared/core/game.ts';
import { playPuzzle, type PuzzleSheet } from '../../shared/core/puzzle.ts';
import { openRecord, playLines } from '../../shared/core/record.ts';
import { rngOf } from '../../shared/core/rng.ts';
import { games } from '../../shared/games/index.ts';
import type { BotRequest, JudgeRequest, PuzzleRequest } from '../tables/ports.ts';
import { type Answer, READY, type Task, type Thought } from './words.ts';

/** Times a position is played on before it is valued. */
const SAMPLES = 60;

/** Iterations for a puzzle, whose positions are all within the solver's reach. */
const SURE = 1_000_000;

/** A thread that thinks: one task at a time, plain JSON in and out. */
parentPort?.on('message', ({ id, task, stop }: Thought) => {
  const answer: Answer = { id, result: work(task, () => Atomics.load(stop, 0) !== 0) };
  parentPort?.postMessage(answer);
});

parentPort?.postMessage(READY);

function work(task: Task, stopped: Effort['stopped']): Answer['result'] {
  switch (task.kind) {
    case 'think':
      return moveFor(task.request, { iterations: ITERATIONS, stopped });
    case 'judge':
      return judgements(task.request, { iterations: SAMPLES, stopped });
    case 'puzzle':
      return puzzleOf(task.request);
  }
}

function moveFor({ game: id, view, seat, level, dice }: BotRequest, effort: Effort): string {
  const game = games[id];
  if (!game) throw new Error(`no game ${id}`);
  return game.formatMove(chooseMove(game, view, seat, level, rngOf(dice), effort));
}

function puzzleOf({ game: id, seed, tries }: PuzzleRequest): PuzzleSheet | null {
  const game = games[id];
  if (!game?.skill.puzzle) throw new Error(`no puzzles of ${id}`);
  const puzzle = game.skill.puzzle(rngOf(seed));
  return playPuzzle(game, puzzle, tries ?? 'solution', { iterations: SURE, stopped: () => false }) ?? null;
}

function judgements({ record, plies }: JudgeRequest, effort: Effort): Judgement[] {
  const opened = openRecord(record, games);
  if (!opened.ok) throw new Error(`record ${record.id}: ${opened.error}`);
  const { setup } = opened.value;
  return plies.map((ply) => {
    const { state } = playLines(setup, record.moves.slice(0, ply)).match;
    return judge(setup.game, state, setup.seats, rngOf(`judge ${ply}`), effort);
  });
}
