import { describe, expect, test } from 'vitest';
import { checkGame, imaginesVary } from '../../core/conformance.ts';
import { replay, type ReplayLine } from '../../core/replay.ts';
import { rngOf, shuffle } from '../../core/rng.ts';
import { carcassonne } from './index.ts';
import { lying, turned } from './lie.ts';
import {
  COLOURS,
  EDGES,
  type OpenView,
  PICTURES,
  ROTS,
  type Said,
  type State,
  TILES,
  tileOf,
} from './types.ts';

const { setup, apply, legalMoves, parseOptions, parseDeal, skill } = carcassonne;

/** Tiles of the scenes: dead ends, straights, corners by colour, one double corner. */
const X = 'K01';
const STRAIGHT = { red: 'K13', yellow: 'K16', green: 'K19', blue: 'K22' };
const CORNER = { red: 'K05', yellow: 'K07', green: 'K09', blue: 'K11' };
const RED_BLUE = 'K29';

/** A tile and where it goes: [tile, row, col, rot]. */
type Step = readonly [tile: string, row: number, col: number, rot?: number];

/** Plays a scene: the first step is the start tile (wherever it says), the others come from one stack; `extra` tiles stay in it. */
function scene(
  seats: number,
  steps: readonly Step[],
  extra: readonly string[] = [X],
  options = {},
): ReplayLine {
  const [[start, top, left], ...rest] = steps as [Step, ...Step[]];
  const moves = rest.flatMap(([, row, col, rot = 0], nth) => [
    `${nth % seats} flip 1`,
    `${nth % seats} place ${row - top},${col - left} ${rot}`,
  ]);
  return record(seats, { start, stacks: [[...rest.map(([tile]) => tile), ...extra]] }, moves, options);
}

const record = (seats: number, deal: object, moves: readonly string[], options = {}): ReplayLine =>
  replay(
    {
      format: 'igroteka-record/1',
      game: 'carcassonne',
      options,
      seats: Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}` })),
      deal,
      moves,
    },
    { carcassonne },
  );

function played(line: ReplayLine): Extract<ReplayLine, { ok: true }> & { state: OpenView } {
  if (!line.ok) throw new Error(`refused at ${line.ply}: ${line.error}`);
  return { ...line, state: line.state as OpenView };
}

const leftOf = (line: ReplayLine) => played(line).state.left;

/** A row of tiles: a dead end, straights of these colours, a dead end that closes the road. */
const street = (...colours: readonly (keyof typeof STRAIGHT)[]): Step[] => [
  [X, 0, 0],
  ...colours.map((colour, nth): Step => [STRAIGHT[colour], 0, nth + 1, 1]),
  [X, 0, colours.length + 1],
];

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

const kinds = (kind: string) => TILES.filter((tile) => tile.kind === kind).length;

describe('parts', () => {
  test('36 tiles: every edge a road, 44 children, 11 a colour, kinds as on the page', () => {
    expect(['crossroads-dead-ends', 'corner', 'straight', 'double-corner'].map(kinds)).toEqual([
      4, 8, 12, 12,
    ]);
    const children = TILES.flatMap(({ links }) => links.map(({ child }) => child));
    for (const colour of COLOURS) expect(children.filter((child) => child === colour)).toHaveLength(11);
    expect(children).toHaveLength(44);
    for (const { links, ends } of TILES) {
      const edges = [...links.flatMap(({ a, b }) => [a, b]), ...Object.keys(ends)];
      expect(edges.toSorted()).toEqual(EDGES.toSorted());
      for (const picture of Object.values(ends)) expect(PICTURES).toContain(picture);
    }
  });

  test('turning maps N to E to S to W to N', () => {
    expect(EDGES.map((edge) => turned(edge, 1))).toEqual(['E', 'S', 'W', 'N']);
  });

  test('picture and road turn together: each edge still ends or leads on as on the unturned tile', () => {
    for (const { id, ends } of TILES) {
      for (const rot of ROTS) {
        for (const edge of EDGES) {
          const isEnd = lying({ tile: id, rot }).linkAt[turned(edge, rot)] === null;
          expect(isEnd).toBe(ends[edge] !== undefined);
        }
      }
    }
  });
});

const mayStartAt = (cell: string) =>
  record(2, { start: X, stacks: [[X]] }, ['0 flip 1', `0 place ${cell} 0`]).ok;

describe('statements', () => {
  test('C1: two to four players with different colours and eight figures each', () => {
    expect(leftOf(record(3, { start: X, stacks: [[X]] }, []))).toEqual([8, 8, 8]);
    expect(parseOptions({}, 3)).toEqual({ ok: true, value: { colours: ['red', 'yellow', 'green'] } });
    expect(parseOptions({ colours: ['red', 'red'] }, 2).ok).toBe(false);
    expect(parseOptions({ colours: ['red'] }, 2).ok).toBe(false);
    expect(record(1, { start: X, stacks: [[X]] }, []).ok).toBe(false);
  });

  test('C2: the start tile lies at 0,0 unturned and without figures', () => {
    const { state } = played(record(2, { start: RED_BLUE, stacks: [[X]] }, []));
    expect(state.map).toEqual([{ row: 0, col: 0, tile: RED_BLUE, rot: 0, figures: [] }]);
  });

  test('C3: seat 0 begins and turns pass in seat order', () => {
    const acting = [0, 1, 2, 3].map(
      (tiles) => played(scene(3, street('red', 'red', 'red').slice(0, tiles + 1))).toAct,
    );
    expect(acting).toEqual([[0], [1], [2], [0]]);
  });

  test('C4: a turn is a flip of any stack that is not empty, then a placement', () => {
    const deal = { start: X, stacks: [[X], ['K13', 'K07'], [], ['K11']] };
    expect(played(record(2, deal, [])).legal).toEqual({ 0: ['flip 1', 'flip 2', 'flip 4'] });
    expect(played(record(2, deal, ['0 flip 2'])).state).toMatchObject({
      flipped: 'K13',
      stacks: [[X], ['K07'], [], ['K11']],
    });
    expect(record(2, deal, ['0 place 0,1 0'])).toMatchObject({ ok: false, error: 'illegal' });
  });

  test('C5: a tile must touch a side of the map on a free cell', () => {
    expect(['0,1', '-1,0', '1,1', '0,0', '0,2'].map(mayStartAt)).toEqual([true, true, false, false, false]);
  });

  test('C6: all four turns are offered at every free cell that touches the map, holes too', () => {
    const ring: Step[] = [
      [X, 0, 0],
      [X, 0, 1],
      [X, 0, 2],
      [X, 1, 2],
      [X, 2, 2],
      [X, 2, 1],
      [X, 2, 0],
      [X, 1, 0],
    ];
    const after = played(
      record(2, { start: X, stacks: [times(8, X)] }, [
        ...ring
          .slice(1)
          .flatMap(([, row, col], nth) => [`${nth % 2} flip 1`, `${nth % 2} place ${row},${col} 0`]),
        '1 flip 1',
      ]),
    );
    expect(after.legal['1']).toEqual(expect.arrayContaining(ROTS.map((rot) => `place 1,1 ${rot}`)));
    expect(after.legal['1']).toHaveLength(13 * ROTS.length);
  });

  test('C7: a road is closed when no edge of it faces an empty cell', () => {
    expect(leftOf(scene(2, street('red').slice(0, 2)))).toEqual([8, 8]);
    expect(leftOf(scene(2, street('red')))).toEqual([7, 8]);
  });

  test('C7: a loop is closed', () => {
    const loop: Step[] = [
      [CORNER.blue, 1, 0],
      [CORNER.red, 0, 0, 1],
      [CORNER.yellow, 0, 1, 2],
      [CORNER.green, 1, 1, 3],
    ];
    expect(leftOf(scene(4, loop.slice(0, 3)))).toEqual([8, 8, 8, 8]);
    expect(leftOf(scene(4, loop))).toEqual([7, 7, 7, 7]);
  });

  test('C8: every child of a closed road gets its figure, whoever laid the tile', () => {
    expect(leftOf(scene(2, street('red', 'red', 'yellow')))).toEqual([6, 7]);
  });

  test('C9: colours that nobody plays get nothing, and nothing is asked', () => {
    const after = played(scene(2, street('green', 'yellow', 'blue')));
    expect(after.state.left).toEqual([8, 7]);
    expect(after.legal).toEqual({ 0: ['flip 1'] });
    expect(leftOf(scene(2, street('green', 'yellow'), [X], { colours: ['green', 'blue'] }))).toEqual([7, 8]);
  });

  test('C10: a road through both links of a tile puts figures on both', () => {
    const after = played(scene(4, BOTH_LINKS));
    expect(after.state.map.find(({ tile }) => tile === RED_BLUE)?.figures).toEqual([
      { link: 0, seat: 0 },
      { link: 1, seat: 3 },
    ]);
  });

  test('C10: a closed road is never paid twice', () => {
    expect(leftOf(scene(2, [...street('red'), [X, 1, 1], [X, -1, 1]]))).toEqual([7, 8]);
  });

  test('C11: with fewer figures than children the first of the map are served', () => {
    const after = played(scene(2, street(...times(9, 'red' as const))));
    const served = after.state.map.filter(({ figures }) => figures.length > 0).map(({ col }) => col);
    expect(served).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('C12: the eighth figure wins at once, also in another player’s turn', () => {
    const own = played(scene(2, street(...times(8, 'red' as const)), [X, X]));
    expect(own.outcome).toEqual({ ranks: [1, 2], points: [8, 0], reason: 'all-placed' });
    const others = played(scene(2, street(...times(8, 'yellow' as const)), [X, X]));
    expect(others.outcome).toEqual({ ranks: [2, 1], points: [0, 8], reason: 'all-placed' });
    expect(others.state.phase).toBe('over');
  });

  test('C13: two who reach zero on the same tile share the first place', () => {
    const after = played(scene(3, street(...times(8, 'red' as const), ...times(8, 'yellow' as const))));
    expect(after.outcome?.ranks).toEqual([1, 1, 3]);
  });

  test('C14: when the tiles run out the fewest figures left win, equal ones draw', () => {
    expect(played(scene(3, street('red', 'green'), [])).outcome).toEqual({
      ranks: [1, 3, 1],
      points: [1, 0, 1],
      reason: 'tiles',
    });
  });

  test('C15: the last tile of all may still bring someone to zero', () => {
    expect(played(scene(2, street(...times(8, 'red' as const)), [])).outcome?.reason).toBe('all-placed');
  });

  test('C16: a rank is one more than the number of seats ahead', () => {
    const after = played(scene(4, street(...times(8, 'red' as const), 'blue')));
    expect(after.outcome?.ranks).toEqual([1, 3, 3, 2]);
  });

  test('C17: no passing, no second flip; stacks keep their numbers', () => {
    const deal = { start: X, stacks: [[X], [X], [X]] };
    expect(record(2, deal, ['0 flip 1', '0 flip 2'])).toMatchObject({ ok: false, error: 'illegal' });
    expect(played(record(2, deal, ['0 flip 1', '0 place 0,1 0'])).legal).toEqual({ 1: ['flip 2', 'flip 3'] });
  });

  test('C18: between two, leaving ends the match for the other; among three the chair plays on', () => {
    const deal = { start: X, stacks: [[X, X, X]] };
    expect(played(record(2, deal, ['1 resign'])).outcome).toEqual({
      ranks: [1, 2],
      points: [0, 0],
      reason: 'resign',
    });
    expect(record(2, deal, ['1 timeout'])).toMatchObject({ ok: false, error: 'not-your-turn' });
    expect(played(record(3, deal, ['1 resign', '0 flip 1'])).toAct).toEqual([0]);
    expect(record(3, deal, ['1 resign', '1 resign'])).toMatchObject({ ok: false, error: 'illegal' });
  });
});

/** Scene 4. */
const BOTH_LINKS: readonly Step[] = [
  [RED_BLUE, 1, 1],
  [CORNER.yellow, 1, 2, 2],
  [CORNER.green, 2, 2, 3],
  [CORNER.yellow, 2, 1],
  [X, 1, 0],
  [X, 0, 1],
];

describe('scenes of the page', () => {
  test('1: the road between two dead ends closes with nobody on it', () => {
    expect(
      leftOf(
        scene(4, [
          [X, 0, 0],
          [X, 0, 1],
        ]),
      ),
    ).toEqual([8, 8, 8, 8]);
  });

  test('2: the third tile places red', () => expect(leftOf(scene(4, street('red')))).toEqual([7, 8, 8, 8]));

  test('4: blue, green, red and two yellow on one road', () =>
    expect(leftOf(scene(4, BOTH_LINKS))).toEqual([7, 6, 7, 7]));

  test('5: two colours on one road', () =>
    expect(leftOf(scene(4, street('red', 'yellow')))).toEqual([7, 7, 8, 8]));

  test('6: filling a hole closes four roads at once', () => {
    const hole: Step[] = [
      [STRAIGHT.red, 0, 1],
      [X, -1, 1],
      [X, 0, 0],
      [STRAIGHT.blue, 1, 0, 1],
      [X, 1, -1],
      [X, 2, 0],
      [STRAIGHT.green, 2, 1],
      [X, 3, 1],
      [X, 2, 2],
      [STRAIGHT.yellow, 1, 2, 1],
      [X, 1, 3],
      [X, 0, 2],
    ];
    expect(leftOf(scene(4, hole))).toEqual([8, 8, 8, 8]);
    expect(leftOf(scene(4, [...hole, [X, 1, 1]]))).toEqual([7, 7, 7, 7]);
  });
});

describe('the contract', () => {
  test('holds in random matches of two, three and four', () => {
    checkGame(carcassonne, {
      cases: [2, 3, 4].map((seats) => ({ seats, options: {} })),
      matches: 3,
      longest: 70,
    });
  });

  test('what lies in the stacks is unknown', () => {
    expect(imaginesVary(carcassonne, 2, {}, 'any')).toBe(true);
  });

  test('an imagined world fits a deal with repeated tiles', () => {
    const state = setup({ colours: ['red', 'yellow'] }, 2, { start: X, stacks: [times(50, X)] });
    const seen = carcassonne.view(state, 0);
    expect(carcassonne.view(carcassonne.imagine(seen, 0, rngOf('dice')), 0)).toEqual(seen);
  });

  test('a seeded deal is a start tile and stacks of 9, 9, 9 and 8', () => {
    const { start, stacks } = carcassonne.deal({ colours: ['red', 'yellow'] }, 2, rngOf('deal'));
    expect(stacks.map((stack) => stack.length)).toEqual([9, 9, 9, 8]);
    expect([start, ...stacks.flat()].toSorted()).toEqual(TILES.map(({ id }) => id));
  });

  test.each([
    ['a tile that is not in the list', { start: X, stacks: [['K37']] }],
    ['five stacks', { start: X, stacks: times(5, [X]) }],
    ['no tile to lay', { start: X, stacks: [[], []] }],
    ['no start', { stacks: [[X]] }],
    ['a field too many', { start: X, stacks: [[X]], rot: 1 }],
  ])('%s is no deal', (_name, deal) => {
    expect(parseDeal(deal, { colours: ['red', 'yellow'] }, 2).ok).toBe(false);
  });

  test.each([
    'flip 0',
    'flip 5',
    'flip 1 ',
    'place 0,1',
    'place 0,1 4',
    'place +1,0 0',
    'place -0,1 0',
    'place 0, 1 0',
  ])('%s is no move', (text) => expect(carcassonne.parseMove(text)).toBeUndefined());

  test('the same view gives the same move, whatever lies in the stacks', () => {
    const thought = { iterations: 1, stopped: () => false };
    const moves = ['a', 'b'].map((seed) => {
      const tiles = shuffle(
        rngOf(seed),
        TILES.map(({ id }) => id).filter((id) => id !== X && id !== 'K25'),
      );
      const deal = { start: X, stacks: [['K25', ...tiles]] };
      const state = apply(setup({ colours: ['red', 'yellow'] }, 2, deal), 0, { kind: 'flip', stack: 1 });
      return skill.choose?.(carcassonne.view(state, 0), 0, 5, rngOf('dice'), thought);
    });
    expect(moves[0]).toEqual(moves[1]);
  });
});

/** A dead end and a red straight; seat 0 holds the dead end that closes the road. */
const waiting = (): State => {
  let state = setup({ colours: ['red', 'yellow'] }, 2, { start: X, stacks: [[STRAIGHT.red, X, X]] });
  state = apply(state, 0, { kind: 'flip', stack: 1 });
  state = apply(state, 0, { kind: 'place', row: 0, col: 1, rot: 1 });
  return apply(state, 1, { kind: 'flip', stack: 1 });
};

describe('words', () => {
  const closing = { kind: 'place', row: 0, col: 2, rot: 0 } as const;
  const road = [
    { row: 0, col: 2, end: 'W' },
    { row: 0, col: 1, link: 0 },
    { row: 0, col: 0, end: 'E' },
  ];
  const figures = [{ row: 0, col: 1, link: 0, seat: 0, colour: 'red' }];

  test('roads that a placement would close are told beforehand, and told again when it did', () => {
    const state = waiting();
    expect(carcassonne.foresee(carcassonne.view(state, 1), 1, closing)).toEqual([
      { kind: 'would-close', roads: [road], figures },
    ]);
    const after = apply(state, 1, closing);
    const said: readonly Said[] = carcassonne.narrate(state, 1, closing, after, 0);
    expect(said.at(-1)).toEqual({ kind: 'closed', roads: [road], figures });
  });

  test('a hint says whom a placement brings figures', () => {
    expect(skill.reason(carcassonne.view(waiting(), 1), 1, closing)).toEqual([
      { kind: 'brings', own: 0, others: 1 },
    ]);
  });

  test('every legal placement is foreseen as it comes', () => {
    const state = waiting();
    for (const move of legalMoves(state, 1)) {
      const after = apply(state, 1, move);
      const foreseen = carcassonne.foresee(carcassonne.view(state, 1), 1, move);
      expect(foreseen.some(({ kind }) => kind === 'would-close')).toBe(after.closed.length > 0);
    }
  });

  test('links of a tile are named by their place, whatever the rotation', () => {
    expect(tileOf(RED_BLUE).links.map(({ child }) => child)).toEqual(['red', 'blue']);
    expect(lying({ tile: RED_BLUE, rot: 2 }).links.map(({ child }) => child)).toEqual(['red', 'blue']);
  });
});
