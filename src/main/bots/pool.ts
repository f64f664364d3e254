import { Worker } from 'node:worker_threads';
import { chooseRandom } from '../../shared/bots/random.ts';
import { rngOf } from '../../shared/core/rng.ts';
import { games } from '../../shared/games/index.ts';
import type { BotPool, BotRequest } from '../tables/ports.ts';
import { type Answer, READY, type Task, type Thought } from './words.ts';

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

interface Job {
  readonly thought: Thought;
  /** Undefined: the thread failed, or the job is not wanted any more. */
  readonly settle: (result: Answer['result'] | undefined) => void;
}

interface Thread {
  worker: Worker;
  /** Whether it has loaded; until then no thought is late. */
  ready: boolean;
  job: Job | null;
  timers: NodeJS.Timeout[];
}

/** Threads that think for the bots. Started at the first thought, kept until `close`. */
export function openPool(options: PoolOptions): BotPool & { close(): Promise<void> } {
  const threads: Thread[] = [];
  const queue: Job[] = [];
  let thoughts = 0;
  let closed = false;

  const start = (thread: Pick<Thread, 'job' | 'timers'>): Thread => {
    const started: Thread = Object.assign(thread, { worker: new Worker(options.workerUrl), ready: false });
    const { worker } = started;
    worker.unref();
    worker.on('message', (said: Answer | typeof READY) => {
      if (started.worker !== worker) return;
      if (said === READY) {
        started.ready = true;
        hurry(started);
      } else if (started.job?.thought.id === said.id) settle(started, said.result);
    });
    worker.on('error', (fault) => {
      if (started.worker === worker) replace(started, fault);
    });
    return started;
  };

  const settle = (thread: Thread, result: Answer['result'] | undefined) => {
    const { job } = thread;
    thread.timers.forEach(clearTimeout);
    thread.timers = [];
    thread.job = null;
    job?.settle(result);
    next();
  };

  const replace = (thread: Thread, fault: unknown) => {
    options.onFault(fault);
    void thread.worker.terminate();
    start(thread);
    settle(thread, undefined);
  };

  const next = () => {
    if (closed || queue.length === 0) return;
    let thread = threads.find((candidate) => candidate.job === null);
    if (!thread && threads.length < options.threads) {
      thread = start({ job: null, timers: [] });
      threads.push(thread);
    }
    const job = thread && queue.shift();
    if (!thread || !job) return;
    thread.job = job;
    thread.worker.postMessage(job.thought);
    hurry(thread);
  };

  /** Sets the deadline of a thought once its thread has loaded. A puzzle ends by itself and answers for no seat. */
  const hurry = (thread: Thread) => {
    if (!thread.ready || !thread.job || thread.job.thought.task.kind === 'puzzle') return;
    const { stop, task } = thread.job.thought;
    thread.timers = [
      setTimeout(() => Atomics.store(stop, 0, 1), options.deadline),
      setTimeout(
        () => replace(thread, new Error(`a thread did not answer in time (${task.kind})`)),
        options.deadline + options.patience,
      ),
    ];
  };

  const run = (task: Task, signal: AbortSignal): Promise<Answer['result'] | undefined> =>
    new Promise((resolve) => {
      if (closed || signal.aborted) return resolve(undefined);
      const stop = new Int32Array(new SharedArrayBuffer(4));
      const abort = () => {
        Atomics.store(stop, 0, 1);
        const place = queue.indexOf(job);
        if (place >= 0) queue.splice(place, 1);
        resolve(undefined);
      };
      const job: Job = {
        thought: { id: thoughts++, task, stop },
        settle: (result) => {
          signal.removeEventListener('abort', abort);
          resolve(result);
        },
      };
      signal.addEventListener('abort', abort, { once: true });
      // A match does not wait for puzzles and judgements.
      const others =
        task.kind === 'think' ? queue.findIndex(({ thought }) => thought.task.kind !== 'think') : -1;
      queue.splice(others < 0 ? queue.length : others, 0, job);
      next();
    });

  return {
    async think(request, signal) {
      const move = await run({ kind: 'think', request }, signal);
      if (typeof move === 'string') return move;
      // A thread that failed: chance answers in its place, so that a match never waits for ever.
      return closed || signal.aborted ? undefined : moveByChance(request);
    },
    async judge(request, signal) {
      const judged = await run({ kind: 'judge', request }, signal);
      return Array.isArray(judged) ? judged : undefined;
    },
    async puzzle(request, signal) {
      const sheet = await run({ kind: 'puzzle', request }, signal);
      return sheet === null || (typeof sheet === 'object' && 'steps' in sheet) ? sheet : undefined;
    },
    async close() {
      closed = true;
      for (const job of queue.splice(0)) job.settle(undefined);
      for (const { timers, job } of threads) {
        timers.forEach(clearTimeout);
        job?.settle(undefined);
      }
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function moveByChance({ game: id, view, seat, dice }: BotRequest): string | undefined {
  const game = games[id];
  return game && game.formatMove(chooseRandom(game, view, seat, rngOf(dice)));
}
