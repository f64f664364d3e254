import { describe, expect, test } from 'vitest';
import { checkGame } from '../../core/conformance.ts';
import type { Viewer } from '../../core/game.ts';
import { outcomeOf, type Match } from '../../core/match.ts';
import { project } from '../../core/project.ts';
import { parseDiagram } from './diagram.ts';
import { quarto } from './index.ts';
import { linesOf } from './rows.ts';
import { lay, scene } from './scenes.ts';
import { ATTRIBUTES, CELLS, DEFAULTS, type OpenView, PIECES } from './types.ts';

const AUTO = { claims: 'auto' };
const WITH_SQUARES = { claims: 'auto', squares: true };

/** The first three pieces of the page's scenes, and the fourth with which seat 0 makes row 1 light and flat. */
const THREE = lay('lrsf a1', 'lssf b1', 'lrtf c1');
const ROW = lay('lrsf a1', 'lssf b1', 'lrtf c1', 'lstf d1');
/** Four pieces that share nothing. */
const NO_ROW = lay('lrsf a1', 'drsf b1', 'lssf c1', 'lrth d1');

/** Four dark, hollow pieces on these cells. */
const dark = (cells: string) => {
  const pieces = ['drsh', 'dssh', 'drth', 'dsth'];
  return lay(...cells.split(' ').map((cell, nth) => `${pieces[nth]} ${cell}`));
};

const refusesOptions = (options: unknown) => !quarto.parseOptions(options, 2).ok;

const FIFTEEN_ON_A_DRAWN_BOARD = lay(
  ...['drsf a1', 'lrsf b1', 'drth c1', 'dssf d1', 'dstf a2', 'lssf b2', 'drsh c2', 'lssh d2'],
  ...['dssh a3', 'drtf b3', 'lrtf c3', 'lsth d3', 'lrth a4', 'dsth b4', 'lstf c4'],
);
const DRAWN_BOARD = [...FIFTEEN_ON_A_DRAWN_BOARD, '1 give lrsh', '0 place d4'];
/** The sixteenth piece makes row 4 dark. */
const WON_BOARD = lay(
  ...['lstf a1', 'lrsh b1', 'dstf c1', 'drsh d1', 'lrsf a2', 'lrtf b2', 'lssf c2', 'drth d2'],
  ...['lrth a3', 'drtf b3', 'lsth c3', 'lssh d3', 'dsth a4', 'dssh b4', 'drsf c4', 'dssf d4'],
);

const openView = (match: Match) => project(match, 'open').view as OpenView;
const winOf = (match: Match) => openView(match).win;
const won = (seat: number) => ({
  ranks: seat === 0 ? [1, 2] : [2, 1],
  points: seat === 0 ? [1, 0] : [0, 1],
  reason: 'quarto',
});
const DRAW = { ranks: [1, 1], points: [0.5, 0.5], reason: 'draw' };

describe('statements', () => {
  test('Q1: every combination of the four attributes is a piece, once; the board starts empty', () => {
    expect(new Set(PIECES).size).toBe(16);
    for (const piece of PIECES) expect(piece).toMatch(/^[ld][rs][ts][hf]$/);
    const view = openView(scene().match);
    expect(view.board).toEqual(Array(16).fill(null));
    expect(view.pool).toEqual(PIECES);
  });

  test('Q2: seat 0 gives any of the sixteen pieces and places nothing', () => {
    expect(scene().moves()).toEqual(PIECES.map((piece) => `give ${piece}`).sort());
    expect(scene().refusal('1 give lrsf')).toBe('not-your-turn');
    expect(scene().play('0 give lrsf').refusal('0 place a1')).toBe('not-your-turn');
  });

  test('Q3: the receiver places on any free cell, then gives one of the pieces left', () => {
    const received = scene().play('0 give dsth');
    expect(received.moves()).toEqual(CELLS.map((cell) => `place ${cell}`).sort());
    const placed = received.play('1 place c3');
    expect(openView(placed.match)).toMatchObject({ phase: 'give', held: null, last: 'c3' });
    expect(placed.moves()).toHaveLength(15);
    expect(placed.play('1 give lrsf').moves()).not.toContain('place c3');
  });

  test('Q4: no refusing, no occupied cell, no piece on the board or in hand', () => {
    const received = scene().play(...lay('dsth a1'), '1 give lrsf');
    expect(received.refusal('0 give lrtf')).toBe('illegal');
    expect(received.refusal('0 place a1')).toBe('illegal');
    expect(received.play('0 place b1').refusal('0 give dsth')).toBe('illegal');
    expect(received.play('0 place b1').refusal('0 give lrsf')).toBe('illegal');
  });

  test('Q5: each of the ten lines makes a row, with a shared zero as well as with a shared one', () => {
    for (const line of linesOf({ squares: false })) {
      for (const [pieces, shared] of [
        [['lrsf', 'lssh', 'lrth', 'lstf'], ['light']],
        [['drsf', 'dssh', 'drth', 'dstf'], ['dark']],
        [['lrsf', 'drth', 'lrsh', 'drtf'], ['round']],
        [['lstf', 'drth', 'lrtf', 'dsth'], ['tall']],
        [['lssf', 'drsh', 'lrsf', 'dssh'], ['short']],
        [['lrsf', 'dstf', 'lssf', 'drtf'], ['flat']],
      ] as const) {
        const cells = line.map((index) => CELLS[index]);
        const { match } = scene(AUTO).play(...lay(...pieces.map((piece, nth) => `${piece} ${cells[nth]}`)));
        expect(winOf(match)).toEqual([{ cells, shared }]);
      }
    }
  });

  test('Q6: several values or several rows with one piece are one win, whoever placed the others', () => {
    const { match } = scene(AUTO).play(
      ...lay('lrsf b1', 'lsth c1', 'lrtf d1', 'lrsh a2', 'dsth a3', 'drsh a4', 'lrth a1'),
    );
    expect(winOf(match)).toEqual([
      { cells: ['a1', 'b1', 'c1', 'd1'], shared: ['light'] },
      { cells: ['a1', 'a2', 'a3', 'a4'], shared: ['hollow'] },
    ]);
    expect(outcomeOf(match)).toEqual(won(1));
  });

  test('Q7: an unfinished row never counts', () => {
    const played = scene().play(...THREE, ...['1 give lstf', '0 place a2', '0 quarto']);
    expect(outcomeOf(played.match)).toBeNull();
    expect(openView(played.match).spoken).toEqual([0]);
  });

  test('Q8: the placer may speak from placing until giving', () => {
    const placed = scene().play(...ROW);
    expect(placed.refusal('1 quarto')).toBe('not-your-turn');
    expect(outcomeOf(placed.play('0 quarto').match)).toEqual(won(0));
  });

  test('Q9: if the placer did not, the opponent may speak before placing', () => {
    const given = scene().play(...ROW, '0 give drsf');
    expect(given.refusal('0 quarto')).toBe('not-your-turn');
    expect(outcomeOf(given.play('1 quarto').match)).toEqual(won(1));
  });

  test('Q10: if neither did, the row is dead, and a later row across it has its own turn', () => {
    const dead = scene().play(...ROW, '0 give drsf', '1 place a2');
    expect(outcomeOf(dead.play('1 quarto').match)).toBeNull();
    expect(outcomeOf(dead.play('1 give lrsh', '0 quarto').match)).toBeNull();
    const crossed = dead.play('1 give lrsh', '0 place a3', '0 give drsh', '1 place a4');
    expect(winOf(crossed.play('1 quarto').match)).toEqual([
      { cells: ['a1', 'a2', 'a3', 'a4'], shared: ['round', 'short'] },
    ]);
  });

  test('Q11: the word is there with four pieces on the board, row or not, to the placer and to the receiver', () => {
    const three = scene().play(...THREE);
    expect(three.moves()).not.toContain('quarto');
    expect(three.play('1 give lstf').moves()).not.toContain('quarto');
    for (const moves of [ROW, NO_ROW]) {
      expect(
        scene()
          .play(...moves)
          .moves(),
      ).toContain('quarto');
      expect(
        scene()
          .play(...moves, '0 give drth')
          .moves(),
      ).toContain('quarto');
    }
  });

  test('Q11: a false word costs the word for this piece and for the next one, and no longer', () => {
    const spent = scene().play(...NO_ROW, '0 quarto');
    expect(openView(spent.match)).toMatchObject({ spoken: [0], muted: [0] });
    const next = spent.play('0 give dsth', '1 place a2');
    expect(openView(next.match)).toMatchObject({ spoken: [0], muted: [] });
    const received = next.play('1 give lsth');
    expect(received.moves()).not.toContain('quarto');
    expect(received.play('0 place b2').moves()).toContain('quarto');
  });

  test('Q11: a false word is announced to everybody', () => {
    const before = scene().play(...NO_ROW);
    const after = before.play('0 quarto');
    for (const viewer of [0, 1, 'spectator', 'open'] satisfies Viewer[]) {
      expect(quarto.narrate(before.state, 0, { kind: 'quarto' }, after.state, viewer)).toEqual([
        { kind: 'false-call', seat: 0, muted: true },
      ]);
    }
  });

  test('Q12: after the sixteenth piece its placer is asked, then the opponent; quiet by both is a draw', () => {
    const last = scene().play(...DRAWN_BOARD);
    expect(openView(last.match).phase).toBe('last');
    expect(last.moves()).toEqual(['quarto', 'quiet']);
    const asked = last.play('0 quiet');
    expect(asked.refusal('0 quiet')).toBe('not-your-turn');
    expect(asked.moves()).toEqual(['quarto', 'quiet']);
    expect(outcomeOf(asked.play('1 quiet').match)).toEqual(DRAW);
  });

  test('Q12: a false word in the last phase counts as quiet', () => {
    const asked = scene().play(...DRAWN_BOARD, '0 quarto');
    expect(openView(asked.match)).toMatchObject({ phase: 'last', spoken: [0], muted: [] });
    expect(outcomeOf(asked.play('1 quarto').match)).toEqual(DRAW);
  });

  test('Q12: in the last phase both have their word again', () => {
    const spent = scene().play(...FIFTEEN_ON_A_DRAWN_BOARD, '1 quarto', '1 give lrsh', '0 quarto');
    expect(openView(spent.match)).toMatchObject({ spoken: [0, 1], muted: [0, 1] });
    const last = spent.play('0 place d4');
    expect(openView(last.match)).toMatchObject({ phase: 'last', spoken: [], muted: [] });
    expect(last.play('0 quiet').moves()).toContain('quarto');
  });

  test('Q13: with auto claims the placer wins at once and there is no word', () => {
    expect(outcomeOf(scene(AUTO).play(...ROW).match)).toEqual(won(0));
    const none = scene(AUTO).play(...NO_ROW);
    expect(none.moves()).not.toContain('quarto');
    expect(none.refusal('0 quarto')).toBe('illegal');
    expect(none.refusal('0 quiet')).toBe('illegal');
  });

  test('Q14: sixteen placed and no row is a draw', () => {
    expect(outcomeOf(scene(AUTO).play(...DRAWN_BOARD).match)).toEqual(DRAW);
    const unsaid = scene().play(...WON_BOARD, '0 quiet', '1 quiet').match;
    expect(outcomeOf(unsaid)).toEqual(DRAW);
    expect(winOf(unsaid)).toBeNull();
  });

  test('Q15: only counting attributes make a row and are named; pieces keep their looks', () => {
    expect(outcomeOf(scene({ ...AUTO, attributes: ['height'] }).play(...ROW).match)).toBeNull();
    const { match } = scene({ ...AUTO, attributes: ['top', 'shape'] }).play(...ROW);
    expect(winOf(match)).toEqual([{ cells: ['a1', 'b1', 'c1', 'd1'], shared: ['flat'] }]);
    expect(openView(match).board.slice(0, 4)).toEqual(['lrsf', 'lssf', 'lrtf', 'lstf']);
  });

  test('Q16: the nine blocks of 2×2 count with squares, larger and wrapped ones never', () => {
    const blocks = linesOf({ squares: true }).slice(10);
    expect(blocks).toHaveLength(9);
    const pieces = ['lrsf', 'lssf', 'lrtf', 'lstf'] as const;
    for (const block of blocks) {
      const cells = block.map((index) => CELLS[index]);
      const moves = lay(...pieces.map((piece, nth) => `${piece} ${cells[nth]}`));
      expect(winOf(scene(WITH_SQUARES).play(...moves).match)).toEqual([{ cells, shared: ['light', 'flat'] }]);
      expect(outcomeOf(scene(AUTO).play(...moves).match)).toBeNull();
    }
    for (const corners of ['a1 c1 a3 c3', 'a1 d1 a4 d4', 'a1 d1 a2 d2', 'a1 b1 a4 b4']) {
      const cells = corners.split(' ');
      const moves = lay(...pieces.map((piece, nth) => `${piece} ${cells[nth]}`));
      expect(outcomeOf(scene(WITH_SQUARES).play(...moves).match)).toBeNull();
    }
  });

  test('Q17: attributes and squares combine', () => {
    const block = lay('lrsf b2', 'lssh c2', 'lrth b3', 'lstf c3');
    expect(outcomeOf(scene({ ...WITH_SQUARES, attributes: ['colour'] }).play(...block).match)).toEqual(
      won(0),
    );
    expect(outcomeOf(scene({ ...WITH_SQUARES, attributes: ['top'] }).play(...block).match)).toBeNull();
  });

  test('Q18: the winner has rank 1 and a point, the reason is a word of the page', () => {
    const begun = scene().play('0 give lrsf');
    expect(outcomeOf(begun.play('0 resign').match)).toEqual({ ...won(1), reason: 'resign' });
    expect(outcomeOf(begun.play('1 timeout').match)).toEqual({ ...won(0), reason: 'timeout' });
    expect(outcomeOf(scene().play(...ROW, '0 quarto').match)?.reason).toBe('quarto');
    expect(outcomeOf(scene(AUTO).play(...DRAWN_BOARD).match)?.reason).toBe('draw');
  });

  test('Q19: exactly one seat is to act: with n pieces on the board seat n mod 2 gives, the other places', () => {
    let played = scene();
    for (const [nth, line] of DRAWN_BOARD.entries()) {
      const placed = Math.floor(nth / 2);
      expect(quarto.toAct(played.state)).toEqual([nth % 2 === 0 ? placed % 2 : 1 - (placed % 2)]);
      played = played.play(line);
    }
    expect(quarto.toAct(played.state)).toEqual([0]);
    expect(quarto.toAct(played.play('0 quiet').state)).toEqual([1]);
  });

  test('Q20: after a false word the same seat has the same moves but the word, the other keeps its own', () => {
    const before = scene().play(...NO_ROW);
    const after = before.play('0 quarto');
    expect(after.moves()).toEqual(before.moves().filter((move) => move !== 'quarto'));
    expect(after.refusal('0 quarto')).toBe('illegal');
    expect(after.play('0 give drth').moves()).toContain('quarto');
  });

  test('Q21: moves, view and log are the same with and without an unclaimed row', () => {
    // The same four pieces; only in the second match do they make a row.
    const quiet = scene().play(...lay('lstf a2', 'lssf b1', 'lrtf c1'), '1 give lrsf', '0 place d1');
    const loud = scene().play(...lay('lrsf a1', 'lssf b1', 'lrtf c1'), '1 give lstf', '0 place d1');
    const told = ({ state, moves }: typeof quiet) => ({
      fields: Object.keys(quarto.view(state, 1)),
      moves: moves().filter((text) => text === 'quarto'),
      silent: quarto.barred(quarto.view(state, 0), 0),
      said: quarto.narrate(state, 0, { kind: 'give', piece: 'dsth' }, state, 'open'),
    });
    expect(told(loud)).toEqual(told(quiet));
    expect(winOf(loud.match)).toBeNull();
    const view = quarto.view(loud.state, 0);
    expect(quarto.foresee(view, 0, { kind: 'quarto' })).toEqual([{ kind: 'stakes-word', muted: true }]);
    expect(openView(scene().play(...WON_BOARD).match)).toMatchObject({ phase: 'last', win: null });
  });

  test('Q21: neither a placing that makes a row nor a gift that leaves one is told', () => {
    const before = scene().play(...THREE, '1 give lstf');
    const placed = before.play('0 place d1');
    expect(quarto.narrate(before.state, 0, { kind: 'place', cell: 'd1' }, placed.state, 1)).toEqual([
      { kind: 'placed', seat: 0, piece: 'lstf', cell: 'd1' },
    ]);
    const view = quarto.view(before.state, 0);
    expect(quarto.foresee(view, 0, { kind: 'place', cell: 'd1' })).toEqual(
      quarto.foresee(view, 0, { kind: 'place', cell: 'd2' }),
    );
  });

  test('Q22: one word names all rows that the last piece completed, older ones not', () => {
    const { match } = scene({ squares: true }).play(
      ...lay('lrsf b1', 'lsth c1', 'lrtf d1', 'lrsh a2', 'lssh b2', 'dsth a3', 'drsh a4', 'lrth a1'),
      '0 quarto',
    );
    expect(winOf(match)).toEqual([
      { cells: ['a1', 'b1', 'c1', 'd1'], shared: ['light'] },
      { cells: ['a1', 'a2', 'a3', 'a4'], shared: ['hollow'] },
      { cells: ['a1', 'b1', 'a2', 'b2'], shared: ['light'] },
    ]);
  });

  test('Q23: either may resign before the end, time befalls the seat to act, refusals keep their order', () => {
    const begun = scene().play('0 give lrsf');
    expect(begun.refusal('0 resign')).toBeUndefined();
    expect(begun.refusal('1 resign')).toBeUndefined();
    expect(begun.refusal('0 timeout')).toBe('not-your-turn');
    expect(begun.moves()).not.toContain('resign');
    expect(begun.refusal('0 nonsense')).toBe('not-your-turn');
    expect(begun.refusal('1 nonsense')).toBe('illegal');
    expect(begun.play('0 resign').refusal('5 nonsense')).toBe('over');
  });

  test('Q24: options outside the table of the page are refused, attributes come in any order', () => {
    expect(refusesOptions({ attributes: [] })).toBe(true);
    expect(refusesOptions({ attributes: ['top', 'top'] })).toBe(true);
    expect(refusesOptions({ attributes: ['weight'] })).toBe(true);
    expect(refusesOptions({ squares: 'yes' })).toBe(true);
    expect(refusesOptions({ claims: null })).toBe(true);
    expect(refusesOptions({ torus: true })).toBe(true);
    expect(refusesOptions([])).toBe(true);
    expect(quarto.parseOptions({ attributes: ['top', 'colour'] }, 2)).toEqual({
      ok: true,
      value: { attributes: ['colour', 'top'], squares: false, claims: 'shout' },
    });
    for (const deal of [{ pieces: [] }, []]) expect(quarto.parseDeal(deal, DEFAULTS, 2).ok).toBe(false);
    expect(quarto.parseDeal({}, DEFAULTS, 2).ok).toBe(true);
    expect(quarto.seats).toEqual({ min: 2, max: 2 });
  });
});

describe('scenes', () => {
  const row = scene().play(...ROW);

  test('scene 1: seat 0 says quarto and wins', () => {
    const { match } = row.play('0 quarto');
    expect(outcomeOf(match)).toEqual(won(0));
    expect(winOf(match)).toEqual([{ cells: ['a1', 'b1', 'c1', 'd1'], shared: ['light', 'flat'] }]);
  });

  test('scene 2: seat 1 says it first after receiving and wins with the piece in hand', () => {
    const { match } = row.play('0 give drsf', '1 quarto');
    expect(outcomeOf(match)).toEqual(won(1));
    expect(openView(match).held).toBe('drsf');
  });

  test('scene 3: seat 1 places in silence; both are too late', () => {
    const dead = row.play('0 give drsf', '1 place a2', '1 quarto', '1 give lrsh', '0 quarto');
    expect(outcomeOf(dead.match)).toBeNull();
    expect(openView(dead.match).spoken).toEqual([0, 1]);
  });

  test('scene 4: a column across the dead row wins alone', () => {
    const { match } = row.play(
      ...['0 give drsf', '1 place a2', '1 give lrsh', '0 place a3', '0 give drsh', '1 place a4', '1 quarto'],
    );
    expect(winOf(match)).toEqual([{ cells: ['a1', 'a2', 'a3', 'a4'], shared: ['round', 'short'] }]);
  });

  test('scene 5: a row of the sixteenth piece is won by its placer, else by the opponent, else by nobody', () => {
    const full = scene().play(...WON_BOARD);
    expect(outcomeOf(full.play('0 quarto').match)).toEqual(won(0));
    expect(outcomeOf(full.play('0 quiet', '1 quarto').match)).toEqual(won(1));
    expect(outcomeOf(full.play('0 quiet', '1 quiet').match)).toEqual(DRAW);
  });
});

describe('faults seen in other programs', () => {
  test('shared zeros missed: all short is a row', () => {
    const { match } = scene(AUTO).play(...lay('lrsf b1', 'dssh b2', 'lssf b3', 'drsh b4'));
    expect(winOf(match)).toEqual([{ cells: ['b1', 'b2', 'b3', 'b4'], shared: ['short'] }]);
  });

  test('an empty cell taking part: three alike beside a hole are no row', () => {
    const { match } = scene(AUTO).play(...lay('dsth b1', 'dstf c1', 'drth d1', 'lrsf a2'));
    expect(outcomeOf(match)).toBeNull();
  });

  test('anti-diagonal slips: d1 c2 b3 a4 is a row, d1 c2 b3 a3 and a1 b2 c3 d3 are none', () => {
    const [row] = winOf(scene(AUTO).play(...dark('d1 c2 b3 a4')).match) ?? [];
    expect(row?.cells).toEqual(['d1', 'c2', 'b3', 'a4']);
    expect(outcomeOf(scene(AUTO).play(...dark('d1 c2 b3 a3')).match)).toBeNull();
    expect(outcomeOf(scene(AUTO).play(...dark('a1 b2 c3 d3')).match)).toBeNull();
  });

  test('a win with the sixteenth piece reported as a draw', () => {
    expect(outcomeOf(scene(AUTO).play(...WON_BOARD).match)).toEqual(won(0));
  });

  test('no draw on a full board', () => {
    const full = scene(AUTO).play(...DRAWN_BOARD);
    expect(quarto.toAct(full.state)).toEqual([]);
    expect(outcomeOf(full.match)).toEqual(DRAW);
  });

  test('a piece given twice', () => {
    const placed = scene().play(...lay('lrsf a1'));
    expect(placed.refusal('1 give lrsf')).toBe('illegal');
    expect(placed.play('1 give drsf').state.held).toBe('drsf');
    expect(openView(placed.play('1 give drsf').match).pool).not.toContain('drsf');
  });

  test('a giver without a safe piece still gives, and loses', () => {
    const cornered = scene(AUTO).play(
      ...lay('lrsf a1', 'drsf a3', 'lssf b1', 'dssf b3', 'lrtf c1', 'drtf c3'),
    );
    expect(cornered.moves()).toHaveLength(10);
    for (const text of cornered.moves()) {
      const given = cornered.play(`0 ${text}`);
      const wins = given.moves().map((place) => outcomeOf(given.play(`1 ${place}`).match));
      expect(wins).toContainEqual(won(1));
    }
  });

  test('undo after a win leaving the phase wrong: the match before the last move is as it was', () => {
    const given = scene(AUTO).play(...THREE, '1 give lstf');
    const seen = JSON.stringify(given.match);
    expect(openView(given.play('0 place d1').match).phase).toBe('over');
    expect(JSON.stringify(given.match)).toBe(seen);
    expect(openView(given.match)).toMatchObject({ phase: 'place', held: 'lstf' });
    expect(outcomeOf(given.play('0 place d2').match)).toBeNull();
  });
});

test('holds what every game must hold, with all kinds of options', () => {
  const cases = [
    {},
    { claims: 'auto' },
    { squares: true },
    { squares: true, claims: 'auto', attributes: ['top'] },
    { attributes: ['colour', 'shape'] },
    { attributes: ATTRIBUTES.slice(1) },
  ].map((options) => ({ seats: 2, options }));
  // Sixteen pieces given and placed, a false word of each seat after most of them, two words at the end.
  checkGame(quarto, { cases, matches: 10, longest: 60 });
});

test('a diagram reads as the position it shows', () => {
  const options = { attributes: ATTRIBUTES, squares: false, claims: 'auto' } as const;
  const state = parseDiagram('..D2/.1../..F3/07.9', options);
  expect(state.board.slice(0, 4)).toEqual([null, null, 'drth', 'lssf']);
  expect(quarto.legalMoves(state, 0)).toHaveLength(8);
});
