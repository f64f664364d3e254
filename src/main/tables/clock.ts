import type { Seat } from '../../shared/core/game.ts';
import type { Time } from './ports.ts';

/** The clocks of a table: so many seconds for a decision, over all its plies. */
export interface MoveClock {
  /**
   * Names the seats whose clocks run now. One that ran already runs on (a false call does not reset it, nor does the
   * next ply of the same turn); one that is named anew starts with the whole time; any other stops.
   */
  run(seats: readonly Seat[]): void;
  /** Milliseconds left, never below 0; the whole time for a seat whose clock stands. */
  left(seat: Seat): number;
  stop(): void;
}

/** Clocks that call `expired` once for a seat whose time is up; it may call `run` again. */
export function moveClock(seconds: number, time: Time, expired: (seat: Seat) => void): MoveClock {
  const whole = seconds * 1000;
  let deadlines = new Map<Seat, number>();
  let cancel: (() => void) | undefined;

  const arm = () => {
    cancel?.();
    cancel = undefined;
    if (deadlines.size === 0) return;
    const next = Math.min(...deadlines.values());
    // Timers may ring a little early: never before a whole millisecond has passed.
    cancel = time.after(Math.max(Math.ceil(next - time.now()), 1), ring);
  };

  const ring = () => {
    const now = time.now();
    const late = [...deadlines].filter(([, deadline]) => deadline <= now).map(([seat]) => seat);
    for (const seat of late) deadlines.delete(seat);
    arm();
    for (const seat of late) expired(seat);
  };

  return {
    run(seats) {
      const before = deadlines;
      deadlines = new Map(seats.map((seat) => [seat, before.get(seat) ?? time.now() + whole]));
      arm();
    },
    left(seat) {
      const deadline = deadlines.get(seat);
      return deadline === undefined ? whole : Math.max(0, Math.round(deadline - time.now()));
    },
    stop() {
      deadlines = new Map();
      arm();
    },
  };
}
