import { type AnyGame, LEAVINGS, type Leaving, type Outcome, type Seat } from './game.ts';
import type { RuleRefusal } from './refusal.ts';
import { ok, refuse, type Result } from './result.ts';
import { rngAt } from './rng.ts';

/** How a match begins: everything but its moves. */
export interface Setup {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly deal: unknown;
  /** Absent with an explicit deal or in a game without chance. */
  readonly seed: string | undefined;
}

/** A match at one ply. A value: playing a move gives another one. */
export interface Match {
  readonly setup: Setup;
  readonly state: unknown;
  readonly ply: number;
  /** Seats that went for good; a bot plays on in their chair. */
  readonly left: readonly Seat[];
}

export const DEAL_PLY = -1;

/** A beginning whose deal, and all that chance brings later, follow from a seed. */
export const shuffled = (head: Omit<Setup, 'seed' | 'deal'>, seed: string): Setup => ({
  ...head,
  seed,
  deal: head.game.deal(head.options, head.seats, rngAt(seed, DEAL_PLY)),
});

export function begin(setup: Setup): Match {
  return {
    setup,
    state: setup.game.setup(setup.options, setup.seats, setup.deal),
    ply: 0,
    left: [],
  };
}

export const toAct = ({ setup, state }: Match): readonly Seat[] => setup.game.toAct(state);

export const outcomeOf = ({ setup, state }: Match): Outcome | null => setup.game.outcome(state);

const isLeaving = (text: string): text is Leaving => LEAVINGS.some((leaving) => leaving === text);

/** The match after one more move, or why not, in the order over, not-your-turn, illegal. */
export function play(match: Match, seat: Seat, text: string): Result<Match, RuleRefusal> {
  const { setup, state } = match;
  const acting = setup.game.toAct(state);
  if (acting.length === 0) return refuse('over');
  if (isLeaving(text)) return leave(match, seat, text, acting);
  if (!acting.includes(seat)) return refuse('not-your-turn');
  const move = setup.game.parseMove(text);
  if (move === undefined || !setup.game.isLegal(state, seat, move)) return refuse('illegal');
  const rng = setup.seed === undefined ? undefined : rngAt(setup.seed, match.ply);
  return ok({ ...match, state: setup.game.apply(state, seat, move, rng), ply: match.ply + 1 });
}

function leave(match: Match, seat: Seat, how: Leaving, acting: readonly Seat[]): Result<Match, RuleRefusal> {
  const exists = Number.isInteger(seat) && seat >= 0 && seat < match.setup.seats;
  if (!exists || (how === 'timeout' && !acting.includes(seat))) return refuse('not-your-turn');
  if (match.left.includes(seat)) return refuse('illegal');
  return ok({
    ...match,
    state: match.setup.game.leave(match.state, seat, how),
    ply: match.ply + 1,
    left: [...match.left, seat],
  });
}
