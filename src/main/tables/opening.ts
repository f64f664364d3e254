import { randomBytes, randomUUID } from 'node:crypto';
import type { Games } from '../../shared/core/game.ts';
import { type FairMix, setupOf } from '../../shared/core/record.ts';
import { ok, refuse, type Result } from '../../shared/core/result.ts';
import type { SeatToken } from '../../shared/protocol/messages.ts';
import type { RequestOf, SeatPlan } from '../../shared/protocol/requests.ts';
import type { MatchStore, StoredMatch, StoredSeat } from './ports.ts';
import { hashToken, isSitIn, newToken } from './seats.ts';
import type { Laid } from './house.ts';

/** A table that is about to stand in the hall, and the secrets of those who made it. */
export interface Opening {
  readonly laid: Laid;
  readonly tokens: readonly SeatToken[];
}

/** A new table as somebody asked for it; `bad-record` for a game, options, seats or a deal that cannot be. */
export function openingOf(
  request: RequestOf<'create'>,
  games: Games,
  startedAt: number,
): Result<Opening, 'bad-record'> {
  const game = Object.hasOwn(games, request.game) ? games[request.game] : undefined;
  if (!game) return refuse('bad-record');
  const { options, deal, seats: plans } = request;
  const chance = game.chance && request.seed === undefined && deal === undefined;
  const seed = request.seed ?? (chance ? newSeed() : undefined);
  const setup = setupOf(game, options, plans.length, seed, deal);
  if (!setup.ok) return setup;
  const tokens: SeatToken[] = [];
  const seats = plans.map((plan, seat) => {
    const token = plan.kind === 'here' ? newToken() : null;
    if (token !== null) tokens.push({ seat, token });
    return chairOf(plan, seat, token);
  });
  const stored: StoredMatch = {
    id: randomUUID(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options ?? {},
    seed: seed ?? null,
    deal: deal ?? null,
    seats,
    startedAt,
    clock: request.clock ?? null,
    follows: null,
    fair: chance ? promisedMix(seed, seats) : null,
  };
  return ok({ laid: { stored, setup: setup.value, rows: [], carried: null, resumed: false }, tokens });
}

function chairOf(plan: SeatPlan, seat: number, token: string | null): StoredSeat {
  return {
    seat,
    name: plan.kind === 'here' ? plan.name : '',
    bot: plan.kind === 'bot' ? plan.level : null,
    tokenHash: token === null ? null : hashToken(token),
    open: plan.kind === 'open',
  };
}

/** The next match of a series: the same people and bots move on by one seat, with a new deal. */
export function openingAfter(
  before: Pick<Laid, 'stored' | 'setup' | 'carried'>,
  points: readonly number[],
  startedAt: number,
): Result<Laid, 'bad-record'> {
  const { game } = before.setup;
  const { stored } = before;
  const seed = game.chance ? newSeed() : undefined;
  const options = game.moveOn ? game.moveOn(before.setup.options) : stored.options;
  const setup = setupOf(game, options, stored.seats.length, seed, undefined);
  if (!setup.ok) return setup;
  const chairs = movedOn(stored.seats);
  const total = points.map((earned, seat) => earned + (before.carried?.[seat] ?? 0));
  return ok({
    stored: {
      ...stored,
      id: randomUUID(),
      rulesVersion: game.rulesVersion,
      options,
      seed: seed ?? null,
      deal: null,
      seats: chairs.map((chair, seat) => ({
        ...chair,
        seat,
        // Whoever a bot sat in for gets the chair back.
        bot: isSitIn(chair) ? null : chair.bot,
      })),
      startedAt,
      follows: stored.id,
      fair: promisedMix(seed, chairs),
    },
    setup: setup.value,
    rows: [],
    carried: movedOn(total),
    resumed: false,
  });
}

/** A match out of the store, ready to go on; undefined when this program cannot play it. */
export function openingFrom(store: MatchStore, games: Games, matchId: string): Laid | undefined {
  const loaded = store.load(matchId);
  const game = loaded && Object.hasOwn(games, loaded.match.game) ? games[loaded.match.game] : undefined;
  if (!loaded || !game || loaded.outcome || loaded.match.rulesVersion !== game.rulesVersion) return undefined;
  const { match: stored, rows } = loaded;
  const setup = setupOf(
    game,
    stored.options,
    stored.seats.length,
    stored.seed ?? undefined,
    stored.deal ?? undefined,
  );
  if (!setup.ok) return undefined;
  return { stored, setup: setup.value, rows, carried: carriedInto(store, stored), resumed: true };
}

/** Points of the matches before this one, by its own seats. */
function carriedInto(store: MatchStore, { follows, seats }: StoredMatch): readonly number[] | null {
  if (follows === null) return null;
  let carried = seats.map(() => 0);
  let shift = 1;
  for (let id: string | null = follows; id !== null; shift++) {
    const before = store.load(id);
    if (!before) break;
    const points = before.outcome?.points ?? [];
    const from = shift;
    carried = carried.map(
      (sum, seat) => sum + (points[(seat + from * (seats.length - 1)) % seats.length] ?? 0),
    );
    id = before.match.follows;
  }
  return carried;
}

/** The last one comes first and everybody else moves on by one. */
const movedOn = <T>(list: readonly T[]): readonly T[] => [...list.slice(-1), ...list.slice(0, -1)];

/** 128 bits of chance. */
const newSeed = (): string => randomBytes(16).toString('hex');

/** Where guests sit, they take part in the shuffle: until all have, its seed is the host's secret. */
const promisedMix = (secret: string | undefined, seats: readonly StoredSeat[]): FairMix | null =>
  secret !== undefined && seats.some(({ open }) => open) ? { secret, parts: [] } : null;
