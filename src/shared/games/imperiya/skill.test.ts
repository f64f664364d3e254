import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../core/game.ts';
import { rngAt, rngOf } from '../../core/rng.ts';
import { imperiya } from './index.ts';
import { cheapestPayment } from './payment.ts';
import { basic, copies, scene, type Scene } from './scenes.ts';
import { choose, greed, order, reason, value } from './skill.ts';
import type { Move, State } from './types.ts';

const EFFORT = { iterations: 100, stopped: () => false };

const chosen = (state: State, level: Level = 5): Move => {
  const [seat = 0] = imperiya.toAct(state);
  return choose(imperiya.view(state, seat), seat, level, rngOf(`level ${level}`), EFFORT);
};
const texts = (match: Scene) =>
  order(match.state, match.acting ?? 0, imperiya.legalMoves(match.state, match.acting ?? 0)).map(
    imperiya.formatMove,
  );

/** How the best bot answers a Космофонд with a пятак in hand. */
const answerTo = (bank: string[], rows: object) =>
  chosen(
    scene({ hands: [['fund.1'], ['nickel.1']], tables: [{}, { bank, rows }] }).play('0 play fund.1').state,
  );

describe('bots', () => {
  test.each(LEVELS)(
    'level %i plays a match to its end with legal moves, at most twenty free ones a turn',
    (level) => {
      let { state } = scene(`level ${level}`, { systems: 2 }, 3);
      for (let ply = 0; ply < 400; ply++) {
        const [seat] = imperiya.toAct(state);
        if (seat === undefined) break;
        const move = choose(imperiya.view(state, seat), seat, level, rngAt('bots', ply), {
          ...EFFORT,
          iterations: 20,
        });
        expect(imperiya.isLegal(state, seat, move)).toBe(true);
        state = imperiya.apply(state, seat, move, rngAt('match', ply));
        expect(state.free).toBeLessThan(20);
      }
      expect(imperiya.outcome(state)).not.toBeNull();
    },
  );

  test('the same View and dice give the same move, whatever the hidden cards are', () => {
    const { state } = scene('hidden', {}, 4);
    const twin = { ...state, deck: state.deck.toReversed() };
    for (const level of LEVELS) expect(chosen(twin, level)).toEqual(chosen(state, level));
  });

  test('a win in hand is played, at the upper levels always', () => {
    const tables = [{ rows: { red: basic('red', 3), green: basic('green', 3), sky: basic('sky', 2) } }, {}];
    const { state } = scene({ hands: [['sky-3.1', 'money-5.1', 'spaceport.1'], []], tables });
    for (const level of [4, 5] as const)
      expect(chosen(state, level)).toMatchObject({ kind: 'lay', card: 'sky-3.1' });
  });

  test('a bot never moves a universal for nothing', () => {
    const match = scene({
      hands: [['money-1.1'], []],
      tables: [{ rows: { red: ['any-red-yellow.1'], sky: ['any.1'] } }, {}],
    });
    let { state } = match;
    for (let ply = 0; ply < 6 && state.turn === 0; ply++) state = imperiya.apply(state, 0, chosen(state));
    expect(state.turn).toBe(1);
  });

  test('a universal that completes a system is moved', () => {
    const { state } = scene({
      hands: [[], []],
      tables: [{ rows: { red: ['any-red-yellow.1'], yellow: basic('yellow', 2) } }, {}],
    });
    expect(chosen(state)).toEqual({ kind: 'move', card: 'any-red-yellow.1', colour: 'yellow' });
  });

  test('payments are made with what is missed least, and never beyond the debt', () => {
    const match = scene({
      hands: [['fund.1'], []],
      tables: [{}, { bank: ['money-10.1', 'money-2.1'], rows: { red: basic('red', 3) } }],
    }).play('0 play fund.1');
    expect(texts(match)).toEqual(['pay money-2.1']);
    expect(chosen(match.state)).toEqual({ kind: 'pay', card: 'money-2.1' });
  });

  test('a пятак is kept for a loss that is worth it', () => {
    expect(answerTo(['money-2.1', 'money-5.1'], {}).kind).toBe('pay');
    expect(answerTo([], { navy: basic('navy', 3), green: basic('green', 3) }).kind).toBe('nickel');
  });

  test('value is a chance, shared when the match is over; greed grows with what lies in front', () => {
    const match = scene({ hands: [['red-3.1'], []], tables: [{ rows: { red: basic('red', 2) } }, {}] });
    const chances = [0, 1].map((seat) => value(match.state, seat));
    expect(chances[0]).toBeGreaterThan(chances[1] ?? 1);
    expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1);
    expect(greed(match.play('0 lay red-3.1').state, 0)).toBeGreaterThan(greed(match.state, 0));
    const over = match.play('1 resign').state;
    expect([value(over, 0), value(over, 1)]).toEqual([1, 0]);
  });

  test('a hint says why: the win before the system, what is collected with the sum', () => {
    const { state } = scene({
      hands: [['red-3.1', 'fund.1'], []],
      tables: [{ rows: { red: basic('red', 2) } }, { bank: ['money-5.1'] }],
    });
    const view = imperiya.view(state, 0);
    expect(reason(view, 0, { kind: 'lay', card: 'red-3.1', colour: 'red' })).toEqual([
      { kind: 'because', why: 'completes' },
    ]);
    expect(reason(view, 0, { kind: 'play', card: 'fund.1' })).toEqual([
      { kind: 'because', why: 'collects' },
      { kind: 'collects', each: 2, payers: 1, most: 2 },
    ]);
  });
});

const pay = (debt: number, table: object) =>
  cheapestPayment(scene({ hands: [[], []], tables: [table, {}] }).front(0), debt);

describe('cheapest payment', () => {
  test('an exact sum before a larger card', () => {
    expect(pay(4, { bank: ['money-1.1', 'money-3.1', 'money-5.1'] })).toEqual(['money-1.1', 'money-3.1']);
    expect(pay(6, { bank: ['money-5.1', 'money-2.1', 'money-4.1'] }).toSorted()).toEqual([
      'money-2.1',
      'money-4.1',
    ]);
  });

  test('money before objects, a begun row before a system', () => {
    expect(pay(3, { bank: ['money-5.1'], rows: { red: ['red-1.1'] } })).toEqual(['money-5.1']);
    expect(pay(1, { rows: { red: basic('red', 3), green: ['green-1.1'] } })).toEqual(['green-1.1']);
  });

  test('everything when it is too little', () => {
    expect(pay(9, { bank: copies('money-1', 2), rows: { red: ['red-1.1', 'any.1'] } })).toEqual([
      'money-1.1',
      'money-1.2',
      'red-1.1',
    ]);
  });
});
