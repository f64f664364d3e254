import type { Seat } from '../../../shared/core/game.ts';
import type { RequestOf } from '../../../shared/protocol/requests.ts';
import { keep, kept } from '../net/kept.ts';

export type Said = RequestOf<'talk'>['said'];

/** Something that was said at a table, with a number of its own. */
export interface Heard {
  readonly no: number;
  readonly seat: Seat;
  readonly said: Said;
}

/** How much of a table's talk is remembered; it is gone with the page. */
const MOST = 60;

/** What has been said at each table while this page was there, and whom its person does not want to hear. */
class Talk {
  #count = 0;
  #heard = $state.raw<ReadonlyMap<string, readonly Heard[]>>(new Map());
  #muted = $state.raw<readonly string[]>(namesIn(kept('muted')));

  hear(table: string, seat: Seat, said: Said): void {
    const before = this.#heard.get(table) ?? [];
    const line = { no: ++this.#count, seat, said };
    this.#heard = new Map(this.#heard).set(table, [...before, line].slice(-MOST));
  }

  /** Newest last. */
  at(table: string): readonly Heard[] {
    return this.#heard.get(table) ?? [];
  }

  /** People are muted by their names, for this evening's next tables as well. */
  isMuted(name: string): boolean {
    return this.#muted.includes(name);
  }

  mute(name: string, muted: boolean): void {
    const others = this.#muted.filter((known) => known !== name);
    this.#muted = muted ? [...others, name] : others;
    keep('muted', this.#muted);
  }
}

const namesIn = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];

export const talk = new Talk();
