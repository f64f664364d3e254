import { describe, expect, test } from 'vitest';
import { imperiya } from './index.ts';
import { basic, copies, scene } from './scenes.ts';
import { cardOf, cardsOf, COLOURS, type Contact, isObject, systemOf } from './types.ts';

const count = (id: string) => cardsOf(1).filter((card) => card.id === id).length;

describe('facts', () => {
  test('the deck is made of 43 objects, 20 money and 45 Контакт cards', () => {
    const kinds = Map.groupBy(cardsOf(1), ({ kind }) => kind);
    expect(Object.fromEntries([...kinds].map(([kind, cards]) => [kind, cards.length]))).toEqual({
      object: 31,
      universal: 12,
      money: 20,
      contact: 45,
    });
    expect(count('any')).toBe(2);
  });

  test('ten colours: four black objects, three of any other; the freight of each', () => {
    const prices = Object.fromEntries(COLOURS.map((colour) => [colour, systemOf(colour).freight.join(' ')]));
    expect(prices).toEqual({
      brown: '1 2 3',
      turquoise: '1 3 4',
      navy: '3 5 8',
      sky: '1 2 3',
      pink: '1 2 4',
      orange: '1 3 5',
      red: '2 3 6',
      yellow: '2 4 6',
      green: '2 4 7',
      black: '1 2 3 4',
    });
    for (const colour of COLOURS) {
      const { size } = systemOf(colour);
      expect(size).toBe(colour === 'black' ? 4 : 3);
      const own = cardsOf(1).filter((card) => card.kind === 'object' && card.colours.includes(colour));
      expect(own).toHaveLength(size);
    }
  });

  test('money: 57и in twenty cards', () => {
    const copiesOf = [1, 2, 3, 4, 5, 10].map((sum) => count(`money-${sum}`));
    expect(copiesOf).toEqual([6, 5, 3, 3, 2, 1]);
    const money = cardsOf(1).filter(({ kind }) => kind === 'money');
    expect(money.reduce((sum, { nominal }) => sum + nominal, 0)).toBe(57);
  });

  test('two two-colour universals and a multicolour make a system in every colour of size 3 but navy', () => {
    for (const colour of COLOURS) {
      const pairs = cardsOf(1).filter(
        (card) => isObject(card) && card.colours.length === 2 && card.colours.includes(colour),
      );
      const full = systemOf(colour).size === 3 && pairs.length >= 2;
      expect(full, colour).toBe(systemOf(colour).size === 3 && colour !== 'navy');
    }
  });

  test('how often each Контакт card is there', () => {
    const counts = new Map<Contact, number>();
    for (const card of cardsOf(1)) {
      if (card.kind === 'contact') counts.set(card.contact, (counts.get(card.contact) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      freight: 13,
      fund: 3,
      spaceport: 6,
      hyperjump: 3,
      'time-machine': 2,
      rocket: 5,
      annihilation: 3,
      'mind-swap': 4,
      dictator: 2,
      nickel: 4,
    });
    expect(count('freight')).toBe(3);
  });

  test('multicolour universals show no nominal', () => {
    expect(cardsOf(1).filter(({ nominal }) => nominal === 0)).toEqual([cardOf('any.1'), cardOf('any.2')]);
  });
});

describe('faults seen in other programs', () => {
  test('paying when nothing lies in front', () => {
    const match = scene({ hands: [['fund.1'], ['money-5.1']] }).play('0 play fund.1');
    expect(match.acting).toBe(0);
    expect(match.hand(1)).toEqual(['money-5.1']);
  });

  test('change given', () => {
    const match = scene({
      hands: [['fund.1'], []],
      tables: [{ bank: copies('money-1', 6) }, { bank: ['money-10.1'] }],
    }).play('0 play fund.1', '1 pay money-10.1');
    expect(match.front(0).bank).toHaveLength(7);
    expect(match.front(1).bank).toEqual([]);
  });

  test('a win with eight cards in hand, on the third play, missed; a win reported twice', () => {
    const match = scene(
      {
        hands: [[...copies('money-1', 6), ...copies('money-2', 3), 'sky-3.1'], []],
        tables: [{ rows: { red: basic('red', 3), sky: basic('sky', 2) } }, {}],
      },
      { systems: 2 },
    ).play('0 bank money-1.1', '0 bank money-1.2');
    const before = match.state;
    const won = match.play('0 lay sky-3.1');
    expect(won.outcome?.ranks).toEqual([1, 2]);
    const move = { kind: 'lay', card: 'sky-3.1', colour: 'sky' } as const;
    const said = imperiya.narrate(before, 0, move, won.state, 1);
    expect(said.filter(({ kind }) => kind === 'won')).toEqual([{ kind: 'won', seat: 0 }]);
    expect(won.refusal('0 lay sky-3.1')).toBe('over');
  });

  test('a fourth card on a full set lost', () => {
    const match = scene({
      hands: [['any-red-yellow.1'], []],
      tables: [{ rows: { red: basic('red', 3) } }, {}],
    }).play('0 lay any-red-yellow.1 red');
    expect(match.front(0)).toMatchObject({
      rows: { red: [...basic('red', 3), 'any-red-yellow.1'] },
      systems: 1,
    });
  });

  test('a rocket vanishing with a broken system', () => {
    const match = scene({
      hands: [['fund.1'], []],
      tables: [{}, { rows: { red: basic('red', 3) }, rockets: { red: ['rocket.1'] } }],
    }).play('0 play fund.1', '1 pay red-2.1');
    expect(match.front(1)).toMatchObject({ rockets: { loose: ['rocket.1'] }, systems: 0 });
  });

  test('drawing from an empty deck crashing', () => {
    const match = scene({ hands: [['spaceport.1'], []] }).play('0 play spaceport.1', '0 end');
    expect(match.hand(1)).toEqual(['spaceport.1']);
  });

  test('surplus laid on the played pile instead of under the deck', () => {
    const match = scene({ hands: [[...copies('money-1', 6), ...copies('fund', 2)], []] }).play(
      '0 end',
      '0 return fund.1',
    );
    // The next player draws what was returned.
    expect(match.open).toMatchObject({ pile: [], hands: [expect.anything(), ['fund.1']] });
  });

  test('two players answering at once', () => {
    let match = scene('answers', {}, 5);
    for (let ply = 0; ply < 150 && match.acting !== undefined; ply++) {
      expect(imperiya.toAct(match.state)).toHaveLength(1);
      const moves = match.moves();
      match = match.play(`${match.acting} ${moves[ply % moves.length]}`);
    }
  });

  test('a save or a reconnect that deals again', () => {
    const { state } = scene('saved', {}, 4).play('0 end');
    expect(scene('saved', {}, 4).play('0 end').state).toEqual(state);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  test('paying with a hand card or with another’s', () => {
    const match = scene({
      hands: [['fund.1', 'money-4.1'], ['money-5.1']],
      tables: [{ bank: ['money-3.1'] }, { bank: ['money-1.1'] }],
    }).play('0 play fund.1');
    expect(match.moves()).toEqual(['pay money-1.1']);
    for (const card of ['money-5.1', 'money-4.1', 'money-3.1']) {
      expect(match.refusal(`1 pay ${card}`)).toBe('illegal');
    }
  });

  test('a banked card acting again', () => {
    const match = scene({ hands: [['spaceport.1', 'nickel.1'], ['fund.1']] }).play(
      '0 bank spaceport.1',
      '0 bank nickel.1',
    );
    expect(match.refusal('0 play spaceport.1')).toBe('illegal');
    expect(match.play('0 end', '1 play fund.1').moves()).toEqual(['pay nickel.1', 'pay spaceport.1']);
  });

  test('a win by payment missed', () => {
    const match = scene(
      {
        hands: [['fund.1'], []],
        tables: [{ rows: { red: basic('red', 3), sky: basic('sky', 2) } }, { rows: { sky: ['sky-3.1'] } }],
      },
      { systems: 2 },
    ).play('0 play fund.1', '1 pay sky-3.1');
    expect(match.outcome?.ranks).toEqual([1, 2]);
  });

  test('a win by moving a universal missed', () => {
    const match = scene(
      {
        hands: [[], []],
        tables: [{ rows: { red: basic('red', 3), sky: basic('sky', 2), black: ['any.1'] } }, {}],
      },
      { systems: 2 },
    ).play('0 move any.1 sky');
    expect(match.outcome?.ranks).toEqual([1, 2]);
  });

  test('five cards for an empty hand', () => {
    expect(scene({ hands: [[], []], deck: copies('money-1', 6) }).hand(0)).toHaveLength(2);
  });

  test('Космодром as the third play giving nothing', () => {
    const match = scene({
      hands: [['money-1.1', 'money-1.2', 'spaceport.1'], []],
      deck: copies('money-2', 4),
    }).play('0 bank money-1.1', '0 bank money-1.2', '0 play spaceport.1');
    expect(match.hand(0)).toEqual(copies('money-2', 4));
  });

  test('freight recomputed after the sets changed', () => {
    const match = scene({
      hands: [['freight-red-yellow.1'], [], []],
      tables: [{ rows: { red: basic('red', 2) } }, { rows: { red: ['red-3.1'] } }, { bank: ['money-4.1'] }],
    }).play('0 play freight-red-yellow.1 red', '1 pay red-3.1');
    expect(match.open.pending).toMatchObject({ owes: 2, debt: 3 });
  });
});
