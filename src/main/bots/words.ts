import type { BotRequest } from '../tables/ports.ts';

/** What the pool says to a worker. */
export interface Thought {
  readonly id: number;
  readonly request: BotRequest;
  readonly iterations: number;
  /** One word of shared memory: not 0 = stop and answer with the best so far. */
  readonly stop: Int32Array<SharedArrayBuffer>;
}

/** What a worker answers. */
export interface Answer {
  readonly id: number;
  readonly move: string;
}
