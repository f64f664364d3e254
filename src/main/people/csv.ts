import type { StatsRow, StatsStore } from './ports.ts';

/** The first line. Programs read it too, so it stays the same in every language. */
const COLUMNS = [
  ...['match', 'game', 'started', 'ended', 'seat', 'name', 'bot', 'place', 'points', 'reason'],
  ...['undone', 'moves', 'seconds'],
];

/** `;` goes with the comma in decimals, as spreadsheets of many countries expect it. */
export type Separator = ',' | ';';

/** Tells spreadsheets that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Every finished match of these games, a line a seat (RFC 4180); piece by piece, so that a long export can be streamed. */
export function* csvOf(
  stats: Pick<StatsStore, 'rows'>,
  games: readonly string[],
  separator: Separator = ',',
): Generator<string> {
  const line = (cells: readonly (string | number)[]) =>
    `${cells.map((cell) => quoted(localized(cell, separator), separator)).join(separator)}\r\n`;
  yield BYTE_ORDER_MARK + line(COLUMNS);
  for (const game of games) {
    for (const row of stats.rows({ game, undone: 'with' })) yield line(cellsOf(row));
  }
}

const cellsOf = (row: StatsRow): (string | number)[] => [
  row.match,
  row.game,
  new Date(row.startedAt).toISOString(),
  new Date(row.endedAt).toISOString(),
  row.seat + 1,
  harmless(row.name),
  row.level ?? '',
  row.rank,
  row.points,
  row.reason,
  row.undone,
  row.moves,
  Math.round(row.time / 100) / 10,
];

const localized = (cell: string | number, separator: Separator): string =>
  typeof cell === 'number' && separator === ';' ? String(cell).replace('.', ',') : String(cell);

const quoted = (text: string, separator: Separator): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A guest's name must not be taken for a formula. */
const harmless = (name: string): string => (/^[=+\-@\t\r]/.test(name) ? `'${name}` : name);
