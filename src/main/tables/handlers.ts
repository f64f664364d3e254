import type { Seat } from '../../shared/core/game.ts';
import { ok, refuse, type Result } from '../../shared/core/result.ts';
import type { Replies } from '../../shared/protocol/messages.ts';
import type { WireRefusal } from '../../shared/protocol/refusals.ts';
import type { RequestOf, RequestType } from '../../shared/protocol/requests.ts';
import type { Hall } from './hall.ts';
import { hintFor } from './hint.ts';
import { THOUGHTS } from './limits.ts';
import type { Porter } from './porter.ts';
import type { Replays } from './replays.ts';
import { isFree, isPerson, hashToken, newToken, vacated } from './seats.ts';
import type { Session } from './session.ts';
import { LINES_SHOWN } from './snapshot.ts';
import type { Table } from './table.ts';
import { memoryHandlers } from './memory-handlers.ts';
import { tournamentHandlers } from './tournament-handlers.ts';
import { LOOK_NEARBY, screenSettings } from './screen-settings.ts';

/** Whose request it is, and what it may touch. */
export interface Visit {
  readonly hall: Hall;
  readonly session: Session;
  readonly porter: Porter;
  readonly replays: Replays;
}

type Answered<T extends RequestType> = Result<Replies[T], WireRefusal>;
export type Handler<T extends RequestType> = (
  visit: Visit,
  request: RequestOf<T>,
) => Answered<T> | Promise<Answered<T>>;

/** Everything that may be asked after `hello`, but for the way out and home again, which is the connection's. */
export type Askable = Exclude<RequestType, 'hello' | 'visit'>;

/** What each request does. */
export const handlers: { readonly [T in Askable]: Handler<T> } = {
  create: asHost(({ hall, session }, request) => hall.create(session, request)),
  sit,
  stand: atSeat(({ hall }, table, { seat }) => {
    const chair = table.seats[seat];
    // Once the match has begun a seat is its person's to the end.
    if (!chair?.open || table.phase !== 'gathering') return refuse('illegal');
    table.seat(vacated(chair));
    hall.audience.forget(chair);
    return ok(null);
  }),
  mix: atSeat((_, table, { seat, part }) => table.mix(seat, part)),
  watch: atTable(({ hall, session }, table) => {
    if (!maySee(hall, session, table)) return refuse('locked');
    hall.audience.watch(session, table);
    return ok(null);
  }),
  unwatch: atTable(({ hall, session }, table) => {
    hall.audience.unwatch(session, table);
    return ok(null);
  }),
  play: atSeat((_, table, { seat, rev, move, id }) => table.play(seat, rev, move, id)),
  resign: atSeat((_, table, { seat, id }) => table.resign(seat, id)),
  undo: atSeat((_, table, { seat, id }, mine) => table.undo(seat, mine, id)),
  redo: atSeat((_, table, { seat, id }, mine) => table.redo(seat, mine, id)),
  restart: atSeat((_, table, { seat, id }, mine) => table.restart(seat, mine, id)),
  consent: atSeat((_, table, { seat, yes }) => table.consent(seat, yes)),
  talk: atSeat(({ hall, session }, table, { seat, said }) => {
    if (!table.talk) return refuse('illegal');
    if (!session.talk.take()) return refuse('too-much');
    hall.audience.tell(table, { type: 'talk', table: table.id, seat, said });
    return ok(null);
  }),
  again: atTable(({ hall, session }, table) => {
    if (!session.host && hall.audience.seatsOf(session, table).length === 0) return refuse('not-your-seat');
    const next = hall.again(table);
    return next.ok ? ok({ table: next.value.id, tokens: hall.audience.tokensOf(session, next.value) }) : next;
  }),
  hint: thoughtful(atSeat(({ hall }, table, { seat }) => hintFor(table, seat, hall.parts.bots))),
  log: atTable(({ hall, session }, table, { seat, before }) => {
    if (seat !== undefined && !hall.audience.seatsOf(session, table).includes(seat))
      return refuse('not-your-seat');
    if (!maySee(hall, session, table)) return refuse('locked');
    return ok({ lines: table.timeline.lines(seat ?? 'spectator', before, LINES_SHOWN) });
  }),
  'sit-in': asHost(
    atTable((_, table, { seat, level }) => {
      const chair = table.seats[seat];
      const changes = chair !== undefined && (chair.tokenHash !== null || chair.open);
      if (!changes || table.outcome || table.hasLeft(seat)) return refuse('illegal');
      table.seat({ ...chair, bot: level });
      return ok(null);
    }),
  ),
  kick: asHost(
    atTable(({ hall, porter }, table, { seat, ban }) => {
      const chair = table.seats[seat];
      if (!chair || !isPerson(chair)) return refuse('illegal');
      table.seat(vacated(chair));
      const holder = hall.audience.unseat(table, chair, ban ? 'banned' : 'kicked');
      if (ban && holder && !holder.host) {
        porter.ban(holder.device, holder.address);
        holder.end('banned');
      }
      return ok(null);
    }),
  ),
  move: asHost(atTable((_, table, { seat, to }) => table.move(seat, to))),
  lock: asHost(
    atTable(({ hall }, table, { locked, spectators }) => {
      hall.setRules(table, { locked, spectators });
      return ok(null);
    }),
  ),
  abandon: asHost(
    atTable(({ hall }, table) => {
      hall.abandon(table);
      return ok(null);
    }),
  ),
  lan: asHost(async ({ hall: { parts } }, { open, pin }) => {
    if (!open) await parts.network.shut();
    const opened = open ? await parts.network.open(pin) : ok(null);
    return opened.ok ? ok(parts.network.state()) : opened;
  }),
  matches: asHost(({ hall: { parts } }, { kind, offset }) => {
    const finished = kind === 'finished';
    const page = finished
      ? parts.store.finished(offset, MATCHES_A_PAGE + 1)
      : parts.store.unfinished().slice(offset, offset + MATCHES_A_PAGE + 1);
    return ok({ matches: page.slice(0, MATCHES_A_PAGE), more: page.length > MATCHES_A_PAGE });
  }),
  resume: asHost(({ hall, session }, { match }) => {
    const table = hall.resume(match);
    if (!table) return refuse('no-such-match');
    return ok({ table: table.id, tokens: hall.hostTokens(session, table) });
  }),
  'play-on': asHost(({ hall, session }, request) => hall.playOn(session, request)),
  replay: ({ session, replays }, { match }) => replays.head(match, watcher(session)),
  frames: ({ session, replays }, { match, viewer, from, count }) =>
    replays.frames(match, watcher(session), viewer, from, count),
  judge: thoughtful(judgeReplay),
  lesson: ({ hall: { parts } }, { game }) => {
    const lesson = parts.lesson(game);
    return lesson ? ok(lesson) : refuse('no-such-match');
  },
  puzzle: thoughtful(async ({ hall: { parts } }, { game: id, day, nth, tries }) => {
    const game = Object.hasOwn(parts.games, id) ? parts.games[id] : undefined;
    if (!game?.skill.puzzle) return refuse('illegal');
    const seed = `puzzle ${day} ${nth}`;
    const sheet = await parts.bots.puzzle({ game: id, seed, tries }, new AbortController().signal);
    if (sheet === null) return refuse('illegal');
    return sheet ? ok(sheet) : refuse('fault');
  }),
  ...memoryHandlers,
  ...tournamentHandlers,
  settings: asHost(({ hall: { parts } }) => ok({ settings: screenSettings(parts.settings).all() })),
  set: asHost(({ hall: { parts } }, { key, value }) => {
    const kept = screenSettings(parts.settings).set(key, value);
    if (kept.ok && key === LOOK_NEARBY) parts.network.look(value !== false);
    return kept;
  }),
};

const MATCHES_A_PAGE = 50;

function sit({ hall, session }: Visit, { table: id, seat, name }: RequestOf<'sit'>): Answered<'sit'> {
  const table = hall.table(id);
  if (!table) return refuse('no-such-table');
  const chair = table.seats[seat];
  if (!chair || !isFree(chair)) return refuse('seat-taken');
  if (table.locked && !session.host) return refuse('locked');
  if (table.outcome) return refuse('over');
  const known = (other: string) => other.toLocaleLowerCase() === name.toLocaleLowerCase();
  if (table.seats.some((other) => known(other.name))) return refuse('name-taken');
  const token = newToken();
  const device = session.host ? null : (session.device ?? 'unknown');
  table.seat({ ...chair, name, tokenHash: hashToken(token), device });
  hall.audience.hold(session, token);
  return ok({ token });
}

async function judgeReplay(
  { hall: { parts }, session, replays }: Visit,
  { match, from, count }: RequestOf<'judge'>,
): Promise<Answered<'judge'>> {
  const head = replays.head(match, watcher(session));
  if (!head.ok) return head;
  const record = parts.store.record(match);
  if (!record) return refuse('no-such-match');
  const last = Math.min(from + count, head.value.plies + 1);
  const plies = Array.from({ length: Math.max(0, last - from) }, (_, nth) => from + nth);
  const judged = await parts.bots.judge({ record, plies }, new AbortController().signal);
  if (!judged) return refuse('fault');
  return ok({
    chances: judged.map(({ chances, exact }, nth) => ({ ply: from + nth, bySeat: chances, exact })),
  });
}

/** For requests that make a bot think: nobody keeps all threads busy. */
function thoughtful<T extends Askable>(handler: Handler<T>): Handler<T> {
  return async (visit, request) => {
    const { thoughts } = visit.session;
    if (thoughts.size >= THOUGHTS) return refuse('too-much');
    thoughts.add(request);
    try {
      return await handler(visit, request);
    } finally {
      thoughts.delete(request);
    }
  };
}

function asHost<T extends Askable>(handler: Handler<T>): Handler<T> {
  return (visit, request) => (visit.session.host ? handler(visit, request) : refuse('host-only'));
}

/** Looks the table up for a request that names one. */
function atTable<R extends AtTable, A>(act: (visit: Visit, table: Table, request: R) => A) {
  return (visit: Visit, request: R) => {
    const table = visit.hall.table(request.table);
    return table ? act(visit, table, request) : refuse('no-such-table');
  };
}

/** For requests that speak for a seat: only its token gives the right, be it the host who asks. */
function atSeat<R extends AtSeat, A>(
  act: (visit: Visit, table: Table, request: R, mine: readonly Seat[]) => A,
) {
  return atTable<R, A | Refused>((visit, table, request) => {
    const mine = visit.hall.audience.seatsOf(visit.session, table);
    return mine.includes(request.seat) ? act(visit, table, request, mine) : refuse('not-your-seat');
  });
}

type Refused = ReturnType<typeof refuse<WireRefusal>>;

interface AtTable {
  readonly table: string;
}
interface AtSeat extends AtTable {
  readonly seat: Seat;
}

const maySee = (hall: Hall, session: Session, table: Table): boolean =>
  session.host || table.spectators || hall.audience.seatsOf(session, table).length > 0;

const watcher = (session: Session) => (hashes: readonly string[]) =>
  session.host || hashes.some((hash) => session.tokens.has(hash));
