import type { Seat } from '../../../../shared/core/game.ts';
import type { Said } from '../../../../shared/games/kvartaly/types.ts';
import type { LogEntry } from '../table.ts';
import { isStill } from './motion.ts';

/** Milliseconds a card of a chain: long enough to be read, and nobody waits for it. */
export const STEP = 620;

/** What is worth a picture of its own. */
const SHOWN: readonly Said['kind'][] = [
  'played',
  'took',
  'judged',
  'freed',
  'covered',
  'alone',
  'blew-away',
  'cleared',
  'exchanged',
  'swapped-field',
  'returned',
  'protected',
  'drew',
];

/** Plays what one move set off as a sequence that can be followed, and skipped. */
export class Chain {
  #steps = $state.raw<readonly Said[]>([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ply = -1;

  /** The step that is being shown; null when nothing is played. */
  get step(): Said | null {
    return this.#steps[this.#at] ?? null;
  }

  /** Milliseconds that the whole sequence takes; 0 when nothing is played. */
  get length(): number {
    return this.#steps.length * STEP;
  }

  /** The steps at which the sequence lays cards on a field, one after the other. */
  arrivals(seat: Seat): readonly number[] {
    return this.#steps.flatMap((said, at) => (said.kind === 'played' && said.to === seat ? [at] : []));
  }

  /** Starts on an entry that is new; the first one seen is old news. */
  follow(entry: LogEntry<Said> | undefined): void {
    if (!entry || entry.ply === this.#ply) return;
    const fresh = this.#ply >= 0 && entry.ply > this.#ply;
    this.#ply = entry.ply;
    const steps = entry.said.filter(({ kind }) => SHOWN.includes(kind));
    const played = steps.filter(({ kind }) => kind === 'played');
    this.stop();
    if (!fresh || isStill() || played.length < 2) return;
    this.#steps = steps;
    this.#at = 0;
    this.#tick();
  }

  /** Shows the rest at once. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
    this.#at = 0;
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      if (this.#at + 1 >= this.#steps.length) return this.stop();
      this.#at++;
      return this.#tick();
    }, STEP);
  }
}
