import type { Time } from './ports.ts';

/** Messages a second that a connection may send, and how many at once after a rest. */
export const RATE = { perSecond: 30, burst: 60 } as const;
/** Refused messages that end a connection: so many at once, refilled slowly. */
export const STRIKES = { perSecond: 5, burst: 300 } as const;
/** Reactions and texts of a connection. */
export const TALK = { perSecond: 0.5, burst: 5 } as const;
/** Hints, judgements and puzzles that a connection may wait for at once. */
export const THOUGHTS = 3;
/** Wrong PINs that one address may try. */
export const PIN_TRIES = { perSecond: 1 / 30, burst: 5 } as const;

/** A bucket of tries that fills by itself up to `burst`. */
export class Bucket {
  readonly #time: Time;
  readonly #perSecond: number;
  readonly #burst: number;
  #level: number;
  #filled: number;

  constructor({ perSecond, burst }: { readonly perSecond: number; readonly burst: number }, time: Time) {
    this.#time = time;
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#level = burst;
    this.#filled = time.now();
  }

  /** Takes one out; false when there is none. */
  take(): boolean {
    this.#fill();
    if (this.#level < 1) return false;
    this.#level--;
    return true;
  }

  /** Whether one could be taken. */
  get empty(): boolean {
    this.#fill();
    return this.#level < 1;
  }

  #fill(): void {
    const now = this.#time.now();
    this.#level = Math.min(this.#burst, this.#level + ((now - this.#filled) / 1000) * this.#perSecond);
    this.#filled = now;
  }
}
