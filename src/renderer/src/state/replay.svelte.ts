import type { Viewer } from '../../../shared/core/game.ts';
import type { Chances, Frame, LogLine, ReplayHead } from '../../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../../shared/protocol/refusals.ts';
import type { Ask } from './ask.ts';

/** As many as the host sends at once. */
const CHUNK = 64;
/** So many positions are judged at once, so that a stop is heard soon. */
const JUDGED = 8;

/** Whose eyes a replay may be watched through. */
export type ReplayViewer = Exclude<Viewer, 'spectator'>;

/** A finished match as it is watched again: its frames through one pair of eyes, fetched as they are needed. */
export class ReplayState {
  readonly match: string;
  readonly #ask: Ask;
  #head = $state.raw<ReplayHead | null>(null);
  #refusal = $state.raw<WireRefusal | null>(null);
  #viewer = $state.raw<ReplayViewer>('open');
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #chances = $state.raw<readonly Chances[]>([]);
  #judging = $state(false);

  constructor(match: string, ask: Ask) {
    this.match = match;
    this.#ask = ask;
  }

  get head(): ReplayHead | null {
    return this.#head;
  }

  get refusal(): WireRefusal | null {
    return this.#refusal;
  }

  get viewer(): ReplayViewer {
    return this.#viewer;
  }

  /** What a bot thinks of each position, as far as it has got. */
  get chances(): readonly Chances[] {
    return this.#chances;
  }

  get judging(): boolean {
    return this.#judging;
  }

  frame(ply: number): Frame | undefined {
    return this.#frames.get(ply);
  }

  /** Every line that has been fetched, oldest first. */
  readonly lines = $derived.by((): readonly LogLine[] =>
    [...this.#frames.values()]
      .sort((a, b) => a.ply - b.ply)
      .flatMap(({ line }) => (line === null ? [] : [line])),
  );

  async load(): Promise<void> {
    const answer = await this.#ask('replay', { match: this.match });
    if (!answer.ok) {
      this.#refusal = answer.error;
      return;
    }
    this.#head = answer.value;
    await this.#fetchAll();
  }

  /** Looks on through other eyes. */
  async watchAs(viewer: ReplayViewer): Promise<void> {
    if (viewer === this.#viewer) return;
    this.#viewer = viewer;
    this.#frames = new Map();
    await this.#fetchAll();
  }

  /** Lets a bot judge position after position, until it is through or told to stop. */
  async judge(): Promise<void> {
    const plies = this.#head?.plies ?? 0;
    this.#judging = true;
    while (this.#judging && this.#chances.length <= plies) {
      const answer = await this.#ask('judge', {
        match: this.match,
        from: this.#chances.length,
        count: JUDGED,
      });
      // Without a judge a replay is still a replay.
      if (!answer.ok || answer.value.chances.length === 0) break;
      this.#chances = [...this.#chances, ...answer.value.chances];
    }
    this.#judging = false;
  }

  stopJudging(): void {
    this.#judging = false;
  }

  async #fetchAll(): Promise<void> {
    const viewer = this.#viewer;
    const plies = this.#head?.plies ?? 0;
    for (let from = 0; from <= plies; from += CHUNK) {
      const answer = await this.#ask('frames', { match: this.match, viewer, from, count: CHUNK });
      // Somebody else's eyes were chosen in the meantime.
      if (viewer !== this.#viewer) return;
      if (!answer.ok) {
        this.#refusal = answer.error;
        return;
      }
      const frames = new Map(this.#frames);
      for (const frame of answer.value.frames) frames.set(frame.ply, frame);
      this.#frames = frames;
    }
  }
}
