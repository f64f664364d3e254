import type { Games, Seat } from '../../shared/core/game.ts';
import { toAct } from '../../shared/core/match.ts';
import { project } from '../../shared/core/project.ts';
import { setupOf } from '../../shared/core/record.ts';
import { ok, refuse, type Result } from '../../shared/core/result.ts';
import type { Frame, ReplayHead } from '../../shared/protocol/messages.ts';
import { fairOf } from './mixing.ts';
import type { MatchStore, StoredMatch } from './ports.ts';
import { Timeline } from './timeline.ts';

interface Opened {
  readonly stored: StoredMatch;
  readonly head: ReplayHead;
  readonly timeline: Timeline;
}

type Refusal = 'no-such-match' | 'bad-record' | 'host-only';

/** Replays kept open, so that stepping through one is quick. */
const KEPT = 4;

/** Finished matches, played through to be watched. */
export class Replays {
  readonly #store: MatchStore;
  readonly #games: Games;
  readonly #opened = new Map<string, Opened>();

  constructor(store: MatchStore, games: Games) {
    this.#store = store;
    this.#games = games;
  }

  /** `mayWatch` is asked with the hashes of the seats' tokens: who sat there may watch, as the host may. */
  head(matchId: string, mayWatch: MayWatch): Result<ReplayHead, Refusal> {
    const opened = this.#open(matchId, mayWatch);
    return opened.ok ? ok(opened.value.head) : opened;
  }

  /** Boards after `from`, `from` + 1 … moves, at most `count`, through a seat's eyes or with all cards up. */
  frames(
    matchId: string,
    mayWatch: MayWatch,
    viewer: Seat | 'open',
    from: number,
    count: number,
  ): Result<{ readonly frames: readonly Frame[] }, Refusal> {
    const opened = this.#open(matchId, mayWatch);
    if (!opened.ok) return opened;
    const { timeline, stored } = opened.value;
    if (viewer !== 'open' && viewer >= stored.seats.length) return refuse('no-such-match');
    const plies = Math.max(0, Math.min(count, timeline.steps.length + 1 - from));
    const frames = Array.from({ length: plies }, (_, nth): Frame => {
      const ply = from + nth;
      const match = timeline.at(ply);
      const [line = null] = ply === 0 ? [] : timeline.lines(viewer, ply, 1);
      return { ply, view: project(match, viewer).view, toAct: toAct(match), line };
    });
    return ok({ frames });
  }

  #open(matchId: string, mayWatch: MayWatch): Result<Opened, Refusal> {
    const opened = this.#opened.get(matchId) ?? this.#load(matchId);
    if (opened === undefined) return refuse('no-such-match');
    if (opened === 'bad-record') return refuse('bad-record');
    // The one used last goes to the end.
    this.#opened.delete(matchId);
    this.#opened.set(matchId, opened);
    const [oldest] = this.#opened.keys();
    if (oldest !== undefined && this.#opened.size > KEPT) this.#opened.delete(oldest);
    const hashes = opened.stored.seats.flatMap(({ tokenHash }) => (tokenHash === null ? [] : [tokenHash]));
    return mayWatch(hashes) ? ok(opened) : refuse('host-only');
  }

  #load(matchId: string): Opened | 'bad-record' | undefined {
    const loaded = this.#store.load(matchId);
    if (!loaded || loaded.outcome === null) return undefined;
    const { match: stored, rows, outcome } = loaded;
    const game = Object.hasOwn(this.#games, stored.game) ? this.#games[stored.game] : undefined;
    if (!game || game.rulesVersion !== stored.rulesVersion) return 'bad-record';
    const { options, seats, seed, deal } = stored;
    const setup = setupOf(game, options, seats.length, seed ?? undefined, deal ?? undefined);
    if (!setup.ok) return 'bad-record';
    const timeline = new Timeline(setup.value, rows);
    const head: ReplayHead = {
      match: matchId,
      game: stored.game,
      options: setup.value.options,
      seats: seats.map(({ name, bot }) => ({ name, bot })),
      plies: timeline.steps.length,
      startedAt: stored.startedAt,
      outcome,
      seed,
      fair: stored.fair && fairOf(stored.fair, true, null),
    };
    return { stored, head, timeline };
  }
}

type MayWatch = (tokenHashes: readonly string[]) => boolean;
