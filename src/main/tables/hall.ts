import type { Games, Seat } from '../../shared/core/game.ts';
import { ok, refuse, type Result } from '../../shared/core/result.ts';
import type {
  Goodbye,
  Hall as HallMessage,
  HostMessage,
  LanState,
  Lesson,
  SeatToken,
  TableToken,
} from '../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../shared/protocol/refusals.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { onDisk } from './disk.ts';
import type { Bucket } from './limits.ts';
import { type Opening, openingAfter, openingFrom, openingOf } from './opening.ts';
import { openingAt } from './playing-on.ts';
import type {
  BotPool,
  Evenings,
  Log,
  MatchStore,
  Memory,
  Network,
  SettingsStore,
  StoredSeat,
  Time,
  Travel,
} from './ports.ts';
import { hashToken, newToken } from './seats.ts';
import { cardOf, snapshotOf } from './snapshot.ts';
import { type House, type Laid, Table } from './table.ts';
import { type Rules, TableRules, USUAL_RULES } from './table-rules.ts';

/** A connection as the hall knows it. */
export interface Session {
  readonly host: boolean;
  /** Random name of the device, and where it connects from; null for the host's own window. */
  readonly device: string | null;
  readonly address: string | null;
  /** The tokens that this connection has shown or been given, by their hash. */
  readonly tokens: Map<string, string>;
  /** Tables it watches without a seat. */
  readonly watching: Set<string>;
  /** How much it may still say. */
  readonly talk: Bucket;
  send(message: HostMessage): void;
  /** Says goodbye and closes. */
  end(why: Goodbye): void;
}

export interface HallParts {
  readonly games: Games;
  readonly store: MatchStore;
  readonly settings: SettingsStore;
  readonly bots: BotPool;
  readonly network: Network;
  readonly time: Time;
  readonly log: Log;
  readonly memory: Memory;
  readonly travel: Travel;
  readonly evenings: Evenings;
  readonly botPause: number;
  /** The lesson of a game; undefined for a game without one. */
  lesson(game: string): Lesson | undefined;
}

/** Unfinished matches that stand on tables again after a start; older ones wait among the saves. */
const RESUMED = 32;
/** Finished tables that stay, so that a late phone still sees the end. */
const FINISHED_KEPT = 20;
/** The list of tables is sent at most this often, in milliseconds. */
const LIST_PACE = 200;

/** All tables of a host and everybody connected to it. */
export class Hall {
  readonly parts: HallParts;
  readonly #tables = new Map<string, Table>();
  readonly #sessions = new Set<Session>();
  /** Who speaks for a seat, by the hash of its token: one connection at a time. */
  readonly #holders = new Map<string, Session>();
  readonly #rules: TableRules;
  readonly #house: House;
  readonly #dirty = new Set<Table>();
  #listDue = false;
  #closed = false;

  constructor(parts: HallParts) {
    this.parts = parts;
    this.#rules = new TableRules(parts.settings);
    this.#house = {
      ...parts,
      changed: (table) => void this.#dirty.add(table),
      flush: () => this.flush(),
    };
    const unfinished = parts.store.unfinished();
    this.#rules.keepOnly(unfinished.map(({ id }) => id));
    for (const { id } of unfinished.slice(0, RESUMED)) this.#restore(id);
    parts.network.onChange(() => this.#listChanged());
  }

  get tables(): readonly Table[] {
    return [...this.#tables.values()];
  }

  table(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  /**
   * A connection has said hello. The seats of its tokens are its own from now on, whoever spoke for them before.
   * The host's own screens are given fresh tokens for the seats at the host that they have none for.
   */
  enter(session: Session, tokens: readonly string[]): readonly TableToken[] {
    this.#sessions.add(session);
    for (const token of tokens) this.#hold(session, token);
    if (!session.host) return [];
    return this.tables.flatMap((table) =>
      this.#hostSeats(session, table, tokens.length > 0).map((token) => ({ table: table.id, ...token })),
    );
  }

  /** Whether one of these tokens is a seat's here. */
  knows(tokens: readonly string[]): boolean {
    const hashes = new Set(tokens.map(hashToken));
    return this.tables.some(({ seats }) =>
      seats.some(({ tokenHash }) => tokenHash !== null && hashes.has(tokenHash)),
    );
  }

  /** All tokens of the host's seats at a table that was resumed just now, fresh ones where the session has none. */
  hostTokens(session: Session, table: Table): readonly SeatToken[] {
    const held = this.tokensOf(session, table);
    return [...held, ...this.#hostSeats(session, table, true)];
  }

  /** A seat's token is worth nothing any more; nobody needs to be told. */
  forget({ tokenHash }: StoredSeat): void {
    if (tokenHash === null) return;
    this.#holders.get(tokenHash)?.tokens.delete(tokenHash);
    this.#holders.delete(tokenHash);
  }

  /** A connection is gone: its seats wait. */
  leave(session: Session): void {
    if (!this.#sessions.delete(session)) return;
    for (const table of this.tables) {
      if (this.seatsOf(session, table).length > 0) this.#dirty.add(table);
    }
    for (const hash of session.tokens.keys()) {
      if (this.#holders.get(hash) === session) this.#holders.delete(hash);
    }
    this.flush();
  }

  seatsOf(session: Session, table: Table): readonly Seat[] {
    return table.seats
      .filter(({ tokenHash }) => tokenHash !== null && session.tokens.has(tokenHash))
      .map(({ seat }) => seat);
  }

  /** The tokens this connection holds at a table. */
  tokensOf(session: Session, table: Table): readonly SeatToken[] {
    return table.seats.flatMap(({ seat, tokenHash }) => {
      const token = tokenHash === null ? undefined : session.tokens.get(tokenHash);
      return token === undefined ? [] : [{ seat, token }];
    });
  }

  isHeld = (seat: StoredSeat): boolean => seat.tokenHash !== null && this.#holders.has(seat.tokenHash);

  create(
    session: Session,
    request: RequestOf<'create'>,
  ): Result<{ table: string; tokens: readonly SeatToken[] }, WireRefusal> {
    const opening = openingOf(request, this.parts.games, this.parts.time.date());
    if (!opening.ok) return opening;
    const { seats } = opening.value.laid.stored;
    return ok(
      this.#open(session, opening.value, {
        locked: false,
        spectators: request.spectators ?? seats.some(({ open }) => open),
        talk: request.talk ?? true,
        late: request.late ?? 'leave',
      }),
    );
  }

  /** A finished match goes on from some ply, as a match of its own against bots. */
  playOn(
    session: Session,
    request: RequestOf<'play-on'>,
  ): Result<{ table: string; tokens: readonly SeatToken[] }, WireRefusal> {
    const { store, games, time } = this.parts;
    const opening = openingAt(request, store, games, time.date());
    return opening.ok ? ok(this.#open(session, opening.value, USUAL_RULES)) : opening;
  }

  #open(session: Session, { laid, tokens }: Opening, rules: Rules) {
    onDisk(() => {
      this.#rules.set(laid.stored.id, rules);
      this.parts.store.create(laid.stored, laid.rows);
    });
    const table = this.#lay(laid);
    for (const { token } of tokens) this.#hold(session, token);
    table.wake();
    return { table: table.id, tokens };
  }

  /** The next match of a finished one; everybody at the old table sits at the new one with the same token. */
  again(table: Table): Result<Table, WireRefusal> {
    const { outcome } = table;
    const known = table.next === null ? undefined : this.table(table.next);
    if (known) return ok(known);
    if (!outcome) return refuse('not-playing');
    const laid = openingAfter(table, outcome.points, this.parts.time.date());
    if (!laid.ok) return laid;
    const { locked, spectators, talk } = table;
    onDisk(() => {
      this.#rules.set(laid.value.stored.id, this.#rules.get(table.id));
      this.parts.store.create(laid.value.stored);
    });
    const next = this.#lay(laid.value);
    table.next = next.id;
    for (const session of this.#sessions) {
      if (session.watching.has(table.id)) session.watching.add(next.id);
    }
    this.#dirty.add(table);
    next.wake();
    return ok(next);
  }

  /** An unfinished match of the store on a table; undefined when there is none or this program cannot play it. */
  resume(matchId: string): Table | undefined {
    const table = this.table(matchId);
    if (table) return table.outcome ? undefined : table;
    const waits = this.parts.store.unfinished().some(({ id }) => id === matchId);
    return waits ? this.#restore(matchId) : undefined;
  }

  abandon(table: Table): void {
    onDisk(() => this.parts.store.abandon(table.id));
    this.#remove(table);
  }

  /** Who may come to a table, kept over a restart. */
  setRules(table: Table, rules: { readonly locked: boolean; readonly spectators: boolean }): void {
    onDisk(() => this.#rules.set(table.id, { ...this.#rules.get(table.id), ...rules }));
    Object.assign(table, rules);
    if (!rules.spectators) {
      for (const session of this.#sessions) if (!session.host) this.unwatch(session, table);
    }
    this.#dirty.add(table);
  }

  watch(session: Session, table: Table): void {
    session.watching.add(table.id);
    session.send({ type: 'snapshot', snapshot: this.#snapshot(session, table) });
  }

  /** Tells a screen that was elsewhere all that concerns it. */
  show(session: Session): void {
    session.send({ type: 'hall', hall: this.list(session) });
    for (const table of this.tables) {
      const attached = session.watching.has(table.id) || this.seatsOf(session, table).length > 0;
      if (attached) session.send({ type: 'snapshot', snapshot: this.#snapshot(session, table) });
    }
  }

  /** Everybody at a table hears it, whoever said it included. */
  tell(table: Table, message: HostMessage): void {
    for (const session of this.#sessions) {
      const attached = session.watching.has(table.id) || this.seatsOf(session, table).length > 0;
      if (attached) session.send(message);
    }
  }

  unwatch(session: Session, table: Table): void {
    session.watching.delete(table.id);
  }

  /** A connection takes a seat with a new token; the chair has been changed in the store already. */
  give(session: Session, token: string): void {
    this.#hold(session, token);
  }

  /** Takes a seat's token from whoever holds it, and says why. */
  unseat(table: Table, seat: StoredSeat, why: Goodbye): Session | undefined {
    const holder = seat.tokenHash === null ? undefined : this.#holders.get(seat.tokenHash);
    if (!holder || seat.tokenHash === null) return undefined;
    this.#holders.delete(seat.tokenHash);
    holder.tokens.delete(seat.tokenHash);
    holder.send({ type: 'unseated', table: table.id, seat: seat.seat, why });
    return holder;
  }

  /** What this connection may know of all tables. */
  list(session: Session): HallMessage {
    const { network } = this.parts;
    const lan = network.state();
    const cards = this.tables.flatMap((table) => {
      const mine = this.seatsOf(session, table);
      const open = table.seats.some((chair) => chair.open) || table.spectators;
      return session.host || mine.length > 0 || open ? [cardOf(table, mine, this.isHeld)] : [];
    });
    return { tables: cards, lan: session.host ? lan : forGuests(lan) };
  }

  /** Tells everybody what changed in this tick: called once at its end, after the sender has got its answer. */
  flush(): void {
    if (this.#dirty.size === 0) return;
    const changed = [...this.#dirty];
    this.#dirty.clear();
    for (const table of changed) {
      for (const session of this.#sessions) {
        if (session.watching.has(table.id) || this.seatsOf(session, table).length > 0) {
          session.send({ type: 'snapshot', snapshot: this.#snapshot(session, table) });
        }
      }
    }
    this.#sweep();
    this.#listChanged();
  }

  close(): void {
    this.#closed = true;
    for (const table of this.tables) table.close();
  }

  #snapshot(session: Session, table: Table) {
    return snapshotOf(table, this.seatsOf(session, table), this.isHeld);
  }

  #hold(session: Session, token: string): void {
    const hash = hashToken(token);
    const seats = this.tables.flatMap((table) =>
      table.seats.filter(({ tokenHash }) => tokenHash === hash).map((seat) => ({ table, seat })),
    );
    if (seats.length === 0) return;
    const before = this.#holders.get(hash);
    if (before && before !== session) {
      before.tokens.delete(hash);
      for (const { table, seat } of seats) {
        before.send({ type: 'unseated', table: table.id, seat: seat.seat, why: 'replaced' });
      }
    }
    this.#holders.set(hash, session);
    session.tokens.set(hash, token);
    for (const { table, seat } of seats) {
      // The bot that sat in stands up.
      if (seat.bot !== null && !table.outcome) table.seat({ ...seat, bot: null });
      table.greet(seat.seat);
      this.#dirty.add(table);
    }
  }

  /** A screen that comes back with old tokens takes no seat from another that is connected now; a new one does. */
  #hostSeats(session: Session, table: Table, comesBack: boolean): readonly SeatToken[] {
    return table.seats.flatMap((chair) => {
      const { seat, open, tokenHash } = chair;
      if (open || tokenHash === null || table.outcome || session.tokens.has(tokenHash)) return [];
      if (comesBack && this.isHeld(chair)) return [];
      const token = newToken();
      table.seat({ ...chair, tokenHash: hashToken(token) });
      this.unseat(table, chair, 'replaced');
      this.#hold(session, token);
      return [{ seat, token }];
    });
  }

  #lay(laid: Laid): Table {
    const table = new Table(laid, this.#house);
    Object.assign(table, this.#rules.get(table.id));
    this.#tables.set(table.id, table);
    this.#dirty.add(table);
    return table;
  }

  /** A match of the store on a table again. One that cannot be read is left alone and noted. */
  #restore(matchId: string): Table | undefined {
    try {
      const laid = openingFrom(this.parts.store, this.parts.games, matchId);
      if (!laid) return undefined;
      const table = this.#lay(laid);
      table.wake();
      return table;
    } catch (error) {
      this.parts.log.fault(error, `match ${matchId}`);
      return undefined;
    }
  }

  #remove(table: Table): void {
    table.close();
    this.#tables.delete(table.id);
    this.#dirty.delete(table);
    for (const session of this.#sessions) {
      const attached = session.watching.delete(table.id) || this.seatsOf(session, table).length > 0;
      if (attached) session.send({ type: 'gone', table: table.id });
    }
    this.#listChanged();
  }

  /** Lets the oldest finished tables go. */
  #sweep(): void {
    const over = this.tables.filter((table) => table.phase === 'over');
    over.sort((one, other) => one.changedAt - other.changedAt);
    for (const table of over.slice(0, Math.max(0, over.length - FINISHED_KEPT))) this.#remove(table);
  }

  #listChanged(): void {
    if (this.#listDue || this.#closed) return;
    this.#listDue = true;
    this.parts.time.after(LIST_PACE, () => {
      this.#listDue = false;
      if (this.#closed) return;
      for (const session of this.#sessions) session.send({ type: 'hall', hall: this.list(session) });
    });
  }
}

/** What a guest may know of the network. */
const forGuests = ({ open, port, addresses, guests }: LanState): LanState => ({
  ...{ open, port, addresses, guests },
  pin: null,
});
