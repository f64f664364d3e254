import type { Games } from '../../shared/core/game.ts';
import { ok, refuse, type Result } from '../../shared/core/result.ts';
import type { Lesson, SeatToken, TableToken } from '../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../shared/protocol/refusals.ts';
import type { RequestOf } from '../../shared/protocol/requests.ts';
import { Audience } from './audience.ts';
import { onDisk } from './disk.ts';
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
  Time,
  Travel,
} from './ports.ts';
import type { Session } from './session.ts';
import type { House, Laid } from './house.ts';
import { Table } from './table.ts';
import { type Rules, TableRules, USUAL_RULES } from './table-rules.ts';

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

/** All tables of a host, from the first chair to the last match, and the way in to them. */
export class Hall {
  readonly parts: HallParts;
  readonly #tables = new Map<string, Table>();
  readonly audience: Audience;
  readonly #rules: TableRules;
  readonly #house: House;

  constructor(parts: HallParts) {
    this.parts = parts;
    this.audience = new Audience(this.#tables, parts);
    this.#rules = new TableRules(parts.settings);
    this.#house = {
      ...parts,
      changed: (table) => this.audience.changed(table),
      flush: () => this.flush(),
    };
    const unfinished = parts.store.unfinished();
    this.#rules.keepOnly(unfinished.map(({ id }) => id));
    for (const { id } of unfinished.slice(0, RESUMED)) this.#restore(id);
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
    this.audience.enter(session);
    for (const token of tokens) this.audience.hold(session, token);
    if (!session.host) return [];
    return this.tables.flatMap((table) =>
      this.audience
        .hostSeats(session, table, tokens.length > 0)
        .map((token) => ({ table: table.id, ...token })),
    );
  }

  /** All tokens of the host's seats at a table that was resumed just now, fresh ones where the session has none. */
  hostTokens(session: Session, table: Table): readonly SeatToken[] {
    const held = this.audience.tokensOf(session, table);
    return [...held, ...this.audience.hostSeats(session, table, true)];
  }

  /** A connection is gone. */
  leave(session: Session): void {
    this.audience.leave(session);
    this.flush();
  }

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
    for (const { token } of tokens) this.audience.hold(session, token);
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
    onDisk(() => {
      this.#rules.set(laid.value.stored.id, this.#rules.get(table.id));
      this.parts.store.create(laid.value.stored);
    });
    const next = this.#lay(laid.value);
    table.next = next.id;
    this.audience.follow(table, next);
    this.audience.changed(table);
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
    if (!rules.spectators) this.audience.unwatchAll(table);
    this.audience.changed(table);
  }

  /** Tells everybody what changed in this tick: called once at its end, after the sender has got its answer. */
  flush(): void {
    if (!this.audience.tellChanges()) return;
    this.#sweep();
    this.audience.listChanged();
  }

  close(): void {
    this.audience.close();
    for (const table of this.tables) table.close();
  }

  #lay(laid: Laid): Table {
    const table = new Table(laid, this.#house);
    Object.assign(table, this.#rules.get(table.id));
    this.#tables.set(table.id, table);
    this.audience.changed(table);
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
    this.audience.dismiss(table);
  }

  /** Lets the oldest finished tables go. */
  #sweep(): void {
    const over = this.tables.filter((table) => table.phase === 'over');
    over.sort((one, other) => one.changedAt - other.changedAt);
    for (const table of over.slice(0, Math.max(0, over.length - FINISHED_KEPT))) this.#remove(table);
  }
}
