import type { Seat } from '../../../shared/core/game.ts';
import type { OfferedMove } from '../../../shared/core/project.ts';
import type { Eyes, LogLine, Replies, SeatState, Snapshot } from '../../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../../shared/protocol/refusals.ts';
import type { RequestType } from '../../../shared/protocol/requests.ts';
import type { Player } from '../games/table.ts';
import type { Body } from '../net/connection.ts';
import type { Ask } from './ask.ts';
import type { Said } from './talk.svelte.ts';

/** What a table needs of the session: its latest picture and a way to ask. */
export interface TablePorts {
  readonly snapshot: () => Snapshot | undefined;
  readonly request: Ask;
}

const NO_MOVES: readonly OfferedMove[] = [];

/** One table as this screen plays at it: through whose eyes, what may be done, what was asked for. */
export class TableState {
  readonly id: string;
  readonly #secrets: boolean;
  readonly #ports: TablePorts;
  /** Whose hand lies open at a hot seat with secrets. */
  #open = $state.raw<Seat | null>(null);
  /** The seat and revision of a move on its way: until a newer revision comes, nothing is offered. */
  #sent = $state.raw<{ readonly seat: Seat | null; readonly rev: number } | null>(null);
  #hint = $state.raw<(Replies['hint'] & { readonly ply: number }) | null>(null);
  #refusal = $state.raw<{ readonly error: WireRefusal; readonly ref: string | null } | null>(null);
  #older = $state.raw<readonly LogLine[]>([]);

  readonly snapshot = $derived.by(() => this.#ports.snapshot());
  /** Seats that this screen plays. */
  readonly mine = $derived.by((): readonly Seat[] =>
    (this.snapshot?.eyes ?? []).flatMap(({ seat }) => (seat === null ? [] : [seat])),
  );
  /** Seats of this screen that have something to decide. */
  readonly #deciding = $derived.by(() => this.mine.filter((seat) => this.snapshot?.toAct.includes(seat)));
  /** Whether somebody at this screen has something to decide. */
  readonly decides = $derived.by(() => this.#deciding.length > 0);
  /** At a hot seat with secrets: who has to come to the screen before anything is shown. */
  readonly curtain = $derived.by((): Seat | null => {
    if (!this.#secrets || this.mine.length < 2 || this.snapshot?.phase !== 'playing') return null;
    if (this.#open !== null && (this.#deciding.length === 0 || this.#deciding.includes(this.#open)))
      return null;
    return this.#deciding[0] ?? this.mine[0] ?? null;
  });
  /** The seat through whose eyes the table is drawn; null for a spectator. */
  readonly me = $derived.by((): Seat | null => {
    if (this.#secrets && this.mine.length > 1) return this.#open ?? this.mine[0] ?? null;
    return this.#deciding[0] ?? this.mine[0] ?? null;
  });
  readonly eyes = $derived.by((): Eyes | undefined => {
    const all = this.snapshot?.eyes ?? [];
    return all.find(({ seat }) => seat === this.me) ?? all[0];
  });
  readonly moves = $derived.by((): readonly OfferedMove[] => {
    const { eyes } = this;
    if (!eyes || this.snapshot?.phase !== 'playing' || this.curtain !== null) return NO_MOVES;
    const onItsWay = this.#sent !== null && this.#sent.seat === eyes.seat && this.#sent.rev === eyes.rev;
    return onItsWay ? NO_MOVES : eyes.moves;
  });
  readonly hint = $derived.by(() => (this.#hint?.ply === this.snapshot?.ply ? this.#hint : null));
  readonly players = $derived.by((): readonly Player[] => (this.snapshot?.seats ?? []).map(asPlayer));
  /** The log as far as it is known, oldest first. */
  readonly log = $derived.by((): readonly LogLine[] => {
    const recent = this.eyes?.log ?? [];
    const from = recent[0]?.ply ?? Infinity;
    return [...this.#older.filter(({ ply }) => ply < from), ...recent];
  });

  constructor(id: string, secrets: boolean, ports: TablePorts) {
    this.id = id;
    this.#secrets = secrets;
    this.#ports = ports;
  }

  get refusal(): { readonly error: WireRefusal; readonly ref: string | null } | null {
    return this.#refusal;
  }

  dismissRefusal(): void {
    this.#refusal = null;
  }

  /** The person of this seat sits before the screen: their hand may be seen. */
  openCurtain(seat: Seat): void {
    this.#open = seat;
  }

  async play(move: string): Promise<void> {
    const { eyes } = this;
    if (!eyes || eyes.seat === null || !this.moves.some(({ text }) => text === move)) return;
    this.#sent = { seat: eyes.seat, rev: eyes.rev };
    const done = await this.#ask('play', { table: this.id, seat: eyes.seat, rev: eyes.rev, move });
    if (done === undefined) this.#sent = null;
  }

  /** What one of this screen's seats may do without a move. */
  async act(what: 'resign' | 'undo' | 'redo' | 'restart'): Promise<void> {
    const seat = this.me;
    if (seat !== null) await this.#ask(what, { table: this.id, seat });
  }

  async consent(seat: Seat, yes: boolean): Promise<void> {
    await this.#ask('consent', { table: this.id, seat, yes });
  }

  /** Says something to everybody at the table; false when it was too much. */
  async say(said: Said): Promise<boolean> {
    const seat = this.me;
    return seat !== null && (await this.#ask('talk', { table: this.id, seat, said })) !== undefined;
  }

  async askHint(): Promise<void> {
    const seat = this.me;
    const ply = this.snapshot?.ply;
    if (seat === null || ply === undefined) return;
    const hint = await this.#ask('hint', { table: this.id, seat });
    if (hint) this.#hint = { ...hint, ply };
  }

  /** The next table of the series; undefined when the host said no. */
  async again(): Promise<Replies['again'] | undefined> {
    return await this.#ask('again', { table: this.id });
  }

  async loadOlder(): Promise<void> {
    const before = this.log[0]?.ply;
    if (before === undefined) return;
    const answer = await this.#ask('log', {
      table: this.id,
      before,
      ...(this.me === null ? {} : { seat: this.me }),
    });
    if (answer) this.#older = [...answer.lines, ...this.#older];
  }

  async #ask<T extends RequestType>(type: T, body: Body<T>): Promise<Replies[T] | undefined> {
    const answer = await this.#ports.request(type, body);
    if (answer.ok) {
      this.#refusal = null;
      return answer.value;
    }
    // A picture that is newer than the request is on its way: nothing went wrong for the person.
    if (answer.error !== 'stale') this.#refusal = { error: answer.error, ref: answer.ref ?? null };
    return undefined;
  }
}

function asPlayer({ seat, name, bot, here, left, clock }: SeatState): Player {
  return { seat, name, bot, here, left, clock };
}
