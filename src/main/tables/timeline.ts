import type { Seat, Viewer } from '../../shared/core/game.ts';
import { begin, type Match, play, type Setup, toAct } from '../../shared/core/match.ts';
import { project, type Projection } from '../../shared/core/project.ts';
import { formatMoveLine } from '../../shared/core/record.ts';
import type { RuleRefusal } from '../../shared/core/refusal.ts';
import type { Result } from '../../shared/core/result.ts';
import { parseTurnBack } from '../../shared/core/standing.ts';
import type { LogLine } from '../../shared/protocol/messages.ts';
import { lineOf } from './lines.ts';
import type { StoredRow } from './ports.ts';

/** A move that stands, with the match before and after it. */
export interface Step {
  readonly seat: Seat;
  readonly text: string;
  readonly before: Match;
  readonly after: Match;
}

/** A match in memory: the log of its rows and what they come to. It changes only through `push`. */
export class Timeline {
  readonly #start: Match;
  #steps: Step[] = [];
  /** What a redo would give back, the next one last. */
  #taken: Step[] = [];
  #rows = 0;
  #undone = 0;
  readonly #revs: number[];
  #offered: string[];
  readonly #answered = new Set<string>();
  readonly #projections = new Map<Viewer, Projection>();
  readonly #lines = new Map<Viewer, LogLine[]>();

  constructor(setup: Setup, rows: readonly StoredRow[]) {
    this.#start = begin(setup);
    this.#revs = Array.from({ length: setup.seats }, () => 0);
    this.#offered = this.#offers();
    for (const row of rows) {
      const known = this.push(row);
      if (!known) throw new Error(`row ${row.row} (${formatMoveLine(row.seat, row.text)}) does not replay`);
    }
  }

  get match(): Match {
    return this.#steps.at(-1)?.after ?? this.#start;
  }

  /** The match after so many of the moves that stand. */
  at(ply: number): Match {
    return this.#steps[ply - 1]?.after ?? this.#start;
  }

  /** The moves that stand, oldest first. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** How many moves a redo could give back. */
  get taken(): readonly Step[] {
    return this.#taken;
  }

  /** Rows of the log; also the revision of a spectator's screen. */
  get rows(): number {
    return this.#rows;
  }

  /** How often moves were taken back. */
  get undone(): number {
    return this.#undone;
  }

  /** The row at which this seat's choice last changed. Rows are never deleted, so it never goes back. */
  rev(seat: Seat): number {
    return this.#revs[seat] ?? 0;
  }

  /** Whether a request of this seat with this id has been done already. */
  answered(seat: Seat, requestId: string): boolean {
    return this.#answered.has(requestKey(seat, requestId));
  }

  /** What a move would lead to; nothing changes. */
  foresee(seat: Seat, text: string): Result<Match, RuleRefusal> {
    return play(this.match, seat, text);
  }

  /**
   * Takes a row in that is in the store already; `next` is what `foresee` said of it, so that a move is worked out once.
   * False when the row does not fit: such a log is damaged.
   */
  push(row: StoredRow, next?: Match): boolean {
    if (!this.#turn(row, next)) return false;
    this.#rows++;
    if (row.requestId !== null) this.#answered.add(row.requestId);
    this.#projections.clear();
    const offered = this.#offers();
    const turnedBack = parseTurnBack(row.text) !== undefined;
    for (const [seat, offer] of offered.entries()) {
      // The mover's own choice counts as changed even if it reads the same: a second click is then stale, not a second move.
      if (turnedBack || seat === row.seat || offer !== this.#offered[seat]) this.#revs[seat] = this.#rows;
    }
    this.#offered = offered;
    return true;
  }

  /** What a viewer sees now. */
  project(viewer: Viewer): Projection {
    const known = this.#projections.get(viewer);
    if (known) return known;
    const fresh = project(this.match, viewer);
    this.#projections.set(viewer, fresh);
    return fresh;
  }

  /** At most `count` lines of the log that end before ply `before`, through one viewer's eyes. */
  lines(viewer: Viewer, before: number, count: number): readonly LogLine[] {
    let lines = this.#lines.get(viewer);
    if (!lines) this.#lines.set(viewer, (lines = []));
    const end = Math.min(before, this.#steps.length);
    const from = Math.max(0, end - count);
    return this.#steps.slice(from, end).map((step, nth) => (lines[from + nth] ??= lineOf(step, viewer)));
  }

  #turn({ seat, text }: StoredRow, next: Match | undefined): boolean {
    const turn = parseTurnBack(text);
    if (turn === undefined) {
      const before = this.match;
      const played = next ?? valueOf(play(before, seat, text));
      if (!played) return false;
      this.#steps.push({ seat, text, before, after: played });
      this.#taken = [];
      return true;
    }
    const [from, to] = turn.kind === 'undo' ? [this.#steps, this.#taken] : [this.#taken, this.#steps];
    if (turn.moves > from.length) return false;
    to.push(...from.splice(-turn.moves).toReversed());
    if (turn.kind === 'undo') this.#undone++;
    // Another move may take the place of each one taken back.
    for (const lines of this.#lines.values()) lines.length = Math.min(lines.length, this.#steps.length);
    return true;
  }

  /** The legal moves of every seat as one text each, to see which have changed. */
  #offers(): string[] {
    const acting = toAct(this.match);
    return this.#revs.map((_, seat) =>
      acting.includes(seat)
        ? this.project(seat)
            .moves.map(({ text }) => text)
            .join('\n')
        : '',
    );
  }
}

const valueOf = (played: Result<Match, RuleRefusal>): Match | undefined =>
  played.ok ? played.value : undefined;

/** A request's id as it stands in a row: an id is its sender's own, so two seats may use the same one. */
export const requestKey = (seat: Seat, requestId: string): string => formatMoveLine(seat, requestId);
