import { describe, expect, test } from 'vitest';
import { basic, copies, scene } from './scenes.ts';

const TWO = { red: basic('red', 3), green: basic('green', 3) };
const ALMOST = { ...TWO, sky: basic('sky', 2) };
const won = (points: number[]) => ({ ranks: [1, 2], points, reason: 'systems' });

const swap = (own: object, other: object) =>
  scene({ hands: [['mind-swap.1'], []], tables: [{ rows: own }, { rows: other }] }, { systems: 2 }).play(
    '0 play mind-swap.1 yellow-3.1 1 red-3.1',
    '1 accept',
  ).outcome;

describe('winning', () => {
  test('I12: the winning system ends the match at once: laid, moved, paid, taken', () => {
    const laid = scene({ hands: [['sky-3.1'], []], tables: [{ rows: ALMOST }, {}] }).play('0 lay sky-3.1');
    expect(laid.outcome).toEqual(won([3, 0]));
    expect(laid.open).toMatchObject({ phase: 'over', turn: 0, playsLeft: 0, pending: null });
    expect(laid.refusal('0 end')).toBe('over');

    const moved = scene({
      hands: [[], []],
      tables: [
        { rows: { ...TWO, red: [...basic('red', 3), 'any-red-yellow.1'], yellow: basic('yellow', 2) } },
        {},
      ],
    }).play('0 move any-red-yellow.1 yellow');
    expect(moved.outcome).toEqual(won([3, 0]));

    const taken = scene({
      hands: [['dictator.1'], [], []],
      tables: [{ rows: ALMOST }, { rows: { sky: ['sky-3.1'] } }, { rows: { navy: ['navy-1.1'] } }],
    }).play('0 play dictator.1', '0 take 1 sky-3.1', '0 take 2 navy-1.1', '1 accept');
    // Seat 2 has not answered: what was claimed of it lapses.
    expect(taken.outcome).toEqual({ ranks: [1, 3, 2], points: [3, 0, 0], reason: 'systems' });
    expect(taken.front(2).rows).toEqual({ navy: ['navy-1.1'] });
  });

  test('I12: in the middle of a payment, before the debt is paid; what was owed lapses', () => {
    const match = scene({
      hands: [['freight-red-yellow.1'], [], []],
      tables: [
        { rows: ALMOST },
        { bank: ['money-10.1'], rows: { sky: ['sky-3.1'] } },
        { bank: ['money-5.1'] },
      ],
    }).play('0 play freight-red-yellow.1 red', '1 pay sky-3.1');
    expect(match.acting).toBeUndefined();
    expect(match.outcome).toEqual({ ranks: [1, 2, 3], points: [3, 0, 0], reason: 'systems' });
    expect(match.front(1).bank).toEqual(['money-10.1']);
    expect(match.front(2).bank).toEqual(['money-5.1']);
  });

  test('I12: before surplus cards are returned, and with the number of systems asked for', () => {
    const deal = {
      hands: [[...copies('money-1', 6), ...copies('money-2', 4), 'sky-3.1'], []],
      tables: [{ rows: ALMOST }, {}],
    };
    expect(scene(deal).play('0 lay sky-3.1').hand(0)).toHaveLength(10);
    expect(scene(deal, { systems: 4 }).play('0 lay sky-3.1').outcome).toBeNull();
    expect(
      scene({ ...deal, tables: [{ rows: { red: TWO.red, sky: basic('sky', 2) } }, {}] }, { systems: 2 }).play(
        '0 lay sky-3.1',
      ).outcome,
    ).toEqual(won([2, 0]));
  });

  test('I13: systems of one colour count each, those of universals alone too', () => {
    const red = [...basic('red', 3), 'any-red-yellow.1', 'any-red-yellow.2'];
    const twice = scene({ hands: [['any.1'], []], tables: [{ rows: { red } }, {}] }, { systems: 2 });
    expect(twice.play('0 lay any.1 red').outcome).toEqual(won([2, 0]));
    const many = scene(
      { hands: [['any.1'], []], tables: [{ rows: { navy: copies('any', 2, 2) } }, {}] },
      { decks: 2 },
    ).play('0 lay any.1 navy');
    expect(many.front(0)).toMatchObject({ systems: 1 });
  });

  test('I14: two reach it by one exchange: the one whose turn it is wins', () => {
    const other = { pink: basic('pink', 3), yellow: basic('yellow', 2), red: ['red-3.1'] };
    expect(swap({ sky: basic('sky', 3), red: basic('red', 2), yellow: ['yellow-3.1'] }, other)).toEqual(
      won([2, 2]),
    );
    expect(swap({ sky: basic('sky', 3), yellow: ['yellow-3.1'] }, other)).toEqual({
      ranks: [2, 1],
      points: [1, 2],
      reason: 'systems',
    });
  });

  test('I15: as many turns in a row as there are seats without a draw and a play end the match', () => {
    const match = scene({
      hands: [[], copies('money-1', 2)],
      tables: [{ bank: ['money-10.1'] }, { rows: { sky: basic('sky', 3) } }],
    });
    expect(match.play('0 end', '1 end').outcome).toEqual({
      ranks: [2, 1],
      points: [0, 1],
      reason: 'stalemate',
    });
    const played = match.play('0 end', '1 bank money-1.1', '1 end', '0 end');
    expect(played.outcome).toBeNull();
    expect(played.play('1 end').outcome?.reason).toBe('stalemate');
  });

  test('I15: free moves are no plays, a draw keeps the match going', () => {
    const moving = scene({
      hands: [[], []],
      tables: [{ rows: { red: ['any-red-yellow.1'] } }, {}],
    }).play('0 move any-red-yellow.1 yellow', '0 end', '1 end');
    expect(moving.outcome?.reason).toBe('stalemate');
    expect(scene({ hands: [[], []], deck: ['money-1.1'] }).play('0 end', '1 end').outcome).toBeNull();
  });

  test('I16: the winner, then systems, then the nominal value in front; equal seats share the place', () => {
    const tables = [
      { bank: ['money-3.1'] },
      { rows: { sky: basic('sky', 3) } },
      { rows: { red: ['red-1.1', 'any.1'] } },
      { rockets: { loose: ['rocket.1'] }, bank: ['money-1.1'] },
      {},
    ];
    const ended = scene({ hands: [[], [], [], [], []], tables }).play(
      ...[0, 1, 2, 3, 4].map((seat) => `${seat} end`),
    );
    expect(ended.outcome).toEqual({ ranks: [3, 1, 3, 2, 5], points: [0, 1, 0, 0, 0], reason: 'stalemate' });
  });
});
