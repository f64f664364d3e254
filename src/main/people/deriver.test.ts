import { describe, expect, test } from 'vitest';
import { begin, play, toAct } from '../../shared/core/match.ts';
import { project } from '../../shared/core/project.ts';
import { formatMoveLine, type MatchRecord, setupOf } from '../../shared/core/record.ts';
import { pickOne, rngOf } from '../../shared/core/rng.ts';
import { games } from '../../shared/games/index.ts';
import { deriverOf } from './deriver.ts';
import type { FactName } from './ports.ts';

const { facts } = deriverOf(games);

const record = (game: string, moves: readonly string[], more: Partial<MatchRecord> = {}): MatchRecord => ({
  format: 'igroteka-record/1',
  game,
  seats: [{ name: 'Аня' }, { name: 'Борис' }],
  moves,
  ...more,
});

/** Values of a fact by seat; several steps of a seat in order. */
function values(of: MatchRecord, name: FactName): number[][] {
  const found = facts(of);
  if (!found) throw new Error('the record does not replay to its end');
  return of.seats.map((_, seat) =>
    found.filter((fact) => fact.seat === seat && fact.name === name).map(({ value }) => value),
  );
}

/** A whole match by chance, as a record. */
function byChance(game: string, seats: number, seed: string): MatchRecord {
  const rules = games[game];
  const setup = rules && setupOf(rules, {}, seats, seed, undefined);
  if (!setup?.ok) throw new Error(`no match of ${game}`);
  const dice = rngOf(seed);
  const moves: string[] = [];
  let match = begin(setup.value);
  for (let acting = toAct(match); acting.length > 0; acting = toAct(match)) {
    const seat = pickOne(dice, acting);
    const { text } = pickOne(dice, project(match, seat).moves);
    const next = play(match, seat, text);
    if (!next.ok) throw new Error(next.error);
    moves.push(formatMoveLine(seat, text));
    match = next.value;
  }
  return record(game, moves, { seed, seats: Array.from({ length: seats }, () => ({})) });
}

describe('every game', () => {
  test('moves and time are those a seat decided itself; leaving is told apart', () => {
    const left = record('quarto', ['0 give dsth', '1 place b2', '1 give lrsf', '1 resign'], {
      times: [100, 200, 300, 50],
    });
    expect(values(left, 'moves')).toEqual([[1], [2]]);
    expect(values(left, 'time')).toEqual([[100], [500]]);
    expect(values(left, 'resigned')).toEqual([[0], [1]]);
    const late = record('quarto', ['0 give dsth', '1 timeout']);
    expect(values(late, 'timed-out')).toEqual([[0], [1]]);
  });

  test('what a bot moves in a chair that was left is nobody’s', () => {
    const whole = byChance('carcassonne', 3, 'left');
    const first = whole.moves.findIndex((line) => line.startsWith('1 '));
    const left = { ...whole, moves: whole.moves.toSpliced(first, 0, '1 resign') };
    expect(values(left, 'moves')[1]).toEqual([0]);
    expect(values(left, 'figures')[1]).toEqual([]);
    expect(values(left, 'moves')[0]).toEqual(values(whole, 'moves')[0]);
  });

  test('a record of other rules, a broken one and an unfinished one have none', () => {
    const moves = ['0 give dsth', '1 resign'];
    expect(facts(record('quarto', moves))).toBeDefined();
    expect(facts(record('quarto', moves, { rulesVersion: 0 }))).toBeUndefined();
    expect(facts(record('quarto', ['0 give dsth', '0 place b2']))).toBeUndefined();
    expect(facts(record('quarto', ['0 give dsth']))).toBeUndefined();
  });
});

describe('Кварто', () => {
  // The scenes of the rule page: seat 0 completes the upper row with the fourth piece.
  const ROW = [
    ...['0 give lrsf', '1 place a1', '1 give lssf', '0 place b1'],
    ...['0 give lrtf', '1 place c1', '1 give lstf', '0 place d1'],
  ];

  test('a win by the placer’s call', () => {
    const called = record('quarto', [...ROW, '0 quarto']);
    expect(values(called, 'call-win')).toEqual([[1], [0]]);
    expect(values(called, 'missed-row')).toEqual([[0], [0]]);
  });

  test('a row that its placer missed and the opponent saw', () => {
    const seen = record('quarto', [...ROW, '0 give drsf', '1 quarto']);
    expect(values(seen, 'call-win')).toEqual([[0], [1]]);
    expect(values(seen, 'missed-row')).toEqual([[1], [0]]);
  });

  test('a row that both missed, once each, and a call that came too late', () => {
    const missed = record('quarto', [...ROW, '0 give drsf', '1 place a2', '1 quarto', '1 resign']);
    expect(values(missed, 'missed-row')).toEqual([[1], [1]]);
    expect(values(missed, 'false-call')).toEqual([[0], [1]]);
    expect(values(missed, 'call-win')).toEqual([[0], [0]]);
  });
});

test('Каркассон: figures on the map turn by turn', () => {
  const whole = byChance('carcassonne', 2, 'roads');
  const [first = [], second = []] = values(whole, 'figures');
  expect([first.length, second.length]).toEqual([18, 17]);
  for (const curve of [first, second]) {
    expect(curve).toEqual(curve.toSorted((a, b) => a - b));
    expect(curve.at(-1)).toBeGreaterThan(0);
  }
});

test('Кварталы: points turn by turn, one turn for each card played from the hand, and chains of one or more', () => {
  const whole = byChance('kvartaly', 2, 'quarters');
  const points = values(whole, 'field-points');
  for (const seat of [0, 1]) {
    const turns = whole.moves.filter((line) => line.startsWith(`${seat} play `));
    expect(points[seat]).toHaveLength(turns.length);
  }
  for (const [longest] of values(whole, 'longest-chain')) expect(longest).toBeGreaterThanOrEqual(1);
});

describe('Империя', () => {
  const deal = {
    hands: [['freight-red-yellow.1', 'fund.1'], ['nickel.1']],
    tables: [
      { bank: [], rows: { red: ['red-1.1'] }, rockets: { loose: [] } },
      { bank: ['money-5.1', 'money-1.1', 'money-1.2'], rows: {}, rockets: { loose: [] } },
    ],
  };

  test('freight counts up to the debt: no change is given, and Космофонд is no freight', () => {
    const paid = record('imperiya', ['0 play freight-red-yellow.1 red', '1 pay money-5.1', '1 resign'], {
      deal,
    });
    expect(values(paid, 'freight')).toEqual([[2], [0]]);
    const small = ['1 pay money-1.1', '1 pay money-1.2'];
    const twice = record('imperiya', ['0 play freight-red-yellow.1 red', ...small, '1 resign'], { deal });
    expect(values(twice, 'freight')).toEqual([[2], [0]]);
    const fund = record('imperiya', ['0 play fund.1', '1 pay money-5.1', '1 resign'], { deal });
    expect(values(fund, 'freight')).toEqual([[0], [0]]);
  });

  test('пятаки are those that answered', () => {
    const answered = record('imperiya', ['0 play fund.1', '1 nickel.1', '1 resign'], { deal });
    expect(values(answered, 'nickels')).toEqual([[0], [1]]);
    expect(values(answered, 'systems')).toEqual([[0], [0]]);
  });
});
