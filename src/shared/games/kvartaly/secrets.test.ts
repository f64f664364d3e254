import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../core/game.ts';
import { begin, play, toAct } from '../../core/match.ts';
import { setupOf } from '../../core/record.ts';
import { type Rng, rngOf } from '../../core/rng.ts';
import { kvartaly } from './index.ts';
import { scene } from './scenes.ts';
import { leftOf, type Card, type Deal, type Move, type SeatView, type State } from './types.ts';

/** What K36 lets a viewer see of a state, written down once more and apart from `view`. */
function publicly(state: State, viewer: Viewer): unknown {
  const seat = typeof viewer === 'number' ? viewer : -1;
  const choosing =
    state.phase === 'choose' ? { turn: state.turn, choice: state.choice, laying: state.laying } : null;
  return {
    phase: state.phase,
    acting: kvartaly.toAct(state),
    choosing,
    fields: state.fields,
    hand: state.hands[seat] ?? null,
    sizes: [state.hands.map((hand) => hand.length), state.deck.length, state.discard.length],
    discard: choosing?.choice === 'heal' && choosing.turn === seat ? [...state.discard].sort() : null,
    neighbour:
      choosing?.choice === 'seen' && choosing.turn === seat
        ? state.hands[leftOf(seat, state.hands.length)]
        : null,
  };
}

/** What a viewer learns of the move itself: a card put away face down is only its player's to know. */
const heard = (seat: number, move: Move, viewer: Viewer) =>
  (move.kind === 'discard' || move.kind === 'swap-hand') && viewer !== seat ? { ...move, card: null } : move;

interface Witness {
  /** Everything the viewer could know by K36, ply by ply. */
  readonly known: string[];
  /** Everything the game showed and told, ply by ply. */
  readonly shown: string[];
}

/** The same deal with two cards of different places exchanged. */
function exchanged(deal: Deal, one: number, two: number): Deal {
  const all = [...deal.hands.flat(), ...deal.deck];
  const swapped = all.with(one, all[two] as Card).with(two, all[one] as Card);
  let at = 0;
  const hands = deal.hands.map((hand) => swapped.slice(at, (at += hand.length)));
  return { hands, deck: swapped.slice(at) };
}

/** Plays lines from a deal; a hidden card that this world's hand lacks is replaced by the one that stands for it here. */
function witness(
  deal: Deal,
  lines: readonly [number, Move][],
  viewer: Viewer,
  names: ReadonlyMap<Card, Card>,
) {
  const setup = setupOf(kvartaly, { booster: true }, deal.hands.length, undefined, deal);
  if (!setup.ok) throw new Error('no deal');
  let match = begin(setup.value);
  const seen: Witness = { known: [], shown: [] };
  const look = (state: State) => {
    seen.known.push(JSON.stringify(publicly(state, viewer)));
    seen.shown.push(JSON.stringify(kvartaly.view(state, viewer)));
  };
  look(match.state as State);
  for (const [seat, wanted] of lines) {
    const state = match.state as State;
    const move = kvartaly.isLegal(state, seat, wanted) ? wanted : renamed(wanted, names);
    const next = play(match, seat, kvartaly.formatMove(move));
    if (!next.ok) break;
    match = next.value;
    look(match.state as State);
    seen.known.push(JSON.stringify(heard(seat, move, viewer)));
    seen.shown.push(JSON.stringify(kvartaly.narrate(state, seat, move, match.state as State, viewer)));
  }
  return seen;
}

const renamed = (move: Move, names: ReadonlyMap<Card, Card>): Move =>
  move.kind === 'discard' || move.kind === 'swap-hand'
    ? { ...move, card: names.get(move.card) ?? move.card }
    : move;

function randomLines(deal: Deal, dice: Rng, plies: number): [number, Move][] {
  const setup = setupOf(kvartaly, { booster: true }, deal.hands.length, undefined, deal);
  if (!setup.ok) throw new Error('no deal');
  let match = begin(setup.value);
  const lines: [number, Move][] = [];
  while (toAct(match).length > 0 && lines.length < plies) {
    const acting = toAct(match);
    const seat = acting[dice.int(acting.length)] ?? 0;
    const moves = kvartaly.legalMoves(match.state as State, seat);
    const move = moves[dice.int(moves.length)] as Move;
    const next = play(match, seat, kvartaly.formatMove(move));
    if (!next.ok) throw new Error('a legal move refused');
    match = next.value;
    lines.push([seat, move]);
  }
  return lines;
}

/** How many plies of two worlds look alike by K36, after which they may differ. */
function alike(one: Witness, two: Witness): number {
  const at = one.known.findIndex((known, index) => known !== two.known[index]);
  return at < 0 ? one.known.length : at;
}

const seenBy = (state: State, viewer: Viewer) => kvartaly.view(state, viewer) as SeatView;

describe('K36: secrets', () => {
  test.each([2, 3])(
    'with %i seats, worlds that look alike by the page look alike on every screen',
    (seats) => {
      let plies = 0;
      for (let nth = 0; nth < 25; nth++) {
        const dice = rngOf(`secrets ${seats} ${nth}`);
        const deal = kvartaly.deal({ booster: true }, seats, dice);
        const lines = randomLines(deal, dice, 60);
        const all = [...deal.hands.flat(), ...deal.deck];
        for (let pair = 0; pair < 8; pair++) {
          const [one, two] = [dice.int(all.length), dice.int(all.length)];
          const names = new Map([
            [all[one] as Card, all[two] as Card],
            [all[two] as Card, all[one] as Card],
          ]);
          for (const viewer of [...Array(seats).keys(), 'spectator'] as const) {
            const here = witness(deal, lines, viewer, new Map());
            const there = witness(exchanged(deal, one, two), lines, viewer, names);
            const same = alike(here, there);
            plies += same;
            expect(there.shown.slice(0, same)).toEqual(here.shown.slice(0, same));
          }
        }
      }
      // Most worlds stay alike for a while, or nothing would be proved.
      expect(plies).toBeGreaterThan(5_000);
    },
  );

  test('own hand, all fields, sizes, what went face up and what was put away by oneself', () => {
    const at = scene({
      hands: 'twin artist kid / policeman judge',
      deck: 'athlete athlete',
      discard: 'partner',
    }).play(
      ...['0 play twin', '1 play policeman', '0 play artist', '0 swap hand kid', '1 play judge', '1 judge 1'],
    );
    expect(seenBy(at.state, 0)).toMatchObject({
      hand: ['athlete'],
      handSizes: [1, 0],
      deckSize: 1,
      discardSize: 3,
      faceUp: ['twin'],
      own: ['kid'],
      shown: null,
    });
    expect(seenBy(at.state, 1)).toMatchObject({ hand: [], faceUp: ['twin'], own: [] });
    expect(seenBy(at.state, 'spectator')).toMatchObject({ hand: [], faceUp: ['twin'], own: [] });
    expect(JSON.stringify([seenBy(at.state, 1), seenBy(at.state, 'spectator')])).not.toMatch(
      /kid|athlete|partner/,
    );
  });

  test('the Сброс is open to who chooses for Доктор, while choosing; a healed card leaves what was known', () => {
    const at = scene({ hands: 'doctor / kid', discard: 'twin partner policeman' }).play('0 play doctor');
    expect(seenBy(at.state, 0).shown).toEqual(['partner', 'policeman', 'twin']);
    expect([seenBy(at.state, 1).shown, seenBy(at.state, 'spectator').shown]).toEqual([null, null]);
    expect(seenBy(at.play('0 heal twin').state, 0).shown).toBeNull();
    const judged = scene({ hands: 'twin / judge doctor', discard: 'twin' }).play(
      '0 play twin',
      '1 play judge',
      '1 judge 1',
    );
    expect(seenBy(judged.state, 0).faceUp).toEqual(['twin']);
    expect(seenBy(judged.play('1 play doctor').state, 0)).toMatchObject({ faceUp: [], discardSize: 1 });
  });

  test('a Доктор with one answer does not open the Сброс', () => {
    const at = scene({ hands: 'doctor / kid', discard: 'twin policeman' }).play('0 play doctor');
    expect(seenBy(at.state, 0)).toMatchObject({ phase: 'play', shown: null });
  });

  test('the neighbour’s hand is open between Журналист and `seen`', () => {
    const at = scene({ hands: 'journalist / kid twin / athlete' }).play('0 play journalist');
    expect(seenBy(at.state, 0).shown).toEqual(['kid', 'twin']);
    expect([seenBy(at.state, 1).shown, seenBy(at.state, 2).shown]).toEqual([null, null]);
    expect(seenBy(at.play('0 seen').state, 0).shown).toBeNull();
  });

  test('of cards put away, swapped and drawn the others hear that it was done', () => {
    const at = scene({
      hands: 'artist kid courier trader / twin',
      deck: 'athlete partner mayor pastor',
    }).play('0 play artist');
    const swap: Move = { kind: 'swap-hand', card: 'kid' };
    const after = kvartaly.apply(at.state, 0, swap);
    expect(kvartaly.narrate(at.state, 0, swap, after, 1)[0]).toEqual({
      kind: 'swapped-hand',
      seat: 0,
      card: null,
      drawn: null,
    });
    expect(kvartaly.narrate(at.state, 0, swap, after, 0)[0]).toEqual({
      kind: 'swapped-hand',
      seat: 0,
      card: 'kid',
      drawn: 'athlete',
    });
    expect(kvartaly.reveals?.(at.state, 0, swap, after)).toBe(true);
    const trade: Move = { kind: 'play', card: 'trader' };
    const ready = scene({ hands: 'trader / twin', deck: 'athlete partner' }).state;
    const drew = kvartaly.narrate(ready, 0, trade, kvartaly.apply(ready, 0, trade), 'spectator');
    expect(JSON.stringify(drew)).not.toMatch(/athlete|partner/);
    expect(drew).toContainEqual({ kind: 'drew', seat: 0, count: 2, cards: null });
  });
});
