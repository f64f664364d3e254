import { describe, expect, test } from 'vitest';
import { basic, copies, scene } from './scenes.ts';

const RED = { rows: { red: basic('red', 3) } };

/** What a hand card of seat 0 can be played for, before the bank of it. */
const ways = (card: string, ...tables: object[]) =>
  scene({ hands: [[card], ...tables.slice(1).map(() => [])], tables })
    .moves()
    .filter((move) => move.startsWith('play'));

const redFreight = (red: string[]) =>
  scene({
    hands: [['freight-red-yellow.1'], []],
    tables: [{ rows: { red } }, { bank: ['money-10.1'] }],
  }).play('0 play freight-red-yellow.1 red').open.pending;

const travel = (pile: string[]) =>
  scene({ hands: [['time-machine.1'], []], deck: copies('money-1', 2), pile }).play('0 play time-machine.1');

const against = (card: string, what: string) =>
  scene({
    hands: [[card], []],
    tables: [
      { rows: { sky: ['sky-1.1'] } },
      { rows: { red: ['red-1.1'] }, rockets: { loose: ['rocket.1'] } },
    ],
  }).play(`0 play ${card}${what}`);

describe('Контакт cards', () => {
  test('I23: Фрахт asks for one row of its colours; a row without a price cannot be named', () => {
    const own = { rows: { red: ['red-1.1'], yellow: ['any.1'], green: ['green-1.1'] } };
    expect(ways('freight-red-yellow.1', own, {})).toEqual(['play freight-red-yellow.1 red']);
    expect(ways('freight.1', own, {}, {})).toEqual([
      'play freight.1 green 1',
      'play freight.1 green 2',
      'play freight.1 red 1',
      'play freight.1 red 2',
    ]);
    expect(ways('freight-red-yellow.1', { rows: { green: ['green-1.1'] } }, {})).toEqual([]);
    const match = scene({
      hands: [['freight.1', 'freight-red-yellow.1'], [], []],
      tables: [RED, { bank: ['money-10.1'] }, { bank: ['money-5.1', 'money-1.1'] }],
    });
    expect(match.play('0 play freight.1 red 2').acting).toBe(2);
    expect(match.play('0 play freight.1 red 2', '2 pay money-5.1', '2 pay money-1.1').acting).toBe(0);
    expect(match.play('0 play freight-red-yellow.1 red', '1 pay money-10.1').acting).toBe(2);
    for (const line of ['0 play freight.1 red', '0 play freight.1 red 0', '0 play freight.1 red 3']) {
      expect(match.refusal(line)).toBe('illegal');
    }
    expect(match.refusal('0 play freight-red-yellow.1 red 1')).toBe('illegal');
  });

  test('I23: the freight of a row is that of its systems and of the rest', () => {
    const universals = copies('any-red-yellow', 2);
    expect(redFreight(['red-1.1'])).toMatchObject({ debt: 2 });
    expect(redFreight(['any.1', 'red-1.1'])).toMatchObject({ debt: 3 });
    expect(redFreight([...basic('red', 3), 'any.1', 'any.2'])).toMatchObject({ debt: 6 });
    expect(redFreight([...basic('red', 3), ...universals, 'any.1'])).toMatchObject({ debt: 12 });
  });

  test('I24: Космофонд: everybody else pays two in any form', () => {
    const match = scene({
      hands: [['fund.1'], [], []],
      tables: [{ bank: ['money-3.1'] }, { bank: copies('money-1', 2) }, RED],
    }).play('0 play fund.1', '1 pay money-1.1', '1 pay money-1.2', '2 pay red-2.1');
    expect(match.front(0)).toMatchObject({
      bank: ['money-1.1', 'money-1.2', 'money-3.1'],
      rows: { red: ['red-2.1'] },
    });
    expect(match.front(2)).toMatchObject({ rows: { red: ['red-1.1', 'red-3.1'] }, systems: 0 });
  });

  test('I25: Космодром draws two, also as the last play, and never itself', () => {
    const match = scene({
      hands: [[...copies('money-1', 2), 'spaceport.1'], []],
      deck: copies('money-2', 3),
      pile: ['fund.1'],
    }).play('0 bank money-1.1', '0 bank money-1.2', '0 play spaceport.1');
    expect(match.hand(0)).toEqual(['fund.1', 'money-2.1', 'money-2.2', 'money-2.3']);
    expect(match.open).toMatchObject({ playsLeft: 0, deck: [], pile: ['spaceport.1'] });
  });

  test('I26: Гиперпрыжок: three plays more, itself counted; several add up', () => {
    const match = scene({ hands: [[...copies('hyperjump', 2), ...copies('money-1', 2)], []] });
    expect(match.play('0 play hyperjump.1').open.playsLeft).toBe(5);
    expect(match.play('0 play hyperjump.1', '0 play hyperjump.2').open.playsLeft).toBe(7);
    expect(match.play('0 bank money-1.1', '0 bank money-1.2', '0 play hyperjump.1').open.playsLeft).toBe(3);
  });

  test('I27: Машина времени brings the two bottom cards of the pile before it lies there itself', () => {
    const match = travel(['nickel.1', 'spaceport.1', 'fund.1']);
    expect(match.hand(0)).toEqual(['money-1.1', 'money-1.2', 'nickel.1', 'spaceport.1']);
    expect(match.open.pile).toEqual(['fund.1', 'time-machine.1']);
    expect(match.play('0 play spaceport.1').open.pile).toEqual(['spaceport.1']);
    expect(travel([]).hand(0)).toEqual(copies('money-1', 2));
    expect(travel(['fund.1']).open.pile).toEqual(['time-machine.1']);
  });

  test('I28: Ракета doubles the first system without one; one a system, only onto systems', () => {
    const row = { rows: { red: [...basic('red', 3), ...copies('any-red-yellow', 2), 'any.1'] } };
    expect(ways('rocket.1', row, {})).toEqual(['play rocket.1 red']);
    expect(ways('rocket.1', { rows: { red: basic('red', 2) } }, {})).toEqual([]);
    const match = scene({
      hands: [[...copies('rocket', 3), 'freight-red-yellow.1', 'hyperjump.1'], []],
      tables: [row, { bank: ['money-10.1'] }],
    }).play('0 play hyperjump.1', '0 play rocket.1 red');
    const debt = (lines: string[]) => match.play(...lines, '0 play freight-red-yellow.1 red').open.pending;
    expect(debt([])).toMatchObject({ debt: 18 });
    expect(debt(['0 play rocket.2 red'])).toMatchObject({ debt: 24 });
    expect(match.play('0 play rocket.2 red').refusal('0 play rocket.3 red')).toBe('illegal');
    expect(match.open.pile).toEqual(['hyperjump.1']);
  });

  test('I28: a broken system loses its rocket to the owner’s loose ones, looked at when the move is complete', () => {
    const front = {
      rows: { red: ['red-1.1', 'red-2.1', 'any-red-yellow.1'] },
      rockets: { red: ['rocket.1'] },
    };
    const moved = scene({ hands: [[], []], tables: [front, {}] }).play('0 move any-red-yellow.1 yellow');
    expect(moved.front(0).rockets).toEqual({ loose: ['rocket.1'] });
    expect(moved.refusal('0 attach rocket.1 red')).toBe('illegal');
    const back = moved.play('0 move any-red-yellow.1 red', '0 attach rocket.1 red');
    expect(back.front(0).rockets).toEqual({ red: ['rocket.1'], loose: [] });
    expect(back.open.playsLeft).toBe(3);

    const closing = scene({
      hands: [[], []],
      tables: [
        { rows: { red: ['any-red-yellow.1', ...basic('red', 3)] }, rockets: { red: ['rocket.1'] } },
        {},
      ],
    }).play('0 move any-red-yellow.1 yellow');
    expect(closing.front(0).rockets).toEqual({ red: ['rocket.1'], loose: [] });

    // One red object leaves, another arrives: the system stands when the exchange is complete.
    const swapped = scene({
      hands: [['mind-swap.1'], []],
      tables: [
        { rows: { red: basic('red', 3) }, rockets: { red: ['rocket.1'] } },
        { rows: { red: ['any-red-yellow.1'] } },
      ],
    }).play('0 play mind-swap.1 red-1.1 1 any-red-yellow.1', '1 accept');
    expect(swapped.front(0)).toMatchObject({ systems: 1, rockets: { red: ['rocket.1'], loose: [] } });
  });

  test('I29: Аннигиляция takes a rocket, attached or loose, never a banked or an own one', () => {
    const tables = [
      { rockets: { loose: ['rocket.1'] } },
      { ...RED, rockets: { red: ['rocket.2'], loose: ['rocket.3'] } },
      { bank: ['rocket.4'] },
    ];
    expect(ways('annihilation.1', ...tables)).toEqual([
      'play annihilation.1 1 rocket.2',
      'play annihilation.1 1 rocket.3',
    ]);
    expect(ways('annihilation.1', {}, { bank: ['rocket.4'] })).toEqual([]);
    const match = scene({ hands: [['annihilation.1'], [], []], tables });
    const taken = match.play('0 play annihilation.1 1 rocket.2', '1 accept');
    expect(taken.front(0).rockets).toEqual({ loose: ['rocket.1', 'rocket.2'] });
    expect(taken.front(1)).toMatchObject({ rockets: { loose: ['rocket.3'] }, systems: 1 });
    expect(match.refusal('0 play annihilation.1 2 rocket.4')).toBe('illegal');
    expect(match.refusal('0 play annihilation.1 0 rocket.1')).toBe('illegal');
  });

  test('I30: Обмен разумов: any own object for one outside a system; both change hands at once', () => {
    const own = { rows: { sky: basic('sky', 3) } };
    const other = { rows: { green: [...basic('green', 3), 'any-green-navy.1'] } };
    expect(ways('mind-swap.1', own, other)).toEqual(
      basic('sky', 3).map((card) => `play mind-swap.1 ${card} 1 any-green-navy.1`),
    );
    expect(ways('mind-swap.1', {}, other)).toEqual([]);
    expect(ways('mind-swap.1', own, RED)).toEqual([]);
    const match = scene({ hands: [['mind-swap.1'], []], tables: [own, other] });
    const swapped = match.play('0 play mind-swap.1 sky-2.1 1 any-green-navy.1', '1 accept');
    expect(swapped.front(0)).toMatchObject({
      rows: { sky: ['sky-1.1', 'sky-3.1'], green: ['any-green-navy.1'] },
      systems: 0,
    });
    expect(swapped.front(1)).toMatchObject({
      rows: { green: basic('green', 3), sky: ['sky-2.1'] },
      systems: 1,
    });
    expect(match.refusal('0 play mind-swap.1 sky-2.1 1 green-1.1')).toBe('illegal');
    expect(match.refusal('0 play mind-swap.1 sky-2.1 0 sky-1.1')).toBe('illegal');
  });

  test('I31: Диктатор names one object of each who has one outside a system, then each answers in order', () => {
    const match = scene({
      hands: [['dictator.1'], ['nickel.1'], [], []],
      tables: [
        {},
        { rows: { red: basic('red', 2) } },
        { rows: { green: basic('green', 3) } },
        { rows: { yellow: ['any-red-yellow.1'] } },
      ],
    }).play('0 play dictator.1');
    expect(match.moves()).toEqual(['take 1 red-1.1', 'take 1 red-2.1']);
    expect(match.refusal('0 take 3 any-red-yellow.1')).toBe('illegal');
    const named = match.play('0 take 1 red-2.1', '0 take 3 any-red-yellow.1');
    expect(named.open.pending).toEqual({
      card: 'dictator.1',
      by: 0,
      owes: 1,
      takes: ['red-2.1', 'any-red-yellow.1'],
    });
    const first = named.play('1 accept');
    expect(first.front(0).rows).toEqual({ red: ['red-2.1'] });
    expect(first.open.pending).toEqual({ card: 'dictator.1', by: 0, owes: 3, takes: ['any-red-yellow.1'] });
    expect(first.play('3 accept').front(0).rows).toEqual({ red: ['red-2.1'], yellow: ['any-red-yellow.1'] });
    expect(named.play('1 nickel.1', '3 accept').front(0).rows).toEqual({ yellow: ['any-red-yellow.1'] });
    expect(ways('dictator.1', {}, RED)).toEqual([]);
  });

  test('I32: a пятак cancels the card for the one who answers, whole; the others still pay', () => {
    const match = scene({
      hands: [['freight-red-yellow.1', 'nickel.3'], ['nickel.1'], []],
      tables: [{ ...RED, rockets: { red: ['rocket.1'] } }, { bank: ['money-10.1'] }, { bank: ['money-5.1'] }],
    });
    expect(match.moves()).not.toContain('nickel.3');
    expect(match.moves()).toContain('bank nickel.3');
    const cancelled = match.play('0 play freight-red-yellow.1 red', '1 nickel.1');
    expect(cancelled.hand(1)).toEqual([]);
    expect(cancelled.front(1).bank).toEqual(['money-10.1']);
    expect(cancelled.open.pending).toMatchObject({ owes: 2, debt: 12, left: 12 });
    expect(cancelled.refusal('0 nickel.3')).toBe('not-your-turn');
    expect(cancelled.open.pile).toEqual(['freight-red-yellow.1', 'nickel.1']);
  });

  test('I33: the one attacked always answers, with a пятак in hand or not', () => {
    const attacks = [
      against('annihilation.1', ' 1 rocket.1'),
      against('mind-swap.1', ' sky-1.1 1 red-1.1'),
      against('dictator.1', '').play('0 take 1 red-1.1'),
    ];
    for (const attack of attacks) {
      expect(attack.acting).toBe(1);
      expect(attack.moves()).toEqual(['accept']);
      expect(attack.refusal('0 end')).toBe('not-your-turn');
    }
  });

  test('I34: a card goes onto the played pile when it is played, a пятак when it answers, a Ракета never', () => {
    const match = scene({
      hands: [['annihilation.1', 'rocket.2'], ['nickel.1']],
      pile: ['fund.1'],
      tables: [RED, { rockets: { loose: ['rocket.1'] } }],
      deck: copies('money-1', 2),
    }).play('0 play annihilation.1 1 rocket.1');
    expect(match.open).toMatchObject({ pile: ['fund.1', 'annihilation.1'], playsLeft: 2 });
    const cancelled = match.play('1 nickel.1', '0 play rocket.2 red');
    expect(cancelled.open).toMatchObject({ pile: ['fund.1', 'annihilation.1', 'nickel.1'], playsLeft: 1 });
    expect(cancelled.front(1).rockets.loose).toEqual(['rocket.1']);
  });
});
