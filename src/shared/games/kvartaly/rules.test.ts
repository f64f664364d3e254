import { describe, expect, test } from 'vitest';
import { checkGame, imaginesVary } from '../../core/conformance.ts';
import { toAct } from '../../core/match.ts';
import { kvartaly } from './index.ts';
import { dealtScene, ending, scene } from './scenes.ts';
import { type Card, CARDS, deckOf, FACTS, type State } from './types.ts';

const whole = ({ hands, deck, discard, fields }: State): Card[] =>
  [
    ...hands.flat(),
    ...deck,
    ...discard,
    ...fields.flat().flatMap((stack) => [stack.card, ...stack.covers]),
  ].sort();

/** Puts the first card of the hand away until play begins. */
function keepLast(seats: number, booster: boolean) {
  let at = dealtScene('keep', seats, booster);
  while (at.state.phase === 'discard') at = at.play(`${toAct(at.match)[0]} ${at.moves()[0]}`);
  return at;
}

const refusesDeal = (deal: object, booster = false, seats = 2) =>
  !kvartaly.parseDeal(deal, { booster }, seats).ok;

describe('setup and end', () => {
  test('K1: 52 cards, 13 characters four times each; 60 with the eight Gold cards', () => {
    expect(whole(dealtScene('k1', 2, false).state)).toEqual(deckOf(false).sort());
    expect(deckOf(false)).toHaveLength(52);
    expect(whole(dealtScene('k1', 3, true).state)).toEqual(deckOf(true).sort());
    expect(deckOf(true)).toHaveLength(60);
    expect(CARDS.filter((card) => FACTS[card].colour === 'gold').map((card) => FACTS[card].copies)).toEqual(
      Array(8).fill(1),
    );
  });

  test('K1: another seed is another deal, the same seed the same', () => {
    expect(dealtScene('a', 2, true).state).toEqual(dealtScene('a', 2, true).state);
    expect(dealtScene('a', 2, true).hands).not.toEqual(dealtScene('b', 2, true).hands);
  });

  test('K2: two or three seats, seat 0 begins, turns go to the left', () => {
    expect(kvartaly.seats).toEqual({ min: 2, max: 3 });
    const three = scene({ hands: 'athlete athlete / twin / policeman' });
    expect(toAct(three.match)).toEqual([0]);
    const second = three.play('0 play athlete');
    expect(toAct(second.match)).toEqual([1]);
    expect(toAct(second.play('1 play twin', '2 play policeman').match)).toEqual([0]);
  });

  test.each([
    [2, false, 10, 8],
    [2, true, 12, 9],
    [3, false, 9, 7],
    [3, true, 11, 8],
  ])('K3: %i seats, booster %s: %i dealt, %i kept', (seats, booster, dealt, kept) => {
    expect(dealtScene('k3', seats, booster).state.hands.map((hand) => hand.length)).toEqual(
      Array(seats).fill(dealt),
    );
    expect(keepLast(seats, booster).state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(kept));
  });

  test('K3: a deal names hands of these sizes, unless they are as kept; every hand and the deck must be there', () => {
    const ten = deckOf(false)
      .filter((_, at) => at % 4 === 0)
      .slice(0, 10);
    expect(refusesDeal({ hands: [ten, ten], deck: [] })).toBe(false);
    expect(refusesDeal({ hands: [ten, ten.slice(1)], deck: [] })).toBe(true);
    expect(refusesDeal({ hands: [ten, ten.slice(1)], deck: [], discard: [] })).toBe(false);
    expect(refusesDeal({ hands: [ten], deck: [], discard: [] })).toBe(true);
    expect(refusesDeal({ hands: [ten, ten] })).toBe(true);
    expect(refusesDeal({ hands: [ten, ten], deck: [], top: 'kid' })).toBe(true);
    expect(refusesDeal({ hands: [['joker'], []], deck: [], discard: [] })).toBe(true);
    expect(refusesDeal({ hands: [[], []], deck: ['mayor'], discard: [] })).toBe(true);
    expect(refusesDeal({ hands: [[], []], deck: ['mayor'], discard: [] }, true)).toBe(false);
    expect(refusesDeal({ hands: [[], []], deck: ['mayor'], discard: ['mayor'] }, true)).toBe(true);
  });

  test('K4: all put away at the same time, in any order, face down; play begins when all have', () => {
    const all = dealtScene('k4', 3, false);
    expect(toAct(all.match)).toEqual([0, 1, 2]);
    const first = (seat: number) => `${seat} discard ${all.state.hands[seat]?.[0]}`;
    const some = all.play(first(2), first(0));
    expect(some.discard).toBe(`${all.state.hands[2]?.[0]} ${all.state.hands[0]?.[0]}`);
    expect(toAct(some.match)).toEqual([0, 1, 2]);
    const done = some.play(`2 discard ${some.state.hands[2]?.[0]}`);
    expect(toAct(done.match)).toEqual([0, 1]);
    expect(done.refusal(`2 discard ${done.state.hands[2]?.[0]}`)).toBe('not-your-turn');
    expect(keepLast(3, false).state).toMatchObject({ phase: 'play', turn: 0, faceUp: [] });
  });

  test('K5: exactly one card of the own hand a turn, passing is no move', () => {
    const at = scene({ hands: 'twin twin athlete / kid' });
    expect(at.moves()).toEqual(['play athlete', 'play twin']);
    expect(at.refusal('0 keep')).toBe('illegal');
    expect(at.refusal('0 play kid')).toBe('illegal');
    expect(at.refusal('0 discard twin')).toBe('illegal');
    expect(at.play('0 play twin').refusal('0 play twin')).toBe('not-your-turn');
  });

  test('K6: who has no cards is skipped; the match ends when nobody has any', () => {
    const at = scene({ hands: '/ athlete policeman /' });
    expect(toAct(at.match)).toEqual([1]);
    const again = at.play('1 play athlete');
    expect(toAct(again.match)).toEqual([1]);
    expect(ending(again)).toBe('0 10 0, goes on');
    expect(ending(again.play('1 play policeman'))).toBe('0 19 0, places 2 1 2, counted');
    expect(ending(scene({ hands: '/' }))).toBe('0 0, places 1 1, counted');
  });

  test('K7: most points on the own field win, equal points share the place', () => {
    expect(ending(scene({ hands: 'trader / kid' }).play('0 play trader', '1 play kid'))).toBe(
      '0 10, places 2 1, counted',
    );
    expect(ending(scene({ hands: 'twin / artist' }).play('0 play twin', '1 play artist'))).toBe(
      '5 5, places 1 1, counted',
    );
  });

  test('K8: a property happens wherever its card comes from, the inner card first', () => {
    const at = scene({ hands: 'kid / athlete', deck: 'doctor', discard: 'kid' });
    expect(at.play('0 play kid').field(0)).toBe('kid=1 doctor=3 kid=1');
  });

  test('K9: Red and Gold are neither taken, judged, swapped, returned nor covered; a hand has no colours', () => {
    const red = scene({ hands: 'policeman mayor / pastor judge saboteur hurricane', deck: 'kid' }).play(
      '0 play policeman',
      '1 play pastor',
      '0 play mayor',
      '1 play judge',
      '1 play saboteur',
    );
    expect(red.field(0)).toBe('policeman=9 mayor=12 saboteur=1');
    const own = scene({ hands: 'policeman artist teacher engineer mayor /', deck: 'kid' }).play(
      '0 play policeman',
      '0 play artist',
    );
    expect(own.moves()).toEqual(['keep', 'swap hand engineer', 'swap hand mayor', 'swap hand teacher']);
  });

  test('K10: a card without a possible effect lies and counts; Ураган and Перекрёсток go to the Сброс', () => {
    const at = scene({ hands: 'kid pastor doctor judge artist teacher hurricane crossroads /' });
    const end = ['pastor', 'doctor', 'judge', 'artist', 'kid'].reduce(
      (on, card) => on.play(`0 play ${card}`),
      at,
    );
    expect(end.points).toEqual([15, 0]);
    expect(
      scene({ hands: 'hurricane crossroads /' }).play('0 play hurricane', '0 play crossroads').discard,
    ).toBe('hurricane crossroads');
  });
});

/** Every seat plays its one card. */
const end = (hands: string) => {
  const at = scene({ hands });
  return ending(at.state.hands.reduce((on, [card], seat) => on.play(`${seat} play ${card}`), at));
};

describe('more on turns, secrets and the end', () => {
  test('K37: ranks of three', () => {
    expect(end('athlete / athlete / twin')).toBe('10 10 5, places 1 1 3, counted');
    expect(end('athlete / twin / artist')).toBe('10 5 5, places 1 2 2, counted');
    expect(end('kid / athlete / twin')).toBe('1 10 5, places 3 1 2, counted');
  });

  test('K38: with two seats resign or timeout ends the match, points as they lie', () => {
    const at = scene({ hands: 'athlete kid / policeman' }).play('0 play athlete');
    expect(ending(at.play('0 resign'))).toBe('10 0, places 2 1, resign');
    expect(ending(at.play('1 timeout'))).toBe('10 0, places 1 2, timeout');
    expect(at.refusal('0 timeout')).toBe('not-your-turn');
    expect(at.play('0 resign').refusal('1 play policeman')).toBe('over');
    expect(at.moves()).toEqual(['play policeman']);
  });

  test('K38: with three nothing else changes, and no seat goes twice', () => {
    const at = scene({ hands: 'athlete / policeman / kid' }).play('0 play athlete', '2 resign');
    expect(toAct(at.match)).toEqual([1]);
    expect(at.refusal('2 resign')).toBe('illegal');
    expect(ending(at.play('1 play policeman', '2 play kid'))).toBe('10 9 1, places 1 2 3, counted');
  });

  test('K39: one choice at a time, and the turn is over when none is open', () => {
    const at = scene({ hands: 'kid / athlete', deck: 'doctor', discard: 'pastor judge' }).play('0 play kid');
    expect(at.state).toMatchObject({ phase: 'choose', turn: 0, choice: 'heal' });
    expect(at.refusal('1 play athlete')).toBe('not-your-turn');
    const after = at.play('0 heal judge');
    expect(after.state).toMatchObject({ phase: 'play', turn: 1 });
  });

  test.each([
    ['engineer', 'twin kid engineer /', ['0 play twin', '0 play kid', '0 play engineer']],
    [
      'saboteur',
      'twin kid / policeman saboteur',
      ['0 play twin', '1 play policeman', '0 play kid', '1 play saboteur'],
    ],
    ['crossroads', 'twin crossroads / kid', ['0 play twin', '1 play kid', '0 play crossroads']],
  ])('K40: %s has no place while it waits, and none when its player goes', (laying, hands, lines) => {
    const at = scene({ hands }).play(...lines);
    expect(at.state).toMatchObject({ phase: 'choose', laying });
    expect(whole(at.state)).not.toContain(laying);
    const seat = toAct(at.match)[0];
    const gone = at.play(`${seat} resign`);
    expect(kvartaly.view(gone.state, 'open')).toMatchObject({
      phase: 'over',
      laying,
      choice: null,
      points: at.points,
    });
  });

  test('K41: conditions are looked at when the property happens', () => {
    const covers = scene({ hands: 'kid /', deck: 'engineer' }).play('0 play kid');
    expect(covers.field(0)).toBe('kid+engineer=6');
    const takes = scene({ hands: 'kid /', deck: 'trader pastor' }).play('0 play kid', '0 play pastor');
    expect(takes.field(1)).toBe('trader=9');
  });
});

describe('the contract', () => {
  test.each([
    [2, false],
    [2, true],
    [3, false],
    [3, true],
  ])('random matches of %i seats, booster %s, hold what every game must hold', (seats, booster) => {
    checkGame(kvartaly, { cases: [{ seats, options: { booster } }], matches: 15, longest: 120 });
    expect(imaginesVary(kvartaly, seats, { booster }, 'vary')).toBe(true);
  });

  test('no card is lost or made in a match', () => {
    for (let nth = 0; nth < 20; nth++) {
      let at = dealtScene(`whole ${nth}`, 2 + (nth % 2), true);
      while (toAct(at.match).length > 0) {
        const moves = at.moves();
        at = at.play(`${toAct(at.match)[0]} ${moves[(at.match.ply * 7 + nth) % moves.length]}`);
        const laying = at.state.phase === 'choose' && at.state.laying ? [at.state.laying] : [];
        expect([...whole(at.state), ...laying].sort()).toEqual(deckOf(true).sort());
      }
    }
  });

  test('a move has one spelling', () => {
    for (const text of [
      'play Kid',
      'play  kid',
      'take 0',
      'take 01',
      'take',
      'swap kid',
      'exchange 1',
      'cover 1 2',
      'keep 1',
      '',
    ]) {
      expect(kvartaly.parseMove(text)).toBeUndefined();
    }
  });
});
