import { describe, expect, test } from 'vitest';
import { answerFor } from './answer.ts';
import { formatMove } from './notation.ts';
import { basic, copies, type Scene, scene } from './scenes.ts';

/** Seat 0 plays Космофонд against these tables. */
const fund = (...tables: object[]) =>
  scene({ hands: [['fund.1'], ...tables.map(() => [])], tables: [{}, ...tables] }).play('0 play fund.1');

const bank = (nth: number) => ({ bank: copies('money-1', 2, nth) });

describe('paying', () => {
  test('I17: only what lies in front and has a nominal pays, never the hand, never another’s', () => {
    const match = scene({
      hands: [['fund.1'], ['money-5.1']],
      tables: [
        { bank: ['money-4.1'] },
        {
          bank: ['dictator.1'],
          rows: { red: basic('red', 3), sky: ['any.1', 'sky-1.1'] },
          rockets: { red: ['rocket.1'], loose: ['rocket.2'] },
        },
      ],
    }).play('0 play fund.1');
    expect(match.moves()).toEqual(
      ['dictator.1', 'red-1.1', 'red-2.1', 'red-3.1', 'rocket.1', 'rocket.2', 'sky-1.1'].map(
        (card) => `pay ${card}`,
      ),
    );
    for (const card of ['money-5.1', 'money-4.1', 'any.1']) {
      expect(match.refusal(`1 pay ${card}`)).toBe('illegal');
    }
  });

  test('I18: one card a move until the debt is reached; no change; what is missing is forgiven', () => {
    const change = fund({ bank: ['money-5.1'] }).play('1 pay money-5.1');
    expect(change.open).toMatchObject({ phase: 'play', pending: null });
    expect(change.front(0).bank).toEqual(['money-5.1']);
    const twice = fund({ bank: ['money-1.1', 'money-5.1'] }).play('1 pay money-1.1');
    expect(twice.open.pending).toMatchObject({ debt: 2, left: 1 });
    expect(twice.moves()).toEqual(['pay money-5.1']);
    const poor = fund({ bank: ['money-1.1'], rows: { red: ['any.1'] } }).play('1 pay money-1.1');
    expect(poor.open).toMatchObject({ phase: 'play', pending: null });
  });

  test('I19: bank to bank, objects to rows, rockets loose; a universal keeps the colour it lay in', () => {
    const match = scene({
      hands: [['freight.1'], []],
      tables: [
        { rows: { green: basic('green', 3) } },
        { bank: ['fund.1'], rows: { yellow: ['any-red-yellow.1'] }, rockets: { loose: ['rocket.1'] } },
      ],
    }).play('0 play freight.1 green 1', '1 pay fund.1', '1 pay any-red-yellow.1', '1 pay rocket.1');
    expect(match.front(0)).toMatchObject({
      bank: ['fund.1'],
      rows: { yellow: ['any-red-yellow.1'] },
      rockets: { loose: ['rocket.1'] },
    });
    expect(match.moves()).toContain('move any-red-yellow.1 red');
  });

  test('I20: whoever has nothing payable is not asked; when nobody is, the card is resolved at once', () => {
    expect(fund({}, { rows: { red: ['any.1'] } }, { bank: ['money-1.1'] }).acting).toBe(3);
    const nobody = fund({}, {});
    expect(nobody.acting).toBe(0);
    expect(nobody.open).toMatchObject({ phase: 'play', playsLeft: 2, pile: ['fund.1'] });
  });

  test('I21: payers answer clockwise from the one on turn, each in full; a пятак only before the first card', () => {
    const match = scene({
      hands: [['nickel.1'], ['fund.1'], ['nickel.2']],
      tables: [bank(1), {}, bank(3)],
    }).play('0 end', '1 play fund.1');
    expect(match.acting).toBe(2);
    expect(match.refusal('0 pay money-1.1')).toBe('not-your-turn');
    expect(match.moves()).toEqual(['nickel.2', 'pay money-1.3', 'pay money-1.4']);
    const begun = match.play('2 pay money-1.3');
    expect(begun.refusal('2 nickel.2')).toBe('illegal');
    expect(begun.play('2 pay money-1.4').acting).toBe(0);
  });

  test('I22: the debt is fixed when the card is played, the same for every payer', () => {
    const match = scene({
      hands: [['freight-red-yellow.1'], [], []],
      tables: [
        { rows: { red: basic('red', 2) } },
        { rows: { red: ['red-3.1'] } },
        { bank: ['money-1.1', 'money-2.1'] },
      ],
    }).play('0 play freight-red-yellow.1 red', '1 pay red-3.1');
    expect(match.front(0).systems).toBe(1);
    expect(match.open.pending).toMatchObject({ owes: 2, debt: 3, left: 3 });
  });
});

describe('the answer for a seat that stays silent', () => {
  const answer = ({ state }: Scene, seat: number) => {
    const move = answerFor(state, seat);
    return move && formatMove(move);
  };

  test('is the cheapest payment, card by card, without breaking a system where it need not', () => {
    const match = fund({ bank: ['money-1.1', 'money-1.2'], rows: { red: basic('red', 3) } });
    expect(answer(match, 1)).toBe('pay money-1.1');
    expect(answer(match.play('1 pay money-1.1'), 1)).toBe('pay money-1.2');
  });

  test('is never a пятак', () => {
    const match = scene({
      hands: [['annihilation.1'], ['nickel.1']],
      tables: [{}, { rockets: { loose: ['rocket.1'] } }],
    }).play('0 play annihilation.1 1 rocket.1');
    expect(answer(match, 1)).toBe('accept');
  });

  test('is given to nobody else, and not in a turn of one’s own', () => {
    const match = fund(bank(1), bank(3));
    expect([0, 2].map((seat) => answer(match, seat))).toEqual([undefined, undefined]);
    expect(answer(scene({ hands: [['fund.1'], []] }), 0)).toBeUndefined();
  });
});
