import { describe, expect, test } from 'vitest';
import type { Seat, Viewer } from '../../core/game.ts';
import { pickOne, rngAt, rngOf, shuffle } from '../../core/rng.ts';
import { imperiya } from './index.ts';
import { basic, copies, isBadRecord, scene } from './scenes.ts';
import type { State } from './types.ts';

/** The same table with other cards where neither this viewer nor the one who moves can see them. */
function twinOf(state: State, viewer: Viewer, mover: Seat, nth: number): State {
  const known = (seat: Seat) => seat === viewer || seat === mover;
  const hidden = shuffle(rngOf(`twin ${nth}`), [
    ...state.hands.flatMap((hand, seat) => (known(seat) ? [] : hand)),
    ...state.deck,
  ]);
  let dealt = 0;
  const take = (count: number) => hidden.slice(dealt, (dealt += count));
  const hands = state.hands.map((hand, seat) => (known(seat) ? hand : take(hand.length).sort()));
  return { ...state, hands, deck: take(state.deck.length) };
}

describe('secrets', () => {
  test('I35: a seat sees its own hand, of others and of the deck the size; the open view names every card', () => {
    const { state, open } = scene({
      hands: [['money-2.1'], ['red-1.1', 'any.1']],
      deck: ['fund.1', 'any.2', 'sky-1.1'],
      pile: ['nickel.1'],
    });
    expect(open).toEqual({
      hands: [
        ['any.2', 'fund.1', 'money-2.1'],
        ['any.1', 'red-1.1'],
      ],
      deck: ['sky-1.1'],
      pile: ['nickel.1'],
      tables: [state.tables[0], state.tables[1]],
      turn: 0,
      playsLeft: 3,
      phase: 'play',
      pending: null,
    });
    expect(imperiya.view(state, 1)).toMatchObject({
      hands: [3, ['any.1', 'red-1.1']],
      deck: 1,
      pile: ['nickel.1'],
    });
    expect(imperiya.view(state, 'spectator')).toMatchObject({ hands: [3, 2], deck: 1 });
  });

  test('I35: a whole match looks and reads the same whatever the hidden cards are', () => {
    const dice = rngOf('I35');
    let { state } = scene('I35', {}, 3);
    for (let ply = 0; ply < 200; ply++) {
      const [mover] = imperiya.toAct(state);
      if (mover === undefined) break;
      const move = pickOne(dice, imperiya.legalMoves(state, mover));
      const after = imperiya.apply(state, mover, move, rngAt('I35', ply));
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const twin = twinOf(state, viewer, mover, ply);
        const twinAfter = imperiya.apply(twin, mover, move, rngAt('I35', ply));
        expect(imperiya.view(twin, viewer)).toEqual(imperiya.view(state, viewer));
        // What this viewer has drawn is no longer hidden from it.
        if (after.turn === viewer && after.deck !== state.deck) continue;
        expect(imperiya.view(twinAfter, viewer)).toEqual(imperiya.view(after, viewer));
        expect(imperiya.narrate(twin, mover, move, twinAfter, viewer)).toEqual(
          imperiya.narrate(state, mover, move, after, viewer),
        );
      }
      state = after;
    }
  });

  test('I35: nobody is told which card was drawn or returned, but the one who holds it', () => {
    const { state } = scene({
      hands: [[...copies('money-1', 6), ...copies('money-2', 2)], []],
      deck: copies('fund', 3),
    }).play('0 end', '0 return fund.1', '0 return fund.2');
    const move = { kind: 'return', card: 'money-1.1' } as const;
    const after = imperiya.apply(state, 0, move);
    const told = (viewer: Viewer) => imperiya.narrate(state, 0, move, after, viewer);
    const drew = { kind: 'drew', seat: 1, count: 2 };
    const cards = ['fund.1', 'fund.3'];
    expect(told(0)).toEqual([
      { kind: 'returned', seat: 0, card: 'money-1.1' },
      { ...drew, cards: [] },
    ]);
    expect(told(1)).toEqual([
      { kind: 'returned', seat: 0, card: null },
      { ...drew, cards },
    ]);
    expect(told('spectator')).toEqual([
      { kind: 'returned', seat: 0, card: null },
      { ...drew, cards: [] },
    ]);
    expect(told('open')).toEqual([
      { kind: 'returned', seat: 0, card: 'money-1.1' },
      { ...drew, cards },
    ]);
  });
});

/** Everybody draws and returns two of three cards for ever. */
const circle = () => {
  let match = scene({
    hands: [
      [...copies('money-1', 6), 'money-2.1'],
      [...copies('money-2', 4, 2), ...copies('money-3', 3)],
    ],
    deck: copies('money-4', 3),
  });
  let lines = 0;
  while (match.acting !== undefined && lines < 1000) {
    const [first = ''] = match.moves().filter((move) => move.startsWith('return money-4'));
    match = match.play(`${match.acting} ${match.open.phase === 'surplus' ? first : 'end'}`);
    lines++;
  }
  return { match, lines };
};

describe('limits, leaving, deals', () => {
  test('I36: a match that is not over after fifty rounds ends as a stalemate', () => {
    const { match, lines } = circle();
    expect(lines).toBe(300);
    expect(match.open).toMatchObject({ phase: 'over', turn: 1 });
    expect(match.outcome).toEqual({ ranks: [1, 1], points: [0, 0], reason: 'stalemate' });
  });

  test('I37: of two seats the other wins at once; resign at any time, timeout only for the one who decides', () => {
    const match = scene({ hands: [[], []], tables: [{}, { rows: { red: basic('red', 3) } }] });
    expect(match.moves()).toEqual(['end']);
    expect(match.play('1 resign').outcome).toEqual({ ranks: [1, 2], points: [0, 1], reason: 'resign' });
    expect(match.refusal('1 timeout')).toBe('not-your-turn');
    expect(match.play('0 timeout').outcome).toEqual({ ranks: [2, 1], points: [0, 1], reason: 'timeout' });
    expect(match.play('0 resign').refusal('1 resign')).toBe('over');
  });

  test('I37: with more seats nothing on the table changes, and nobody leaves twice', () => {
    const match = scene({ hands: [['money-1.1'], [], []] });
    const left = match.play('0 timeout');
    expect(left.open).toEqual(match.open);
    expect(left.refusal('0 resign')).toBe('illegal');
    expect(left.refusal('0 timeout')).toBe('illegal');
    expect(left.play('0 bank money-1.1').front(0).bank).toEqual(['money-1.1']);
  });

  test('I38: when the match is over everything stays where it lies', () => {
    const owing = scene({
      hands: [['fund.1'], ['nickel.1']],
      tables: [{}, { bank: copies('money-1', 3) }],
    }).play('0 play fund.1', '1 pay money-1.1', '0 resign');
    expect(owing.open).toMatchObject({
      phase: 'over',
      pending: null,
      hands: [[], ['nickel.1']],
      pile: ['fund.1'],
    });
    expect(owing.front(0).bank).toEqual(['money-1.1']);
    expect(owing.front(1).bank).toEqual(['money-1.2', 'money-1.3']);
  });

  test.each<[string, unknown, object?]>([
    ['an option that the page does not name', { hands: [[], []] }, { lots: true }],
    ['a value that the page does not name', { hands: [[], []] }, { systems: 5 }],
    ['three decks', { hands: [[], []] }, { decks: 3 }],
    ['hands for three', { hands: [[], [], []] }],
    ['no hands', {}],
    ['tables for one', { hands: [[], []], tables: [{}] }],
    ['an unknown card', { hands: [['red-4.1'], []] }],
    ['a copy of the second deck', { hands: [['red-1.2'], []] }],
    ['an unknown field', { hands: [[], []], top: 'red-1.1' }],
    ['an unknown field of a table', { hands: [[], []], tables: [{ systems: 1 }, {}] }],
    ['a row of an unknown colour', { hands: [[], []], tables: [{ rows: { white: [] } }, {}] }],
    ['a card twice', { hands: [['red-1.1'], []], deck: ['red-1.1'] }],
    ['an object in a bank', { hands: [[], []], tables: [{ bank: ['red-1.1'] }, {}] }],
    ['an object in the pile', { hands: [[], []], pile: ['red-1.1'] }],
    ['money in the pile', { hands: [[], []], pile: ['money-1.1'] }],
    ['money in a row', { hands: [[], []], tables: [{ rows: { red: ['money-1.1'] } }, {}] }],
    ['a row of another colour', { hands: [[], []], tables: [{ rows: { green: ['any-red-yellow.1'] } }, {}] }],
    ['money among rockets', { hands: [[], []], tables: [{ rockets: { loose: ['money-1.1'] } }, {}] }],
    [
      'two rockets on one system',
      {
        hands: [[], []],
        tables: [{ rows: { red: basic('red', 3) }, rockets: { red: copies('rocket', 2) } }, {}],
      },
    ],
    [
      'a seat that has won already',
      { hands: [[], []], tables: [{ rows: { red: basic('red', 3), sky: basic('sky', 3) } }, {}] },
      { systems: 2 },
    ],
  ])('I39: %s is a bad record', (_, deal, options = {}) => {
    expect(isBadRecord(deal, options)).toBe(true);
  });

  test('I39: a deal may be of any size, with empty rows and rocket places', () => {
    expect(
      isBadRecord({
        hands: [[], []],
        tables: [{ rows: { red: [] }, rockets: { red: [], loose: [] } }, { bank: [] }],
      }),
    ).toBe(false);
    expect(isBadRecord({ hands: [['red-1.2'], []] }, { decks: 2 })).toBe(false);
  });
});
