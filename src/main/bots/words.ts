import type { Judgement } from '../../shared/bots/judge.ts';
import type { PuzzleSheet } from '../../shared/core/puzzle.ts';
import type { BotRequest, JudgeRequest, PuzzleRequest } from '../tables/ports.ts';

/** What a thread can be asked to do. */
export type Task =
  | { readonly kind: 'think'; readonly request: BotRequest }
  | { readonly kind: 'judge'; readonly request: JudgeRequest }
  | { readonly kind: 'puzzle'; readonly request: PuzzleRequest };

/** What the pool says to a worker. */
export interface Thought {
  readonly id: number;
  readonly task: Task;
  /** One word of shared memory: not 0 = stop and answer with the best so far. */
  readonly stop: Int32Array<SharedArrayBuffer>;
}

/** The first word of a worker: it has loaded and listens. */
export const READY = 'ready';

/** What a worker answers: the text of a move, what it judged, or a puzzle (null: a try was no move). */
export interface Answer {
  readonly id: number;
  readonly result: string | readonly Judgement[] | PuzzleSheet | null;
}
