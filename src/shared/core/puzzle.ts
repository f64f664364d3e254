import type { AnyGame, Effort, Puzzle, Seat } from './game.ts';
import { type Match, outcomeOf, play, toAct } from './match.ts';
import { type OfferedMove, project } from './project.ts';
import { playLines, setupOf } from './record.ts';

/** The board of a puzzle after some moves, as whoever solves it sees it. */
export interface PuzzleStep {
  readonly ply: number;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  /** The move that led here; null at the start. */
  readonly line: PuzzleLine | null;
}

interface PuzzleLine {
  readonly ply: number;
  readonly seat: Seat;
  readonly text: string;
  readonly said: readonly unknown[];
}

/** A puzzle with some moves tried and answered. */
export interface PuzzleSheet {
  readonly game: string;
  readonly kind: string;
  readonly options: unknown;
  readonly me: Seat;
  readonly steps: readonly PuzzleStep[];
  /** What can be tried next; nothing once it is solved or missed. */
  readonly moves: readonly OfferedMove[];
  readonly end: 'open' | 'solved' | 'missed';
}

/**
 * Plays a puzzle of a game with a solver: own moves as they were tried, or all by the solver; the other side's by the solver.
 * A turn that gives the value of the position away is a miss, and the other side's next turn shows why. A position to be held is solved by the first turn
 * that holds it, one to be won by winning. Undefined when a tried move is none.
 */
export function playPuzzle(
  game: AnyGame,
  puzzle: Puzzle,
  own: readonly string[] | 'solution',
  effort: Effort,
): PuzzleSheet | undefined {
  let match = positionOf(game, puzzle);
  const me = toAct(match)[0];
  if (me === undefined) throw new Error(`puzzle of ${game.id}: over`);
  const goal = worth(match, me, effort);
  const steps = [stepOf(match, me, null)];
  let end: PuzzleSheet['end'] = 'open';
  let tried = 0;
  for (let [seat] = toAct(match); seat !== undefined; [seat] = toAct(match)) {
    const mine = seat === me;
    if (mine ? end === 'missed' : end === 'solved') break;
    const text = mine && own !== 'solution' ? own[tried++] : bestMove(match, seat, effort);
    if (text === undefined) break;
    const next = play(match, seat, text);
    if (!next.ok) return undefined;
    steps.push(stepOf(next.value, me, lineOf(match, seat, text, next.value, me)));
    match = next.value;
    const turnIsOver = mine && toAct(match)[0] !== me;
    if (turnIsOver) end = endOf(match, worth(match, me, effort), goal);
  }
  if (own !== 'solution' && tried < own.length) return undefined;
  return {
    ...{ game: game.id, kind: puzzle.kind, options: match.setup.options, me, steps, end },
    moves: end === 'open' ? project(match, me).moves : [],
  };
}

function endOf(match: Match, value: number, goal: number): PuzzleSheet['end'] {
  if (value < goal) return 'missed';
  return goal === 0 || outcomeOf(match) ? 'solved' : 'open';
}

function positionOf(game: AnyGame, { options, moves }: Puzzle): Match {
  const setup = setupOf(game, options, game.seats.min, undefined, undefined);
  if (!setup.ok) throw new Error(`puzzle of ${game.id}: ${setup.error}`);
  const { match, error } = playLines(setup.value, moves);
  if (error !== undefined) throw new Error(`puzzle of ${game.id}: ${error}`);
  return match;
}

/** What the position is worth to a seat: won, drawn, lost. */
function worth(match: Match, me: Seat, effort: Effort): number {
  const outcome = outcomeOf(match);
  if (outcome) return 2 * (outcome.points[me] ?? 0) - 1;
  const [seat = me] = toAct(match);
  const value = solved(match, seat, effort).value ?? 0;
  return seat === me ? value : 0 - value;
}

/** A move that keeps the value; one that ends the match before others. */
function bestMove(match: Match, seat: Seat, effort: Effort): string | undefined {
  const { game } = match.setup;
  const best = solved(match, seat, effort).best.map((move) => game.formatMove(move));
  const ends = (text: string) => {
    const next = play(match, seat, text);
    return next.ok && outcomeOf(next.value) !== null;
  };
  return best.find(ends) ?? best[0];
}

function solved({ setup: { game }, state }: Match, seat: Seat, effort: Effort) {
  const found = game.skill.solve?.(state, seat, effort);
  if (!found?.exact) throw new Error(`puzzle of ${game.id}: not solved`);
  return found;
}

const stepOf = (match: Match, me: Seat, line: PuzzleLine | null): PuzzleStep => ({
  ply: match.ply,
  view: project(match, me).view,
  toAct: toAct(match),
  line,
});

function lineOf(before: Match, seat: Seat, text: string, after: Match, me: Seat): PuzzleLine {
  const { game } = before.setup;
  const move = game.parseMove(text);
  const said = move === undefined ? [] : game.narrate(before.state, seat, move, after.state, me);
  return { ply: before.ply, seat, text, said };
}
