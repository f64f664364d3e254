import type { AnyGame, Seat } from './game.ts';
import { begin, DEAL_PLY, type Match, outcomeOf, play, toAct } from './match.ts';
import { project } from './project.ts';
import { formatMoveLine, playLines, setupOf } from './record.ts';
import { pickOne, type Rng, rngAt, rngOf } from './rng.ts';

export interface ConformanceCase {
  readonly seats: number;
  readonly options: unknown;
}

export interface ConformancePlan {
  readonly cases: readonly ConformanceCase[];
  /** Random matches for each case. */
  readonly matches: number;
  /** No match may be longer, in plies. */
  readonly longest: number;
}

/** Plays random matches and checks at every ply what every game must hold. Throws an Error that names the fault, the seed and the ply. */
export function checkGame(game: AnyGame, plan: ConformancePlan): void {
  for (const { seats, options } of plan.cases) {
    for (let nth = 0; nth < plan.matches; nth++) {
      checkMatch(game, seats, options, `${game.id}/${seats}/${nth}`, plan.longest);
    }
  }
}

function checkMatch(game: AnyGame, seats: number, options: unknown, seed: string, longest: number) {
  const fault = (ply: number, what: string) =>
    new Error(`${game.id}: ${what} (seed ${seed}, ply ${ply}, options ${JSON.stringify(options)})`);
  const setup = setupOf(game, options, seats, seed, undefined);
  if (!setup.ok) throw fault(0, 'options refused');
  const dice = rngOf(`dice of ${seed}`);
  const lines: string[] = [];
  let match = frozen(begin(deepFreeze(setup.value)));
  while (toAct(match).length > 0) {
    if (match.ply >= longest) throw fault(match.ply, `not over after ${longest} plies`);
    const wrong = checkPosition(match, seats, dice);
    if (wrong) throw fault(match.ply, wrong);
    const seat = pickOne(dice, toAct(match));
    const { text, move } = pickOne(dice, project(match, seat).moves);
    const next = play(match, seat, text);
    if (!next.ok) throw fault(match.ply, `legal move ${text} refused: ${next.error}`);
    const mute = checkWords(match, seat, move, next.value, seats);
    if (mute) throw fault(match.ply, mute);
    lines.push(formatMoveLine(seat, text));
    match = frozen(next.value);
  }
  const outcome = outcomeOf(match);
  if (!outcome) throw fault(match.ply, 'nobody is to act and there is no outcome');
  if (outcome.ranks.length !== seats || outcome.points.length !== seats) {
    throw fault(match.ply, 'the outcome does not cover all seats');
  }
  // A solitaire may be lost.
  if (seats > 1 && !outcome.ranks.includes(1)) throw fault(match.ply, 'nobody has rank 1');
  const again = playLines(setup.value, lines).match;
  if (!same(again.state, match.state)) throw fault(match.ply, 'replay differs from play');
  const after = play(match, 0, lines.at(-1)?.slice(2) ?? '');
  if (after.ok || after.error !== 'over') throw fault(match.ply, 'a move after the end is not over');
}

/** What must hold at every ply; the fault found, if any. */
function checkPosition(match: Match, seats: number, dice: Rng): string | undefined {
  const { setup, state } = match;
  const { game } = setup;
  const acting = toAct(match);
  if (outcomeOf(match)) return 'an outcome while somebody is to act';
  if (!same(JSON.parse(JSON.stringify(state)), state)) return 'the state does not survive JSON';
  for (let seat: Seat = 0; seat < seats; seat++) {
    const moves = game.legalMoves(state, seat);
    if (acting.includes(seat) !== moves.length > 0) return `legal moves and toAct disagree for seat ${seat}`;
    const texts = moves.map((move) => game.formatMove(move));
    if (new Set(texts).size !== texts.length) return `move texts are not unique for seat ${seat}`;
    for (const [index, text] of texts.entries()) {
      const parsed = game.parseMove(text);
      if (parsed === undefined || !same(parsed, moves[index])) return `${text} is not read back`;
      if (!game.isLegal(state, seat, parsed)) return `isLegal denies ${text}`;
    }
    const answer = game.answerFor?.(state, seat);
    if (answer !== undefined && !game.isLegal(state, seat, answer))
      return `the answer for seat ${seat} is not legal`;
    const view = deepFreeze(game.view(state, seat));
    if (!same(JSON.parse(JSON.stringify(view)), view))
      return `the view of seat ${seat} does not survive JSON`;
    const world = deepFreeze(game.imagine(view, seat, dice));
    if (!same(game.view(world, seat), view)) return `imagine does not fit the view of seat ${seat}`;
    if (!same(game.toAct(world), acting)) return `imagine changes who is to act for seat ${seat}`;
    const imagined = game.legalMoves(world, seat).map((move) => game.formatMove(move));
    if (!same([...imagined].sort(), [...texts].sort()))
      return `imagine changes the legal moves of seat ${seat}`;
    const value = game.skill.value(world, seat);
    if (!(value >= 0 && value <= 1)) return `value ${value} of seat ${seat} is outside 0 to 1`;
    game.barred(view, seat);
    const ordered = game.skill.order?.(world, seat, game.legalMoves(world, seat));
    if (ordered?.length === 0 && imagined.length > 0) return 'order leaves nothing';
  }
  game.view(state, 'spectator');
  game.view(state, 'open');
  return undefined;
}

/** Everything that can be said of a move can be said, for every viewer. */
function checkWords(
  before: Match,
  seat: Seat,
  move: unknown,
  after: Match,
  seats: number,
): string | undefined {
  const { game } = before.setup;
  for (const viewer of [...Array(seats).keys(), 'spectator', 'open'] as const) {
    const said = game.narrate(before.state, seat, move, after.state, viewer);
    if (!same(JSON.parse(JSON.stringify(said)), said)) return 'what is narrated does not survive JSON';
  }
  const view = game.view(before.state, seat);
  game.foresee(view, seat, move);
  game.skill.reason(view, seat, move);
  return undefined;
}

/** Whether imagined worlds differ somewhere in a match: true for a game that hides something. */
export function imaginesVary(game: AnyGame, seats: number, options: unknown, seed: string): boolean {
  const setup = setupOf(game, options, seats, seed, undefined);
  if (!setup.ok) throw new Error(`${game.id}: options refused`);
  const view = game.view(begin(setup.value).state, 0);
  const worlds = [0, 1, 2, 3].map((nth) =>
    JSON.stringify(game.imagine(view, 0, rngAt(`worlds ${nth}`, DEAL_PLY))),
  );
  return new Set(worlds).size > 1;
}

function frozen(match: Match): Match {
  deepFreeze(match.state);
  return match;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** Equal as JSON, whatever the order of an object's fields. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a);
  return (
    left.length === Object.keys(b).length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && same(value, (b as Record<string, unknown>)[key]))
  );
}
