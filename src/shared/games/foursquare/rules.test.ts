import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkGame, imaginesVary } from '../../core/conformance.ts';
import { replay, type ReplayLine } from '../../core/replay.ts';
import { pickOne, rngOf, shuffle } from '../../core/rng.ts';
import { foursquare } from './index.ts';
import { CARDS, type Card, FLIPS, type OpenView, type Options, type State } from './types.ts';

const { legalMoves, apply, setup, view, skill } = foursquare;

/** A record in short: cards and cells with blanks between them. */
const run = (stock: string, moves: string, options: Partial<Options> = {}): ReplayLine =>
  replay(
    {
      format: 'igroteka-record/1',
      game: 'foursquare',
      options,
      seats: [{ name: 'Ann' }],
      deal: { stock: stock.split(' ') },
      moves: moves
        .split(' ')
        .filter((text) => text !== '')
        .map((text) => (/\d/.test(text) ? `0 place ${text}` : `0 ${text}`)),
    },
    { foursquare },
  );

function played(line: ReplayLine): Extract<ReplayLine, { ok: true }> & { state: OpenView } {
  if (!line.ok) throw new Error(`refused at ${line.ply}: ${line.error}`);
  return { ...line, state: line.state as OpenView };
}

/** Tops row by row: rank, then u or d. */
function topsOf(line: ReplayLine): string {
  const { piles } = played(line).state;
  const rows = [...new Set(piles.map(({ row }) => row))];
  return rows
    .map((row) =>
      piles
        .filter((pile) => pile.row === row)
        .map(({ cards, up }) => `${cards.at(-1)?.slice(0, -1)}${up ? 'u' : 'd'}`)
        .join(' '),
    )
    .join(' · ');
}

const offered = (line: ReplayLine): string[] =>
  (played(line).legal['0'] ?? []).map((text) => text.slice('place '.length));

const WHOLE =
  '8S 6S 2S AS 6H 5S 8H 2H 5H 6D 3S 4S 7S 10S 2D 7H 3H 4H 4D 9S AH 9H 10H AD 3D 5D 7D 8D 9D 10D AC 2C 3C 4C 5C 6C 7C 8C 9C 10C';
const WHOLE_CELLS =
  '0,0 0,-1 0,1 1,-1 -1,-1 2,-1 -1,-2 -1,1 2,-2 0,-2 1,0 -1,0 1,-2 2,-2 1,1 0,-2 2,0 2,1 2,1';
const upTo = (cards: number): [string, string] => [WHOLE, WHOLE_CELLS.split(' ').slice(0, cards).join(' ')];

/** The first cards of the whole game. */
const short = (cards: number) => WHOLE.split(' ').slice(0, cards).join(' ');

describe('statements', () => {
  test('F1: the top card is drawn before its cell is chosen, the stock is hidden', () => {
    const state = setup({ flips: 'others' }, 1, { stock: ['8S', '6H', '2C'] });
    expect(state.drawn).toBe('8S');
    expect(view(state, 0)).toMatchObject({ drawn: '8S', stock: 2 });
    expect(JSON.stringify(view(state, 0))).not.toContain('6H');
  });

  test('F2: the first card goes to 0,0', () => {
    expect(offered(run('8S 6H', ''))).toEqual(['0,0']);
    expect(run('8S 6H', '0,1')).toMatchObject({ ok: false, error: 'illegal' });
  });

  test('F3: a later card goes beside a pile or on top of one, never only diagonally', () => {
    expect(offered(run('8S 6H 2C', '0,0'))).toEqual(['-1,0', '0,-1', '0,0', '0,1', '1,0']);
  });

  test('F4: a pile of four is not offered any more', () => {
    expect(offered(run('8S 6H 2C 9D 7S', '0,0 0,0 0,0'))).toContain('0,0');
    expect(offered(run('8S 6H 2C 9D 7S', '0,0 0,0 0,0 0,0'))).not.toContain('0,0');
  });

  test('F5: the grid grows in any direction as long as it stays within 4×4', () => {
    const left = offered(run('5S 5H 5D 5C 7S', '0,0 0,-1 0,-2 0,-3'));
    expect(left).toContain('1,-3');
    expect(left).not.toContain('0,-4');
    expect(left).not.toContain('0,1');
    const down = offered(run('5S 5H 5D 5C 7S', '0,0 1,0 2,0 -1,0'));
    expect(down).toContain('2,1');
    expect(down).not.toContain('3,0');
    expect(down).not.toContain('-2,0');
  });

  test('F6: a card may cover a face-down top and lies face up', () => {
    expect(topsOf(run('5S 9H 3C 2D', '0,0 0,1'))).toBe('5d 9u');
    expect(topsOf(run('5S 9H 3C 2D', '0,0 0,1 0,0'))).toBe('3u 9d');
  });

  test('F7: face-down tops and buried cards are not compared', () => {
    expect(topsOf(run('5S 9H 7C 2D', '0,0 0,1 0,2'))).toBe('5u 9d 7u');
    expect(topsOf(run('10S 3H 5C 2D', '0,0 0,0 0,1'))).toBe('3d 5u');
  });

  test('F8: strictly highest or lowest turns every other pile of the row', () => {
    expect(topsOf(run('3S 5H 9C 10D 2D', '0,0 0,1 0,1 0,2'))).toBe('3d 9d 10u');
    expect(topsOf(run('3S 5H 9C 2D 10D', '0,0 0,1 0,1 0,2'))).toBe('3d 9d 2u');
    expect(topsOf(run('3S 5H 9C 5D 2D', '0,0 0,1 0,1 0,2'))).toBe('3u 9u 5u');
  });

  test('F9: equal to the highest is not highest', () => {
    expect(topsOf(run('3S 5H 9C 9D 2D', '0,0 0,1 0,1 0,2'))).toBe('3u 9u 9u');
    expect(topsOf(run('3S 5H 9C 3D 2D', '0,0 0,1 0,1 0,2'))).toBe('3u 9u 3u');
  });

  test('F10: over face-down tops any card counts as highest, alone in a line it turns nothing', () => {
    expect(topsOf(run('3S 5H 2C 9D', '0,0 0,1 0,1'))).toBe('3u 2u');
    expect(topsOf(run('5S 2H 9D', '0,0 0,0'))).toBe('2u');
  });

  test('F11: the column is treated like the row', () => {
    expect(topsOf(run('5S 9H 2C', '0,0 1,0'))).toBe('5d · 9u');
    expect(topsOf(run('5S 5H 5D 9C 2C', '0,0 0,1 1,0 1,1'))).toBe('5u 5d · 5d 9u');
  });

  test('F12: only the top turns, the cards below keep their order', () => {
    const { piles } = played(run('5S 6H 9C 2D', '0,0 0,0 0,1')).state;
    expect(piles[0]).toEqual({ row: 0, col: 0, cards: ['5S', '6H'], up: false });
  });

  test('F13: four face-down tops are alive, five lose, and the losing cell is offered', () => {
    const row = '5S 5H 5D 5C';
    const alive = played(run(`${row} 6S 6H 2S`, '0,0 0,1 0,2 1,2 1,3 0,3'));
    expect(alive.state.faceDown).toBe(4);
    expect(alive.outcome).toBeNull();
    const lost = played(run(`${row} 6S 7H 2S`, '0,0 0,1 0,2 1,2 1,3 0,3'));
    expect(lost.outcome).toEqual({ ranks: [2], points: [0], reason: 'face-down' });
  });

  test('F14: sixteen piles all face up win, the score is what is left in the stock', () => {
    expect(played(run(...upTo(18))).outcome).toBeNull();
    expect(played(run(...upTo(19))).outcome).toEqual({ ranks: [1], points: [21], reason: 'complete' });
  });

  test('F15: an empty stock without a win loses, a win with the last card scores 0', () => {
    const cells = WHOLE_CELLS.split(' ');
    expect(played(run(short(19), cells.join(' '))).outcome).toEqual({
      ranks: [1],
      points: [0],
      reason: 'complete',
    });
    expect(played(run(short(18), cells.slice(0, 18).join(' '))).outcome?.reason).toBe('stock');
  });

  test('F16: five face down with the last card is told as face-down', () => {
    expect(played(run('5S 5H 5D 5C 6S 7H', '0,0 0,1 0,2 1,2 1,3 0,3')).outcome?.reason).toBe('face-down');
    expect(played(run('5S 5H 5D 5C 6S 6H', '0,0 0,1 0,2 1,2 1,3 0,3')).outcome?.reason).toBe('stock');
  });

  test('F17: with flips "line" the played card turns with each line that turns', () => {
    expect(topsOf(run('5S 9H 2C', '0,0 0,1', { flips: 'line' }))).toBe('5d 9d');
    expect(topsOf(run('5S 5H 5D 9C 2C', '0,0 0,1 1,0 1,1', { flips: 'line' }))).toBe('5u 5d · 5d 9u');
    expect(topsOf(run('5S 5H 2C', '0,0 0,1', { flips: 'line' }))).toBe('5u 5u');
  });

  test('F18: a loss ranks second with no points', () => {
    expect(played(run('5S', '0,0')).outcome).toEqual({ ranks: [2], points: [0], reason: 'stock' });
  });

  test('F19: a gap does not divide a row', () => {
    expect(topsOf(run('5S 5H 5D 5C 9S 2C', '0,0 1,0 1,1 1,2 0,2'))).toMatch(/^5d 9u/);
  });

  test('F20: after the end nothing is drawn and the stock keeps what was never seen', () => {
    const { state } = played(run('5S 5H 5D 5C 6S 7H 2S 3S', '0,0 0,1 0,2 1,2 1,3 0,3'));
    expect(state).toMatchObject({ drawn: null, stock: ['2S', '3S'], phase: 'over' });
  });

  test('F21: leaving loses at any time before the end and changes nothing but the phase', () => {
    const before = played(run('5S 9H 2C', '0,0'));
    for (const how of ['resign', 'timeout']) {
      const after = played(run('5S 9H 2C', `0,0 ${how}`));
      expect(after.state).toEqual({ ...before.state, phase: 'over' });
      expect(after.outcome).toEqual({ ranks: [2], points: [0], reason: how });
    }
    expect(played(run('5S 9H', 'resign')).outcome?.reason).toBe('resign');
    expect(run('5S', '0,0 resign')).toMatchObject({ ok: false, error: 'over' });
    expect(before.legal['0']?.every((text) => text.startsWith('place '))).toBe(true);
  });
});

describe('facts of the page', () => {
  /** A row of tops as they must lie, and a card played beside them: the tops after it. */
  test.each([
    [5, '3u 9u', '3u 9u'],
    [10, '3u 9u', '3d 9d'],
    [9, '3u 9u', '3u 9u'],
    [3, '3u 9u', '3u 9u'],
    [1, '3u 9d', '3d 9u'],
    [5, '3d 9d', '3u 9u'],
    [4, '4d 6u', '4u 6d'],
    [5, '5u', '5u'],
    [6, '5u', '5d'],
  ])('%i over %s leaves %s', (rank, before, after) => {
    const tops = before.split(' ');
    const piles = tops.map((top, col) => ({
      row: 0,
      col,
      cards: [`${Number.parseInt(top)}S` as Card],
      up: top.endsWith('u'),
    }));
    const drawn: Card = rank === 1 ? 'AH' : (`${rank}H` as Card);
    const state: State = { options: { flips: 'others' }, phase: 'place', piles, drawn, stock: ['AS'] };
    const next = apply(state, 0, { kind: 'place', row: 0, col: tops.length });
    const laid = next.piles
      .slice(0, -1)
      .map(({ cards, up }) => `${Number.parseInt(cards[0] ?? '')}${up ? 'u' : 'd'}`);
    expect(laid.join(' ')).toBe(after);
  });

  test('the designer’s example', () => {
    const stock = '6S 3S 4S 9S 10S 9H 5S AS 4H 10H 2S 6H 7S';
    const cells = '0,0 1,0 0,-1 -1,-1 -1,-1 -1,-2 0,1 0,-1 0,1 1,1 1,1';
    expect(topsOf(run(stock, cells))).toBe('9u 10u · Ad 6u 4u · 3u 2u');
    const down = (cell: string) => played(run(stock, `${cells} ${cell}`)).state.faceDown;
    expect(['1,-1', '-1,-1', '0,-1', '-1,1'].map(down)).toEqual([3, 1, 1, 5]);
    expect(offered(run(stock, cells))).not.toContain('1,-2');
    expect(offered(run(stock, cells))).not.toContain('0,2');
  });

  test('the whole game, move by move', () => {
    const turned = { row: [] as number[], column: [] as number[] };
    const faceDown: number[] = [];
    const cells: number[] = [];
    let state = setup({ flips: 'others' }, 1, { stock: WHOLE.split(' ') as Card[] });
    for (const text of WHOLE_CELLS.split(' ')) {
      const move = foursquare.parseMove(`place ${text}`);
      if (!move) throw new Error(text);
      cells.push(legalMoves(state, 0).length);
      const next = apply(state, 0, move);
      const said = foursquare.narrate(state, 0, move, next, 0);
      for (const line of ['row', 'column'] as const) {
        const told = said.find((one) => one.kind === 'turned' && one.line === line);
        turned[line].push(told?.kind === 'turned' ? told.piles.length : 0);
      }
      faceDown.push(next.piles.filter(({ up }) => !up).length);
      state = next;
    }
    expect(turned.row.join(' ')).toBe('0 1 2 0 0 0 1 2 0 0 1 0 2 1 0 0 2 0 0');
    expect(turned.column.join(' ')).toBe('0 0 0 1 0 0 0 0 1 0 1 2 0 3 0 3 0 3 3');
    expect(faceDown.join(' ')).toBe('0 1 1 0 0 0 1 1 0 0 2 2 0 4 4 2 0 3 0');
    expect(cells.join(' ')).toBe('1 5 8 11 13 15 16 15 15 15 15 15 15 15 15 16 16 16 16');
  });

  test.each(FLIPS)('the column before the row gives the same state (%s)', (flips) => {
    // Played in the mirror that swaps rows and columns, the column of one game is the row of the other.
    assert(
      property(string(), (seed) => {
        const dice = rngOf(seed);
        const stock = shuffle(dice, CARDS);
        let state = setup({ flips }, 1, { stock });
        let mirrored = state;
        while (state.phase === 'place') {
          const move = pickOne(dice, legalMoves(state, 0));
          state = apply(state, 0, move);
          mirrored = apply(mirrored, 0, { kind: 'place', row: move.col, col: move.row });
          const back = mirrored.piles.map((pile) => ({ ...pile, row: pile.col, col: pile.row }));
          expect(back.sort((a, b) => a.row - b.row || a.col - b.col)).toEqual(state.piles);
        }
      }),
      { numRuns: 30, seed: 4 },
    );
  });
});

describe('the contract', () => {
  test('holds in random games with either rule of turning', () => {
    checkGame(foursquare, {
      cases: FLIPS.map((flips) => ({ seats: 1, options: { flips } })),
      matches: 20,
      longest: 40,
    });
  });

  test('the order of the stock is unknown', () => {
    expect(imaginesVary(foursquare, 1, {}, 'any')).toBe(true);
  });

  test('the same view gives the same move, whatever lies in the stock', () => {
    const thought = { iterations: 1, stopped: () => false };
    const stocks = ['a', 'b'].map((seed) => [
      '5S',
      ...shuffle(
        rngOf(seed),
        CARDS.filter((card) => card !== '5S'),
      ),
    ]);
    const [one, other] = stocks.map((stock) => {
      const state = apply(setup({ flips: 'others' }, 1, { stock: stock as Card[] }), 0, {
        kind: 'place',
        row: 0,
        col: 0,
      });
      const same = { ...state, drawn: '7H' } as State;
      return skill.choose?.(view(same, 0), 0, 5, rngOf('dice'), thought);
    });
    expect(one).toEqual(other);
  });

  test.each([
    ['an empty stock', { stock: [] }],
    ['a card twice', { stock: ['5S', '5S'] }],
    ['a jack', { stock: ['JS'] }],
    ['a field too many', { stock: ['5S'], top: 1 }],
  ])('%s is no deal', (_name, deal) => {
    expect(foursquare.parseDeal(deal, { flips: 'others' }, 1)).toEqual({ ok: false, error: 'bad-record' });
  });

  test.each(['place +1,0', 'place -0,0', 'place 1, 0', 'place 01,0', 'place 1,0 ', 'Place 1,0'])(
    '%s is no move',
    (text) => expect(foursquare.parseMove(text)).toBeUndefined(),
  );
});

/** 5 face down, 9 face up in a row, 7 in hand. */
const afterTwo = () => {
  const state = ['5S', '9H'].reduce<State>(
    (before, _card, col) => apply(before, 0, { kind: 'place', row: 0, col }),
    setup({ flips: 'others' }, 1, { stock: ['5S', '9H', '7C', '2D'] }),
  );
  return view(state, 0);
};

describe('words', () => {
  test('what a move would turn is told beforehand', () => {
    expect(foursquare.foresee(afterTwo(), 0, { kind: 'place', row: 0, col: 2 })).toEqual([
      {
        kind: 'would-turn',
        line: 'row',
        piles: [
          { row: 0, col: 0, card: '5S', up: true },
          { row: 0, col: 1, card: '9H', up: false },
        ],
      },
      { kind: 'would-leave', piles: 3, faceDown: 1 },
    ]);
  });

  test('a hint says what it turns and what that costs', () => {
    expect(skill.reason(afterTwo(), 0, { kind: 'place', row: 0, col: 0 })).toEqual([
      {
        kind: 'would-turn',
        line: 'row',
        piles: [{ row: 0, col: 1, card: '9H', up: false }],
      },
      { kind: 'keeps-calm', faceDown: 1 },
    ]);
  });
});
