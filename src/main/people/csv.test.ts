import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import type { StatsRow } from './ports.ts';

const ROW: StatsRow = {
  ...{ match: 'm1', game: 'quarto', startedAt: 0, endedAt: 60_000, seat: 0, name: 'Аня', level: null },
  ...{ rank: 1, points: 0.5, reason: 'draw', undone: 0, moves: 8, time: 12_340 },
};

const csv = (row: Partial<StatsRow>, separator: ',' | ';' = ',') => [
  ...csvOf({ rows: () => [{ ...ROW, ...row }] }, ['quarto'], separator),
];

test('a head and a line a seat, as spreadsheets read them', () => {
  expect(csv({})).toEqual([
    '\uFEFFmatch,game,started,ended,seat,name,bot,place,points,reason,undone,moves,seconds\r\n',
    'm1,quarto,1970-01-01T00:00:00.000Z,1970-01-01T00:01:00.000Z,1,Аня,,1,0.5,draw,0,8,12.3\r\n',
  ]);
});

test('where the comma stands in decimals, cells are parted by semicolons', () => {
  expect(csv({}, ';')[1]).toContain(';Аня;;1;0,5;draw;0;8;12,3\r\n');
});

test('names with quotes, commas or formulas stay names', () => {
  expect(csv({ name: 'Аня "Ас", мл.' })[1]).toContain(',"Аня ""Ас"", мл.",');
  expect(csv({ name: '=1+1' })[1]).toContain(`,'=1+1,`);
});
