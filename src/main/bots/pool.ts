import { Worker } from 'node:worker_threads';
import { ITERATIONS } from '../../shared/bots/levels.ts';
import { chooseRandom } from '../../shared/bots/random.ts';
import { rngOf } from '../../shared/core/rng.ts';
import { games } from '../../shared/games/index.ts';
import type { BotPool, BotRequest } from '../tables/ports.ts';
import type { Answer, Thought } from './words.ts';

export interface PoolOptions {
  /** The worker's entry: `worker.ts` from the sources, `worker.js` in a build. */
  readonly workerUrl: URL;
  readonly threads: number;
  /** Milliseconds until a thought is told to come to its end. */
  readonly deadline: number;
  /** Milliseconds more until a thread that does not answer is ended and started anew. */
  readonly patience: number;
  readonly onFault: (fault: unknown) => void;
}

interface Task {
  readonly thought: Thought;
  readonly settle: (move: string | undefined) => void;
}

interface Thread {
  worker: Worker;
  task: Task | null;
  timers: NodeJS.Timeout[];
}

/** Threads that think for the bots. Started at the first thought, kept until `close`. */
export function openPool(options: PoolOptions): BotPool & { close(): Promise<void> } {
  const threads: Thread[] = [];
  const queue: Task[] = [];
  let thoughts = 0;
  let closed = false;

  const start = (thread: Omit<Thread, 'worker'>): Thread => {
    const started: Thread = Object.assign(thread, { worker: new Worker(options.workerUrl) });
    const { worker } = started;
    worker.unref();
    worker.on('message', ({ id, move }: Answer) => {
      if (started.worker === worker && started.task?.thought.id === id) settle(started, move);
    });
    worker.on('error', (fault) => {
      if (started.worker === worker) replace(started, fault);
    });
    return started;
  };

  const settle = (thread: Thread, move: string | undefined) => {
    const { task } = thread;
    thread.timers.forEach(clearTimeout);
    thread.timers = [];
    thread.task = null;
    task?.settle(move);
    next();
  };

  /** A thread that failed is started anew, and chance answers in its place: a match never waits for ever. */
  const replace = (thread: Thread, fault: unknown) => {
    options.onFault(fault);
    void thread.worker.terminate();
    const request = thread.task?.thought.request;
    start(thread);
    settle(thread, request && moveByChance(request));
  };

  const next = () => {
    if (closed || queue.length === 0) return;
    let thread = threads.find((candidate) => candidate.task === null);
    if (!thread && threads.length < options.threads) {
      thread = start({ task: null, timers: [] });
      threads.push(thread);
    }
    const task = thread && queue.shift();
    if (!thread || !task) return;
    thread.task = task;
    thread.worker.postMessage(task.thought);
    thread.timers = [
      setTimeout(() => Atomics.store(task.thought.stop, 0, 1), options.deadline),
      setTimeout(
        () => replace(thread, new Error(`bot of ${task.thought.request.game} did not answer`)),
        options.deadline + options.patience,
      ),
    ];
  };

  return {
    think(request, signal) {
      return new Promise((resolve) => {
        if (closed || signal.aborted) return resolve(undefined);
        const stop = new Int32Array(new SharedArrayBuffer(4));
        const abort = () => {
          Atomics.store(stop, 0, 1);
          const place = queue.indexOf(task);
          if (place >= 0) queue.splice(place, 1);
          resolve(undefined);
        };
        const task: Task = {
          thought: { id: thoughts++, request, iterations: ITERATIONS, stop },
          settle: (move) => {
            signal.removeEventListener('abort', abort);
            resolve(signal.aborted ? undefined : move);
          },
        };
        signal.addEventListener('abort', abort, { once: true });
        queue.push(task);
        next();
      });
    },
    async close() {
      closed = true;
      for (const task of queue.splice(0)) task.settle(undefined);
      for (const { timers, task } of threads) {
        timers.forEach(clearTimeout);
        task?.settle(undefined);
      }
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function moveByChance({ game: id, view, seat, dice }: BotRequest): string | undefined {
  const game = games[id];
  return game && game.formatMove(chooseRandom(game, view, seat, rngOf(dice)));
}
