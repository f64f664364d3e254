import type { Time } from './tables/ports.ts';

/** The computer's own clocks. */
export const systemTime: Time = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
