import type { Leaving, Level, Outcome, Seat } from '../../shared/core/game.ts';
import { LEAVINGS } from '../../shared/core/game.ts';
import { type Match, outcomeOf, type Setup, shuffled, toAct } from '../../shared/core/match.ts';
import type { FairMix } from '../../shared/core/record.ts';
import { ok, refuse } from '../../shared/core/result.ts';
import { formatTurnBack, type TurnBack } from '../../shared/core/standing.ts';
import { seedOf } from '../../shared/protocol/fair.ts';
import type { Asked, Fair, TablePhase } from '../../shared/protocol/messages.ts';
import type { Late } from '../../shared/protocol/requests.ts';
import { Asking, type Question } from './asking.ts';
import { type MoveClock, moveClock } from './clock.ts';
import { DiskFault, onDisk } from './disk.ts';
import type { Answer, House, Laid } from './house.ts';
import { fairOf, isUnmixed, Mixing } from './mixing.ts';
import type { StoredMatch, StoredRow, StoredSeat } from './ports.ts';
import { isFree, isPerson } from './seats.ts';
import {
  movesToGiveBack,
  movesToRestart,
  movesToTakeBack,
  NO_TURNS_BACK,
  type TurnsBack,
} from './taking-back.ts';
import { type Decision, Thinking } from './thinking.ts';
import { requestKey, Timeline } from './timeline.ts';

/** Level of the bot that takes the chair of somebody who went for good. */
const CARETAKER: Level = 3;
/** Milliseconds until a bot or a clock tries again what the disk refused. */
const DISK_RETRY = 2_000;

/** One match with the people and bots around it. Every method is one synchronous tick: rules, disk, memory, screens. */
export class Table {
  readonly id: string;
  readonly carried: readonly number[] | null;
  /** The table on which the series goes on. */
  next: string | null = null;
  locked = false;
  spectators = true;
  talk = true;
  late: Late = 'leave';
  #stored: StoredMatch;
  #setup: Setup;
  #timeline: Timeline;
  /** The shuffle that the guests still take part in; null once the cards are dealt. */
  #mixing: Mixing | null = null;
  #changedAt: number;
  #closed = false;
  /** When each seat's present decision began. */
  readonly #since: number[];
  /** Seats whose clock may run: a person who has not come back since the restart is not timed. */
  readonly #awake: Set<Seat>;
  readonly #house: House;
  readonly #clock: MoveClock | null;
  readonly #thinking: Thinking;
  readonly #asking = new Asking((question) => this.#takeBack(question));

  constructor(laid: Laid, house: House) {
    this.id = laid.stored.id;
    this.#setup = laid.setup;
    this.#timeline = new Timeline(laid.setup, laid.rows);
    this.carried = laid.carried;
    this.#stored = laid.stored;
    this.#house = house;
    const { fair } = laid.stored;
    if (fair !== null && isUnmixed(laid.stored)) {
      this.#mixing = new Mixing(fair.secret, house.time, (mix) => this.#byItself(() => this.#deal(mix)));
    }
    this.#changedAt = house.time.date();
    this.#since = laid.stored.seats.map(() => house.time.now());
    this.#awake = new Set(laid.resumed ? [] : laid.stored.seats.map(({ seat }) => seat));
    const { clock } = laid.stored;
    this.#clock = clock === null ? null : moveClock(clock, house.time, (seat) => this.#expire(seat));
    this.#thinking = new Thinking({
      ...house,
      pause: house.botPause,
      answer: (decision, text) => this.#answer(decision, text),
    });
  }

  get stored(): StoredMatch {
    return this.#stored;
  }

  get seats(): readonly StoredSeat[] {
    return this.#stored.seats;
  }

  get setup(): Setup {
    return this.#setup;
  }

  get timeline(): Timeline {
    return this.#timeline;
  }

  /** The shuffle as everybody may know it. */
  get fair(): Fair | null {
    const { fair } = this.#stored;
    return fair && fairOf(fair, this.outcome !== null, this.#mixing);
  }

  get match(): Match {
    return this.timeline.match;
  }

  get outcome(): Outcome | null {
    return outcomeOf(this.match);
  }

  get phase(): TablePhase {
    if (this.outcome) return 'over';
    const gathers = this.#mixing !== null || (this.timeline.rows === 0 && this.seats.some(isFree));
    return gathers ? 'gathering' : 'playing';
  }

  /** Seats with something to decide, once everybody is there. */
  get toAct(): readonly Seat[] {
    return this.phase === 'playing' ? toAct(this.match) : [];
  }

  get asked(): Asked | null {
    return this.#asking.asked;
  }

  get changedAt(): number {
    return this.#changedAt;
  }

  /** Milliseconds left to a seat; null without a clock. */
  clockOf(seat: Seat): number | null {
    return this.#clock?.left(seat) ?? null;
  }

  hasLeft(seat: Seat): boolean {
    return this.match.left.includes(seat);
  }

  /** How many moves an undo, a redo or a restart of this seat would turn back or give back now. */
  turnsBack(seat: Seat): TurnsBack {
    if (this.phase !== 'playing' || this.hasLeft(seat)) return NO_TURNS_BACK;
    // Moves come back without asking only where nobody else has to agree.
    const alone = this.#others(seat, []).length === 0;
    return {
      undo: movesToTakeBack(this.timeline, seat),
      redo: alone ? movesToGiveBack(this.timeline, seat) : 0,
      restart: movesToRestart(this.timeline),
    };
  }

  /** Sets bots and clocks going; called once when the table stands in the hall, and after every change. */
  wake(): void {
    if (this.#closed) return;
    this.#mixing?.look(this.seats);
    const acting = this.toAct;
    this.#thinking.ask(acting.filter((seat) => this.#byBot(seat)).map((seat) => this.#decision(seat)));
    this.#clock?.run(acting.filter((seat) => this.#isTimed(seat)));
  }

  /** Stops bots and clocks for good. */
  close(): void {
    this.#closed = true;
    this.#mixing?.stop();
    this.#thinking.ask([]);
    this.#clock?.stop();
  }

  play(seat: Seat, rev: number, text: string, requestId: string): Answer {
    if (this.timeline.answered(seat, requestId)) return ok(null);
    if (this.phase === 'gathering') return refuse('not-playing');
    if (rev !== this.timeline.rev(seat)) return refuse('stale');
    if (this.hasLeft(seat)) return refuse('not-your-turn');
    // Leaving is not a move: `resign` has its own request, and only the clock says `timeout`.
    if (LEAVINGS.some((leaving) => leaving === text)) return refuse('illegal');
    return this.#move(seat, text, requestId);
  }

  /** A guest adds chance of their own to the deal; what comes too late is not wanted any more. */
  mix(seat: Seat, part: string): Answer {
    if (!this.#mixing) return refuse('stale');
    this.#mixing.add(seat, part);
    this.wake();
    this.#house.changed(this);
    return ok(null);
  }

  resign(seat: Seat, requestId: string): Answer {
    if (this.timeline.answered(seat, requestId)) return ok(null);
    return this.#leave(seat, 'resign', requestId);
  }

  /** `mine`: seats of the same connection, which need not be asked. */
  undo(seat: Seat, mine: readonly Seat[], requestId: string): Answer {
    return this.#propose('undo', seat, mine, requestId);
  }

  /** Takes everything back; a redo brings it again. */
  restart(seat: Seat, mine: readonly Seat[], requestId: string): Answer {
    return this.#propose('restart', seat, mine, requestId);
  }

  redo(seat: Seat, mine: readonly Seat[], requestId: string): Answer {
    if (this.timeline.answered(seat, requestId)) return ok(null);
    if (this.phase !== 'playing' || this.#others(seat, mine).length > 0) return refuse('cannot-undo');
    return this.#turnBack('redo', seat, movesToGiveBack(this.timeline, seat), requestId);
  }

  /** Answers what somebody asked; the one who asked may take it back with a no. */
  consent(seat: Seat, yes: boolean): Answer {
    this.#house.changed(this);
    return this.#asking.consent(seat, yes);
  }

  /** Somebody else sits in this seat from now on, or the same person with a bot before or behind. */
  seat(...changed: readonly StoredSeat[]): void {
    onDisk(() => this.#house.store.seat(this.id, ...changed));
    this.#stored = {
      ...this.#stored,
      seats: this.seats.map((chair) => changed.find(({ seat }) => seat === chair.seat) ?? chair),
    };
    this.#asking.look((seat) => this.#isAsked(seat));
    this.wake();
    this.#house.changed(this);
  }

  /** Whoever sits in these two seats change places, as long as people are still coming in. */
  move(seat: Seat, to: Seat): Answer {
    const [one, other] = [this.seats[seat], this.seats[to]];
    if (!one || !other || this.phase !== 'gathering') return refuse('illegal');
    this.seat({ ...one, seat: to }, { ...other, seat });
    for (const moved of [seat, to]) this.greet(moved);
    return ok(null);
  }

  /** The person of this seat is there: from now on the clock counts for it. */
  greet(seat: Seat): void {
    if (this.#awake.has(seat)) return;
    this.#awake.add(seat);
    this.wake();
  }

  #deal(fair: FairMix): void {
    const seed = seedOf(fair);
    onDisk(() => this.#house.store.deal(this.id, seed, fair));
    this.#stored = { ...this.#stored, seed, fair };
    this.#setup = shuffled(this.#setup, seed);
    this.#timeline = new Timeline(this.#setup, []);
    this.#mixing = null;
    const { time } = this.#house;
    this.#changedAt = time.date();
    this.#since.fill(time.now());
    this.wake();
    this.#house.changed(this);
  }

  #byBot(seat: Seat): boolean {
    return this.hasLeft(seat) || (this.seats[seat]?.bot ?? null) !== null;
  }

  #isTimed(seat: Seat): boolean {
    const chair = this.seats[seat];
    return chair !== undefined && isPerson(chair) && !this.hasLeft(seat) && this.#awake.has(seat);
  }

  #decision(seat: Seat): Decision {
    const level = this.seats[seat]?.bot ?? CARETAKER;
    const { view } = this.timeline.project(seat);
    return { game: this.setup.game.id, seat, rev: this.timeline.rev(seat), level, view };
  }

  /** People who would have to agree to what `seat` asks for. */
  #others(seat: Seat, mine: readonly Seat[]): readonly Seat[] {
    return this.seats
      .map((chair) => chair.seat)
      .filter((other) => other !== seat && !mine.includes(other) && this.#isAsked(other));
  }

  #isAsked(seat: Seat): boolean {
    const chair = this.seats[seat];
    return chair !== undefined && isPerson(chair) && !this.hasLeft(seat);
  }

  #move(seat: Seat, text: string, requestId: string | null): Answer {
    const next = this.timeline.foresee(seat, text);
    if (!next.ok) return next;
    const took = Math.round(this.#house.time.now() - (this.#since[seat] ?? 0));
    const key = requestId === null ? null : requestKey(seat, requestId);
    const row = { row: this.timeline.rows, seat, text, requestId: key, took };
    const outcome = outcomeOf(next.value);
    const { store } = this.#house;
    onDisk(() =>
      outcome ? store.finish(this.id, row, outcome, this.timeline.undone) : store.append(this.id, row),
    );
    this.#take(row, next.value);
    return ok(null);
  }

  #leave(seat: Seat, how: Leaving, requestId: string | null): Answer {
    return this.phase === 'gathering' ? refuse('not-playing') : this.#move(seat, how, requestId);
  }

  #propose(what: Asked['what'], by: Seat, mine: readonly Seat[], requestId: string): Answer {
    if (this.timeline.answered(by, requestId)) return ok(null);
    if (this.phase !== 'playing' || this.hasLeft(by) || this.#back(what, by) === 0)
      return refuse('cannot-undo');
    this.#house.changed(this);
    return this.#asking.ask({ what, by, waiting: this.#others(by, mine), requestId });
  }

  #back(what: Asked['what'], seat: Seat): number {
    return what === 'undo' ? movesToTakeBack(this.timeline, seat) : movesToRestart(this.timeline);
  }

  #takeBack({ what, by, requestId }: Question): Answer {
    return this.#turnBack('undo', by, this.#back(what, by), requestId);
  }

  #turnBack(kind: TurnBack['kind'], seat: Seat, moves: number, requestId: string): Answer {
    if (moves === 0) return refuse('cannot-undo');
    const text = formatTurnBack({ kind, moves });
    const row = { row: this.timeline.rows, seat, text, requestId: requestKey(seat, requestId), took: 0 };
    onDisk(() => this.#house.store.append(this.id, row));
    // Everybody decides anew, with the whole time.
    this.#clock?.stop();
    this.#take(row);
    return ok(null);
  }

  /** Takes in what the store has: from here on it happened. */
  #take(row: StoredRow, next?: Match): void {
    if (!this.timeline.push(row, next)) throw new Error(`table ${this.id}: row ${row.row} does not fit`);
    this.#asking.drop();
    const { time } = this.#house;
    this.#changedAt = time.date();
    for (const seat of this.#since.keys()) {
      if (this.timeline.rev(seat) === this.timeline.rows) this.#since[seat] = time.now();
    }
    // Alone at a table every move is a decision of its own.
    if (this.setup.seats === 1) this.#clock?.stop();
    this.wake();
    this.#house.changed(this);
  }

  #answer({ seat, rev }: Decision, text: string): void {
    this.#byItself(() => {
      if (this.#closed || rev !== this.timeline.rev(seat)) return;
      const played = this.#move(seat, text, null);
      if (played.ok) return;
      this.#house.log.fault(new Error(`bot of ${this.setup.game.id} said ${text}: ${played.error}`), 'bot');
      const [first] = this.timeline.project(seat).moves;
      if (first) this.#move(seat, first.text, null);
    });
  }

  /** Time is up: the host answers, move by move, or the seat is out. What it did meanwhile by itself stays. */
  #expire(seat: Seat): void {
    let rev = this.timeline.rev(seat);
    let answered = false;
    this.#byItself(() => {
      while (!this.#closed && this.toAct.includes(seat) && this.timeline.rev(seat) === rev) {
        const answer = this.#answerFor(seat);
        if (answer === undefined) {
          if (!answered) this.#leave(seat, 'timeout', null);
          return;
        }
        this.#move(seat, answer, null);
        answered = true;
        rev = this.timeline.rev(seat);
      }
    });
  }

  #answerFor(seat: Seat): string | undefined {
    if (this.late !== 'answer') return undefined;
    const { game } = this.setup;
    const answer = game.answerFor?.(this.match.state, seat);
    return answer === undefined ? undefined : game.formatMove(answer);
  }

  /** Something that nobody asked for: a bot's move or the clock. What the disk refuses is tried again a little later. */
  #byItself(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#house.log.fault(error, `table ${this.id}`);
      if (error instanceof DiskFault) this.#house.time.after(DISK_RETRY, () => this.#byItself(act));
    }
    this.#house.flush();
  }
}
