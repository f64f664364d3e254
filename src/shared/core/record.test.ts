import { describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { begin, outcomeOf, play, toAct } from './match.ts';
import { openRecord, parseMoveLine, playLines, setupOf } from './record.ts';
import { replay } from './replay.ts';

const record = (fields: object = {}) => ({
  format: 'igroteka-record/1',
  game: 'quarto',
  seats: [{ name: 'A' }, { name: 'B' }],
  moves: [],
  ...fields,
});

const errorOf = (fields: object) => {
  const line = replay(record(fields), games);
  return line.ok ? null : line.error;
};

describe('a record', () => {
  test('needs neither seed nor deal where there is no chance, and may have either, not both', () => {
    expect(errorOf({})).toBeNull();
    expect(errorOf({ seed: 'x' })).toBeNull();
    expect(errorOf({ deal: {} })).toBeNull();
    expect(errorOf({ deal: {}, seed: 'x' })).toBe('bad-record');
  });

  test('needs a seed or a deal where there is chance', () => {
    const solitaire = { game: 'foursquare', seats: [{ name: 'A' }] };
    expect(errorOf(solitaire)).toBe('bad-record');
    expect(errorOf({ ...solitaire, seed: '1' })).toBeNull();
    expect(errorOf({ ...solitaire, seed: '1', deal: { stock: ['AS'] } })).toBe('bad-record');
  });

  test.each([
    ['another format', { format: 'igroteka-record/2' }],
    ['an unknown game', { game: 'chess' }],
    ['a game named like a part of every object', { game: 'constructor' }],
    ['another version of the rules', { rulesVersion: 99 }],
    ['a version that is no number', { rulesVersion: '1' }],
    ['no seats', { seats: [] }],
    ['a seat with a field nobody knows', { seats: [{ name: 'A', rating: 3 }, { name: 'B' }] }],
    ['a bot of no level', { seats: [{ name: 'A', bot: 6 }, { name: 'B' }] }],
    ['moves that are no list', { moves: 'x' }],
    ['a move that is no text', { moves: [3] }],
    ['a seed that is no text', { seed: 7 }],
    ['an option nobody knows', { options: { colour: 'red' } }],
    ['options that are no object', { options: [] }],
    ['options that are null', { options: null }],
    ['a deal that is null', { deal: null }],
    ['a deal for a game without one', { deal: { stock: [] } }],
  ])('with %s is a bad record', (_, fields) => {
    expect(errorOf(fields)).toBe('bad-record');
  });

  test.each([[null], [[]], ['text'], [7], [undefined]])('%j is a bad record', (json) => {
    expect(replay(json, games)).toEqual({ ok: false, ply: 0, error: 'bad-record' });
  });

  test('unknown fields at the top are ignored', () => {
    expect(errorOf({ name: 'a scene', expect: {}, anything: 1 })).toBeNull();
  });

  test('opens with its setup checked and its moves not yet played', () => {
    const opened = openRecord(record({ moves: ['nonsense'] }), games);
    expect(opened.ok && opened.value.setup.seats).toBe(2);
  });
});

describe('a move line', () => {
  test('is a seat number and a text', () => {
    expect(parseMoveLine('0 give dsth')).toEqual({ seat: 0, text: 'give dsth' });
    expect(parseMoveLine('12 a  b ')).toEqual({ seat: 12, text: 'a  b ' });
  });

  test.each([
    ['give dsth', 'illegal'],
    ['', 'illegal'],
    ['00 give dsth', 'illegal'],
    ['0', 'illegal'],
    ['0 ', 'illegal'],
    ['0  give dsth', 'illegal'],
    ['0 give dsth ', 'illegal'],
    ['0 Give dsth', 'illegal'],
    ['1 give dsth', 'not-your-turn'],
    ['2 give dsth', 'not-your-turn'],
    ['-1 give dsth', 'not-your-turn'],
    ['7 resign', 'not-your-turn'],
    ['1 timeout', 'not-your-turn'],
  ])('%j at the start is %s', (line, error) => {
    expect(replay(record({ moves: [line] }), games)).toEqual({ ok: false, ply: 0, error });
  });

  test('after the end everything is over, even a line that is no move', () => {
    for (const line of ['0 give dsth', 'nonsense', '5 give dsth', '1 resign', '0 timeout']) {
      expect(replay(record({ moves: ['1 resign', line] }), games)).toEqual({
        ok: false,
        ply: 1,
        error: 'over',
      });
    }
  });

  test('ply counts the lines accepted before the one refused', () => {
    const line = replay(record({ moves: ['0 give dsth', '1 place a1', '1 give dsth'] }), games);
    expect(line).toEqual({ ok: false, ply: 2, error: 'illegal' });
  });
});

describe('leaving', () => {
  const beginning = (seats: number) => {
    const game = games.carcassonne;
    const setup = game && setupOf(game, {}, seats, 'leaving', undefined);
    if (!setup?.ok) throw new Error('no match');
    return setup.value;
  };

  test('with two seats ends the match, the other seat wins', () => {
    const { match } = playLines(beginning(2), ['1 resign']);
    expect(toAct(match)).toEqual([]);
    expect(outcomeOf(match)).toMatchObject({ ranks: [1, 2], reason: 'resign' });
  });

  test('with three the match goes on, and a seat leaves once only', () => {
    const { match } = playLines(beginning(3), ['1 resign']);
    expect(toAct(match)).toEqual([0]);
    expect(match.left).toEqual([1]);
    expect(play(match, 1, 'resign')).toEqual({ ok: false, error: 'illegal' });
    expect(play(match, 1, 'timeout')).toEqual({ ok: false, error: 'not-your-turn' });
    expect(play(match, 2, 'resign').ok).toBe(true);
  });

  test('timeout befalls a seat that is to act, once', () => {
    const first = play(begin(beginning(3)), 0, 'timeout');
    expect(first.ok && first.value.left).toEqual([0]);
    expect(first.ok && play(first.value, 0, 'timeout')).toEqual({ ok: false, error: 'illegal' });
  });
});
