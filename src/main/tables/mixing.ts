import type { Seat } from '../../shared/core/game.ts';
import type { FairMix, FairPart } from '../../shared/core/record.ts';
import { commitOf } from '../../shared/protocol/fair.ts';
import type { Fair } from '../../shared/protocol/messages.ts';
import type { StoredMatch, StoredSeat, Time } from './ports.ts';
import { isFree, isPerson } from './seats.ts';

/** How long a deal waits for the guests' parts once everybody is seated, in milliseconds. */
const PATIENCE = 2_000;

/** Whether the guests of this match may still add to its shuffle: until then its seed is the secret alone. */
export const isUnmixed = ({ seed, fair }: StoredMatch): boolean => fair !== null && fair.secret === seed;

/** The shuffle before a deal: each guest adds a part, and whoever does not in time is left out. */
export class Mixing {
  readonly #secret: string;
  readonly #time: Time;
  readonly #deal: (mix: FairMix) => void;
  readonly #parts = new Map<Seat, string>();
  #waiting: readonly Seat[] = [];
  #due: { readonly hurried: boolean; readonly stop: () => void } | null = null;

  constructor(secret: string, time: Time, deal: (mix: FairMix) => void) {
    this.#secret = secret;
    this.#time = time;
    this.#deal = deal;
  }

  get parts(): readonly FairPart[] {
    return [...this.#parts]
      .map(([seat, part]) => ({ seat, part }))
      .sort((one, other) => one.seat - other.seat);
  }

  /** Guests whose part has not come. */
  get waiting(): readonly Seat[] {
    return this.#waiting;
  }

  /** The first part of a guest stands. */
  add(seat: Seat, part: string): void {
    if (this.#waiting.includes(seat)) this.#parts.set(seat, part);
  }

  /** Who sits there now: parts of those who left go with them, and when all chairs are taken the deal comes near. */
  look(seats: readonly StoredSeat[]): void {
    const guests = seats.filter((chair) => chair.open && isPerson(chair)).map(({ seat }) => seat);
    for (const seat of this.#parts.keys()) if (!guests.includes(seat)) this.#parts.delete(seat);
    this.#waiting = guests.filter((seat) => !this.#parts.has(seat));
    const hurried = this.#waiting.length === 0;
    if (seats.some(isFree)) return this.stop();
    if (this.#due !== null && (this.#due.hurried || !hurried)) return;
    this.stop();
    // In a tick of its own, so that nobody's request fails of it.
    const act = () => this.#deal({ secret: this.#secret, parts: this.parts });
    this.#due = { hurried, stop: this.#time.after(hurried ? 0 : PATIENCE, act) };
  }

  stop(): void {
    this.#due?.stop();
    this.#due = null;
  }
}

/** What may be known of a shuffle: before the end no more than what the host has promised. */
export const fairOf = (
  { secret, parts }: FairMix,
  over: boolean,
  mixing: Pick<Mixing, 'parts' | 'waiting'> | null,
): Fair => ({
  commit: commitOf(secret),
  parts: mixing?.parts ?? parts,
  waiting: mixing?.waiting ?? [],
  secret: over ? secret : null,
});
