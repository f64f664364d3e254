import type { Outcome } from '../../core/game.ts';
import { begin, type Match, outcomeOf } from '../../core/match.ts';
import { project } from '../../core/project.ts';
import { playLine, setupOf } from '../../core/record.ts';
import type { RuleRefusal } from '../../core/refusal.ts';
import { imperiya } from './index.ts';
import type { Front, OpenView, State } from './types.ts';

/** An explicit deal as the rule page gives it, and the options; whatever is left out is empty. */
export interface SceneDeal {
  readonly hands: readonly (readonly string[])[];
  readonly deck?: readonly string[];
  readonly pile?: readonly string[];
  readonly tables?: readonly object[];
}

/** A match of this game for tests: lines played one after another, looked at in between. */
export interface Scene {
  readonly match: Match;
  readonly state: State;
  /** What `replay` prints. */
  readonly open: OpenView;
  readonly outcome: Outcome | null;
  /** Who is to act; undefined when the match is over. */
  readonly acting: number | undefined;
  front(seat: number): Front;
  hand(seat: number): readonly string[];
  /** Plays lines that must be accepted. */
  play(...lines: readonly string[]): Scene;
  /** Why a line is refused; undefined when it is accepted. */
  refusal(line: string): RuleRefusal | undefined;
  /** Texts of the legal moves of the seat to act, sorted. */
  moves(): string[];
}

/** A beginning that is known to be possible, from an explicit deal or a seed. */
export function scene(deal: SceneDeal | string, options: object = {}, seats = 2): Scene {
  const setup =
    typeof deal === 'string'
      ? setupOf(imperiya, options, seats, deal, undefined)
      : setupOf(imperiya, options, deal.hands.length, undefined, deal);
  if (!setup.ok) throw new Error(`refused: ${JSON.stringify(deal)} ${JSON.stringify(options)}`);
  return sceneOf(begin(setup.value));
}

/** Whether a deal or options are refused as a bad record. */
export const isBadRecord = (deal: unknown, options: object = {}, seats = 2): boolean =>
  !setupOf(imperiya, options, seats, undefined, deal).ok;

function sceneOf(match: Match): Scene {
  // A match of this game holds a state of this game, and shows its open view.
  const state = match.state as State;
  const open = project(match, 'open').view as OpenView;
  return {
    match,
    state,
    open,
    outcome: outcomeOf(match),
    acting: imperiya.toAct(state)[0],
    front: (seat) => expectThere(state.tables[seat]),
    hand: (seat) => expectThere(state.hands[seat]),
    play: (...lines) => sceneOf(lines.reduce(accepted, match)),
    refusal: (line) => {
      const next = playLine(match, line);
      return next.ok ? undefined : next.error;
    },
    moves: () => {
      const [seat] = imperiya.toAct(state);
      return seat === undefined ? [] : imperiya.legalMoves(state, seat).map(imperiya.formatMove).sort();
    },
  };
}

function expectThere<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('no such seat');
  return value;
}

function accepted(match: Match, line: string): Match {
  const next = playLine(match, line);
  if (!next.ok) throw new Error(`${line}: ${next.error}`);
  return next.value;
}

/** The basic objects of a colour: `basic('red', 3)` is a complete red system. */
export const basic = (colour: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => `${colour}-${nth + 1}.1`);

/** That many copies of a card, from the first or a later one. */
export const copies = (id: string, count: number, first = 1): string[] =>
  Array.from({ length: count }, (_, nth) => `${id}.${first + nth}`);
