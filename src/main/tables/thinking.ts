import { randomUUID } from 'node:crypto';
import type { Level, Seat } from '../../shared/core/game.ts';
import type { BotPool, Log, Time } from './ports.ts';

/** What a bot is to decide: the seat's view at one revision. */
export interface Decision {
  readonly game: string;
  readonly seat: Seat;
  readonly rev: number;
  readonly level: Level;
  readonly view: unknown;
}

interface Thought {
  readonly rev: number;
  readonly level: Level;
  readonly stop: AbortController;
}

interface Thinkers {
  readonly bots: BotPool;
  readonly time: Time;
  readonly log: Log;
  /** Shortest time from question to move, in milliseconds, so that people can follow. */
  readonly pause: number;
  /** The bot's move, as text; it is checked like anybody's. */
  readonly answer: (decision: Decision, text: string) => void;
}

/** The bots of one table: at most one thought a seat, given up as soon as its question is no longer asked. */
export class Thinking {
  readonly #with: Thinkers;
  readonly #thoughts = new Map<Seat, Thought>();

  constructor(thinkers: Thinkers) {
    this.#with = thinkers;
  }

  /** Names all decisions that bots have to make now: what is being thought already goes on, anything else stops. */
  ask(decisions: readonly Decision[]): void {
    const wanted = new Map(decisions.map((decision) => [decision.seat, decision]));
    for (const [seat, { rev, level, stop }] of this.#thoughts) {
      const asked = wanted.get(seat);
      if (asked?.rev === rev && asked.level === level) {
        wanted.delete(seat);
      } else {
        stop.abort();
        this.#thoughts.delete(seat);
      }
    }
    for (const decision of wanted.values()) void this.#think(decision);
  }

  async #think(decision: Decision): Promise<void> {
    const { bots, time, log, pause, answer } = this.#with;
    const { game, seat, rev, level, view } = decision;
    const stop = new AbortController();
    this.#thoughts.set(seat, { rev, level, stop });
    const asked = time.now();
    const dice = randomUUID();
    const text = await bots.think({ game, view, seat, level, dice }, stop.signal);
    if (text === undefined || stop.signal.aborted) return;
    const cancel = time.after(Math.max(0, pause - (time.now() - asked)), () => {
      this.#thoughts.delete(seat);
      try {
        answer(decision, text);
      } catch (error) {
        log.fault(error, `bot of ${game}`);
      }
    });
    stop.signal.addEventListener('abort', cancel);
  }
}
