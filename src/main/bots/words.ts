import type { Judgement } from '../../shared/bots/judge.ts';
import type { BotRequest, JudgeRequest } from '../tables/ports.ts';

/** What a thread can be asked to do. */
export type Task =
  | { readonly kind: 'think'; readonly request: BotRequest }
  | { readonly kind: 'judge'; readonly request: JudgeRequest };

/** What the pool says to a worker. */
export interface Thought {
  readonly id: number;
  readonly task: Task;
  /** One word of shared memory: not 0 = stop and answer with the best so far. */
  readonly stop: Int32Array<SharedArrayBuffer>;
}

/** What a worker answers: the text of a move, or what it judged. */
export interface Answer {
  readonly id: number;
  readonly result: string | readonly Judgement[];
}
