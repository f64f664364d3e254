import { describe, expect, test } from 'vitest';
import { formatMove, parseMove } from './notation.ts';
import { barred, foresee } from './preview.ts';
import { basic, copies, scene, type SceneDeal } from './scenes.ts';
import { imperiya } from './index.ts';

/** What a move of seat 0 would do, in its text. */
const effects = (deal: SceneDeal, text: string, ...lines: string[]) => {
  const { state } = scene(deal).play(...lines);
  const move = parseMove(text);
  if (move === undefined) throw new Error(text);
  return foresee(imperiya.view(state, 0), 0, move);
};

describe('foresee', () => {
  const tables = [
    { rows: { red: basic('red', 2), yellow: ['any-red-yellow.1'] } },
    { bank: ['money-5.1'] },
    { bank: ['money-1.1'] },
  ];
  const hands = [
    ['red-3.1', 'freight-red-yellow.1', 'fund.1', 'spaceport.1', 'hyperjump.1', 'time-machine.1'],
    [],
    [],
  ];

  test('a laid or moved object: systems and freight', () => {
    expect(effects({ hands, tables }, 'lay red-3.1')).toEqual([
      { kind: 'completes', colour: 'red' },
      { kind: 'freight', colour: 'red', was: 3, now: 6 },
    ]);
    expect(effects({ hands, tables }, 'move any-red-yellow.1 red')).toEqual([
      { kind: 'completes', colour: 'red' },
      { kind: 'freight', colour: 'red', was: 3, now: 6 },
      { kind: 'freight', colour: 'yellow', was: 2, now: 0 },
    ]);
  });

  test('the winning system', () => {
    const almost = { rows: { red: basic('red', 2), sky: basic('sky', 3), green: basic('green', 3) } };
    expect(effects({ hands: [['red-3.1'], []], tables: [almost, {}] }, 'lay red-3.1')[0]).toEqual({
      kind: 'wins',
    });
  });

  test('what a debt could bring, each payer no more than they have', () => {
    expect(effects({ hands, tables }, 'play freight-red-yellow.1 red')).toEqual([
      { kind: 'collects', each: 3, payers: 2, most: 4 },
    ]);
    expect(effects({ hands, tables }, 'play fund.1')).toEqual([
      { kind: 'collects', each: 2, payers: 2, most: 3 },
    ]);
  });

  test('cards and plays that would come', () => {
    expect(effects({ hands, tables, deck: copies('sky-1', 1) }, 'play spaceport.1')).toEqual([
      { kind: 'draws', count: 0 },
    ]);
    expect(effects({ hands, tables }, 'play hyperjump.1')).toEqual([{ kind: 'plays-left', count: 5 }]);
    expect(
      effects(
        { hands, tables, deck: copies('money-2', 2), pile: ['nickel.1', 'fund.2', 'fund.3'] },
        'play time-machine.1',
      ),
    ).toEqual([{ kind: 'regains', cards: ['nickel.1', 'fund.2'] }]);
  });

  test('a payment: what is left, what is lost', () => {
    const bill = {
      hands: [[], ['fund.1']],
      tables: [{ bank: ['money-1.1', 'money-5.1'], rows: { red: basic('red', 3) } }, {}],
    };
    const lines = ['0 end', '1 play fund.1'];
    expect(effects(bill, 'pay money-1.1', ...lines)).toEqual([{ kind: 'pays', left: 1, over: 0 }]);
    expect(effects(bill, 'pay money-5.1', ...lines)).toEqual([{ kind: 'pays', left: 0, over: 3 }]);
    expect(effects(bill, 'pay red-1.1', ...lines)).toEqual([
      { kind: 'pays', left: 0, over: 1 },
      { kind: 'breaks', colour: 'red' },
      { kind: 'freight', colour: 'red', was: 6, now: 3 },
    ]);
  });
});

const reasons = (deal: SceneDeal, ...lines: string[]) =>
  barred(imperiya.view(scene(deal).play(...lines).state, 0), 0).map((said) =>
    said.kind === 'barred' ? `${said.card}: ${said.why}` : said.kind,
  );

describe('barred', () => {
  test('why a Контакт card can only be banked', () => {
    expect(
      reasons({
        hands: [
          ['freight.1', 'rocket.1', 'annihilation.1', 'mind-swap.1', 'dictator.1', 'nickel.1', 'fund.1'],
          [],
        ],
      }),
    ).toEqual([
      'annihilation.1: no-rocket',
      'dictator.1: no-loose-object',
      'freight.1: no-freight',
      'mind-swap.1: no-own-object',
      'nickel.1: only-answer',
      'rocket.1: no-system',
    ]);
  });

  test('why a card cannot be used at all now', () => {
    const hands = [[...copies('money-1', 4)], ['fund.1']];
    expect(reasons({ hands }, '0 bank money-1.1', '0 bank money-1.2', '0 bank money-1.3')).toEqual([
      'money-1.4: no-plays',
    ]);
    expect(reasons({ hands: [['money-1.1'], []] }, '0 end')).toEqual(['money-1.1: not-your-turn']);
    const bill = { hands: [['nickel.1', 'red-1.1'], ['fund.1']], tables: [{ bank: ['money-5.1'] }, {}] };
    expect(reasons(bill, '0 end', '1 play fund.1')).toEqual(['red-1.1: only-front']);
  });
});

describe('notation', () => {
  test.each([
    ...[
      'bank money-1.4',
      'lay red-2.1',
      'lay any-pink-orange.2 orange',
      'play fund.1',
      'play freight-red-yellow.1 red',
    ],
    ...['play freight.2 green 3', 'play rocket.2 sky', 'play annihilation.1 2 rocket.4', 'play dictator.1'],
    ...[
      'play mind-swap.1 red-1.1 2 navy-1.1',
      'move any.1 red',
      'attach rocket.1 red',
      'end',
      'pay rocket.2',
      'accept',
    ],
    ...['nickel.3', 'take 15 red-1.1', 'return fund.3'],
  ])('%s is read and written back', (text) => {
    const move = parseMove(text);
    expect(move && formatMove(move)).toBe(text);
  });

  test.each([
    ...[
      '',
      'bank',
      'bank red',
      'bank money-1.13',
      'bank money-1.4 ',
      'bank  money-1.4',
      'lay any.1',
      'lay red-1.1 red',
    ],
    ...[
      'play freight.2 green',
      'play freight-red-yellow.1 red 1',
      'play nickel.1',
      'play fund.1 1',
      'play rocket.2',
    ],
    ...[
      'play annihilation.1 2 red-1.1',
      'play mind-swap.1 red-1.1 2 fund.1',
      'take 01 red-1.1',
      'END',
      'nickel.0',
      'fund.1',
    ],
    ...['move any.1 white', 'attach rocket.1', 'accept 1', 'resign'],
  ])('"%s" is no move', (text) => {
    expect(parseMove(text)).toBeUndefined();
  });
});
