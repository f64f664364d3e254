import { parentPort } from 'node:worker_threads';
import { chooseMove } from '../../shared/bots/levels.ts';
import { rngOf } from '../../shared/core/rng.ts';
import { games } from '../../shared/games/index.ts';
import type { Answer, Thought } from './words.ts';

/** A thread that thinks: one request at a time, a View in, the text of a move out. */
parentPort?.on('message', ({ id, request, iterations, stop }: Thought) => {
  const game = games[request.game];
  if (!game) throw new Error(`no game ${request.game}`);
  const effort = { iterations, stopped: () => Atomics.load(stop, 0) !== 0 };
  const move = chooseMove(game, request.view, request.seat, request.level, rngOf(request.dice), effort);
  const answer: Answer = { id, move: game.formatMove(move) };
  parentPort?.postMessage(answer);
});
