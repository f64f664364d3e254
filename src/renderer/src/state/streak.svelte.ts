import { keep, kept } from '../net/kept.ts';
import { later, readStreak, solvedOn, type Streak } from './streak.ts';
import { session } from './session.svelte.ts';

const KEY = 'streak';

/** The streak of whoever uses this device; on the host's own screens it lies in the data folder as well. */
class StreakState {
  #streak = $state.raw<Streak>(readStreak(kept(KEY)));

  get now(): Streak {
    return this.#streak;
  }

  /** Looks at what the host keeps for its own screens. */
  async load(): Promise<void> {
    if (!session.host) return;
    const answer = await session.request('settings', {});
    if (answer.ok) this.#streak = later(this.#streak, readStreak(answer.value.settings[KEY]));
  }

  solved(day: string): void {
    this.#streak = solvedOn(this.#streak, day);
    keep(KEY, this.#streak);
    if (session.host) void session.request('set', { key: KEY, value: this.#streak });
  }
}

export const streak = new StreakState();
