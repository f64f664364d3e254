import { begin, type Match, outcomeOf, toAct } from '../../core/match.ts';
import { playLine, setupOf } from '../../core/record.ts';
import type { RuleRefusal } from '../../core/refusal.ts';
import { stackPoints } from './field.ts';
import { kvartaly } from './index.ts';
import type { Field, State } from './types.ts';

/** A deal in words: hands parted by `/`, cards by blanks, the top of the deck first. The hands are as kept. */
export interface SceneDeal {
  readonly hands: string;
  readonly deck?: string;
  readonly discard?: string;
}

/** A match of this game for tests: lines played one after another, looked at in between. */
export interface Scene {
  readonly match: Match;
  readonly state: State;
  /** Plays lines that must be accepted. */
  play(...lines: readonly string[]): Scene;
  /** Why a line is refused; undefined when it is accepted. */
  refusal(line: string): RuleRefusal | undefined;
  /** Texts of the legal moves of the seat to act, sorted. */
  moves(): string[];
  /** A field as `athlete+engineer=24 twin!=5`: base, covers, `!` when immune, points. */
  field(seat: number): string;
  readonly points: readonly number[];
  readonly hands: readonly string[];
  readonly deck: string;
  readonly discard: string;
}

const cards = (text = '') => text.split(' ').filter((word) => word !== '');

/** A match from hands as kept, with the booster, so that Gold cards can be dealt. */
export function scene({ hands, deck, discard }: SceneDeal): Scene {
  const dealt = hands.split('/').map(cards);
  const deal = { hands: dealt, deck: cards(deck), discard: cards(discard) };
  const setup = setupOf(kvartaly, { booster: true }, dealt.length, undefined, deal);
  if (!setup.ok) throw new Error(`no deal: ${JSON.stringify(deal)}`);
  return sceneOf(begin(setup.value));
}

/** A match from a seed. */
export function dealtScene(seed: string, seats: number, booster: boolean): Scene {
  const setup = setupOf(kvartaly, { booster }, seats, seed, undefined);
  if (!setup.ok) throw new Error('a seed refused');
  return sceneOf(begin(setup.value));
}

function sceneOf(match: Match): Scene {
  // A match of kvartaly holds a state of kvartaly.
  const state = match.state as State;
  return {
    match,
    state,
    play: (...lines) => sceneOf(lines.reduce(accepted, match)),
    refusal: (line) => {
      const next = playLine(match, line);
      return next.ok ? undefined : next.error;
    },
    moves: () => {
      const [seat] = toAct(match);
      return seat === undefined ? [] : kvartaly.legalMoves(state, seat).map(kvartaly.formatMove).sort();
    },
    field: (seat) => fieldText(state.fields[seat] ?? []),
    points: state.fields.map((field) => stackPoints(field).reduce((sum, points) => sum + points, 0)),
    hands: state.hands.map((hand) => hand.join(' ')),
    deck: state.deck.join(' '),
    discard: state.discard.join(' '),
  };
}

function fieldText(field: Field): string {
  const points = stackPoints(field);
  return field
    .map(({ card, covers, immune }, at) => `${[card, ...covers].join('+')}${immune ? '!' : ''}=${points[at]}`)
    .join(' ');
}

function accepted(match: Match, line: string): Match {
  const next = playLine(match, line);
  if (!next.ok) throw new Error(`${line}: ${next.error}`);
  return next.value;
}

/** How a match ended: `10 9, places 1 2, counted`; the points so far while it goes on. */
export function ending({ match, points }: Scene): string {
  const outcome = outcomeOf(match);
  if (!outcome) return `${points.join(' ')}, goes on`;
  return `${outcome.points.join(' ')}, places ${outcome.ranks.join(' ')}, ${outcome.reason}`;
}
