import type { Seat } from '../../shared/core/game.ts';
import type {
  Goodbye,
  Hall as HallMessage,
  HostMessage,
  LanState,
  SeatToken,
} from '../../shared/protocol/messages.ts';
import type { Network, StoredSeat, Time } from './ports.ts';
import { hashToken, newToken } from './seats.ts';
import type { Session } from './session.ts';
import { cardOf, snapshotOf } from './snapshot.ts';
import type { Table } from './table.ts';

/** The list of tables is sent at most this often, in milliseconds. */
const LIST_PACE = 200;

/** Everybody connected: who speaks for which seat, who looks at which table, and what each of them is told. */
export class Audience {
  readonly #sessions = new Set<Session>();
  /** Who speaks for a seat, by the hash of its token: one connection at a time. */
  readonly #holders = new Map<string, Session>();
  readonly #tables: ReadonlyMap<string, Table>;
  readonly #network: Network;
  readonly #time: Time;
  readonly #changed = new Set<Table>();
  #listDue = false;
  #closed = false;

  constructor(
    tables: ReadonlyMap<string, Table>,
    { network, time }: { readonly network: Network; readonly time: Time },
  ) {
    this.#tables = tables;
    this.#network = network;
    this.#time = time;
    network.onChange(() => this.listChanged());
  }

  enter(session: Session): void {
    this.#sessions.add(session);
  }

  /** A connection is gone: its seats wait. */
  leave(session: Session): void {
    if (!this.#sessions.delete(session)) return;
    for (const table of this.#tables.values()) {
      if (this.seatsOf(session, table).length > 0) this.#changed.add(table);
    }
    for (const hash of session.tokens.keys()) {
      if (this.#holders.get(hash) === session) this.#holders.delete(hash);
    }
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

  /** Whether one of these tokens is a seat's here. */
  knows(tokens: readonly string[]): boolean {
    const hashes = new Set(tokens.map(hashToken));
    return [...this.#tables.values()].some(({ seats }) =>
      seats.some(({ tokenHash }) => tokenHash !== null && hashes.has(tokenHash)),
    );
  }

  /** From now on this connection speaks for the seats of a token, whoever did before. */
  hold(session: Session, token: string): void {
    const hash = hashToken(token);
    const seats = [...this.#tables.values()].flatMap((table) =>
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
      this.#changed.add(table);
    }
  }

  /** A screen that comes back with old tokens takes no seat from another that is connected now; a new one does. */
  hostSeats(session: Session, table: Table, comesBack: boolean): readonly SeatToken[] {
    return table.seats.flatMap((chair) => {
      const { seat, open, tokenHash } = chair;
      if (open || tokenHash === null || table.outcome || session.tokens.has(tokenHash)) return [];
      if (comesBack && this.isHeld(chair)) return [];
      const token = newToken();
      table.seat({ ...chair, tokenHash: hashToken(token) });
      this.unseat(table, chair, 'replaced');
      this.hold(session, token);
      return [{ seat, token }];
    });
  }

  /** Takes a seat's token from whoever holds it, and says why. */
  unseat(table: Table, seat: StoredSeat, why: Goodbye): Session | undefined {
    const holder = seat.tokenHash === null ? undefined : this.#holders.get(seat.tokenHash);
    if (!holder) return undefined;
    this.forget(seat);
    holder.send({ type: 'unseated', table: table.id, seat: seat.seat, why });
    return holder;
  }

  /** A seat's token is worth nothing any more; nobody needs to be told. */
  forget({ tokenHash }: StoredSeat): void {
    if (tokenHash === null) return;
    this.#holders.get(tokenHash)?.tokens.delete(tokenHash);
    this.#holders.delete(tokenHash);
  }

  watch(session: Session, table: Table): void {
    session.watching.add(table.id);
    this.#send(session, table);
  }

  unwatch(session: Session, table: Table): void {
    session.watching.delete(table.id);
  }

  /** From now on nobody watches but the host. */
  unwatchAll(table: Table): void {
    for (const session of this.#sessions) if (!session.host) this.unwatch(session, table);
  }

  /** Whoever watches one table watches the next one, too. */
  follow(table: Table, next: Table): void {
    for (const session of this.#sessions) {
      if (session.watching.has(table.id)) session.watching.add(next.id);
    }
  }

  /** Somebody may see something new at a table; they are told at the end of the tick. */
  changed(table: Table): void {
    this.#changed.add(table);
  }

  /** Everybody at a table hears it, whoever said it included. */
  tell(table: Table, message: HostMessage): void {
    for (const session of this.#sessions) if (this.#isAt(session, table)) session.send(message);
  }

  /** Tells a screen that was elsewhere all that concerns it. */
  show(session: Session): void {
    session.send({ type: 'hall', hall: this.list(session) });
    for (const table of this.#tables.values()) if (this.#isAt(session, table)) this.#send(session, table);
  }

  /** Sends new pictures of all tables that have changed; false when there were none. */
  tellChanges(): boolean {
    if (this.#changed.size === 0) return false;
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const table of changed) {
      for (const session of this.#sessions) if (this.#isAt(session, table)) this.#send(session, table);
    }
    return true;
  }

  /** A table is no more. */
  dismiss(table: Table): void {
    this.#changed.delete(table);
    for (const session of this.#sessions) {
      if (!this.#isAt(session, table)) continue;
      session.watching.delete(table.id);
      session.send({ type: 'gone', table: table.id });
    }
    this.listChanged();
  }

  /** What this connection may know of all tables. */
  list(session: Session): HallMessage {
    const lan = this.#network.state();
    const tables = [...this.#tables.values()].flatMap((table) => {
      const mine = this.seatsOf(session, table);
      const open = table.seats.some((chair) => chair.open) || table.spectators;
      return session.host || mine.length > 0 || open ? [cardOf(table, mine, this.isHeld)] : [];
    });
    return { tables, lan: session.host ? lan : forGuests(lan) };
  }

  /** Sends the list of tables soon. */
  listChanged(): void {
    if (this.#listDue || this.#closed) return;
    this.#listDue = true;
    this.#time.after(LIST_PACE, () => {
      this.#listDue = false;
      if (this.#closed) return;
      for (const session of this.#sessions) session.send({ type: 'hall', hall: this.list(session) });
    });
  }

  close(): void {
    this.#closed = true;
  }

  #isAt(session: Session, table: Table): boolean {
    return session.watching.has(table.id) || this.seatsOf(session, table).length > 0;
  }

  #send(session: Session, table: Table): void {
    const snapshot = snapshotOf(table, this.seatsOf(session, table), this.isHeld);
    session.send({ type: 'snapshot', snapshot });
  }
}

/** What a guest may know of the network. */
const forGuests = ({ open, port, addresses, guests }: LanState): LanState => ({
  ...{ open, port, addresses, guests },
  pin: null,
});
