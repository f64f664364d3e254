import { describe, expect, test } from 'vitest';
import { basic, copies, isBadRecord, scene } from './scenes.ts';
import { cardsOf } from './types.ts';

const nobody = (seats: number) => Array.from({ length: seats }, () => []);

/** I11: the loop of the rule page, two plays for three. */
const LOOP = {
  hands: [['hyperjump.1', 'time-machine.1'], []],
  deck: copies('money-1', 2),
  pile: ['time-machine.2'],
};
const loop = (plays: number) =>
  Array.from({ length: plays }, (_, nth) => {
    if (nth % 2 === 0) return '0 play hyperjump.1';
    return nth % 4 === 1 ? '0 play time-machine.1' : '0 play time-machine.2';
  });

describe('turn', () => {
  test('I1: 108 cards a deck; two to eight seats, nine to sixteen with two decks', () => {
    expect(cardsOf(1)).toHaveLength(108);
    expect(cardsOf(2)).toHaveLength(216);
    expect(new Set(cardsOf(2).map(({ name }) => name)).size).toBe(216);
    for (const seats of [2, 8]) {
      expect(isBadRecord({ hands: nobody(seats) }, {}, seats)).toBe(false);
      expect(isBadRecord({ hands: nobody(seats) }, { decks: 2 }, seats)).toBe(false);
    }
    for (const seats of [9, 16]) {
      expect(isBadRecord({ hands: nobody(seats) }, { decks: 2 }, seats)).toBe(false);
      expect(isBadRecord({ hands: nobody(seats) }, {}, seats)).toBe(true);
    }
    for (const seats of [1, 17])
      expect(isBadRecord({ hands: nobody(seats) }, { decks: 2 }, seats)).toBe(true);
  });

  test('I2: five cards to each, the rest is the deck; turns go in seat order and come back to seat 0', () => {
    const { state } = scene('I2', {}, 4);
    expect(state.hands.map((hand) => hand.length)).toEqual([7, 5, 5, 5]);
    const all = [...state.hands.flat(), ...state.deck];
    expect(all.sort()).toEqual(
      cardsOf(1)
        .map(({ name }) => name)
        .sort(),
    );
    let match = scene({ hands: nobody(3), deck: copies('money-1', 6).concat(copies('money-2', 4)) });
    for (const turn of [0, 1, 2, 0]) {
      expect(match.open.turn).toBe(turn);
      match = match.play(`${turn} end`);
    }
  });

  test('I3: a turn begins with two cards, an empty hand included; then up to three plays, none required', () => {
    const match = scene({ hands: [[], ['red-1.1']], deck: copies('money-1', 5) });
    expect(match.hand(0)).toEqual(['money-1.1', 'money-1.2']);
    expect(match.open.playsLeft).toBe(3);
    expect(match.play('0 end').hand(1)).toEqual(['money-1.3', 'money-1.4', 'red-1.1']);
    const spent = scene({ hands: [copies('money-1', 4), []] }).play(
      ...copies('money-1', 3).map((card) => `0 bank ${card}`),
    );
    expect(spent.open.playsLeft).toBe(0);
    expect(spent.moves()).toEqual(['end']);
    expect(spent.refusal('0 bank money-1.4')).toBe('illegal');
  });

  test('I4: bank, lay and play count one each; move, attach and answers count none', () => {
    const match = scene({
      hands: [['money-1.1', 'sky-1.1', 'fund.1'], []],
      tables: [
        {
          rows: { red: [...basic('red', 3)], yellow: ['any-red-yellow.1'] },
          rockets: { loose: ['rocket.1'] },
        },
        { bank: ['money-2.1'] },
      ],
    });
    const left = (lines: string[]) => match.play(...lines).open.playsLeft;
    expect(left(['0 bank money-1.1'])).toBe(2);
    expect(left(['0 bank money-1.1', '0 lay sky-1.1'])).toBe(1);
    expect(left(['0 move any-red-yellow.1 red', '0 attach rocket.1 red'])).toBe(3);
    expect(left(['0 play fund.1', '1 pay money-2.1'])).toBe(2);
  });

  test('I5: money and Контакт cards may be banked and never act again; objects never', () => {
    const match = scene({ hands: [['money-1.1', 'fund.1', 'red-1.1', 'any.1'], []] });
    expect(match.moves().filter((move) => move.startsWith('bank'))).toEqual([
      'bank fund.1',
      'bank money-1.1',
    ]);
    expect(match.refusal('0 bank red-1.1')).toBe('illegal');
    expect(match.refusal('0 bank any.1')).toBe('illegal');
    const banked = match.play('0 bank fund.1');
    expect(banked.front(0).bank).toEqual(['fund.1']);
    expect(banked.refusal('0 play fund.1')).toBe('illegal');
    const passed = scene({ hands: [['fund.2'], []], tables: [{}, { bank: ['nickel.1'] }] }).play(
      '0 play fund.2',
      '1 pay nickel.1',
    );
    expect(passed.front(0).bank).toEqual(['nickel.1']);
    expect(passed.moves()).toEqual(['end']);
  });

  test('I6: a basic object is laid in its row, a universal in a row of one of its colours', () => {
    const match = scene({ hands: [['red-1.1', 'any-green-navy.1'], []] });
    expect(match.moves()).toEqual([
      'end',
      'lay any-green-navy.1 green',
      'lay any-green-navy.1 navy',
      'lay red-1.1',
    ]);
    expect(match.play('0 lay red-1.1', '0 lay any-green-navy.1 navy').front(0).rows).toEqual({
      red: ['red-1.1'],
      navy: ['any-green-navy.1'],
    });
    for (const line of ['0 lay red-1.1 red', '0 lay any-green-navy.1 red', '0 lay any-green-navy.1']) {
      expect(match.refusal(line)).toBe('illegal');
    }
  });

  test('I7: universals move freely in the own turn, also out of a system and with no play left, twenty times at most', () => {
    const match = scene({
      hands: [copies('money-1', 3), []],
      tables: [{ rows: { red: ['red-1.1', 'any-red-yellow.1', 'red-2.1'] } }, {}],
    }).play(...copies('money-1', 3).map((card) => `0 bank ${card}`));
    const moved = match.play('0 move any-red-yellow.1 yellow');
    expect(moved.front(0).rows).toEqual({ red: ['red-1.1', 'red-2.1'], yellow: ['any-red-yellow.1'] });
    expect(moved.refusal('0 move any-red-yellow.1 yellow')).toBe('illegal');
    expect(moved.refusal('0 move red-1.1 yellow')).toBe('illegal');
    const ways = ['yellow', 'red'];
    const twenty = match.play(
      ...Array.from({ length: 20 }, (_, nth) => `0 move any-red-yellow.1 ${ways[nth % 2]}`),
    );
    expect(twenty.moves()).toEqual(['end']);
    expect(twenty.refusal('0 move any-red-yellow.1 yellow')).toBe('illegal');
    expect(twenty.play('0 end').refusal('0 move any-red-yellow.1 yellow')).toBe('not-your-turn');
  });

  test('I7: not while an answer, a choice or a surplus card is awaited; attached rockets count among the twenty', () => {
    const tables = [
      { rows: { red: ['any-red-yellow.1'], sky: basic('sky', 3) }, rockets: { loose: ['rocket.1'] } },
      { rows: { green: ['green-1.1'] }, bank: ['money-1.1'] },
    ];
    const move = '0 move any-red-yellow.1 yellow';
    const choosing = scene({ hands: [['dictator.1'], []], tables }).play('0 play dictator.1');
    expect(choosing.refusal(move)).toBe('illegal');
    expect(choosing.play('0 take 1 green-1.1').refusal(move)).toBe('not-your-turn');
    const surplus = scene({ hands: [copies('money-2', 5).concat(copies('money-3', 3)), []], tables }).play(
      '0 end',
    );
    expect(surplus.refusal(move)).toBe('illegal');
    const attached = scene({ hands: [[], []], tables }).play('0 attach rocket.1 sky');
    expect(attached.state.free).toBe(1);
    expect(attached.open.playsLeft).toBe(3);
  });

  test('I8: surplus cards are returned one by one under the deck in the chosen order, down to seven', () => {
    const hand = copies('money-1', 6).concat(copies('money-2', 3));
    const match = scene({ hands: [hand, []], deck: copies('fund', 3).concat(['any.1', 'any.2']) }).play(
      '0 end',
    );
    expect(match.open).toMatchObject({ phase: 'surplus', playsLeft: 0, turn: 0 });
    expect(match.moves()).toHaveLength(11);
    const after = match.play(
      ...['money-2.1', 'fund.1', 'money-1.1', 'fund.2'].map((card) => `0 return ${card}`),
    );
    expect(after.open).toMatchObject({ phase: 'play', turn: 1, pile: [] });
    expect(after.hand(0)).toHaveLength(7);
    // Two were drawn from the top by the next player.
    expect(after.open.deck).toEqual(['any.2', 'money-2.1', 'fund.1', 'money-1.1', 'fund.2']);
    expect(scene({ hands: [copies('money-1', 6).concat('money-2.1'), []] }).play('0 end').open.turn).toBe(1);
  });

  test('I9: cards in front never come back to a hand', () => {
    const match = scene({
      hands: [['fund.1'], []],
      pile: [],
      tables: [{ rows: { red: ['any-red-yellow.1'] } }, { bank: ['money-2.1', 'spaceport.1'] }],
    }).play('0 play fund.1', '1 pay money-2.1');
    expect(match.moves()).toEqual(['end', 'move any-red-yellow.1 yellow']);
    const turned = match.play('0 end');
    expect(turned.hand(1)).toEqual(['fund.1']);
    expect(turned.front(1).bank).toEqual(['spaceport.1']);
    expect(turned.front(0).bank).toEqual(['money-2.1']);
  });

  test('I10: an empty deck is replaced by the shuffled played pile at the next draw, not before', () => {
    const used = scene({ hands: [[], []], deck: copies('money-1', 2), pile: copies('fund', 3) });
    expect(used.open).toMatchObject({ deck: [], pile: copies('fund', 3) });
    const turned = used.play('0 end');
    expect(turned.hand(1)).toEqual(['fund.1', 'fund.2']);
    expect(turned.open).toMatchObject({ deck: ['fund.3'], pile: [] });
    expect(turned.play('1 end', '0 end').hand(1)).toEqual(['fund.1', 'fund.2']);
  });

  test('I11: a turn has at most thirty plays', () => {
    const match = scene(LOOP);
    expect(match.play(...loop(24)).open.playsLeft).toBe(6);
    const last = match.play(...loop(30));
    expect(last.open.playsLeft).toBe(0);
    expect(last.moves()).toEqual(['end']);
    expect(last.refusal('0 play hyperjump.1')).toBe('illegal');
  });
});
